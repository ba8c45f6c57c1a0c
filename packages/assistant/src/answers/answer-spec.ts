import { fieldOf, type QuerySpec, subjectOf } from '@halyard/contracts/query/query-spec.ts';
import type { AnswerReading } from '@halyard/contracts/work/assistant.ts';
import { toChips, toFilters } from './chips.ts';
import { capital, describeCondition } from './describe.ts';
import { type Found, type Frame, find, NothingKnown, type Row, rowsText, sayCaveats } from './frame.ts';
import { screenOfSpec } from './screen-of-spec.ts';
import { writeAverage, writeComparison, writeCount, writeShare, writeSum, writeTrend } from './write-figures.ts';
import { writeAverageOfGroups, writeBreakdown, writeComparedGroups, writeShareOfGroups } from './write-groups.ts';
import { listTable, writeList, writePath, writeRecord, writeSimilar } from './write-rows.ts';

/** Flags that are highlighted in a summary, and its newest rows. */
const standOut = ['overdue', 'unresolved', 'unread', 'actionRequired', 'reopened', 'waiting'] as const;
const newestShown = 3;

/** A count with highlights, its first choice broken down, and the newest rows. */
async function writeSummary(frame: Frame): Promise<readonly Row[]> {
  const { draft, describing, spec } = frame;
  const { subject, where, period } = spec;
  const base: QuerySpec = { subject, measure: 'count', where, ...(period && { period }) };
  const all = await find(frame, base);
  draft.say(describing.sentences.summary(rowsText(frame, base, all.reply.total, all.cite)));
  const { fields } = subjectOf(subject);
  for (const flag of standOut.filter((name) => name in fields && !where.some(({ field }) => field === name))) {
    const condition = { field: flag, op: 'is' as const, values: ['yes'] };
    const one = await find(frame, { ...base, where: [...where, condition] });
    const label = capital(describeCondition(describing, subject, condition));
    draft.say(describing.sentences.ofThem(draft.figure(one.reply.total, one.cite), label));
  }
  const isChoice = (name: string) =>
    fieldOf(subject, name)?.kind === 'choice' && !where.some(({ field }) => field === name);
  const groups = ['status', 'severity', 'priority', 'type', 'event', 'state', 'category'].filter(
    (name) => name in fields && isChoice(name),
  );
  for (const groupBy of groups.slice(0, 2)) {
    const grouped: QuerySpec = { ...base, measure: 'breakdown', groupBy };
    await writeBreakdown({ draft, describing, spec: grouped });
  }
  const newest: QuerySpec = { ...base, measure: 'list', limit: newestShown };
  const found = await find(frame, newest);
  draft.table(listTable({ draft, describing, spec: newest }, found));
  return found.reply.rows;
}

/** Writes an answer; rows are those that it listed. */
type Write = (frame: Frame) => Promise<readonly Row[]>;

const withoutRows =
  (write: (frame: Frame) => Promise<void>): Write =>
  async (frame) => {
    await write(frame);
    return [];
  };

const byMeasure: Readonly<Record<QuerySpec['measure'], Write>> = {
  count: withoutRows(writeCount),
  list: writeList,
  record: writeRecord,
  breakdown: withoutRows(writeBreakdown),
  trend: withoutRows(writeTrend),
  average: withoutRows(writeAverage),
  sum: withoutRows(writeSum),
  share: withoutRows(writeShare),
  compare: withoutRows(writeComparison),
  summary: writeSummary,
  path: writePath,
  similar: writeSimilar,
};

const byGroup: Partial<Record<QuerySpec['measure'], Write>> = {
  average: withoutRows(writeAverageOfGroups),
  share: withoutRows(writeShareOfGroups),
  compare: withoutRows(writeComparedGroups),
};

function writeOf({ measure, groupBy, bucket }: QuerySpec): Write {
  if (groupBy) return byGroup[measure] ?? byMeasure[measure];
  return measure === 'average' && bucket ? byMeasure.trend : byMeasure[measure];
}

/** Says why nothing is known, instead of a zero. */
function writeUnknown({ draft, describing, spec }: Frame, { reply: { caveats }, cite }: Found): void {
  const { finer_than_month: finer } = describing.sentences.caveats;
  if (caveats.some(({ code }) => code === 'finer_than_month')) draft.refuse('beyond', finer);
  else sayCaveats({ draft, describing, spec }, caveats, cite);
}

/** Executes a specification and writes its figures, rows and sources. Returns the rows it showed. */
export async function writeSpec(frame: Frame): Promise<readonly Row[]> {
  try {
    return await writeOf(frame.spec)(frame);
  } catch (error) {
    if (!(error instanceof NothingKnown)) throw error;
    writeUnknown(frame, error.found);
    return [];
  }
}

/** The reading as chips; `words` are the words of the question behind it. */
export function readingOf({ spec, draft, describing }: Frame, words: AnswerReading['words']): AnswerReading {
  const { citations } = draft.finish().answer;
  const isCounted = ['count', 'list', 'breakdown', 'trend', 'summary'].includes(spec.measure);
  return {
    spec,
    chips: toChips(describing, spec),
    href: screenOfSpec(spec, draft.asked.person.id),
    filters: toFilters(describing, spec),
    words,
    total: isCounted ? (citations[0]?.records ?? null) : null,
    by: 'halyard',
  };
}
