/**
 * Every way the product API rejects, with its HTTP status and the sentence it sends.
 * Sentences hold no secrets and nothing the caller typed; clients translate by code.
 */
export const apiErrors = {
  bad_request: { status: 400, message: 'This request cannot be understood.' },
  malformed_body: { status: 400, message: 'The request body is not valid JSON.' },
  invalid_input: { status: 400, message: 'The request is not valid.' },
  bad_layer: { status: 400, message: 'This is not an ATT&CK Navigator layer of format 4.' },
  bad_table: {
    status: 400,
    message: 'This file cannot be loaded as a table. It has to be CSV in UTF-8 with a heading that has the key column.',
  },
  bad_action: {
    status: 400,
    message:
      'This action cannot be used. {{value}} belongs into the URL or into texts of a JSON body, and not into the host.',
  },
  bad_sigma_rule: { status: 400, message: 'This is not a Sigma rule that can run here.' },
  bad_mapping: { status: 400, message: 'This mapping is not valid JSONata.' },
  pull_not_allowed: {
    status: 400,
    message:
      'Enter a public HTTPS URL on port 443 or 8443. For an internal address, an operator adds its host and port to HALYARD_EGRESS_ALLOW.',
  },
  weak_password: { status: 400, message: 'Password does not meet requirements' },
  wrong_password: { status: 400, message: 'This is not your current password.' },
  wrong_code: { status: 400, message: 'Invalid verification code' },
  expired_code: { status: 400, message: 'Verification code has expired' },
  webhook_not_allowed: {
    status: 400,
    message: 'Enter a public HTTPS URL on port 443 or 8443. IP addresses and credentials in the URL are not allowed.',
  },
  not_signed_in: { status: 401, message: 'Authentication required. Please log in again.' },
  account_inactive: { status: 401, message: 'Your account has been deactivated.' },
  recent_sign_in_required: { status: 403, message: 'Enter your password to continue.' },
  second_factor_required: { status: 403, message: 'Enter a code from your authenticator app.' },
  second_factor_sent: { status: 403, message: 'Enter the code we sent you.' },
  forbidden: { status: 403, message: 'You do not have permission to perform this action.' },
  api_access_off: { status: 403, message: 'API access is turned off for this account.' },
  api_key_not_allowed: { status: 403, message: 'API keys cannot access this endpoint. Sign in instead.' },
  origin_not_allowed: { status: 403, message: 'This origin is not allowed. Add it to Allowed Origins in Settings.' },
  not_found: { status: 404, message: 'Not found. Check the URL.' },
  todo_not_found: { status: 404, message: 'This task no longer exists.' },
  user_not_found: { status: 404, message: 'This user no longer exists.' },
  session_not_found: { status: 404, message: 'This session has already ended.' },
  device_not_found: { status: 404, message: 'This device no longer exists.' },
  audit_not_broken: {
    status: 409,
    message: 'The audit log is not broken, or two administrators have acknowledged it.',
  },
  audit_break_acknowledged: {
    status: 409,
    message: 'You have acknowledged this already. Another administrator has to.',
  },
  delivery_not_found: { status: 404, message: 'This delivery is no longer in the log.' },
  method_not_allowed: { status: 405, message: 'This URL does not support that method.' },
  record_not_found: { status: 404, message: 'This record no longer exists.' },
  incident_not_found: { status: 404, message: 'This incident no longer exists.' },
  playbook_not_found: { status: 404, message: 'This playbook no longer exists.' },
  queue_not_found: { status: 404, message: 'This queue no longer exists.' },
  rule_not_found: { status: 404, message: 'This rule no longer exists.' },
  alert_not_found: { status: 404, message: 'This alert no longer exists.' },
  sigma_rule_not_found: { status: 404, message: 'This Sigma rule no longer exists.' },
  source_not_found: { status: 404, message: 'This source no longer exists.' },
  technique_not_found: { status: 404, message: 'No bundle with this technique was imported.' },
  layer_not_found: { status: 404, message: 'This layer no longer exists.' },
  import_not_found: { status: 404, message: 'This import no longer exists.' },
  analysis_not_found: { status: 404, message: 'This analysis no longer exists.' },
  work_not_found: { status: 404, message: 'This background work no longer exists.' },
  crime_file_not_found: { status: 404, message: 'This file no longer exists.' },
  schema_not_found: { status: 404, message: 'This schema no longer exists.' },
  change_not_found: { status: 404, message: 'This change can no longer be undone.' },
  too_many_layers: { status: 409, message: 'Delete a layer first: 200 are kept.' },
  conflict: { status: 409, message: 'Someone else changed this. Reload and try again.' },
  settings_changed: {
    status: 409,
    message: 'Your settings were changed in another session. Load the latest settings; your changes are kept.',
  },
  email_taken: { status: 409, message: 'An account with this email already exists' },
  name_taken: { status: 409, message: 'This name is already taken.' },
  view_not_shared: { status: 409, message: 'Share the view first.' },
  username_taken: { status: 409, message: 'This username is already taken.' },
  last_admin: {
    status: 409,
    message: 'This is the only active administrator. Assign the Admin role to another user first.',
  },
  own_account: { status: 409, message: 'You cannot delete your own account here. Ask another administrator.' },
  no_role_request: { status: 409, message: 'This role request no longer exists. Reload the page.' },
  not_invited: { status: 409, message: 'This user has already accepted the invitation.' },
  no_second_factor: { status: 409, message: 'This user does not have two-factor authentication.' },
  no_new_email: { status: 409, message: 'There is no email address to verify.' },
  second_factor_not_enrolled: { status: 409, message: 'Set up an authenticator app first.' },
  second_factor_enrolled: {
    status: 409,
    message: 'Turn two-factor authentication off with a code of your authenticator.',
  },
  deletion_already_requested: { status: 409, message: 'A deletion request is already pending.' },
  not_unconfirmed: { status: 409, message: 'This account is already confirmed. Reload the page.' },
  managed_externally: {
    status: 409,
    message: 'This is managed by the cloud user pool. Use the cloud provider’s console.',
  },
  no_webhook: { status: 409, message: 'Save a webhook URL first.' },
  secret_already_shown: {
    status: 409,
    message:
      'This request was completed more than ten minutes ago and its secret is no longer available. Create a new one.',
  },
  request_in_progress: { status: 409, message: 'The same request is still being processed.' },
  list_full: { status: 409, message: 'This list is full. Delete an entry before you add another.' },
  too_many_todos: { status: 409, message: 'Your list is full. Delete completed tasks before you add another.' },
  reason_required: { status: 400, message: 'Enter a reason. A new severity or verdict requires one.' },
  same_record: { status: 400, message: 'A record cannot be connected to itself.' },
  bad_period: {
    status: 400,
    message: 'The end date must be on or after the start date, and the period can be up to 366 days.',
  },
  not_assignable: { status: 400, message: 'Only active administrators and analysts can be given work.' },
  incident_closed: { status: 409, message: 'This incident is closed. Reopen it before you change it.' },
  import_not_running: { status: 409, message: 'This import has already ended.' },
  import_not_held: { status: 409, message: 'This import is not waiting for a decision.' },
  too_many_imports: {
    status: 429,
    message: 'Too many of your imports are queued. Wait for some of them to complete.',
  },
  import_not_previewed: { status: 409, message: 'This import is not waiting for a review.' },
  nothing_selected: { status: 409, message: 'No object that can be written is selected.' },
  import_not_finished: { status: 409, message: 'Only completed imports can be undone.' },
  analysis_not_running: { status: 409, message: 'This analysis has already ended.' },
  work_cancelled: { status: 409, message: 'An administrator canceled this work.' },
  work_not_running: { status: 409, message: 'This background work has already ended.' },
  work_not_cancellable: { status: 409, message: 'This background work cannot be canceled once it runs.' },
  work_not_retryable: { status: 409, message: 'This background work cannot be retried.' },
  bad_months: { status: 400, message: 'The last month must not be before the first. The limit is 120 months.' },
  bad_box: { status: 400, message: 'The map area needs all four bounds, with west less than east.' },
  not_a_schema: {
    status: 400,
    message: 'This is not a valid JSON Schema (drafts 04 to 2020-12).',
  },
  document_not_json: { status: 400, message: 'This is not valid JSON in UTF-8.' },
  document_too_deep: { status: 400, message: 'This document is nested more than 400 levels deep.' },
  sample_not_readable: {
    status: 400,
    message: 'No rows could be read from this sample. Send CSV with a header, a JSON array of objects, or NDJSON.',
  },
  no_crime_data: { status: 409, message: 'No police data for this type and month. Import it first.' },
  record_changed: {
    status: 412,
    message: 'Someone else changed this record. Your changes are kept. Review the latest version first.',
  },
  request_timeout: { status: 408, message: 'The request did not arrive in time.' },
  body_too_large: { status: 413, message: 'The request body is too large.' },
  address_too_long: { status: 414, message: 'This URL is too long.' },
  unsupported_media_type: { status: 415, message: 'Send the request body as application/json.' },
  unsupported_encoding: {
    status: 415,
    message: 'Send the request body as it is, or encoded once with gzip, deflate, br or zstd.',
  },
  range_not_satisfiable: { status: 416, message: 'This file does not have the requested range.' },
  idempotency_key_reused: { status: 422, message: 'This Idempotency-Key was used for a different request.' },
  headers_too_large: { status: 431, message: 'The request headers are too large.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment before trying again.' },
  too_many_exports: { status: 429, message: 'Too many exports are running. Wait for one of them to complete.' },
  too_many_streams: { status: 429, message: 'Too many live connections. Close some browser tabs.' },
  server_error: { status: 500, message: 'Server error. Our team has been notified and is working on it.' },
  archive_unavailable: {
    status: 502,
    message: 'The police data archive is not reachable. Check the network, or upload a file instead.',
  },
  analytics_unavailable: { status: 503, message: 'Crime analysis is restarting. Try again in a moment.' },
  query_too_slow: {
    status: 422,
    message: 'This took longer than 30 seconds and was stopped. Select fewer months or a smaller area.',
  },
  sigma_test_too_slow: {
    status: 422,
    message: 'This test took too long and was stopped. Choose fewer days, or a simpler rule.',
  },
  schema_too_slow: {
    status: 422,
    message: 'Working with this schema took longer than 10 seconds and was stopped.',
  },
  identity_unavailable: {
    status: 503,
    message: 'The identity provider is not responding. Nothing was changed. Try again in a moment.',
  },
  unavailable: { status: 503, message: 'The service is busy or shutting down. Try again in a moment.' },
  storage_full: {
    status: 507,
    message: 'The server disk is full. Nothing was changed. Ask your administrator to free up space.',
  },
} as const;

export type ErrorCode = keyof typeof apiErrors;

/** What every rejected request of the product API is answered with. */
export type ErrorReply = { readonly message: string; readonly code: ErrorCode; readonly requestId: string };

/** A error that the caller is told about; anything else that is thrown is a bug and answers `server_error`. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;

  constructor(code: ErrorCode, message: string = apiErrors[code].message, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.status = apiErrors[code].status;
  }
}
