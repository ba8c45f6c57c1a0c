import {
  changeUserRoles,
  createUser,
  decideRoleRequest,
  deleteUser,
  getUser,
  listUsers,
  resendInvitation,
  resetSecondFactor,
  setUserStatus,
  setUserStatuses,
  updateUser,
  usersListed,
} from '@halyard/contracts/accounts/users.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import type { Transaction } from '../../database/database.ts';
import type { Actor, EventLog } from '../../event-log/event-log.ts';
import { mountChange, mountRead, type Platform } from '../../platform/mount/mount.ts';
import { type ChangePerson, createChangePerson, type WithinIdentity } from './changes/change-person.ts';
import { changeRoles } from './changes/change-roles.ts';
import { findPerson, holdPeople, holdPerson, type Person, toUser } from './person-store.ts';
import { countPeople, peopleMatching, searchPeople } from './search-people.ts';
import { resetSecondFactorOf } from './sign-in/reset-second-factor.ts';

type Ports = {
  readonly log: EventLog;
  /** The user pool, in the transaction that is given. */
  readonly identityWithin: WithinIdentity;
  /** Makes a change effective on this node immediately. */
  readonly onChanged: (personId: string) => void;
};

/** Without `page` the form of the specification, a plain array. */
const wholeList = { offset: 0, limit: usersListed } as const;
const pageSize = 50;

async function requirePerson(tx: Transaction, id: string): Promise<Person> {
  const person = await holdPerson(tx, id);
  if (!person) throw new ApiError('user_not_found');
  return person;
}

export function mountUsers(platform: Platform, { log, identityWithin, onChanged }: Ports): void {
  const { clock, database } = platform;
  const change: ChangePerson = createChangePerson({ log, identityWithin, onChanged, clock });

  async function record(tx: Transaction, actor: Actor, kind: EventKind, person: Person) {
    await log.record(tx, {
      at: clock(),
      kind,
      severity: 'medium',
      actor,
      audienceId: person.id,
      subject: person.username,
      objectType: 'person',
      objectId: person.id,
    });
  }

  mountRead(platform, listUsers, async ({ query: { page, size, sort, direction, ...filter } }) => {
    const db = database.read;
    const isMatch = await peopleMatching(db, filter);
    const order = { sort, direction };
    if (page === undefined) return (await searchPeople(db, isMatch, order, wholeList)).map(toUser);
    const limit = size ?? pageSize;
    const people = await searchPeople(db, isMatch, order, { offset: (page - 1) * limit, limit });
    const total = await countPeople(db, isMatch);
    const everyone = await countPeople(db);
    return { users: people.map(toUser), total, everyone, page, size: limit };
  });

  mountRead(platform, getUser, async ({ params, caller, reach }) => {
    if (reach === 'own' && params.id !== caller.id) throw new ApiError('forbidden');
    const person = await findPerson(database.read, params.id);
    if (!person) throw new ApiError('user_not_found');
    return toUser(person);
  });

  mountChange(platform, createUser, async ({ tx, actor, body }) => {
    return toUser(await change.add(tx, actor, body));
  });

  mountChange(platform, updateUser, async ({ tx, actor, params, body: { version, ...body } }) => {
    const person = await requirePerson(tx, params.id);
    if (version !== undefined && version !== person.version) throw new ApiError('record_changed');
    return toUser(await change.replace(tx, actor, person, body));
  });

  mountChange(platform, deleteUser, async ({ tx, caller, actor, params }) => {
    const person = await requirePerson(tx, params.id);
    if (person.id === caller.id) throw new ApiError('own_account');
    await change.remove(tx, actor, person);
    return undefined;
  });

  mountChange(platform, setUserStatus, async ({ tx, actor, params, body }) => {
    const person = await requirePerson(tx, params.id);
    return toUser(await change.setStatus(tx, actor, person, body.status));
  });

  mountChange(platform, setUserStatuses, async ({ tx, actor, body }) => {
    await holdPeople(
      tx,
      body.changes.map(({ id }) => id),
    );
    const applied: { id: string; before: Person['status']; after: Person['status'] }[] = [];
    const rejected: { id: string; code: string; message: string }[] = [];
    for (const { id, status } of body.changes) {
      try {
        const person = await requirePerson(tx, id);
        const { status: after } = await change.setStatus(tx, actor, person, status);
        applied.push({ id, before: person.status, after });
      } catch (error) {
        // A error comes before anything of this person was written, so the others continue.
        if (!(error instanceof ApiError)) throw error;
        rejected.push({ id, code: error.code, message: error.message });
      }
    }
    return { applied, rejected };
  });

  mountChange(platform, changeUserRoles, ({ tx, actor, body, requireRecentSignIn }) => {
    if (!body.dryRun) requireRecentSignIn();
    return changeRoles({ tx, actor, setRole: change.setRole }, body);
  });

  mountChange(platform, resendInvitation, async ({ tx, actor, params }) => {
    const person = await requirePerson(tx, params.id);
    if (person.invited === 0) throw new ApiError('not_invited');
    await identityWithin(tx).resendInvitation(person.id);
    await record(tx, actor, 'invitation_resent', person);
    return undefined;
  });

  mountChange(platform, resetSecondFactor, async ({ tx, actor, params }) => {
    const person = await requirePerson(tx, params.id);
    await resetSecondFactorOf(identityWithin(tx), person.id);
    await record(tx, actor, 'second_factor_reset', person);
    return toUser(await change.update(tx, person, { second_factor: 0 }));
  });

  mountChange(platform, decideRoleRequest, async ({ tx, actor, params, body }) => {
    const person = await requirePerson(tx, params.id);
    const { requested_role: requested } = person;
    if (requested === null) throw new ApiError('no_role_request');
    const grants = body.decision === 'grant';
    await record(tx, actor, grants ? 'role_granted' : 'role_declined', person);
    return toUser(await change.update(tx, person, { requested_role: null, role: grants ? requested : person.role }));
  });
}
