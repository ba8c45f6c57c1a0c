import { type CrimeKind, crimeKinds } from '@halyard/contracts/crime/crime.ts';
import type { CrimeFileProblem } from '@halyard/contracts/crime/crime-imports.ts';
import { readCsvLine } from '@halyard/contracts/format/read-csv.ts';
import { type LayoutColumn, layouts } from './layouts.ts';

/** Which column of the file holds which column of the publisher. */
export type MatchedHeader = {
  readonly kind: CrimeKind;
  /** For each column of the file, our name for it; null for a column of row numbers, which is left out. */
  readonly keys: readonly (string | null)[];
  /** Each difference from the publisher's header: `crime id → Crime ID`, `Month: column 3 → 2`. */
  readonly changes: readonly string[];
};
export type HeaderProblem = { readonly problem: CrimeFileProblem; readonly detail: string };

/** `Crime ID`, `crime_id`, `Crime.ID` and `crimeId` are one name: R writes dots, others join the words. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[\s._-]+/g, '');

const answersTo = ({ header, renames = [] }: LayoutColumn, name: string) =>
  [header, ...renames].some((known) => plain(known) === plain(name));

type Matched = { readonly name: string; readonly column: LayoutColumn | undefined };

/** The leading row numbers of pandas and R, without a name or with a generated one (`Unnamed: 0`, `X`). */
function isRowNumber(names: readonly string[], position: number): boolean {
  const name = (names[position] ?? '').trim();
  if (/^unnamed: ?\d+(\.\d+)?$/i.test(name)) return true;
  if (position > 0) return false;
  const isLongitudeElsewhere = names.slice(1).some((other) => plain(other) === 'longitude');
  return ['', 'index', 'rownames', 'rowname'].includes(plain(name)) || (plain(name) === 'x' && isLongitudeElsewhere);
}

function matchKind(kind: CrimeKind, names: readonly string[]) {
  const columns = names.map((name) => layouts[kind].find((column) => answersTo(column, name)));
  const missing = layouts[kind].filter((column) => !columns.includes(column));
  return { kind, columns, missing, found: layouts[kind].length - missing.length };
}

function changesOf(kind: CrimeKind, matched: readonly Matched[], missing: readonly LayoutColumn[]): string[] {
  const present = layouts[kind].filter((column) => !missing.includes(column));
  const changes = matched.flatMap(({ name, column }, index) => {
    if (!column) return [];
    const renamed = name === column.header ? [] : [`${name} → ${column.header}`];
    const location = present.indexOf(column);
    return location === index ? renamed : [...renamed, `${column.header}: column ${index + 1} → ${location + 1}`];
  });
  return [...changes, ...missing.map(({ header }) => `${header}: not in the file`)];
}

const listed = (names: readonly string[]) => names.slice(0, 12).join(', ').slice(0, 300);

/**
 * Finds the kind of file by its header line. The same columns in another order, in other letters, with dots or
 * underscores or under a known other name are mapped, and a column of row numbers is left out; a header that lacks a
 * column or has one no one knows is rejected.
 */
export function matchHeader(line: string): MatchedHeader | HeaderProblem {
  const all = readCsvLine(line);
  if (typeof all === 'string') return { problem: 'unknown_header', detail: line.slice(0, 200) };
  if (all.length === 1) return { problem: 'not_csv', detail: line.slice(0, 200) };
  const isNumbering = all.map((_, position) => isRowNumber(all, position));
  const names = all.filter((_, position) => !isNumbering[position]);
  const best = crimeKinds.map((kind) => matchKind(kind, names)).reduce((a, b) => (b.found > a.found ? b : a));
  const problem = problemOf(best, names);
  if (problem) return problem;
  const matched = names.map((name, index): Matched => ({ name, column: best.columns[index] }));
  const keys = matched.map(({ column }) => column?.key ?? null);
  const leftOut = all.filter((_, position) => isNumbering[position]).map((name) => `${name || '""'}: left out`);
  return {
    kind: best.kind,
    keys: isNumbering.map((isLeftOut) => (isLeftOut ? null : (keys.shift() ?? null))),
    changes: [...leftOut, ...changesOf(best.kind, matched, best.missing)],
  };
}

function problemOf(best: ReturnType<typeof matchKind>, names: readonly string[]): HeaderProblem | null {
  const unknown = (strange: readonly string[]): HeaderProblem => ({
    problem: 'unknown_header',
    detail: listed(strange),
  });
  if (best.found * 2 < layouts[best.kind].length) return unknown(names);
  const missing = best.missing.filter(({ isOptional }) => !isOptional);
  if (missing.length > 0) return { problem: 'missing_columns', detail: listed(missing.map(({ header }) => header)) };
  const strange = names.filter((_, index) => best.columns[index] === undefined);
  if (strange.length > 0) return unknown(strange);
  const columns = best.columns.filter((column) => column !== undefined);
  const twice = columns.filter((column, index) => columns.indexOf(column) !== index);
  return twice.length > 0 ? unknown(twice.map(({ header }) => header)) : null;
}
