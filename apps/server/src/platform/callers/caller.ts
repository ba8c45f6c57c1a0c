import type { Role } from '@halyard/contracts/accounts/roles.ts';

/** An API key that works here: whose rights it has, and how often a minute it may be used. */
export type KeyAdmission = { readonly ownerId: string; readonly perMinute: number };

/** The person behind a request, with the role the directory holds at this moment. */
export type Caller = {
  readonly id: string;
  readonly role: Role;
  /** The sign-in this token descends from (`origin_jti`); '' for an API key. */
  readonly sessionId: string;
  /** When the password was last given, in milliseconds. */
  readonly authenticatedAt: number;
  /** Set when an API key called in place of a signed-in person. */
  readonly key: KeyAdmission | null;
};
