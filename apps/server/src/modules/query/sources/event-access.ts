import type { Role } from '@halyard/contracts/accounts/roles.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import { type Condition, me, type QuerySpec } from '@halyard/contracts/query/query-spec.ts';

/** Events readable by every reader of the workspace, as in the records' histories. */
export const readByAll: readonly string[] = [
  ...(['incident', 'threat', 'entity', 'record', 'connection', 'playbook', 'alert_rule', 'schema'] as const),
  ...(['analysis', 'crime_import', 'report'] as const),
];

/** Events of imports, announcements and workspace changes are visible to all users. */
const toldToAll: readonly string[] = ['import', 'announcement', 'workspace'];

// A kind that is added later is closed until it is named here: a wrong refusal harms less than a wrong zero.
const ofAll = /^(?:threat|entity|connection|incident|playbook|alert_rule|import|crime_import|analysis|schema)_/;
const openKinds: readonly string[] = [
  'records_exported',
  'report_exported',
  'change_undone',
  'announcement_made',
  'severity_rules_changed',
  'severity_rules_applied',
  'sample_removed',
];

const isOpen = (field: string, value: string) =>
  field === 'event'
    ? ofAll.test(value) || openKinds.includes(value)
    : readByAll.includes(value) || toldToAll.includes(value);

/** Tasks are their owner's alone. */
const isOfTasks = (value: string) => value === 'todo' || value.startsWith('task_');

type Reader = { readonly id: string; readonly role: Role };

/** The requested actors: one's own events are always readable. */
function actorsOf(where: readonly Condition[], { id }: Reader): 'own' | 'others' | 'anybody' {
  const named = where.filter(({ field, op }) => field === 'actor' && op === 'is');
  const isOwn = ({ values }: Condition) => values.every((value) => value === me || value === id);
  if (named.length === 0) return 'anybody';
  return named.some(isOwn) ? 'own' : 'others';
}

/** Whether a condition matches only events that the reader may not see. */
function asksForClosed({ field, op, values }: Condition, actors: 'others' | 'anybody', { role }: Reader): boolean {
  if (op !== 'is' || (field !== 'event' && field !== 'object')) return false;
  // Without a named user, tasks are the current user's.
  return values.every((value) => (isOfTasks(value) ? actors === 'others' : role !== 'admin' && !isOpen(field, value)));
}

function requireReadable(where: readonly Condition[], reader: Reader): void {
  const actors = actorsOf(where, reader);
  if (actors !== 'own' && where.some((one) => asksForClosed(one, actors, reader))) throw new ApiError('forbidden');
}

/**
 * Rejects a query for only events that the reader may not see: the result would be empty, and "0 sign-ins" would be
 * wrong. It is decided by the query alone, so the rejection discloses nothing either.
 */
export function requireReadableEvents({ subject, where, part = [] }: QuerySpec, reader: Reader): void {
  if (subject !== 'activity') return;
  requireReadable(where, reader);
  requireReadable([...where, ...part], reader);
}
