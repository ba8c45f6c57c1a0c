import type { Role } from '@halyard/contracts/roles.ts';

/** The person behind a request, with the role the directory holds at this moment. */
export type Caller = {
  readonly id: string;
  readonly role: Role;
  /** The sign-in this token descends from (`origin_jti`). */
  readonly sessionId: string;
  /** When the password was last given, in milliseconds. */
  readonly authenticatedAt: number;
};
