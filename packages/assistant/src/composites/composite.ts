import { assignmentKinds } from '@halyard/contracts/events.ts';
import { can } from '@halyard/contracts/policy.ts';
import { me, type Period, type QuerySpec, subjectOf } from '@halyard/contracts/query/query-spec.ts';
import type { Describing } from '../answers/describe.ts';
import { type Frame, find, rowsText } from '../answers/frame.ts';
import { writeBreakdown } from '../answers/write-groups.ts';
import { listTable } from '../answers/write-rows.ts';
import type { Draft } from '../draft/create-draft.ts';

/** The time of a composite, and the current user. */
export type Scope = { readonly period: Period | undefined; readonly now: number };

/** One query of a composite. `isShown`: its rows are listed, not only counted; empty ones are omitted. */
type Part = { readonly spec: QuerySpec; readonly isShown?: true };
export type Composite = (scope: Scope) => readonly Part[];

const is = (field: string, ...values: string[]) => ({ field, op: 'is' as const, values });
const inPeriod = (spec: QuerySpec, field: string, { period }: Scope): QuerySpec =>
  period ? { ...spec, period: { field, from: period.from, to: period.to } } : spec;
const count = (subject: QuerySpec['subject'], ...where: QuerySpec['where']): QuerySpec => ({
  subject,
  measure: 'count',
  where,
});
const list = (subject: QuerySpec['subject'], ...where: QuerySpec['where']): QuerySpec => ({
  subject,
  measure: 'list',
  where,
});

const open = is('unresolved', 'yes');
const [, escalation] = assignmentKinds;
const late = is('overdue', 'yes');

/** The current state. */
export const overview: Composite = () => [
  { spec: count('incidents', open) },
  { spec: { ...count('incidents', open), measure: 'breakdown', groupBy: 'severity' }, isShown: true },
  { spec: count('incidents', late) },
  { spec: count('receivedAlerts', open) },
  { spec: count('tasks', is('completed', 'no')) },
  { spec: count('tasks', is('overdue', 'yes')) },
  { spec: count('notifications', is('unread', 'yes')) },
  { spec: { ...list('incidents', open), sort: { field: 'due', direction: 'asc' }, limit: 5 }, isShown: true },
];

const dayMs = 86_400_000;

/** The key figures of the operations screen, each its own query. */
export function keyFigures({ now }: Scope): readonly QuerySpec[] {
  const since = (days: number) => ({ field: 'resolved', from: new Date(now - days * dayMs).toISOString(), to: null });
  const held = { field: 'assignee', op: 'known' as const, values: [] };
  return [
    count('incidents', is('status', 'Open')),
    { subject: 'incidents', measure: 'average', where: [], of: 'resolution', period: since(30) },
    { ...count('incidents'), period: since(1) },
    { ...count('incidents', open, held), measure: 'breakdown', groupBy: 'assignee' },
  ];
}

/** Changes in a period. */
export const changes: Composite = (scope) => [
  { spec: inPeriod(list('incidents'), 'opened', scope), isShown: true },
  { spec: inPeriod(count('incidents'), 'resolved', scope) },
  { spec: inPeriod(count('threats'), 'added', scope) },
  { spec: inPeriod(count('imports'), 'started', scope) },
  { spec: { ...inPeriod(count('activity'), 'at', scope), measure: 'breakdown', groupBy: 'event' }, isShown: true },
];

/** The most urgent items of the current user: late first, then by remaining time. */
export const next: Composite = () => [
  {
    spec: { ...list('incidents', is('assignee', me), open), sort: { field: 'due', direction: 'asc' }, limit: 5 },
    isShown: true,
  },
  { spec: list('tasks', is('overdue', 'yes')), isShown: true },
  { spec: list('tasks', is('completed', 'no'), is('priority', 'high')), isShown: true },
  {
    spec: { ...list('tasks', is('completed', 'no')), sort: { field: 'due', direction: 'asc' }, limit: 5 },
    isShown: true,
  },
  { spec: list('notifications', is('actionRequired', 'yes'), is('unread', 'yes')), isShown: true },
];

/** Information for the next shift. */
export const handover: Composite = (scope) => [
  { spec: inPeriod(list('incidents'), 'opened', scope), isShown: true },
  { spec: inPeriod(list('incidents'), 'resolved', scope), isShown: true },
  { spec: inPeriod(list('activity', is('event', escalation)), 'at', scope), isShown: true },
  { spec: { ...count('incidents', open), measure: 'breakdown', groupBy: 'severity' }, isShown: true },
  { spec: { ...list('incidents', late), sort: { field: 'due', direction: 'asc' } }, isShown: true },
  { spec: list('incidents', open, { field: 'assignee', op: 'unknown', values: [] }), isShown: true },
  {
    spec: inPeriod(list('activity', is('event', 'incident_note_added', 'incident_update_added')), 'at', scope),
    isShown: true,
  },
  { spec: list('runs', is('finished', 'no'), open), isShown: true },
  { spec: { ...count('receivedAlerts', open), measure: 'breakdown', groupBy: 'severity' }, isShown: true },
];

/** The parts of an incident report other than its summary: the events in order. */
export const incidentReport =
  (number: string): Composite =>
  () => [
    {
      spec: { ...list('activity', is('number', number)), sort: { field: 'at', direction: 'asc' }, limit: 100 },
      isShown: true,
    },
    { spec: list('runs', is('number', number)), isShown: true },
    {
      spec: {
        subject: 'incidents',
        measure: 'list',
        where: [is('number', number)],
        fields: ['opened', 'detected', 'resolved', 'due', 'resolution'],
      },
      isShown: true,
    },
  ];

type Written = { readonly records: number };

/** Says what the queries of a composite found, each with its source; what the person may not read is left out. */
export async function writeComposite(draft: Draft, describing: Describing, parts: readonly Part[]): Promise<Written> {
  let records = 0;
  for (const { spec, isShown } of parts) {
    if (!can(draft.asked.person.role, subjectOf(spec.subject).access)) continue;
    const frame: Frame = { draft, describing, spec };
    const found = await find(frame, spec);
    records += found.reply.total;
    if (spec.measure === 'breakdown') {
      if (found.reply.total > 0) await writeBreakdown(frame);
      continue;
    }
    draft.say(describing.sentences.counted(rowsText(frame, spec, found.reply.total, found.cite)));
    if (isShown) draft.table(listTable(frame, found));
  }
  return { records };
}
