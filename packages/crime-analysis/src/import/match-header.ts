import { type CrimeKind, crimeKinds } from '@halyard/contracts/crime.ts';
import type { CrimeFileProblem } from '@halyard/contracts/crime-imports.ts';
import { type LayoutColumn, layouts } from './layouts.ts';
import { splitRecord } from './split-record.ts';

/** Which column of the file holds which column of the publisher. */
export type MatchedHeader = {
  readonly kind: CrimeKind;
  /** For each column of the file, our name for it. */
  readonly keys: readonly string[];
  /** Each difference from the publisher's header: `crime id → Crime ID`, `Month: column 3 → 2`. */
  readonly changes: readonly string[];
};
export type HeaderProblem = { readonly problem: CrimeFileProblem; readonly detail: string };

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

const answersTo = ({ header, renames = [] }: LayoutColumn, name: string) =>
  plain(header) === plain(name) || renames.includes(plain(name));

function matchKind(kind: CrimeKind, names: readonly string[]) {
  const columns = names.map((name) => layouts[kind].find((column) => answersTo(column, name)));
  const missing = layouts[kind].filter((column) => !columns.includes(column));
  return { kind, columns, missing, found: layouts[kind].length - missing.length };
}

function changesOf(kind: CrimeKind, names: readonly string[], columns: readonly LayoutColumn[]): string[] {
  return columns.flatMap((column, index) => {
    const renamed = names[index] === column.header ? [] : [`${names[index]} → ${column.header}`];
    const place = layouts[kind].indexOf(column);
    return place === index ? renamed : [...renamed, `${column.header}: column ${index + 1} → ${place + 1}`];
  });
}

const listed = (names: readonly string[]) => names.slice(0, 12).join(', ').slice(0, 300);

/**
 * Finds the kind of file by its header line. The same columns in another order, in other letters, with underscores or
 * under a known other name are mapped; a header that lacks a column or has one nobody knows is refused.
 */
export function matchHeader(line: string): MatchedHeader | HeaderProblem {
  const split = splitRecord(line);
  if (!('fields' in split)) return { problem: 'unknown_header', detail: line.slice(0, 200) };
  const names = split.fields;
  if (names.length === 1) return { problem: 'not_csv', detail: line.slice(0, 200) };
  const best = crimeKinds.map((kind) => matchKind(kind, names)).reduce((a, b) => (b.found > a.found ? b : a));
  const columns = best.columns.filter((column) => column !== undefined);
  if (best.found * 2 < layouts[best.kind].length) return { problem: 'unknown_header', detail: listed(names) };
  if (best.missing.length > 0) {
    return { problem: 'missing_columns', detail: listed(best.missing.map(({ header }) => header)) };
  }
  const strange = names.filter((_, index) => best.columns[index] === undefined);
  if (strange.length > 0) return { problem: 'unknown_header', detail: listed(strange) };
  const twice = columns.filter((column, index) => columns.indexOf(column) !== index);
  if (twice.length > 0) return { problem: 'unknown_header', detail: listed(twice.map(({ header }) => header)) };
  return {
    kind: best.kind,
    keys: columns.map(({ key }) => key),
    changes: changesOf(best.kind, names, columns),
  };
}
