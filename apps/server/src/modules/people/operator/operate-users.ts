import type { User } from '@halyard/contracts/accounts/users.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Clock } from '../../../clock.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import type { Actor, EventLog } from '../../../event-log/event-log.ts';
import { operatorId } from '../../../platform/callers/admit-operator.ts';
import { createChangePerson, type WithinIdentity } from '../changes/change-person.ts';
import { findPersonByEmail, findPersonByName, holdPerson, type Person, toUser } from '../person-store.ts';
import { peopleMatching, searchPeople } from '../search-people.ts';
import { resetSecondFactorOf } from '../sign-in/reset-second-factor.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly identityWithin: WithinIdentity;
  readonly onChanged: (personId: string) => void;
};

export type OperateUsers = ReturnType<typeof createOperateUsers>;

const actor: Actor = { id: operatorId, address: null, requestId: null };
const mostListed = 5_000;

/** An unused user name derived from the address. */
async function chooseUsername(tx: Transaction, email: string): Promise<string> {
  const begin =
    email
      .slice(0, email.indexOf('@'))
      .replaceAll(/[^\w.-]/g, '-')
      .slice(0, 40) || 'admin';
  for (let at = 1; ; at++) {
    const name = at === 1 ? begin : `${begin}-${at}`;
    if (!(await findPersonByName(tx, name))) return name;
  }
}

/** The operator's actions on accounts, without an own account; audited as the operator's. */
export function createOperateUsers({ database, clock, log, identityWithin, onChanged }: Options) {
  const change = createChangePerson({ log, identityWithin, onChanged, clock });

  async function requirePerson(tx: Transaction, email: string): Promise<Person> {
    const found = await findPersonByEmail(tx, email);
    const person = found && (await holdPerson(tx, found.id));
    if (!person) throw new ApiError('user_not_found', `There is no user ${email}.`);
    return person;
  }

  async function promote(tx: Transaction, email: string): Promise<Person> {
    const person = await requirePerson(tx, email);
    const admin = person.role === 'admin' ? person : await change.setRole(tx, actor, person, 'admin');
    return change.setStatus(tx, actor, admin, 'active');
  }

  return {
    /**
     * Makes an administrator; an existing user becomes one, and active. With `temporaryPassword` no invitation is
     * emailed, and the password must be changed at the first sign-in.
     */
    createAdmin: (email: string, temporaryPassword?: string): Promise<{ user: User; isNew: boolean }> =>
      database.write(async (tx) => {
        if (await findPersonByEmail(tx, email)) return { user: toUser(await promote(tx, email)), isNew: false };
        const username = await chooseUsername(tx, email);
        const decided = { username, email, role: 'admin', department: 'Engineering', status: 'active' } as const;
        return { user: toUser(await change.add(tx, actor, decided, temporaryPassword)), isNew: true };
      }),

    /** Turns a user's second factors off. Rejects with `no_second_factor` if there is none. */
    resetSecondFactor: (email: string): Promise<User> =>
      database.write(async (tx) => {
        const person = await requirePerson(tx, email);
        await resetSecondFactorOf(identityWithin(tx), person.id);
        await log.record(tx, {
          at: clock(),
          kind: 'second_factor_reset',
          severity: 'medium',
          actor,
          audienceId: person.id,
          subject: person.username,
          objectType: 'person',
          objectId: person.id,
        });
        return toUser(await change.update(tx, person, { second_factor: 0 }));
      }),

    /** Everyone, by name. */
    async list(): Promise<User[]> {
      const order = { sort: 'username', direction: 'asc' } as const;
      const people = await searchPeople(database.read, await peopleMatching(database.read, {}), order, {
        offset: 0,
        limit: mostListed,
      });
      return people.map(toUser);
    },
  };
}
