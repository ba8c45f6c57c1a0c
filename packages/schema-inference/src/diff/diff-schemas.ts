import type { SchemaChange } from '@halyard/contracts/work/schemas.ts';
import { pointerTokens } from '../viewer/json-pointer.ts';
import { compareSchemas } from './compare-schemas.ts';
import type { Difference } from './difference.ts';

const mostListed = 1_000;
const longestValue = 500;

export interface ListedChanges {
  /** At most 1,000. */
  readonly changes: SchemaChange[];
  /** Changes beyond those. */
  readonly more: number;
}

/** Differences between two schemas, in document order; reordering without meaning does not count. */
export function diffSchemas(older: unknown, newer: unknown): ListedChanges {
  const found = compareSchemas(older, newer);
  return { changes: found.slice(0, mostListed).map(changeOf), more: Math.max(0, found.length - mostListed) };
}

function changeOf(difference: Difference): SchemaChange {
  const { older, newer, keyword, entry, before, after, effect } = difference;
  const isRemoved = after === undefined;
  const schema = isRemoved ? older : newer;
  return {
    pointer: keyword === '' ? schema : entry === '' ? schema : `${schema}/${keyword}${entry}`,
    // A schema that changed as a whole is called by the keyword it is under.
    keyword: keyword === '' ? (keywordAbove(schema) ?? 'schema') : keyword,
    kind: isRemoved ? 'removed' : before === undefined ? 'added' : 'changed',
    before: textOf(before),
    after: textOf(after),
    effect,
  };
}

const withEntries = /^(properties|patternProperties|dependentSchemas|dependencies|\$defs|definitions|\d+)$/;

function keywordAbove(pointer: string): string | undefined {
  const tokens = pointerTokens(pointer);
  const [above, last] = tokens.slice(-2);
  return last !== undefined && above !== undefined && (withEntries.test(above) || /^\d+$/.test(last))
    ? above
    : (last ?? above);
}

function textOf(value: unknown): string | null {
  if (value === undefined) return null;
  const text = JSON.stringify(value);
  return text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text;
}
