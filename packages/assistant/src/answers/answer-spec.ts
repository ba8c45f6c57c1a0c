import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import {
  fieldOf,
  type QueryCell,
  type QueryResult,
  type QuerySpec,
  runQuery,
  type SubjectName,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';
import type { AnswerTable, CellKind } from '@halyard/contracts/work/assistant.ts';
import type { Draft } from '../draft/create-draft.ts';
import { subjectLabel } from '../vocabulary/vocabulary.ts';
import {
  capital,
  type Describing,
  describeCondition,
  describeFilters,
  describeSpec,
  fieldLabel,
  toChips,
  valueLabel,
} from './describe-spec.ts';
import { isWithinReach, recordAddress, screenOfSpec } from './screen-of-spec.ts';

/** An answer while it is made: what is asked, and how its words are written. */
type Frame = { readonly spec: QuerySpec; readonly draft: Draft; readonly describing: Describing };

type Found = { readonly reply: QueryResult; readonly cite: number; readonly href: string | null };

async function find({ draft, describing }: Frame, spec: QuerySpec): Promise<Found> {
  const { person, manner, now } = draft.asked;
  const timeZone = manner.timeZone;
  const countable: QuerySpec = { subject: spec.subject, measure: 'count', where: spec.where };
  const href =
    isWithinReach(spec, now) || (await reachesAll(draft, countable, spec)) ? screenOfSpec(spec, person.id) : null;
  return draft.ask(
    runQuery,
    { query: { spec: JSON.stringify(spec), timeZone } },
    { label: describeSpec(describing, spec), href, records: ({ total }) => total },
  );
}

/** Whether the records that a screen reaches back to are all there are. */
async function reachesAll({ asked }: Draft, countable: QuerySpec, { period }: QuerySpec): Promise<boolean> {
  const { reach } = subjectOf(countable.subject).screen;
  if (!reach || period) return false;
  const since = new Date(asked.now - reach.days * 86_400_000).toISOString();
  const { timeZone } = asked.manner;
  const count = async (spec: QuerySpec) =>
    (await asked.read(runQuery, { query: { spec: JSON.stringify(spec), timeZone } })).total;
  const recent = await count({ ...countable, period: { field: reach.field, from: since, to: null } });
  return recent === (await count(countable));
}

function rowsText({ draft, describing }: Frame, spec: QuerySpec, count: number, cite: number): string {
  const { vocabulary, sentences } = describing;
  const filters = describeFilters(describing, spec).join(', ');
  return sentences.rows(draft.figure(count, cite), subjectLabel(vocabulary, spec.subject, count), filters);
}

function cellKind(subject: SubjectName, field: string): CellKind {
  const declared = fieldOf(subject, field);
  if (field === 'severity' && declared?.kind === 'choice' && declared.values.includes('Critical')) return 'severity';
  if (declared?.kind === 'instant') return 'instant';
  if (declared?.kind === 'day') return 'day';
  if (declared?.kind === 'number') return field === 'number' ? 'code' : 'number';
  return declared?.kind === 'hours' ? 'hours' : 'text';
}

function showCell(
  describing: Describing,
  subject: SubjectName,
  field: string,
  cell: QueryCell,
): string | number | null {
  if (cell === null) return null;
  if (typeof cell === 'boolean') return cell ? describing.sentences.yes : describing.sentences.no;
  if (typeof cell === 'number') return field === 'number' ? incidentName(cell) : cell;
  const kind = fieldOf(subject, field)?.kind;
  if (kind === 'choice' && cellKind(subject, field) !== 'severity') return valueLabel(describing, field, cell);
  return field === 'country' ? valueLabel(describing, field, cell) : cell;
}

type Row = QueryResult['rows'][number];

/** The record that a row is; connections open the one at their beginning. */
function rowAddress({ subject }: QuerySpec, { id }: Row): string | null {
  return subject === 'connections' ? null : recordAddress(subject, id);
}

function listTable(
  { spec, describing }: Frame,
  { reply, cite }: Found,
): Omit<AnswerTable, 'total'> & { total: number } {
  const { title, columns } = subjectOf(spec.subject);
  const sorted = spec.sort ? [spec.sort.field] : [];
  const shown = [...new Set([title, ...sorted, ...(spec.fields ?? []), ...columns])].filter((field) =>
    reply.rows.some(({ cells }) => field in cells),
  );
  return {
    caption: describeSpec(describing, spec),
    columns: shown
      .slice(0, 6)
      .map((field) => ({ label: capital(fieldLabel(describing, field)), kind: cellKind(spec.subject, field) })),
    rows: reply.rows.map((row) => ({
      href: rowAddress(spec, row),
      cells: shown.slice(0, 6).map((field) => showCell(describing, spec.subject, field, row.cells[field] ?? null)),
    })),
    total: Math.min(reply.total, spec.limit ?? reply.total),
    cite,
  };
}

async function answerCount(frame: Frame): Promise<void> {
  const { draft, describing, spec } = frame;
  const found = await find(frame, spec);
  draft.say(describing.sentences.counted(rowsText(frame, spec, found.reply.total, found.cite)));
}

async function answerList(frame: Frame): Promise<void> {
  const { draft, describing, spec } = frame;
  const found = await find(frame, spec);
  const [only] = found.reply.rows;
  const isOne = only !== undefined && (spec.limit === 1 || (found.reply.total === 1 && spec.fields !== undefined));
  const { total, rows } = found.reply;
  const all = rowsText(frame, spec, total, found.cite);
  if (isOne) sayRecord(frame, only, found.cite);
  else if (spec.sort && spec.limit !== undefined && spec.limit < total)
    draft.say(
      describing.sentences.first(draft.figure(rows.length, found.cite), all, fieldLabel(describing, spec.sort.field)),
    );
  else draft.say(describing.sentences.counted(all));
  draft.table(listTable(frame, found));
}

/** The name of a record, as a link to it: an incident's number stands before its title. */
function recordName({ draft, spec, describing }: Frame, row: Row): string {
  const { title } = subjectOf(spec.subject);
  const text = String(
    showCell(describing, spec.subject, title, row.cells[title] ?? null) ?? describing.sentences.unknown,
  );
  const number = row.cells.number;
  return draft.name(typeof number === 'number' ? `${incidentName(number)} ${text}` : text, rowAddress(spec, row));
}

function writeFact(frame: Frame, row: Row, field: string): string {
  const { draft, describing, spec } = frame;
  const cell = row.cells[field] ?? null;
  const kind = cellKind(spec.subject, field);
  const shown = showCell(describing, spec.subject, field, cell);
  if (shown === null)
    return fieldOf(spec.subject, field)?.kind === 'person' ? describing.sentences.nobody : describing.sentences.unknown;
  if (kind === 'severity') return valueLabel(describing, field, String(shown));
  if (kind === 'instant') return draft.show.instant(String(shown));
  if (kind === 'day') return draft.show.day(Date.parse(`${shown}T12:00:00Z`));
  if (kind === 'hours' && typeof shown === 'number') return describing.sentences.hours(draft.show.number(shown));
  return typeof shown === 'number' ? draft.show.number(shown) : shown;
}

function sayRecord(frame: Frame, row: Row, cite: number): void {
  const { draft, describing, spec } = frame;
  const asked = spec.fields ?? subjectOf(spec.subject).columns.filter((field) => field !== 'number');
  const facts = asked.map((field) =>
    describing.sentences.fact(capital(fieldLabel(describing, field)), writeFact(frame, row, field)),
  );
  draft.say(`${recordName(frame, row)}: ${facts.join(' ')}`, cite);
}

async function answerRecord(frame: Frame): Promise<void> {
  const { draft, describing, spec } = frame;
  const found = await find(frame, spec);
  const [row] = found.reply.rows;
  if (row) return sayRecord(frame, row, found.cite);
  const name =
    spec.where[0]?.field === 'number' ? incidentName(Number(spec.where[0].values[0])) : describeSpec(describing, spec);
  draft.refuse('not_found', describing.sentences.noRecord(name));
}

type Group = QueryResult['groups'][number];

function specOfGroup(spec: QuerySpec, field: string, { key }: Group): QuerySpec {
  const { subject, where, period } = spec;
  const kept = where.filter((one) => one.field !== field);
  const own =
    key === null ? { field, op: 'unknown' as const, values: [] } : { field, op: 'is' as const, values: [key] };
  return { subject, measure: 'list', where: [...kept, own], ...(period && { period }) };
}

function groupName({ describing, spec }: Frame, field: string, { key, label }: Group): string | null {
  if (key === null) return fieldOf(spec.subject, field)?.kind === 'person' ? describing.sentences.nobody : null;
  if (fieldOf(spec.subject, field)?.kind === 'flag')
    return key === 'yes' ? describing.sentences.yes : describing.sentences.no;
  return fieldOf(spec.subject, field)?.kind === 'person' ? (label ?? key) : valueLabel(describing, field, key);
}

/** A choice is listed in the order of its contract, anything else by its count. */
function inOrder({ spec }: Frame, field: string, groups: readonly Group[]): readonly Group[] {
  const declared = fieldOf(spec.subject, field);
  if (declared?.kind !== 'choice' || spec.limit) return groups;
  const rank = ({ key }: Group) => (key === null ? declared.values.length : declared.values.indexOf(key));
  return groups.toSorted((one, other) => rank(one) - rank(other));
}

async function answerBreakdown(frame: Frame): Promise<void> {
  const { draft, describing, spec } = frame;
  const { sentences } = describing;
  const field = spec.groupBy ?? '';
  const found = await find(frame, spec);
  const { groups, groupsTotal, total } = found.reply;
  const rows = rowsText(frame, spec, total, found.cite);
  const known = groups.filter(({ key }) => key !== null);
  const [first] = known;
  // "Who has the most" asks for the first of the groups, or for all that tie.
  const isRanked = spec.limit !== undefined;
  const leading = known.filter(({ count }) => count === first?.count);
  const isAllOfThem = leading.length < known.length || groups.length === groupsTotal;
  if (isRanked && first && isAllOfThem) {
    const names = leading.map((group) =>
      draft.name(
        groupName(frame, field, group) ?? sentences.unknown,
        screenOfSpec(specOfGroup(spec, field, group), draft.asked.person.id),
      ),
    );
    const isLeast = spec.sort?.direction === 'asc';
    const one = isLeast ? sentences.least : sentences.most;
    const tied = isLeast ? sentences.tiedLeast : sentences.tiedMost;
    const say = leading.length === 1 ? one : tied;
    draft.say(say(draft.show.list(names), draft.figure(first.count, found.cite), rows));
  } else draft.say(sentences.by(rows, fieldLabel(describing, field)));
  draft.table({
    caption: describeSpec(describing, spec),
    columns: [
      {
        label: fieldLabel(describing, field),
        kind: cellKind(spec.subject, field) === 'severity' ? 'severity' : 'text',
      },
      { label: sentences.columns.count, kind: 'number' },
    ],
    rows: (isRanked ? groups : inOrder(frame, field, groups)).map((group) => ({
      href: screenOfSpec(specOfGroup(spec, field, group), draft.asked.person.id),
      cells: [
        cellKind(spec.subject, field) === 'severity'
          ? group.key
          : (groupName(frame, field, group) ?? sentences.unknown),
        group.count,
      ],
    })),
    total: groupsTotal,
    cite: found.cite,
  });
}

async function answerTrend(frame: Frame): Promise<void> {
  const { draft, describing, spec } = frame;
  const found = await find(frame, spec);
  draft.say(describing.sentences.trend(rowsText(frame, spec, found.reply.total, found.cite)));
  const { subject, where, period } = spec;
  const writeStart = (from: string) => (spec.bucket === 'hour' ? draft.show.instant(from) : draft.show.day(from));
  // Days that have not come have no records yet; days on which something is due may.
  const points = found.reply.points.filter(({ from, count }) => Date.parse(from) <= draft.asked.now || count > 0);
  const most = Math.max(0, ...points.map(({ count }) => count));
  const peaks = points.filter(({ count }) => count === most).map(({ from }) => writeStart(from));
  if (most > 0) draft.say(describing.sentences.peak(draft.show.list(peaks), draft.figure(most, found.cite)));
  draft.table({
    caption: describeSpec(describing, spec),
    columns: [
      { label: describing.sentences.columns.from, kind: spec.bucket === 'hour' ? 'instant' : 'day' },
      { label: describing.sentences.columns.count, kind: 'number' },
    ],
    rows: points
      .map(({ from, to, count }) => ({
        href: period
          ? screenOfSpec(
              { subject, measure: 'list', where, period: { field: period.field, from, to } },
              draft.asked.person.id,
            )
          : null,
        cells: [spec.bucket === 'hour' ? from : draft.show.dayOf(from), count],
      }))
      .reverse(),
    cite: found.cite,
  });
}

async function answerAverage(frame: Frame): Promise<void> {
  const { draft, describing, spec } = frame;
  const { sentences } = describing;
  const found = await find(frame, spec);
  const { value, over } = found.reply;
  const field = spec.of ?? '';
  const label = fieldLabel(describing, field);
  if (value === null)
    return draft.say(sentences.noAverage(label, rowsText(frame, spec, found.reply.total, found.cite)));
  const rounded = Math.round(value * 10) / 10;
  const mean = draft.figure(rounded, found.cite);
  const isHours = fieldOf(spec.subject, field)?.kind === 'hours';
  draft.say(
    sentences.average(label, isHours ? sentences.hours(mean) : mean, rowsText(frame, spec, over ?? 0, found.cite)),
  );
}

async function answerShare(frame: Frame): Promise<void> {
  const { draft, describing, spec } = frame;
  const { sentences } = describing;
  const { subject, where, period, part = [] } = spec;
  const whole: QuerySpec = { subject, measure: 'count', where, ...(period && { period }) };
  const all = await find(frame, whole);
  const some = await find(frame, { ...whole, where: [...where, ...part] });
  const rows = rowsText(frame, whole, all.reply.total, all.cite);
  if (all.reply.total === 0) return draft.say(sentences.noShare(rows));
  const shown = draft.show.share(some.reply.total / all.reply.total);
  const named = part.map((one) => describeCondition(describing, subject, one)).join(', ');
  draft.say(
    sentences.share(draft.figure(0, some.cite, shown), draft.figure(some.reply.total, some.cite), named, rows),
    all.cite,
  );
}

async function answerComparison(frame: Frame): Promise<void> {
  const { draft, describing, spec } = frame;
  const { subject, where, period, against } = spec;
  if (!period || !against) return;
  const first: QuerySpec = { subject, measure: 'count', where, period };
  const second: QuerySpec = {
    subject,
    measure: 'count',
    where,
    period: { field: period.field, from: against.from, to: against.to },
  };
  const [one, other] = [await find(frame, first), await find(frame, second)];
  const difference = one.reply.total - other.reply.total;
  draft.say(
    describing.sentences.compared(
      rowsText(frame, first, one.reply.total, one.cite),
      rowsText(frame, second, other.reply.total, other.cite),
      `${difference > 0 ? '+' : ''}${draft.show.number(difference)}`,
    ),
  );
}

const byMeasure: Readonly<Record<QuerySpec['measure'], (frame: Frame) => Promise<void>>> = {
  count: answerCount,
  list: answerList,
  record: answerRecord,
  breakdown: answerBreakdown,
  trend: answerTrend,
  average: answerAverage,
  share: answerShare,
  compare: answerComparison,
};

/** Executes a specification and writes the answer: its figures, rows and sources, and what was read as chips. */
export async function answerSpec(frame: Frame): Promise<void> {
  const { spec, draft, describing } = frame;
  await byMeasure[spec.measure](frame);
  draft.showReading({ spec, chips: toChips(describing, spec), href: screenOfSpec(spec, draft.asked.person.id) });
}
