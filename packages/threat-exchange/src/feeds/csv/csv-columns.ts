import { isTypeWord } from './read-value.ts';

/**
 * Which column of a block list holds what: its name in the heading, or its number from 1. Nothing is needed: without
 * `value` it is the first column, and without a type each value is recognised by its form.
 */
export type CsvColumns = {
  readonly value?: string;
  /** The column that names the type of each value, or one type for all of them, such as `domain-name`. */
  readonly type?: string;
  readonly firstSeen?: string;
  readonly lastSeen?: string;
  readonly name?: string;
  readonly description?: string;
  /** 0 to 100. */
  readonly confidence?: string;
  /** Separated by commas, semicolons or bars. */
  readonly tags?: string;
  /** The column separator; detected from the first row if not given. */
  readonly separator?: string;
};

const located = ['value', 'type', 'firstSeen', 'lastSeen', 'name', 'description', 'confidence', 'tags'] as const;
type Located = (typeof located)[number];

export type Positions = Readonly<Record<Located, number | null>> & {
  /** For values without a type in their row; `''` if their form decides. */
  readonly fixedType: string;
};

/** A column that the heading does not have. */
export class UnknownColumn extends Error {
  override readonly name = 'UnknownColumn';
  readonly column: string;

  constructor(column: string, heading: readonly string[]) {
    super(`The list has no column "${column}". Its columns: ${heading.join(', ').slice(0, 300) || 'unnamed'}.`);
    this.column = column;
  }
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_"-]/g, '');

const isNumber = (column: string) => /^\d{1,4}$/.test(column.trim());

/** Whether a column is given by its name, so that a heading is needed. */
export const needsHeading = (columns: CsvColumns): boolean => namedIn(columns).length > 0;

/** Whether no column is assigned, so that the heading decides. */
export const saysNothing = (columns: CsvColumns): boolean => located.every((one) => !columns[one]?.trim());

/** The columns that are given by their names; a type that is not a column is one for all. */
const namedIn = (columns: CsvColumns): string[] =>
  located
    .filter((one) => one !== 'type' || !isTypeWord(columns.type ?? ''))
    .map((one) => columns[one]?.trim() ?? '')
    .filter((column) => column !== '' && !isNumber(column));

/** The positions of the columns, from 0. @throws UnknownColumn */
export function locateColumns(columns: CsvColumns, heading: readonly string[]): Positions {
  const names = heading.map(plain);
  const at = (one: Located): number | null => {
    const column = columns[one]?.trim() ?? '';
    if (column === '') return one === 'value' ? 0 : null;
    if (one === 'type' && isTypeWord(column) && !names.includes(plain(column))) return null;
    if (isNumber(column) && !names.includes(plain(column))) return Math.max(0, Number(column) - 1);
    const found = names.indexOf(plain(column));
    if (found < 0) throw new UnknownColumn(column, heading);
    return found;
  };
  return {
    value: at('value'),
    type: at('type'),
    firstSeen: at('firstSeen'),
    lastSeen: at('lastSeen'),
    name: at('name'),
    description: at('description'),
    confidence: at('confidence'),
    tags: at('tags'),
    fixedType: at('type') === null ? (columns.type ?? '') : '',
  };
}

/** Whether a row is the heading: it contains every required name. */
export function isHeading(columns: CsvColumns, cells: readonly string[]): boolean {
  const names = new Set(cells.map(plain));
  const asked = namedIn(columns);
  return asked.length > 0 && asked.every((column) => names.has(plain(column)));
}
