import { getSignInState, resolveSignInIssue, type SignInState } from '@halyard/contracts/accounts/sign-in-state.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { IdentityAdmin, SignInFacts } from '@halyard/identity-provider';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import type { EventLog } from '../../../event-log/event-log.ts';
import type { Caller } from '../../../platform/callers/caller.ts';
import { mountChange, mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { createChangePerson, type WithinIdentity } from '../changes/change-person.ts';
import { findPerson, holdPerson, type Person } from '../person-store.ts';
import { createResolveSignInIssue } from './resolve-sign-in-issue.ts';
import { describeSignIn } from './sign-in-state.ts';

type Ports = {
  readonly log: EventLog;
  readonly provider: SignInState['provider'];
  readonly identity: IdentityAdmin;
  readonly identityWithin: WithinIdentity;
  /** Days after which this person's password has to be replaced. */
  readonly readPasswordExpiry: (db: Kysely<Schema>, personId: string) => Promise<number>;
  /** The error of the last letter to one of these that could not be sent. */
  readonly findDeliveryFailure: (db: Kysely<Schema>, recipients: readonly string[]) => Promise<string | undefined>;
  /** Makes a change effective on this node immediately. */
  readonly onChanged: (personId: string) => void;
};

const dayMs = 86_400_000;

async function requirePerson(db: Kysely<Schema>, id: string): Promise<Person> {
  const person = await findPerson(db, id);
  if (!person) throw new ApiError('user_not_found');
  return person;
}

/** The destination of urgent sign-in letters to this account. */
const recipientsOf = ({ account, phone, textMessage }: SignInFacts): readonly string[] =>
  phone !== null && textMessage !== 'off' ? [account.email, phone] : [account.email];

export function mountSignInStates(platform: Platform, ports: Ports): void {
  const { clock, database } = platform;
  const { log, provider, identity, identityWithin, readPasswordExpiry, findDeliveryFailure, onChanged } = ports;
  const change = createChangePerson({ log, identityWithin, onChanged, clock });
  const resolveIssue = createResolveSignInIssue({ log, clock, identityWithin, change });

  async function describe(db: Kysely<Schema>, admin: IdentityAdmin, id: string, caller: Caller): Promise<SignInState> {
    const person = await requirePerson(db, id);
    const facts = await admin.signInFacts(id);
    return describeSignIn({
      provider,
      person,
      facts,
      presentSession: caller.sessionId,
      now: clock(),
      passwordMaxAgeMs: (await readPasswordExpiry(db, id)) * dayMs,
      deliveryFailure: facts && (await findDeliveryFailure(db, recipientsOf(facts))),
    });
  }

  mountRead(platform, getSignInState, ({ params, caller }) => describe(database.read, identity, params.id, caller));

  mountChange(platform, resolveSignInIssue, async ({ tx, caller, actor, params, body: { fix } }) => {
    const person = await holdPerson(tx, params.id);
    if (!person) throw new ApiError('user_not_found');
    await resolveIssue(tx, actor, person, fix);
    onChanged(person.id);
    return describe(tx, identityWithin(tx), person.id, caller);
  });
}
