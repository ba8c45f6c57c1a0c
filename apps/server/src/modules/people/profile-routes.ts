import {
  confirmIdentity,
  disableSecondFactor,
  getProfile,
  makeRecoveryCodes,
  type Profile,
  requestDeletion,
  resendEmailCode,
  updateProfile,
  verifyEmail,
  withdrawDeletion,
} from '@halyard/contracts/accounts/profile.ts';
import { ApiError, type ErrorCode } from '@halyard/contracts/errors.ts';
import type { EventKind, Severity } from '@halyard/contracts/events.ts';
import type { IdentityAdmin, Reauthentication } from '@halyard/identity-provider';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { Actor, EventLog } from '../../event-log/event-log.ts';
import type { Caller } from '../../platform/callers/caller.ts';
import { translateErrors } from '../../platform/callers/identity-errors.ts';
import { mountChange, mountRead, mountWork, type Platform } from '../../platform/mount/mount.ts';
import { changeNames } from './changes/change-names.ts';
import type { WithinIdentity } from './changes/change-person.ts';
import { requireFreeEmail } from './changes/claimed-addresses.ts';
import { requestNewEmail } from './changes/request-new-email.ts';
import {
  findPerson,
  findPersonByName,
  holdPerson,
  type Person,
  type ShownSettings,
  toAccount,
  updatePerson,
} from './person-store.ts';

type Ports = {
  readonly log: EventLog;
  /** For work with its own transactions: counters of wrong passwords and codes. */
  readonly identity: IdentityAdmin;
  readonly identityWithin: WithinIdentity;
  readonly readShownSettings: (db: Kysely<Schema>, personId: string) => Promise<ShownSettings>;
  /** Days after which this person's password has to be replaced. */
  readonly readPasswordExpiry: (db: Kysely<Schema>, personId: string) => Promise<number>;
  /** Makes a confirmed password effective immediately. */
  readonly onSessionChanged: (sessionId: string) => void;
};

const dayMs = 86_400_000;
const rejectionsOfConfirming = {
  wrong_password: 'wrong_password',
  wrong_code: 'wrong_code',
  code_needed: 'second_factor_required',
  code_sent: 'second_factor_sent',
} as const satisfies Record<Exclude<Reauthentication, 'confirmed'>, ErrorCode>;
const instant = (ms: number) => new Date(ms).toISOString();
const instantOrNull = (ms: number | null) => (ms === null ? null : instant(ms));

async function requireSelf(db: Kysely<Schema>, { id }: Caller): Promise<Person> {
  const person = await findPerson(db, id);
  if (!person) throw new ApiError('not_signed_in');
  return person;
}

/** The current user, locked until the transaction ends. */
async function holdSelf(tx: Transaction, { id }: Caller): Promise<Person> {
  const person = await holdPerson(tx, id);
  if (!person) throw new ApiError('not_signed_in');
  return person;
}

export function mountProfile(platform: Platform, ports: Ports): void {
  const { clock, database } = platform;
  const { log, identity, identityWithin, readShownSettings, readPasswordExpiry, onSessionChanged } = ports;

  async function describe(db: Kysely<Schema>, account: IdentityAdmin, person: Person): Promise<Profile> {
    const user = await account.readUser(person.id);
    if (!user) throw new ApiError('not_signed_in');
    const { passwordChangedAt } = user;
    const expiryMs = (await readPasswordExpiry(db, person.id)) * dayMs;
    return {
      ...toAccount(person, await readShownSettings(db, person.id)),
      signInEmail: person.sign_in_email,
      passwordChangedAt: instantOrNull(passwordChangedAt),
      passwordExpiresAt: instantOrNull(passwordChangedAt === null ? null : passwordChangedAt + expiryMs),
      secondFactor: await account.secondFactorOf(person.id),
      deletionRequestedAt: instantOrNull(person.deletion_requested_at),
    };
  }

  const describeCommitted = async (caller: Caller) =>
    describe(database.read, identity, await requireSelf(database.read, caller));

  type Happened = { readonly kind: EventKind; readonly severity: Severity; readonly audienceId: string | null };
  async function record(tx: Transaction, actor: Actor, person: Person, happened: Happened) {
    await log.record(tx, {
      at: clock(),
      actor,
      subject: person.username,
      objectType: 'person',
      objectId: person.id,
      ...happened,
    });
  }

  async function changeEmail(tx: Transaction, person: Person, email: string): Promise<Partial<Person>> {
    await requireFreeEmail(tx, email, person.id);
    return requestNewEmail(identityWithin(tx), person, email);
  }

  async function rename(tx: Transaction, person: Person, username: string): Promise<Partial<Person>> {
    const holder = await findPersonByName(tx, username);
    if (holder && holder.id !== person.id) throw new ApiError('username_taken');
    await translateErrors(identityWithin(tx).setUsername(person.id, username));
    return { username };
  }

  /** Every other session ends. One that has just ended has no effect anymore. */
  const changePassword = (tx: Transaction, { id, sessionId }: Caller, password: string): Promise<void> =>
    translateErrors(identityWithin(tx).setPassword(id, password, sessionId), {
      NotAuthorizedException: 'not_signed_in',
    });

  mountRead(platform, getProfile, ({ caller }) => describeCommitted(caller));

  mountChange(platform, updateProfile, async ({ tx, caller, actor, body, requireRecentSignIn }) => {
    const person = await holdSelf(tx, caller);
    const { username, email, password } = body;
    const movesEmail = email !== person.email;
    if (movesEmail || password !== undefined) requireRecentSignIn();
    const changes = {
      ...(username !== person.username && (await rename(tx, person, username))),
      ...(movesEmail && (await changeEmail(tx, person, email))),
      ...(await changeNames(identityWithin(tx), person, body)),
    };
    // Before the directory and the log: every change locks the account's row first and the audit chain last.
    if (password !== undefined) await changePassword(tx, caller, password);
    const after = { ...person, ...changes };
    if (Object.keys(changes).length > 0) {
      await updatePerson(tx, person.id, changes);
      const kind = movesEmail ? 'email_change_requested' : 'profile_updated';
      await record(tx, actor, after, { kind, severity: 'low', audienceId: person.id });
    }
    return describe(tx, identityWithin(tx), after);
  });

  mountWork(platform, confirmIdentity, async ({ caller, actor, body }) => {
    const from = { address: actor.address ?? '', userAgent: null };
    const { password, code } = body;
    const outcome = await translateErrors(identity.reauthenticate(caller.id, caller.sessionId, password, from, code), {
      NotAuthorizedException: 'too_many_requests',
    });
    if (outcome !== 'confirmed') throw new ApiError(rejectionsOfConfirming[outcome]);
    onSessionChanged(caller.sessionId);
    return undefined;
  });

  mountWork(platform, verifyEmail, async ({ caller, body }) => {
    const { sign_in_email } = await requireSelf(database.read, caller);
    if (sign_in_email === null) throw new ApiError('no_new_email');
    await translateErrors(identity.confirmEmailChange(caller.id, body.code), { AliasExistsException: 'email_taken' });
    return describeCommitted(caller);
  });

  mountChange(platform, resendEmailCode, async ({ tx, caller }) => {
    const { id, email, sign_in_email } = await holdSelf(tx, caller);
    if (sign_in_email === null) throw new ApiError('no_new_email');
    await translateErrors(identityWithin(tx).requestEmailChange(id, email));
    return undefined;
  });

  mountChange(platform, makeRecoveryCodes, async ({ tx, caller, actor }) => {
    const person = await holdSelf(tx, caller);
    if (person.second_factor === 0) throw new ApiError('second_factor_not_enrolled');
    const codes = await identityWithin(tx).makeRecoveryCodes(person.id);
    await record(tx, actor, person, { kind: 'recovery_codes_made', severity: 'medium', audienceId: person.id });
    return { codes: [...codes] };
  });

  mountWork(platform, disableSecondFactor, async ({ caller, body }) => {
    const { second_factor } = await requireSelf(database.read, caller);
    if (second_factor === 0) throw new ApiError('second_factor_not_enrolled');
    const isRight = await translateErrors(identity.disableSecondFactor(caller.id, body.code), {
      NotAuthorizedException: 'too_many_requests',
    });
    if (!isRight) throw new ApiError('wrong_code');
    return describeCommitted(caller);
  });

  mountChange(platform, requestDeletion, async ({ tx, caller, actor }) => {
    const person = await holdSelf(tx, caller);
    if (person.deletion_requested_at !== null) throw new ApiError('deletion_already_requested');
    const at = clock();
    await updatePerson(tx, person.id, { deletion_requested_at: at });
    await record(tx, actor, person, { kind: 'deletion_requested', severity: 'medium', audienceId: null });
    return { requestedAt: instant(at) };
  });

  mountChange(platform, withdrawDeletion, async ({ tx, caller, actor }) => {
    const person = await holdSelf(tx, caller);
    if (person.deletion_requested_at === null) return undefined;
    await updatePerson(tx, person.id, { deletion_requested_at: null });
    await record(tx, actor, person, { kind: 'deletion_withdrawn', severity: 'low', audienceId: null });
    return undefined;
  });
}
