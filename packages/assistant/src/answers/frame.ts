import {
  type Caveat,
  fieldOf,
  isUnknown,
  type QueryCell,
  type QueryResult,
  type QuerySpec,
  runQuery,
  type SubjectName,
} from '@halyard/contracts/query/query-spec.ts';
import type { CellKind } from '@halyard/contracts/work/assistant.ts';
import type { Draft } from '../draft/create-draft.ts';
import { subjectLabel } from '../vocabulary/vocabulary.ts';
import { type Describing, describeFilters, describeSpec, fieldLabel, valueLabel } from './describe.ts';
import { numberName } from './number-name.ts';
import { recordAddress, rowsAddress } from './screen-of-spec.ts';

/** An answer under construction: its query, and how its words are written. */
export type Frame = { readonly spec: QuerySpec; readonly draft: Draft; readonly describing: Describing };

export type Found = { readonly reply: QueryResult; readonly cite: number; readonly href: string | null };
export type Row = QueryResult['rows'][number];

/** Nothing is known about the subject: missing months, or times finer than a month. */
export class NothingKnown extends Error {
  readonly found: Found;

  constructor(found: Found) {
    super('nothing known');
    this.found = found;
  }
}

/**
 * Executes a specification and makes it a source of the answer.
 * @throws NothingKnown where a zero would be no count.
 */
export async function find({ draft, describing }: Frame, spec: QuerySpec): Promise<Found> {
  const { manner } = draft.asked;
  const found = await draft.ask(
    runQuery,
    { query: { spec: JSON.stringify(spec), timeZone: manner.timeZone } },
    {
      label: describeSpec(describing, spec),
      href: addressOf({ draft, describing, spec }, spec),
      records: ({ total }) => total,
    },
  );
  if (isUnknown(found.reply.caveats)) throw new NothingKnown(found);
  return found;
}

/** Where the rows of a part of an answer can be read. */
export function addressOf({ draft, describing }: Frame, spec: QuerySpec): string | null {
  const { subject, where, period } = spec;
  const title = describeSpec(describing, { subject, measure: 'list', where, ...(period && { period }) });
  return rowsAddress(spec, draft.asked.person.id, title);
}

/** `12 incidents (Open, Critical)`, the number as a link to the records it counts. */
export function rowsText({ draft, describing }: Frame, spec: QuerySpec, count: number, cite: number): string {
  const { vocabulary, sentences } = describing;
  const filters = describeFilters(describing, spec).join(', ');
  return sentences.rows(draft.figure(count, cite), subjectLabel(vocabulary, spec.subject, count), filters);
}

export function cellKind(subject: SubjectName, field: string): CellKind {
  const declared = fieldOf(subject, field);
  if (field === 'severity' && declared?.kind === 'choice' && declared.values.includes('Critical')) return 'severity';
  if (declared?.kind === 'number') return field === 'number' ? 'code' : 'number';
  const own = declared?.kind ?? 'text';
  return own === 'instant' || own === 'day' || own === 'month' || own === 'hours' ? own : 'text';
}

const coded: ReadonlySet<string> = new Set(['choice', 'month']);

/** The text of a cell; null if it is unknown. */
export function showCell(
  describing: Describing,
  subject: SubjectName,
  field: string,
  cell: QueryCell,
): string | number | null {
  if (cell === null) return null;
  if (typeof cell === 'boolean') return cell ? describing.sentences.yes : describing.sentences.no;
  if (typeof cell === 'number') return field === 'number' ? numberName(subject, cell) : Math.round(cell * 10) / 10;
  const declared = fieldOf(subject, field);
  const kind = declared?.kind ?? 'text';
  if (kind === 'month') return cell;
  const isSeverity = cellKind(subject, field) === 'severity';
  const hasOwnWord = declared?.kind === 'name' && declared.usual !== undefined;
  return (coded.has(kind) && !isSeverity) || hasOwnWord || field === 'country'
    ? valueLabel(describing, field, cell)
    : cell;
}

/** The screen that opens a row's record; null where there is none. */
export function rowAddress({ subject }: QuerySpec, { opens }: Row): string | null {
  return recordAddress(subject, opens);
}

const monthsListed = 6;

/** Writes the caveats of the figures. */
export function sayCaveats({ draft, describing }: Frame, caveats: readonly Caveat[], cite: number): void {
  const { caveats: words } = describing.sentences;
  const sentenceOf = ({ code, names, count }: Caveat) => {
    if (code === 'generated' || code === 'finer_than_month') return words[code];
    if (code === 'not_all_read') return words.not_all_read(draft.show.number(count ?? 0));
    if (code === 'without_value')
      return words.without_value(fieldLabel(describing, names[0] ?? ''), draft.show.number(count ?? 0));
    const shown = names.slice(0, monthsListed).map(draft.show.month);
    const more = names.length - shown.length;
    return words[code](draft.show.list(more > 0 ? [...shown, `+${draft.show.number(more)}`] : shown));
  };
  for (const caveat of caveats) draft.say(sentenceOf(caveat), cite);
}
