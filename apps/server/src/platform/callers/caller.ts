import type { Role } from '@halyard/contracts/accounts/roles.ts';

/** A valid API key: its owner's permissions, and its rate limit. */
export type KeyAdmission = { readonly ownerId: string; readonly perMinute: number };

/** The user of a request, with the directory's current role. */
export type Caller = {
  readonly id: string;
  readonly role: Role;
  /** The sign-in this token descends from (`origin_jti`); '' for an API key. */
  readonly sessionId: string;
  /** When the password was last given, in milliseconds. */
  readonly authenticatedAt: number;
  /** Set for a call with an API key instead of a session. */
  readonly key: KeyAdmission | null;
};
