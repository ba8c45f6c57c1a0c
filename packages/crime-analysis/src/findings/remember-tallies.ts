import type { LivePart } from '../parts.ts';
import type { AskParts } from '../query/parts-query.ts';
import { tallySql } from './month-queries.ts';
import { makeTally, type Tally, type TallyRow } from './tally.ts';

/** Parts that are remembered: ten years of every force. */
const partsMost = 5_280;

export type ReadTally = (parts: readonly LivePart[], signal?: AbortSignal) => Promise<Tally>;

/**
 * Counts parts by category, each once: a part never changes, and analyses of neighbouring months ask for mostly the
 * same ones.
 */
export function rememberTallies(queryParts: AskParts): ReadTally {
  const known = new Map<string, TallyRow[]>();

  async function count(parts: readonly LivePart[], signal?: AbortSignal) {
    const rows = await queryParts<PartCount>(parts, tallySql, signal);
    for (const { path } of parts) known.set(path, []);
    for (const { at, category, count } of rows) {
      const part = parts[at];
      if (part) known.get(part.path)?.push({ month: part.month, force: part.force, category, count });
    }
  }

  return async (parts, signal) => {
    const unknown = parts.filter(({ path }) => !known.has(path));
    await count(unknown, signal);
    const rows = parts.flatMap(({ path }) => known.get(path) ?? []);
    for (const oldest of [...known.keys()].slice(0, -partsMost)) known.delete(oldest);
    return makeTally(rows, parts);
  };
}

/** `at`: the place of the part in the list that was asked about. */
type PartCount = { readonly at: number; readonly category: string; readonly count: number };
