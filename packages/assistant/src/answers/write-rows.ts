import { getIncident, incidentName } from '@halyard/contracts/operations/incidents.ts';
import { fieldOf, type QuerySpec, type SubjectName, subjectOf } from '@halyard/contracts/query/query-spec.ts';
import type { AnswerTable } from '@halyard/contracts/work/assistant.ts';
import { summarise } from '../summaries/summarise.ts';
import { capital, describeSpec, fieldLabel, valueLabel } from './describe.ts';
import {
  cellKind,
  type Found,
  type Frame,
  find,
  type Row,
  rowAddress,
  rowsText,
  sayCaveats,
  showCell,
} from './frame.ts';
import { numberName } from './number-name.ts';

const columnsShown = 6;

export function listTable({ spec, describing }: Frame, { reply, cite }: Found): AnswerTable {
  const { title, columns } = subjectOf(spec.subject);
  const sorted = spec.sort ? [spec.sort.field] : [];
  const isKnown = (field: string) =>
    reply.rows.some(({ cells }) => cells[field] !== null && cells[field] !== undefined);
  const asked = [title, ...sorted, ...(spec.fields ?? [])];
  const shown = [...new Set([...asked, ...columns])]
    .filter((field) => reply.rows.some(({ cells }) => field in cells) && (asked.includes(field) || isKnown(field)))
    .slice(0, columnsShown);
  return {
    caption: describeSpec(describing, spec),
    columns: shown.map((field) => ({
      label: capital(fieldLabel(describing, field)),
      kind: cellKind(spec.subject, field),
    })),
    rows: reply.rows.map((row) => ({
      href: rowAddress(spec, row),
      cells: shown.map((field) => showCell(describing, spec.subject, field, row.cells[field] ?? null)),
    })),
    total: Math.min(reply.total, spec.limit ?? reply.total),
    cite,
  };
}

export async function writeList(frame: Frame): Promise<readonly Row[]> {
  const { draft, describing, spec } = frame;
  const found = await find(frame, spec);
  const { total, rows } = found.reply;
  const [only] = rows;
  const isOne = only !== undefined && (spec.limit === 1 || (total === 1 && spec.fields !== undefined));
  const all = rowsText(frame, spec, total, found.cite);
  if (isOne) sayRecord(frame, only, found.cite);
  else if (spec.sort && spec.limit !== undefined && spec.limit < total)
    draft.say(
      describing.sentences.first(draft.figure(rows.length, found.cite), all, fieldLabel(describing, spec.sort.field)),
    );
  else draft.say(describing.sentences.counted(all));
  draft.table(listTable(frame, found));
  sayCaveats(frame, found.reply.caveats, found.cite);
  return rows;
}

/** The name of a record, as a link to it: an incident's number is before its title. */
function recordName({ draft, spec, describing }: Frame, row: Row): string {
  const { title } = subjectOf(spec.subject);
  const cell = showCell(describing, spec.subject, title, row.cells[title] ?? null);
  const text = String(cell ?? describing.sentences.unknown);
  const number = row.cells.number;
  return draft.name(
    typeof number === 'number' ? `${numberName(spec.subject, number)} ${text}` : text,
    rowAddress(spec, row),
  );
}

function writeFact(frame: Frame, row: Row, field: string, cite: number): string {
  const { draft, describing, spec } = frame;
  const cell = row.cells[field] ?? null;
  const kind = cellKind(spec.subject, field);
  const shown = showCell(describing, spec.subject, field, cell);
  if (shown === null)
    return fieldOf(spec.subject, field)?.kind === 'person' ? describing.sentences.nobody : describing.sentences.unknown;
  if (kind === 'severity') return valueLabel(describing, field, String(shown));
  if (kind === 'instant') return draft.show.instant(String(shown));
  if (kind === 'month') return draft.show.month(String(shown));
  if (kind === 'day') return draft.show.day(Date.parse(`${shown}T12:00:00Z`));
  if (kind === 'hours' && typeof shown === 'number') return draft.show.length(shown * 3_600_000);
  return typeof shown === 'number' ? draft.figure(shown, cite) : shown;
}

/** Of an incident one of both holds at most, and neither once it is resolved. */
const ofOpenOnes: ReadonlySet<string> = new Set(['remaining', 'lateness']);

function sayRecord(frame: Frame, row: Row, cite: number): void {
  const { draft, describing, spec } = frame;
  const { columns, fields } = subjectOf(spec.subject);
  const own = ['description' in fields ? 'description' : '', ...columns.filter((field) => field !== 'number')];
  const asked = spec.fields ?? own;
  const isIdle = (field: string) => ofOpenOnes.has(field) && asked.length > 1 && row.cells[field] === null;
  const facts = asked
    .filter(
      (field) =>
        field in row.cells &&
        !isIdle(field) &&
        (spec.fields !== undefined || field !== 'description' || row.cells[field] !== null),
    )
    .map((field) =>
      describing.sentences.fact(
        capital(fieldLabel(describing, field)),
        String(writeFact(frame, row, field, cite)).replace(/[.。]$/u, ''),
      ),
    );
  draft.say(`${recordName(frame, row)}: ${facts.join(' ')}`, cite);
}

/** Additional parts of a record summary: records of other subjects that belong to it. */
const related: Partial<
  Record<SubjectName, readonly { readonly subject: SubjectName; readonly field: string; readonly by: 'id' | 'title' }[]>
> = {
  entities: [
    { subject: 'connections', field: 'end', by: 'id' },
    { subject: 'incidents', field: 'record', by: 'id' },
  ],
  threats: [{ subject: 'incidents', field: 'record', by: 'id' }],
  playbooks: [{ subject: 'steps', field: 'playbook', by: 'title' }],
  schemas: [{ subject: 'schemaFields', field: 'schema', by: 'title' }],
};

async function writeRelated(frame: Frame, row: Row): Promise<void> {
  const { spec, draft, describing } = frame;
  const { title } = subjectOf(spec.subject);
  for (const { subject, field, by } of related[spec.subject] ?? []) {
    const value = by === 'id' ? row.id : String(row.cells[title] ?? '');
    const other: QuerySpec = { subject, measure: 'list', where: [{ field, op: 'is', values: [value] }] };
    const names = new Map([...describing.names, [`${field} ${value}`, String(row.cells[title] ?? '')]]);
    const own: Frame = { draft, spec: other, describing: Object.assign({}, describing, { names }) };
    const found = await find(own, other);
    if (found.reply.total === 0) continue;
    draft.say(describing.sentences.related(rowsText(own, other, found.reply.total, found.cite)));
    draft.table(listTable(own, found));
  }
}

export async function writeRecord(frame: Frame): Promise<readonly Row[]> {
  const { draft, describing, spec } = frame;
  const isWhole = spec.fields === undefined && 'description' in subjectOf(spec.subject).fields;
  const { columns } = subjectOf(spec.subject);
  const found = await find(frame, isWhole ? { ...spec, fields: ['description', ...columns] } : spec);
  const [row] = found.reply.rows;
  if (!row) {
    const condition = spec.where[0];
    const name =
      condition?.field === 'number'
        ? numberName(spec.subject, Number(condition.values[0]))
        : describeSpec(describing, spec);
    draft.refuse('not_found', describing.sentences.noRecord(name));
    return [];
  }
  if (spec.subject === 'incidents' && !spec.fields) {
    const name = incidentName(Number(row.id));
    const { reply, cite } = await draft.ask(getIncident, { params: { id: row.id } }, { label: name });
    summarise(draft, reply, cite);
    return [row];
  }
  sayRecord(frame, row, found.cite);
  if (!spec.fields) await writeRelated(frame, row);
  return [row];
}

/** The steps of a path between two records. */
export async function writePath(frame: Frame): Promise<readonly Row[]> {
  const { draft, describing, spec } = frame;
  const { sentences } = describing;
  const [from, to] = (spec.ends ?? ['', '']).map((end) => draft.name(valueLabel(describing, 'id', end), null));
  const found = await find(frame, spec);
  if (found.reply.total === 0) draft.say(sentences.noPath(from ?? '', to ?? ''), found.cite);
  else draft.say(sentences.path(from ?? '', to ?? '', draft.figure(found.reply.total, found.cite)));
  draft.table(listTable(frame, found));
  return found.reply.rows;
}

/** Similar records, with what they have in common. */
export async function writeSimilar(frame: Frame): Promise<readonly Row[]> {
  const { draft, describing, spec } = frame;
  const { sentences } = describing;
  const found = await find(frame, spec);
  const { rows, total } = found.reply;
  const [condition] = spec.where;
  const value = condition?.values[0] ?? '';
  const name =
    condition?.field === 'number' ? numberName(spec.subject, Number(value)) : valueLabel(describing, 'id', value);
  if (total === 0) draft.say(sentences.noSimilar(name), found.cite);
  else draft.say(sentences.similar(draft.figure(total, found.cite), name));
  const table = listTable(frame, found);
  draft.table({
    ...table,
    columns: [...table.columns.slice(0, 4), { label: sentences.why, kind: 'text' }],
    rows: table.rows.map((row, index) => ({
      href: row.href,
      cells: [...row.cells.slice(0, 4), String(rows[index]?.cells.why ?? '')],
    })),
  });
  return rows;
}
