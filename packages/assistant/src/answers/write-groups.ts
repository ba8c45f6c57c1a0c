import { fieldOf, type QueryResult, type QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import type { AnswerTable } from '@halyard/contracts/work/assistant.ts';
import { describeSpec, fieldLabel, valueLabel } from './describe.ts';
import { addressOf, cellKind, type Found, type Frame, find, rowsText, sayCaveats } from './frame.ts';
import { withSign } from './write-figures.ts';

type Group = QueryResult['groups'][number];
type Column = AnswerTable['columns'][number];

function specOfGroup(spec: QuerySpec, field: string, { key }: Group): QuerySpec {
  const { subject, where, period } = spec;
  const kept = where.filter((one) => one.field !== field);
  const own =
    key === null ? { field, op: 'unknown' as const, values: [] } : { field, op: 'is' as const, values: [key] };
  return { subject, measure: 'list', where: [...kept, own], ...(period && { period }) };
}

const named: ReadonlySet<string> = new Set(['person', 'names', 'name']);

function groupName({ describing, spec }: Frame, field: string, { key, label }: Group): string | null {
  const kind = fieldOf(spec.subject, field)?.kind ?? 'text';
  if (key === null) return kind === 'person' ? describing.sentences.nobody : null;
  if (kind === 'flag') return key === 'yes' ? describing.sentences.yes : describing.sentences.no;
  return named.has(kind) && label !== null && label !== key ? label : valueLabel(describing, field, key);
}

/** A choice is listed in the order of its contract, anything else by its count. */
function inOrder({ spec }: Frame, field: string, groups: readonly Group[]): readonly Group[] {
  const declared = fieldOf(spec.subject, field);
  if (declared?.kind !== 'choice' || spec.limit || declared.values.length > 6) return groups;
  const rank = ({ key }: Group) => (key === null ? declared.values.length : declared.values.indexOf(key));
  return groups.toSorted((one, other) => rank(one) - rank(other));
}

/** The table of groups; `more` are columns and cells behind the first figure. */
function writeTable(
  frame: Frame,
  found: Found,
  groups: readonly Group[],
  columns: readonly Column[],
  cellsOf: (group: Group) => readonly (string | number | null)[],
): void {
  const { draft, describing, spec } = frame;
  const field = spec.groupBy ?? '';
  const isSeverity = cellKind(spec.subject, field) === 'severity';
  const isMonth = fieldOf(spec.subject, field)?.kind === 'month';
  draft.table({
    caption: describeSpec(describing, spec),
    chart: isMonth ? 'time' : 'groups',
    columns: [
      { label: fieldLabel(describing, field), kind: isSeverity ? 'severity' : isMonth ? 'month' : 'text' },
      ...columns,
    ],
    rows: groups.map((group) => ({
      href: addressOf(frame, specOfGroup(spec, field, group)),
      cells: [
        isSeverity || isMonth ? group.key : (groupName(frame, field, group) ?? describing.sentences.unknown),
        ...cellsOf(group),
      ],
    })),
    total: found.reply.groupsTotal,
    cite: found.cite,
  });
  sayCaveats(frame, found.reply.caveats, found.cite);
}

const linkOf = (frame: Frame, field: string) => (group: Group) =>
  frame.draft.name(
    groupName(frame, field, group) ?? frame.describing.sentences.unknown,
    addressOf(frame, specOfGroup(frame.spec, field, group)),
  );

export async function writeBreakdown(frame: Frame): Promise<void> {
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
    const isLeast = spec.sort?.direction === 'asc';
    const one = isLeast ? sentences.least : sentences.most;
    const tied = isLeast ? sentences.tiedLeast : sentences.tiedMost;
    const say = leading.length === 1 ? one : tied;
    draft.say(say(draft.show.list(leading.map(linkOf(frame, field))), draft.figure(first.count, found.cite), rows));
  } else draft.say(sentences.by(rows, fieldLabel(describing, field)));
  const shown = isRanked ? groups : inOrder(frame, field, groups);
  const newestFirst = fieldOf(spec.subject, field)?.kind === 'month' ? shown.toReversed() : shown;
  writeTable(frame, found, newestFirst, [{ label: sentences.columns.count, kind: 'number' }], ({ count }) => [count]);
}

/** How much each group grew from one period to the other. */
export async function writeComparedGroups(frame: Frame): Promise<void> {
  const { draft, describing, spec } = frame;
  const { sentences, show } = describing;
  const field = spec.groupBy ?? '';
  const found = await find(frame, spec);
  const { groups } = found.reply;
  const isDown = spec.sort?.direction === 'asc';
  const changeOf = ({ count, other }: Group) => count - (other ?? 0);
  const [first] = groups;
  if (!first || (isDown ? changeOf(first) >= 0 : changeOf(first) <= 0))
    draft.say(isDown ? sentences.noneFell : sentences.noneGrew, found.cite);
  else {
    const say = isDown ? sentences.fellMost : sentences.grewMost;
    const count = draft.figure(first.count, found.cite);
    const other = draft.figure(first.other ?? 0, found.cite);
    draft.say(say(linkOf(frame, field)(first), count, other, withSign(show.number, changeOf(first))));
  }
  writeTable(
    frame,
    found,
    groups,
    [
      { label: sentences.columns.count, kind: 'number' },
      { label: sentences.other, kind: 'number' },
      { label: sentences.difference, kind: 'number' },
    ],
    (group) => [group.count, group.other, changeOf(group)],
  );
}

/** Which part of each group has something. */
export async function writeShareOfGroups(frame: Frame): Promise<void> {
  const { draft, describing, spec } = frame;
  const { sentences } = describing;
  const found = await find(frame, spec);
  const { total, groups } = found.reply;
  const whole: QuerySpec = { subject: spec.subject, measure: 'count', where: spec.where };
  draft.say(sentences.by(rowsText(frame, whole, total, found.cite), fieldLabel(describing, spec.groupBy ?? '')));
  writeTable(
    frame,
    found,
    groups,
    [
      { label: sentences.shareOf, kind: 'percent' },
      { label: sentences.columns.count, kind: 'number' },
      { label: sentences.whole, kind: 'number' },
    ],
    ({ count, other }) => [other ? count / other : null, count, other],
  );
}

/** The mean of each group. */
export async function writeAverageOfGroups(frame: Frame): Promise<void> {
  const { draft, describing, spec } = frame;
  const { sentences } = describing;
  const found = await find(frame, spec);
  const label = fieldLabel(describing, spec.of ?? '');
  const rows = rowsText(frame, spec, found.reply.over ?? 0, found.cite);
  draft.say(sentences.averages(label, fieldLabel(describing, spec.groupBy ?? ''), rows));
  const kind = fieldOf(spec.subject, spec.of ?? '')?.kind === 'hours' ? 'hours' : 'number';
  writeTable(
    frame,
    found,
    found.reply.groups,
    [
      { label, kind },
      { label: sentences.columns.count, kind: 'number' },
    ],
    ({ value, count }) => [value === null ? null : Math.round(value * 10) / 10, count],
  );
}
