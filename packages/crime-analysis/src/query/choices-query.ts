import { compareKeys } from './compare-keys.ts';

export type ChoiceRow = {
  readonly month: string;
  readonly force: string;
  readonly fileId: string;
  readonly areas: readonly string[];
  readonly outcomes: readonly string[];
};

/** The values that each part offers. */
export function choicesSql(table: string): string {
  const distinct = (column: string) => `coalesce(list(DISTINCT ${column}) FILTER (${column} IS NOT NULL), [])`;
  return `SELECT month, force, file_id AS "fileId", ${distinct('area')} AS areas, ${distinct('outcome')} AS outcomes
    FROM ${table} GROUP BY ALL`;
}

/** Everything that can be chosen, in order. */
export function choicesOf(offers: readonly Pick<ChoiceRow, 'areas' | 'outcomes'>[]) {
  return {
    areas: inOrder(offers.flatMap(({ areas }) => areas)),
    outcomes: inOrder(offers.flatMap(({ outcomes }) => outcomes)),
  };
}

const inOrder = (values: readonly string[]) => [...new Set(values)].sort(compareKeys);
