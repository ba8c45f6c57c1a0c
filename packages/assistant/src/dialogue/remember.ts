import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import { fieldOf, me, type QuerySpec, subjectOf } from '@halyard/contracts/query/query-spec.ts';
import type { Row } from '../answers/frame.ts';
import { numberName } from '../answers/number-name.ts';
import type { RecordRef } from '../reader/record-ref.ts';
import { type DialogueState, listedMax } from './state.ts';

/** The record that a row shows; undefined where it shows none that can be meant. */
function refOf({ subject }: QuerySpec, { id, cells }: Row): RecordRef | undefined {
  const title = cells[subjectOf(subject).title];
  if (typeof title !== 'string') return undefined;
  const number = cells.number;
  const isNumbered = subject === 'incidents' || subject === 'receivedAlerts';
  const label = isNumbered && typeof number === 'number' ? `${numberName(subject, number)} ${title}` : title;
  return { subject, id, label };
}

const isOfRecords = ({ measure }: QuerySpec) => ['list', 'record', 'summary', 'similar'].includes(measure);

/** Events belong to a record, which stays in focus. */
function focusOfEvents({ where }: QuerySpec, before: DialogueState | null): RecordRef | null {
  const number = where.find(({ field, op }) => field === 'number' && op === 'is')?.values[0];
  if (number !== undefined) return { subject: 'incidents', id: number, label: incidentName(Number(number)) };
  const focus = before?.focus ?? null;
  return where.some(({ field, values }) => field === 'record' && focus && values.includes(focus.id)) ? focus : null;
}

/** Everything of a query but its period, to be compared. */
const withoutPeriod = ({ period, ...rest }: QuerySpec) =>
  JSON.stringify([period?.field, Object.entries(rest).toSorted()]);

const areOfTwoPeriods = (one: QuerySpec, other: QuerySpec) =>
  one.period !== undefined &&
  other.period !== undefined &&
  one.period.from !== other.period.from &&
  withoutPeriod(one) === withoutPeriod(other);

const isPerson = (subject: QuerySpec['subject'], field: string) => fieldOf(subject, field)?.kind === 'person';

/** The person of a query: the one that it asks for, or the only one in its rows. */
function personOf({ subject, where }: QuerySpec, rows: readonly Row[]): string | undefined {
  const asked = where.find(({ field, op, values }) => isPerson(subject, field) && op === 'is' && values.length === 1);
  if (asked) return asked.values[0] === me ? undefined : asked.values[0];
  const told = new Set(
    rows.flatMap(({ cells }) =>
      Object.entries(cells).flatMap(([field, cell]) =>
        isPerson(subject, field) && typeof cell === 'string' ? [cell] : [],
      ),
    ),
  );
  const [only, ...more] = told;
  return more.length === 0 ? only : undefined;
}

/** The state after a query was answered: its rows are what "they" and "the second one" mean, one row is "it". */
export function stateAfter(
  before: DialogueState | null,
  { spec, language, rows }: { readonly spec: QuerySpec; readonly language: Language; readonly rows: readonly Row[] },
): DialogueState {
  const listed = rows.flatMap((row) => refOf(spec, row) ?? []).slice(0, listedMax);
  const [only, ...more] = listed;
  const isOne = only !== undefined && more.length === 0;
  const other = before?.spec && areOfTwoPeriods(before.spec, spec) ? { other: before.spec } : {};
  const told = spec.subject === 'activity' ? focusOfEvents(spec, before) : null;
  const state: DialogueState = {
    language,
    spec,
    focus: told ?? (isOne ? only : isOfRecords(spec) ? null : (before?.focus ?? null)),
    listed: listed.length > 0 ? listed : (before?.listed ?? []),
    proposal: null,
    missed: false,
  };
  const person = personOf(spec, rows);
  return Object.assign(state, other, person !== undefined && { person });
}

/** The last interpretation is kept, along with the fact that this question was not understood. */
export function stateAfterMiss(before: DialogueState | null, language: Language): DialogueState {
  const state: DialogueState = {
    language: before?.language ?? language,
    spec: before?.spec ?? null,
    focus: before?.focus ?? null,
    listed: before?.listed ?? [],
    proposal: before?.proposal ?? null,
    missed: true,
  };
  return Object.assign(
    state,
    before?.other && { other: before.other },
    before?.person !== undefined && { person: before.person },
  );
}

/** The state after something else than a query was answered: help, an overview. */
export const stateKept = (before: DialogueState | null, language: Language): DialogueState => ({
  ...stateAfterMiss(before, language),
  language,
  missed: false,
});
