import type { TOTP } from 'otpauth';
import type { Passkey } from '../passkey-client.ts';
import type { Person, Reply, Tokens } from '../pool-client.ts';
import type { Identity } from '../srp-client.ts';

/** How far someone has come: the last answer, and what a later step needs. */
export type Visit = {
  readonly person: Person;
  readonly reply: Reply;
  /** Read from a mail or a text message. */
  readonly code?: string;
  readonly authenticator?: TOTP;
  readonly passkey?: Passkey;
  readonly device?: Identity;
};

type Run = (visit: Visit) => Promise<Visit>;

/** One step for one person. Of a measured one, the calls count; of one between, nothing does. */
export type Step = { readonly isMeasured: boolean; readonly run: Run };
export type Flow = { readonly name: string; readonly steps: readonly Step[] };

export const measured = (run: Run): Step => ({ isMeasured: true, run });
export const between = (run: Run): Step => ({ isMeasured: false, run });

export function tokensOf({ person, reply }: Visit): Tokens {
  if (!reply.AuthenticationResult)
    throw new Error(`The sign-in of ${person.email} did not end: ${JSON.stringify(reply)}`);
  return reply.AuthenticationResult;
}
