import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import { type QuerySpec, subjectOf } from '@halyard/contracts/query/query-spec.ts';
import type { Row } from '../answers/frame.ts';
import type { RecordRef } from '../reader/record-ref.ts';
import { type DialogueState, listedMax } from './state.ts';

/** The record that a row shows; undefined where it shows none that can be meant. */
function refOf({ subject }: QuerySpec, { id, cells }: Row): RecordRef | undefined {
  const title = cells[subjectOf(subject).title];
  if (typeof title !== 'string') return undefined;
  const number = cells.number;
  const label = subject === 'incidents' && typeof number === 'number' ? `${incidentName(number)} ${title}` : title;
  return { subject, id, label };
}

const isOfRecords = ({ measure }: QuerySpec) => ['list', 'record', 'summary', 'similar'].includes(measure);

/** Everything of a query but its period, to be compared. */
const withoutPeriod = ({ period, ...rest }: QuerySpec) =>
  JSON.stringify([period?.field, Object.entries(rest).toSorted()]);

const areOfTwoPeriods = (one: QuerySpec, other: QuerySpec) =>
  one.period !== undefined &&
  other.period !== undefined &&
  one.period.from !== other.period.from &&
  withoutPeriod(one) === withoutPeriod(other);

/** The state after a query was answered: its rows are what "they" and "the second one" mean, one row is "it". */
export function stateAfter(
  before: DialogueState | null,
  { spec, language, rows }: { readonly spec: QuerySpec; readonly language: Language; readonly rows: readonly Row[] },
): DialogueState {
  const listed = rows.flatMap((row) => refOf(spec, row) ?? []).slice(0, listedMax);
  const [only, ...more] = listed;
  const isOne = only !== undefined && more.length === 0;
  const other = before?.spec && areOfTwoPeriods(before.spec, spec) ? { other: before.spec } : {};
  const state: DialogueState = {
    language,
    spec,
    focus: isOne ? only : isOfRecords(spec) ? null : (before?.focus ?? null),
    listed: listed.length > 0 ? listed : (before?.listed ?? []),
    proposal: null,
    missed: false,
  };
  return Object.assign(state, other);
}

/** What was understood last is kept; that this question was not is kept with it. */
export function stateAfterMiss(before: DialogueState | null, language: Language): DialogueState {
  const state: DialogueState = {
    language: before?.language ?? language,
    spec: before?.spec ?? null,
    focus: before?.focus ?? null,
    listed: before?.listed ?? [],
    proposal: before?.proposal ?? null,
    missed: true,
  };
  return Object.assign(state, before?.other && { other: before.other });
}

/** The state after something else than a query was answered: help, an overview. */
export const stateKept = (before: DialogueState | null, language: Language): DialogueState => ({
  ...stateAfterMiss(before, language),
  language,
  missed: false,
});
