import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { Answer, CellKind, SentencePart } from '@halyard/contracts/work/assistant.ts';
import type { Expectation } from './asked-question.ts';

/** The expected rows from the database, each as its values. */
export type Wanted = readonly (readonly (string | number)[])[];

/** `refused` is a plain refusal of something that could have been answered; it is not wrong. */
export type Verdict = 'right' | 'refused' | 'wrong';

const commaLanguages: readonly Language[] = ['es', 'fr', 'de'];

/** A number in a language's format: `1.234,5` is 1234.5 in German. NaN for non-numbers. */
export function readFigure(text: string, language: Language): number {
  const bare = text.replaceAll(/[\s\u00a0\u202f%％+]/gu, '').replace('−', '-');
  const isComma = commaLanguages.includes(language);
  const digits = isComma ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}

const partsOf = ({ sentences }: Answer): SentencePart[] => sentences.flatMap(({ parts }) => parts);

/** Records that contain the words of a question are search results: not an answer, and not a false one. */
export const isSearch = ({ citations, tables, proposal }: Answer): boolean =>
  proposal === null &&
  tables.length > 0 &&
  citations.length > 0 &&
  citations.every(({ request }) => request?.startsWith('GET /search') === true);

/** The figures of the sentences, in their order. */
const figuresOf = (answer: Answer, language: Language): number[] =>
  partsOf(answer)
    .filter(({ cite }) => cite !== null)
    .map(({ text }) => readFigure(text, language));

/** Those, the numbers in the cells of its tables, and how many rows these have. */
const allFiguresOf = (answer: Answer, language: Language): number[] => [
  ...figuresOf(answer, language),
  ...answer.tables.flatMap(({ rows, total }) => [
    total,
    ...rows.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'number')),
  ]),
];

/** Every address that the answer links to. */
const linksOf = (answer: Answer): string[] =>
  [
    ...partsOf(answer).map(({ href }) => href),
    ...answer.citations.map(({ href }) => href),
    ...answer.tables.flatMap(({ rows }) => rows.map(({ href }) => href)),
  ].filter((href) => href !== null);

const isName = (kind: string) => ['text', 'code', 'severity', 'month', 'day'].includes(kind);

/** The columns of a table, each as a list; for an answer without one, its links. */
function nameLists(answer: Answer): (readonly string[])[] {
  const linked = partsOf(answer).flatMap(({ href, text }) => (href === null ? [] : [text]));
  const columns = answer.tables.flatMap(({ columns: all, rows }) =>
    all.flatMap(({ kind }, index) => (isName(kind) ? [rows.map(({ cells }) => String(cells[index] ?? ''))] : [])),
  );
  return columns.length > 0 ? columns : [linked];
}

const shownAtMost = 10;
const sameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((value, index) => value === other[index]);

function hasInOrder(answer: Answer, wanted: readonly string[]): boolean {
  return nameLists(answer).some((shown) => sameList(shown, wanted.slice(0, shownAtMost)));
}

/** Whether a fact of a record lists these names and nothing else: `Linked record: Meridian Freight, Quayline Hosting.` */
function isFactOf(sentence: Answer['sentences'][number], wanted: readonly string[]): boolean {
  const text = sentence.parts.map((part) => part.text).join('');
  if (wanted.length === 0 || !wanted.every((name) => text.includes(name))) return false;
  const rest = wanted.reduce((left, name) => left.replace(name, ''), text.slice(text.lastIndexOf(': ') + 2));
  return /^[\s,、.。]*$/u.test(rest);
}

function hasNames(answer: Answer, wanted: readonly string[]): boolean {
  if (answer.tables.length === 0 && answer.sentences.some((one) => isFactOf(one, wanted))) return true;
  const isWhole = answer.tables.length === 0 || answer.tables.some(({ total }) => total === wanted.length);
  const expected = Math.min(wanted.length, shownAtMost);
  return (
    isWhole &&
    nameLists(answer).some((shown) => new Set(shown).size === expected && shown.every((name) => wanted.includes(name)))
  );
}

/** Rows of a table as name and count; the first column of names and the first of numbers. */
function countsOf({ columns, rows }: Answer['tables'][number]): (readonly [string, unknown])[] {
  const name = columns.findIndex(({ kind }) => isName(kind));
  const count = columns.findIndex(({ kind }) => kind === 'number');
  return rows.map(({ cells }) => [String(cells[name] ?? ''), cells[count] ?? null] as const);
}

function hasCounts(answer: Answer, wanted: Wanted): boolean {
  const known = new Map(wanted.map(([name = '', count = 0]) => [String(name), count]));
  const some = wanted.filter(([, count]) => count !== 0).length;
  return answer.tables.some((table) => {
    const shown = countsOf(table);
    const isTrue = shown.every(([name, count]) => (known.get(name) ?? 0) === count);
    return isTrue && shown.filter(([, count]) => count !== 0).length === Math.min(some, shownAtMost);
  });
}

const monthName = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayText = (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

/** The display form of a cell, if it differs: `October 2026`, `11/21/2026 08:42`. */
function shownCell(kind: CellKind | undefined, cell: string | number | null): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  if (kind === 'month') return `${cell} ${monthName(cell)}`;
  if (kind === 'day') return `${cell} ${dayText(cell)}`;
  return kind === 'instant' ? `${cell} ${dayText(cell)} ${cell.slice(11, 16)}` : cell;
}

/** The whole text of an answer, without the suggestions. */
export const textOf = (answer: Answer): string =>
  [
    ...partsOf(answer).map(({ text }) => text),
    ...answer.tables.flatMap(({ columns, rows }) =>
      rows.flatMap(({ cells }) => cells.map((cell, index) => ` ${shownCell(columns[index]?.kind, cell)} `)),
    ),
  ].join('');

const opensOne = (answer: Answer, wanted: readonly string[]) =>
  linksOf(answer).some((link) =>
    wanted.some((address) => (address.endsWith('*') ? link.startsWith(address.slice(0, -1)) : link === address)),
  );

/** An action with the slots that it has to fill; others may hold anything. */
type WantedAction = {
  readonly action: string;
  readonly version?: number;
  readonly slots: Readonly<Record<string, string | null>>;
};

function isProposed({ proposal }: Answer, wanted: WantedAction | null): boolean {
  if (!proposal || !wanted) return false;
  const { action, slots, version } = proposal.request;
  if (action !== wanted.action || (wanted.version !== undefined && wanted.version !== version)) return false;
  return Object.entries(wanted.slots).every(([name, value]) => slots[name]?.value === value);
}

type Judged = { readonly answer: Answer; readonly language: Language; readonly wanted: Wanted };

const checks: Readonly<
  Record<Exclude<Expectation['kind'], 'refused' | 'noFigure' | 'talk'>, (judged: Judged) => boolean>
> = {
  first: ({ answer, language, wanted }) => figuresOf(answer, language)[0] === wanted[0]?.[0],
  figures: ({ answer, language, wanted }) => sameList(figuresOf(answer, language), wanted.flat()),
  among: ({ answer, language, wanted }) =>
    wanted.length > 0 && wanted.flat().every((value) => allFiguresOf(answer, language).includes(Number(value))),
  inOrder: ({ answer, wanted }) => hasInOrder(answer, wanted.flat().map(String)),
  names: ({ answer, wanted }) => hasNames(answer, wanted.flat().map(String)),
  counts: ({ answer, wanted }) => hasCounts(answer, wanted),
  says: ({ answer, wanted }) =>
    wanted.length > 0 &&
    wanted.every(([words, isThere = 1]) => textOf(answer).includes(String(words)) === (isThere === 1)),
  opens: ({ answer, wanted }) => opensOne(answer, wanted.flat().map(String)),
  proposes: ({ answer, wanted }) => isProposed(answer, JSON.parse(String(wanted[0]?.[0] ?? 'null'))),
};

/** Compares an answer with the database. An expectation that found nothing to expect is never met. */
export function judge(expectation: Expectation, judged: Judged): Verdict {
  const { answer, language } = judged;
  if (expectation.kind === 'refused') {
    if (isSearch(answer) && expectation.reasons.some((reason) => reason !== 'forbidden')) return 'right';
    return answer.refused !== null && expectation.reasons.includes(answer.refused) ? 'right' : 'wrong';
  }
  if (answer.refused !== null || (isSearch(answer) && expectation.kind !== 'opens'))
    return expectation.kind === 'noFigure' ? 'right' : 'refused';
  if (expectation.kind === 'noFigure' || expectation.kind === 'talk')
    return figuresOf(answer, language).length === 0 ? 'right' : 'wrong';
  return checks[expectation.kind](judged) ? 'right' : 'wrong';
}
