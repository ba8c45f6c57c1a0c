import type { ChallengeKind } from '@halyard/identity-provider';
import type { Generated } from 'kysely';

// The identity provider's own tables. `*_sealed` and `*_hmac` are useless without the master key, which is kept
// outside the database. Ids are text, instants integer milliseconds, booleans 0 and 1, JSON text.
type Flag = 0 | 1;

type UsersTable = {
  /** The user's `sub`, and the provider's name for them. */
  id: string;
  /** Lower case. */
  email: string;
  email_verified: Flag;
  preferred_username: string;
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'RESET_REQUIRED' | 'FORCE_CHANGE_PASSWORD';
  enabled: Flag;
  salt: string;
  verifier_sealed: string;
  password_changed_at: number;
  /** When the temporary password of an invitation stops working. */
  temporary_until: number | null;
  second_factor: 'off' | 'enabled' | 'preferred';
  sms_factor: 'off' | 'enabled' | 'preferred';
  email_factor: 'off' | 'enabled' | 'preferred';
  phone_verified: Flag;
  totp_sealed: string | null;
  totp_pending_sealed: string | null;
  totp_last_step: number | null;
  created_at: number;
  updated_at: number;
};

type AttributesTable = { user_id: string; name: string; value: string };

type FailuresTable = {
  scope: string;
  /** A user, a user at an address, or an address. */
  subject: string;
  count: number;
  first_at: number;
  locked_until: number | null;
};

type CodesTable = {
  /** Not a reference: strangers' requests about unknown addresses are simulated down to this row. */
  user_id: string;
  purpose: 'SIGN_UP' | 'RESET' | 'ATTRIBUTE' | 'PHONE' | 'STEP_UP';
  code_hmac: string;
  destination: string;
  expires_at: number;
};

type SessionsTable = {
  id_hash: string;
  kind: ChallengeKind;
  /** Null for a simulated user. */
  user_id: string | null;
  client_id: string;
  state_sealed: string;
  expires_at: number;
};

type FamiliesTable = {
  origin_jti: string;
  user_id: string;
  client_id: string;
  auth_time: number;
  device_key: string | null;
  address: string;
  user_agent: string | null;
  last_used_at: number;
  last_active_at: number;
  expires_at: number;
  revoked_at: number | null;
};

type RefreshTokensTable = {
  token_hash: string;
  origin_jti: string;
  issued_at: number;
  expires_at: number;
  rotated_at: number | null;
  successor_hash: string | null;
};

type DevicesTable = {
  device_key: string;
  user_id: string;
  group_key: string;
  name: string;
  salt: string;
  verifier_sealed: string;
  remembered: Flag;
  created_at: number;
  last_used_at: number;
  address: string;
};

type PasskeysTable = {
  credential_id: string;
  user_id: string;
  /** COSE key, base64url. */
  public_key: string;
  counter: number;
  /** JSON. */
  transports: string;
  rp_id: string;
  name: string;
  attachment: string | null;
  backed_up: Flag;
  created_at: number;
  last_used_at: number | null;
};

/** Sessions of a cloud user pool seen here. */
type RemoteSessionsTable = {
  origin_jti: string;
  user_id: string;
  auth_time: number;
  started_at: number;
  last_active_at: number;
  device_key: string | null;
  address: string;
  user_agent: string | null;
  revoked_at: number | null;
};

type RecoveryCodesTable = { user_id: string; code_hmac: string };

type KeysTable = {
  kid: string;
  use: 'id' | 'access';
  private_sealed: string;
  /** JSON. */
  public_jwk: string;
  created_at: number;
  signs_until: number;
  published_until: number;
};

type OutboxTable = {
  id: Generated<number>;
  recipient: string;
  /** A text message goes to a phone number and has no subject. */
  channel: 'mail' | 'text';
  kind: string;
  /** 0 is sent first: a user waits for it. */
  priority: number;
  /** Empty if they are in `sealed`. */
  subject: string;
  text: string;
  html: string;
  code: string | null;
  /** Subject, text and code, encrypted; null in a letter that was written before, or has left. */
  sealed: string | null;
  created_at: number;
  sent_at: number | null;
  /** The result of the last attempt; it may contain the recipient. */
  error: string | null;
};

export type IdentityTables = {
  idp_users: UsersTable;
  idp_attributes: AttributesTable;
  idp_failures: FailuresTable;
  idp_codes: CodesTable;
  idp_sessions: SessionsTable;
  idp_families: FamiliesTable;
  idp_refresh_tokens: RefreshTokensTable;
  idp_devices: DevicesTable;
  idp_passkeys: PasskeysTable;
  idp_recovery_codes: RecoveryCodesTable;
  idp_keys: KeysTable;
  idp_outbox: OutboxTable;
  remote_sessions: RemoteSessionsTable;
};
