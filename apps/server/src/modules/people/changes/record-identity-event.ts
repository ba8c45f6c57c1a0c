import { fromAccountRole } from '@halyard/contracts/accounts/roles.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind, Severity } from '@halyard/contracts/events.ts';
import { IdentityError, type IdentityEvent } from '@halyard/identity-provider';
import type { Transaction } from '../../../database/database.ts';
import type { EventLog } from '../../../event-log/event-log.ts';
import { deletePerson, findPerson, hasActivePeople, holdPerson, insertPerson, updatePerson } from '../person-store.ts';
import { releaseClaim } from './claimed-addresses.ts';
import { type DeclaredRoles, grantRole } from './grant-role.ts';
import { guardLastAdmin } from './guard-last-admin.ts';

type Options = {
  readonly log: EventLog;
  readonly declaredRoles: DeclaredRoles;
  /** Whether this user wants notifications of sign-ins from new devices. */
  readonly wantsLoginNotices: (tx: Transaction, personId: string) => Promise<boolean>;
};

type Registration = Extract<IdentityEvent, { kind: 'account_registered' }>;

const severityOf: Record<IdentityEvent['kind'], Severity> = {
  account_registered: 'low',
  account_confirmed: 'low',
  signed_in: 'low',
  signed_out: 'low',
  signed_out_everywhere: 'medium',
  sign_in_failed: 'medium',
  sign_in_locked: 'high',
  refresh_token_reused: 'critical',
  password_reset_requested: 'medium',
  password_changed: 'medium',
  second_factor_enabled: 'low',
  second_factor_disabled: 'medium',
  mfa_failed: 'medium',
  recovery_code_used: 'medium',
  email_changed: 'medium',
  account_disabled: 'medium',
  account_enabled: 'medium',
  attributes_changed: 'low',
  account_deleted: 'medium',
  passkey_added: 'medium',
  passkey_clone_suspected: 'high',
  passkey_removed: 'medium',
  phone_verified: 'low',
};

/** The address may belong to someone else: do not disclose more than necessary. */
const alarmsAdministrators: readonly EventKind[] = ['refresh_token_reused', 'passkey_clone_suspected'];

/** Keeps the product's directory in sync with the user pool, and writes what happened there into the event log. */
export function createIdentityRecorder({ log, declaredRoles, wantsLoginNotices }: Options) {
  async function register(tx: Transaction, event: Registration) {
    const { role, requestedRole } = grantRole(fromAccountRole(event.requestedRole), declaredRoles);
    // An address entered in a profile is not verified; it must not prevent anyone from registering.
    await releaseClaim(tx, event.email);
    await insertPerson(tx, {
      id: event.userId,
      username: event.username,
      email: event.email,
      verified: 0,
      phone: event.phone,
      first_name: event.firstName,
      last_name: event.lastName,
      company: event.company,
      role,
      requested_role: requestedRole,
      department: 'Engineering',
      status: 'pending',
      sample: 0,
      created_at: event.at,
      last_login_at: null,
      invited: 0,
      second_factor: 0,
      sign_in_email: null,
      deletion_requested_at: null,
    });
  }

  async function confirm(tx: Transaction, id: string, event: IdentityEvent) {
    const person = await holdPerson(tx, id);
    await updatePerson(tx, id, { verified: 1 });
    if (person?.status !== 'pending') return;
    // The first administrator: the first user who confirms an account in a workspace without users.
    const isFirst = declaredRoles === 'approved' && !(await hasActivePeople(tx));
    const role = isFirst ? { role: 'admin' as const, requested_role: null } : {};
    await updatePerson(tx, id, { status: 'active', ...role });
    if (!isFirst && person.requested_role) await write(tx, event, 'role_requested', null, 'medium');
  }

  async function updateDirectory(tx: Transaction, event: IdentityEvent) {
    const { kind, userId, at } = event;
    if (kind === 'account_registered') await register(tx, event);
    if (userId === null) return;
    if (kind === 'account_confirmed') await confirm(tx, userId, event);
    if (kind === 'signed_in') await updatePerson(tx, userId, { last_login_at: at });
    if (kind === 'email_changed') {
      await releaseClaim(tx, event.email);
      await updatePerson(tx, userId, { email: event.email, verified: 1, sign_in_email: null });
    }
    if (kind === 'account_disabled') await updatePerson(tx, userId, { status: 'inactive' });
    if (kind === 'account_enabled') await updatePerson(tx, userId, { status: 'active' });
    if (kind === 'attributes_changed') {
      const { username, firstName, lastName, company, phone } = event;
      await updatePerson(tx, userId, { username, first_name: firstName, last_name: lastName, company, phone });
    }
    if (kind === 'second_factor_enabled') await updatePerson(tx, userId, { second_factor: 1 });
    if (kind === 'second_factor_disabled') await updatePerson(tx, userId, { second_factor: 0 });
    // Choosing a password accepts the invitation.
    if (kind === 'password_changed') await updatePerson(tx, userId, { invited: 0 });
    if (kind === 'account_deleted') await deletePerson(tx, userId);
  }

  /** Accounts are also deleted outside the product: by their owner, and through the admin API. */
  async function requireAnotherAdmin(tx: Transaction, id: string) {
    const person = await holdPerson(tx, id);
    if (!person) return;
    await guardLastAdmin(tx, person, 'gone').catch((cause: unknown) => {
      if (!(cause instanceof ApiError)) throw cause;
      throw new IdentityError('NotAuthorizedException', 'The last administrator cannot be taken away.');
    });
  }

  /** A sign-in from a device that is not remembered has its own name where the person wants to know. */
  async function nameOf(tx: Transaction, event: IdentityEvent): Promise<EventKind> {
    if (event.kind === 'account_disabled') return 'user_deactivated';
    if (event.kind === 'account_enabled') return 'user_activated';
    if (event.kind === 'attributes_changed') return 'profile_updated';
    if (event.kind !== 'signed_in' || event.deviceKnown) return event.kind;
    return (await wantsLoginNotices(tx, event.userId)) ? 'signed_in_from_new_device' : event.kind;
  }

  async function write(
    tx: Transaction,
    event: IdentityEvent,
    kind: EventKind,
    audienceId: string | null,
    severity: Severity,
  ) {
    const { userId, address, at } = event;
    const subject = userId === null ? null : ((await findPerson(tx, userId))?.username ?? null);
    await log.record(tx, {
      at,
      kind,
      severity,
      audienceId,
      subject,
      actor: { id: userId, address, requestId: null },
      objectType: userId === null ? null : 'person',
      objectId: userId,
      ...(alarmsAdministrators.includes(kind) && { notify: { administrators: true } }),
      ...(event.kind === 'signed_in' && { after: { userAgent: event.userAgent } }),
    });
  }

  return async (tx: Transaction, event: IdentityEvent): Promise<void> => {
    const { kind, userId } = event;
    const takesAway = kind === 'account_deleted' || kind === 'account_disabled';
    if (takesAway && userId !== null) await requireAnotherAdmin(tx, userId);
    if (kind === 'account_deleted') await write(tx, event, kind, null, severityOf[kind]);
    await updateDirectory(tx, event);
    if (kind !== 'account_deleted') await write(tx, event, await nameOf(tx, event), event.userId, severityOf[kind]);
  };
}
