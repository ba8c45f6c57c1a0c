/**
 * Every way the product API refuses, with its HTTP status and the sentence it sends.
 * Sentences hold no secrets and nothing the caller typed; clients translate by code.
 */
export const refusals = {
  malformed_body: { status: 400, message: 'The request body is not valid JSON.' },
  invalid_input: { status: 400, message: 'The request is not valid.' },
  not_signed_in: { status: 401, message: 'Authentication required. Please log in again.' },
  recent_sign_in_required: { status: 403, message: 'Please confirm your password to continue.' },
  forbidden: { status: 403, message: 'You do not have permission to perform this action.' },
  origin_not_allowed: { status: 403, message: 'This origin may not call the API.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  todo_not_found: { status: 404, message: 'This task no longer exists.' },
  method_not_allowed: { status: 405, message: 'This address does not support that method.' },
  conflict: { status: 409, message: 'Somebody else changed this in the meantime. Reload and try again.' },
  request_in_progress: { status: 409, message: 'The same request is still being processed.' },
  too_many_todos: { status: 409, message: 'Your list is full. Delete finished tasks before you add another.' },
  body_too_large: { status: 413, message: 'The request body is larger than this address accepts.' },
  unsupported_media_type: { status: 415, message: 'Send the request body as application/json.' },
  idempotency_key_reused: { status: 422, message: 'This Idempotency-Key was used for a different request.' },
  headers_too_large: { status: 431, message: 'The request headers are too large.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment before trying again.' },
  server_error: { status: 500, message: 'Server error. Our team has been notified and is working on it.' },
  unavailable: { status: 503, message: 'Halyard is busy or shutting down. Please try again in a moment.' },
  storage_full: { status: 507, message: 'The disk is full. Nothing was changed; free some space and try again.' },
} as const;

export type ErrorCode = keyof typeof refusals;

/** What every refused request of the product API is answered with. */
export type ErrorReply = { readonly message: string; readonly code: ErrorCode; readonly requestId: string };

/** A refusal that the caller is told about; anything else that is thrown is a bug and answers `server_error`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;

  constructor(code: ErrorCode, message: string = refusals[code].message, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.status = refusals[code].status;
  }
}
