import { type AccountStatus, type Role, toAccountRole } from '@halyard/contracts/accounts/roles.ts';
import type { Department } from '@halyard/contracts/accounts/users.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind, Severity } from '@halyard/contracts/events.ts';
import type { IdentityAdmin } from '@halyard/identity-provider';
import type { Clock } from '../../../clock.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Actor, EventLog } from '../../../event-log/event-log.ts';
import { translateErrors } from '../../../platform/callers/identity-errors.ts';
import { findPersonByName, insertPerson, type Person, type PersonChange, updatePerson } from '../person-store.ts';
import { changeNames, type GivenNames } from './change-names.ts';
import { requireFreeEmail } from './claimed-addresses.ts';
import { guardLastAdmin } from './guard-last-admin.ts';
import { requestNewEmail } from './request-new-email.ts';

/** The user pool's administration, in the transaction of the change that needs it. */
export type WithinIdentity = (tx: Transaction) => IdentityAdmin;

/** Administrative fields of a user. */
export type Decided = GivenNames & {
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly department: Department;
  readonly status: AccountStatus;
};

type Options = {
  readonly log: EventLog;
  readonly identityWithin: WithinIdentity;
  readonly onChanged: (personId: string) => void;
  readonly clock: Clock;
};

export type ChangePerson = ReturnType<typeof createChangePerson>;

const statusKinds: Record<AccountStatus, EventKind> = {
  active: 'user_activated',
  inactive: 'user_deactivated',
  pending: 'user_suspended',
};

/** A role that an administrator sets answers the request for one. */
const roleDecision = (person: Person, role: Role): PersonChange =>
  role === person.role ? {} : { role, requested_role: null };

/** Changes people in the directory and at the identity provider together, in one transaction. */
export function createChangePerson({ log, identityWithin, onChanged, clock }: Options) {
  async function record(tx: Transaction, actor: Actor, kind: EventKind, person: Person, before?: Person) {
    // All administrators are notified of added and removed administrators.
    const isPrivileged = person.role === 'admin' || before?.role === 'admin';
    const severity: Severity = isPrivileged ? 'high' : 'medium';
    await log.record(tx, {
      at: clock(),
      kind,
      severity,
      actor,
      audienceId: null,
      subject: person.username,
      before,
      after: person,
      objectType: 'person',
      objectId: person.id,
    });
  }

  async function update(tx: Transaction, { id }: Person, changes: PersonChange): Promise<Person> {
    const after = await updatePerson(tx, id, changes);
    if (!after) throw new ApiError('user_not_found');
    onChanged(id);
    return after;
  }

  async function requireFreeNames(tx: Transaction, { username, email }: Decided, own?: Person) {
    await requireFreeEmail(tx, email, own?.id);
    const ofName = await findPersonByName(tx, username);
    if (ofName && ofName.id !== own?.id) throw new ApiError('username_taken');
  }

  /** Inactive users, and pending ones with a complete account, cannot sign in; all others can. */
  async function admitOrBar(tx: Transaction, personId: string, status: AccountStatus) {
    const identity = identityWithin(tx);
    const account = await identity.readUser(personId);
    if (!account) return;
    const isComplete = account.status !== 'UNCONFIRMED' && account.status !== 'FORCE_CHANGE_PASSWORD';
    await identity.setEnabled(personId, status === 'active' || (status === 'pending' && !isComplete));
    if (status === 'active' && account.status === 'UNCONFIRMED') await identity.confirm(personId);
  }

  async function applyStatus(tx: Transaction, actor: Actor, person: Person, status: AccountStatus): Promise<Person> {
    if (status === person.status) return person;
    await guardLastAdmin(tx, person, { role: person.role, status });
    await admitOrBar(tx, person.id, status);
    const after = await update(tx, person, status === 'active' ? { status, verified: 1 } : { status });
    await record(tx, actor, statusKinds[status], after, person);
    return after;
  }

  async function setRole(tx: Transaction, actor: Actor, person: Person, role: Role): Promise<Person> {
    const after = await update(tx, person, roleDecision(person, role));
    await record(tx, actor, 'role_changed', after, person);
    return after;
  }

  /** Users with a password verify the new address with a code; invited ones start with it. */
  async function changeEmail(identity: IdentityAdmin, person: Person, email: string): Promise<Partial<Person>> {
    const status = (await identity.readUser(person.id))?.status;
    if (status !== 'FORCE_CHANGE_PASSWORD' && status !== 'UNCONFIRMED') return requestNewEmail(identity, person, email);
    await translateErrors(identity.setEmail(person.id, email));
    if (status === 'UNCONFIRMED') await translateErrors(identity.resendConfirmation(person.id));
    return { email, verified: 0, sign_in_email: null };
  }

  return {
    update,
    setStatus: applyStatus,
    setRole,

    /** Makes the account with a temporary password, which is mailed unless it is given. */
    async add(tx: Transaction, actor: Actor, decided: Decided, temporaryPassword?: string): Promise<Person> {
      await requireFreeNames(tx, decided);
      const { username, email, role, department, status, firstName, lastName } = decided;
      const attributes = {
        'custom:role': toAccountRole(role),
        ...(firstName && { given_name: firstName }),
        ...(lastName && { family_name: lastName }),
      };
      const handedOver = temporaryPassword === undefined ? {} : { temporaryPassword, isMailed: false };
      const invitation = Object.assign({ email, username, attributes }, handedOver);
      const account = await translateErrors(identityWithin(tx).invite(invitation), {
        // Everything else was checked before: someone else took the name in between.
        InvalidParameterException: 'username_taken',
      });
      const person: Person = {
        id: account.id,
        username,
        email,
        role,
        department,
        status,
        verified: 0,
        phone: null,
        company: null,
        first_name: firstName || null,
        last_name: lastName || null,
        requested_role: null,
        sample: 0,
        created_at: clock(),
        last_login_at: null,
        invited: 1,
        second_factor: 0,
        sign_in_email: null,
        deletion_requested_at: null,
        version: 1,
      };
      await insertPerson(tx, person);
      if (status === 'inactive') await admitOrBar(tx, person.id, status);
      await record(tx, actor, 'user_added', person);
      return person;
    },

    async replace(tx: Transaction, actor: Actor, person: Person, decided: Decided): Promise<Person> {
      const { username, email, role, department, status } = decided;
      await requireFreeNames(tx, decided, person);
      await guardLastAdmin(tx, person, { role, status });
      const identity = identityWithin(tx);
      if (username !== person.username) await translateErrors(identity.setUsername(person.id, username));
      const address = email === person.email ? {} : await changeEmail(identity, person, email);
      const decision = roleDecision(person, role);
      const names = await changeNames(identity, person, decided);
      const after = await update(tx, person, { username, department, ...address, ...names, ...decision });
      if (role !== person.role) await record(tx, actor, 'role_changed', after, person);
      else await record(tx, actor, 'user_updated', after, person);
      return applyStatus(tx, actor, after, status);
    },

    /** Removes account, sessions, tasks, settings and keys; texts by others about the user stay. */
    async remove(tx: Transaction, actor: Actor, person: Person): Promise<void> {
      await guardLastAdmin(tx, person, 'gone');
      await record(tx, actor, 'user_deleted', person);
      const removed = await identityWithin(tx).deleteUser(person.id);
      // A directory entry without an account: the directory was not notified, so it is removed here.
      if (!removed) await tx.deleteFrom('people').where('id', '=', person.id).execute();
      onChanged(person.id);
    },
  };
}
