import { writeCsvRows } from '@halyard/contracts/format/write-csv.ts';
import type { Item, View } from './view.ts';

/** One row of the table of techniques. */
export type TechniqueRow = {
  readonly number: string;
  readonly name: string;
  readonly tactics: readonly string[];
  readonly threats: number;
  readonly alerts: number;
  readonly incidents: number;
  readonly detections: number;
  readonly a: number | null | undefined;
  readonly b: number | null | undefined;
};

/** Every technique that is shown, with its sub-techniques, by number; each once, whatever its tactics. */
export function rowsOf({ columns }: View): readonly TechniqueRow[] {
  const names = new Map(columns.map(({ shortName, name }) => [shortName, name]));
  const items = columns.flatMap(({ shown }) => shown).flatMap((item) => [item, ...item.subs]);
  // Of the columns that a technique is in the highest value counts, which comes last and stays.
  const rank = (item: Item) => [item.a, item.b].reduce((sum, one) => sum + (one ? (one.value ?? 0) + 1 : 0), 0);
  const rows = new Map(
    items
      .toSorted((one, other) => rank(one) - rank(other))
      .map(({ technique: { number, name, tactics, threats, alerts, incidents, detections }, a, b }) => [
        number,
        {
          number,
          name,
          tactics: tactics.map((one) => names.get(one) ?? one),
          threats,
          alerts,
          incidents,
          detections,
          a: a?.value ?? (a && null),
          b: b?.value ?? (b && null),
        },
      ]),
  );
  return [...rows.values()].sort((one, other) => (one.number < other.number ? -1 : 1));
}

/** The rows as CSV (RFC 4180); a technique that is in no layer has an empty cell, one without a score an `x`. */
export function toCsv(rows: readonly TechniqueRow[], header: readonly string[]): string {
  const inLayer = (value: number | null | undefined) => (value === undefined ? '' : (value ?? 'x'));
  const lines = rows.map(({ number, name, tactics, threats, alerts, incidents, detections, a, b }) => [
    ...[number, name, tactics.join(', '), threats, alerts, incidents, detections],
    ...[inLayer(a), inLayer(b)],
  ]);
  return writeCsvRows([header, ...lines]);
}
