import type { Permission, Reach } from '@halyard/contracts/policy.ts';
import type { Role } from '@halyard/contracts/roles.ts';
import type { Actor } from '../event-log/event-log.ts';

/** The person behind a request, with the role the directory holds at this moment. */
export type Caller = {
  readonly id: string;
  readonly role: Role;
  /** The sign-in this token descends from (`origin_jti`). */
  readonly sessionId: string;
  /** When the password was last given, in milliseconds. */
  readonly authenticatedAt: number;
};

/** A caller together with what the policy table grants for the endpoint that is called. */
export type Admitted = {
  readonly caller: Caller;
  readonly permission: Permission;
  readonly reach: Exclude<Reach, 'none'>;
  readonly actor: Actor;
};
