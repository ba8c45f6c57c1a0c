import type { Role } from '@halyard/contracts/accounts/roles.ts';
import type { RoleChanges, RoleEffect, RoleOutcome } from '@halyard/contracts/accounts/users.ts';
import type { ErrorCode } from '@halyard/contracts/errors.ts';
import { apiErrors } from '@halyard/contracts/errors.ts';
import { compareRoles } from '@halyard/contracts/policy.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Actor } from '../../../event-log/event-log.ts';
import { holdPeople, type Person } from '../person-store.ts';
import type { ChangePerson } from './change-person.ts';
import { administers, holdAdmins } from './guard-last-admin.ts';

type Wanted = { readonly id: string; readonly role: Role; readonly version?: number | undefined };
type BulkRoleChange = { readonly changes: readonly Wanted[]; readonly dryRun: boolean };
type Ports = { readonly tx: Transaction; readonly actor: Actor; readonly setRole: ChangePerson['setRole'] };

/** New administrators come first, so that the last one may hand over within one request. */
const inOrder = (changes: readonly Wanted[]) => [
  ...changes.filter(({ role }) => role === 'admin'),
  ...changes.filter(({ role }) => role !== 'admin'),
];

function findRejectionCode(person: Person | undefined, { role, version }: Wanted, admins: ReadonlySet<string>) {
  if (!person) return 'user_not_found';
  if (version !== undefined && version !== person.version) return 'record_changed';
  const isLastAdmin = admins.has(person.id) && admins.size === 1;
  return isLastAdmin && role !== 'admin' ? 'last_admin' : undefined;
}

function describeOutcome(
  { id, role }: Wanted,
  { person, before, code }: { person: Person | undefined; before: Role | undefined; code?: ErrorCode | undefined },
): RoleOutcome {
  const result = code ? 'rejected' : before === role ? 'unchanged' : 'changed';
  return {
    id,
    username: person?.username ?? null,
    from: before ?? null,
    to: role,
    version: person?.version ?? null,
    result,
    code: code ?? null,
    message: code ? apiErrors[code].message : null,
  };
}

/** One effect for each pair of old and new role. */
function listEffects(people: readonly RoleOutcome[]): RoleEffect[] {
  const moves = new Map<string, RoleEffect>();
  for (const { from, to, result } of people) {
    if (result !== 'changed' || from === null) continue;
    const { gained, lost } = compareRoles(from, to);
    moves.set(`${from} ${to}`, { from, to, gained: [...gained], lost: [...lost] });
  }
  return [...moves.values()];
}

/** Changes roles, or only computes the effect; in both cases with the same rules, in the requested order. */
export async function changeRoles(
  { tx, actor, setRole }: Ports,
  { changes, dryRun }: BulkRoleChange,
): Promise<RoleChanges> {
  const held = await holdPeople(
    tx,
    changes.map(({ id }) => id),
  );
  const people = new Map(held.map((person) => [person.id, person]));
  const admins = new Set(await holdAdmins(tx));
  const outcomes = new Map<Wanted, RoleOutcome>();

  for (const wanted of inOrder(changes)) {
    const person = people.get(wanted.id);
    const code = findRejectionCode(person, wanted, admins);
    const before = person?.role;
    if (!person || code || before === wanted.role) {
      outcomes.set(wanted, describeOutcome(wanted, { person, before, code }));
      continue;
    }
    const after = dryRun ? { ...person, role: wanted.role } : await setRole(tx, actor, person, wanted.role);
    people.set(after.id, after);
    if (administers(after)) admins.add(after.id);
    else admins.delete(after.id);
    outcomes.set(wanted, describeOutcome(wanted, { person: after, before }));
  }

  const inOrderAsked = changes.flatMap((wanted) => outcomes.get(wanted) ?? []);
  return { people: inOrderAsked, effects: listEffects(inOrderAsked) };
}
