import { type BlockableType, blockAddedMax, isBlockable } from '@halyard/contracts/inflow/block-lists.ts';
import { extractObservables, normaliseObservable, observableId, readAddress, refang } from '@halyard/observables';
import type { NamedValue } from './block-list-ports.ts';

export type AskedValue = { readonly id: string; readonly type: BlockableType; readonly value: string };
type Reason = 'not_an_observable' | 'type_not_taken' | 'repeated' | 'too_many';
export type Unasked = { readonly text: string; readonly reason: Reason };

const shownMax = 300;

/** The value that a whole line is. */
function readWhole(line: string): NamedValue | null {
  const text = refang(line);
  const address = readAddress(text);
  if (address || /\s/.test(text)) return address;
  const types = text.includes('://') ? (['url'] as const) : (['email-addr', 'file-hash', 'domain-name'] as const);
  for (const type of types) {
    if (type === 'email-addr' && !text.includes('@')) continue;
    const value = normaliseObservable(type, text);
    if (value !== null) return { type, value };
  }
  return null;
}

/** The values that a line names; the host of a URL is not blocked because of one page. */
function readLine(line: string): readonly NamedValue[] {
  const whole = readWhole(line);
  if (whole) return [whole];
  const found = extractObservables(line);
  const hosts = new Set(found.flatMap(({ type, value }) => (type === 'url' ? (URL.parse(value)?.hostname ?? []) : [])));
  return found.filter(({ value }) => !hosts.has(value));
}

/**
 * Takes a text apart: each value that it names, and each line that names none, comes out once, either as one to be added
 * or with why not.
 */
export function readAsked(text: string, taken: readonly BlockableType[]) {
  const values = new Map<string, AskedValue>();
  const rejected: Unasked[] = [];
  const reject = (what: string, reason: Reason) => rejected.push({ text: what.slice(0, shownMax), reason });
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue;
    const named = readLine(line);
    if (named.length === 0) reject(line, 'not_an_observable');
    for (const { type, value } of named) {
      const id = observableId(type, value);
      if (!isBlockable(type) || !taken.includes(type)) reject(value, 'type_not_taken');
      else if (values.has(id)) reject(value, 'repeated');
      else if (values.size >= blockAddedMax) reject(value, 'too_many');
      else values.set(id, { id, type, value });
    }
  }
  return { values: [...values.values()], rejected };
}
