import type { Period, QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { has } from '../reader/assemble/parts.ts';
import { periodBefore } from '../reader/periods.ts';
import type { Piece } from '../reader/pieces.ts';
import { isExecutable } from '../reader/plan.ts';
import type { Given, Question } from '../reader/question.ts';

const comparing = ['op:compare', 'op:growth', 'op:decline'] as const;
const besides = /^(?:filler:|op:(?:compare|growth|decline|or|follow|it|they|exists|earlier|most|least|more|less)$)/;

const isBeside = ({ codes, records, isPronoun, span, named }: Piece) =>
  !span && !named && (!records || isPronoun === true) && codes?.some((code) => besides.test(code)) === true;

const counted: ReadonlySet<string> = new Set(['count', 'list', 'breakdown', 'trend', 'compare']);

type Bounds = Pick<Period, 'from' | 'to'>;
const startOf = ({ from }: Bounds) => (from === null ? 0 : Date.parse(from));

/** The two periods that are compared, the later one first: those asked about last, or the last one and the one before. */
function periodsOf(period: Period, given: Given): readonly [Bounds, Bounds] | undefined {
  const own: Bounds = { from: period.from, to: period.to };
  const before = given.state?.other?.period;
  if (before) {
    const other: Bounds = { from: before.from, to: before.to };
    return startOf(other) > startOf(own) ? [other, own] : [own, other];
  }
  const earlier = periodBefore(period, given.now);
  return earlier ? [own, earlier] : undefined;
}

/**
 * What "better or worse?" asks after figures of a period: the same figures of the period before, in one query or, of an
 * average, in two. Undefined where something else is asked, or where nothing was that has a period.
 */
export function comparedWithBefore({ pieces }: Question, given: Given): readonly QuerySpec[] | undefined {
  const before = given.state?.spec;
  const isAsked = pieces.some((piece) => comparing.some((code) => has(piece, code)));
  if (!before?.period || before.period.not || !isAsked || !pieces.every(isBeside)) return undefined;
  const periods = periodsOf(before.period, given);
  if (!periods) return undefined;
  const { subject, measure, where, groupBy } = before;
  const { field } = before.period;
  if (measure === 'average' || measure === 'sum' || measure === 'share') {
    const both = periods.map(({ from, to }): QuerySpec => ({ ...before, period: { field, from, to } }));
    return both.every(isExecutable) ? both : undefined;
  }
  if (!counted.has(measure)) return undefined;
  const [{ from, to }, against] = periods;
  const compared: QuerySpec = { subject, measure: 'compare', where, period: { field, from, to }, against };
  const grouped: QuerySpec = measure === 'breakdown' && groupBy ? Object.assign(compared, { groupBy }) : compared;
  return isExecutable(grouped) ? [grouped] : undefined;
}
