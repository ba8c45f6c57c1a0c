import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import type { AddedObservables } from '@halyard/contracts/inflow/observables.ts';
import { extractObservables, hostWithin, normaliseObservable, refang } from '@halyard/observables';

type Named = { readonly type: ObservableType; readonly value: string };
type Rejected = AddedObservables['rejected'][number];
export type ReadText = { readonly found: readonly Named[]; readonly rejected: readonly Rejected[] };

/** Observables that one request adds. */
const addedAtOnceMax = 200;
const rejectedMax = 200;
const shownMax = 300;

function readLine(line: string, type: ObservableType | undefined): readonly Named[] {
  if (type === undefined) return extractObservables(line);
  const value = normaliseObservable(type, refang(line));
  return value === null ? [] : [{ type, value }, ...hostWithin({ type, value })];
}

/**
 * The observables of a text, line by line: with a type each line is one value of it and its host, without one every
 * value in the line. A line without any is rejected, and so is one beyond the limit.
 */
export function readAddedText(text: string, type?: ObservableType): ReadText {
  const found = new Map<string, Named>();
  const rejected: Rejected[] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue;
    const named = readLine(line, type);
    const shown = line.slice(0, shownMax);
    if (named.length === 0) rejected.push({ text: shown, reason: 'not_an_observable' });
    for (const one of named) {
      const key = `${one.type} ${one.value}`;
      if (found.has(key)) continue;
      if (found.size < addedAtOnceMax) found.set(key, one);
      else rejected.push({ text: one.value.slice(0, shownMax), reason: 'too_many' });
    }
  }
  return { found: [...found.values()], rejected: rejected.slice(0, rejectedMax) };
}
