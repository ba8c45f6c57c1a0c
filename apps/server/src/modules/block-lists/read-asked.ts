import { type BlockableType, blockAddedMax, isBlockable } from '@halyard/contracts/inflow/block-lists.ts';
import {
  extractObservables,
  isFileName,
  normaliseObservable,
  observableId,
  readAddress,
  readCidr,
  refang,
} from '@halyard/observables';
import type { NamedValue } from './block-list-ports.ts';

export type AskedValue = { readonly id: string; readonly type: BlockableType; readonly value: string };
type Reason =
  | 'not_an_observable'
  | 'file_name'
  | 'wildcard'
  | 'unspecified'
  | 'type_not_taken'
  | 'repeated'
  | 'too_many'
  | 'host_bits'
  | 'too_wide';
/** A value in a line; with a reason if it is rejected. */
type Named = NamedValue & { readonly reason?: Reason };
export type Unasked = { readonly text: string; readonly reason: Reason };

const shownMax = 300;

/** The shortest allowed prefixes: wider networks belong to no one, and block whole registries. */
const shortest = { 'ipv4-addr': 8, 'ipv6-addr': 16 } as const;

/** A network is one of its addresses where it has only that; `203.0.113.77/24` may mean either, so that it is neither. */
function readNetwork(text: string): Named | null {
  const network = readCidr(refang(text));
  if (!network) return null;
  const { type, value, length, hasHostBits } = network;
  if (hasHostBits) return { type, value: text, reason: 'host_bits' };
  if (length < shortest[type]) return { type, value, reason: 'too_wide' };
  return readAddress(value.replace(type === 'ipv4-addr' ? /\/32$/ : /\/128$/, '')) ?? { type, value };
}

const unspecified = { '0.0.0.0': 'ipv4-addr', '::': 'ipv6-addr' } as const;
const wildcard = /(?<![^\s,;()])\*\.[^\s,;()]+/g;

/** The value that a whole line is. */
function readWhole(line: string): Named | null {
  const text = refang(line);
  if (text === '0.0.0.0' || text === '::') return { type: unspecified[text], value: text, reason: 'unspecified' };
  const address = readAddress(text);
  if (address || /\s/.test(text)) return address;
  const types = text.includes('://') ? (['url'] as const) : (['email-addr', 'file-hash', 'domain-name'] as const);
  for (const type of types) {
    if (type === 'email-addr' && !text.includes('@')) continue;
    const value = normaliseObservable(type, text);
    if (value === null) continue;
    // A defanged name is a domain, whatever it looks like.
    const isFile = type === 'domain-name' && text === line && isFileName(value) && !value.startsWith('www.');
    return isFile ? { type, value: line, reason: 'file_name' } : { type, value };
  }
  return null;
}

/** The values that a line names; the host of a URL is not blocked because of one page. */
function readLine(given: string): readonly Named[] {
  const wildcards = given.match(wildcard) ?? [];
  if (wildcards.length > 0)
    return [
      ...wildcards.map((value): Named => ({ type: 'domain-name', value, reason: 'wildcard' })),
      ...readLine(given.replaceAll(wildcard, ' ')),
    ];
  const line = given.trim();
  if (line === '') return [];
  const whole = readWhole(line);
  if (whole) return [whole];
  const networks = line.split(/[\s,;()]+/).flatMap((text) => readNetwork(text) ?? []);
  // The rest contains no address of these types.
  const rest = line.split(/(?<=[\s,;()])/).filter((text) => readNetwork(text.replace(/[\s,;()]+$/, '')) === null);
  const found: readonly Named[] = [...networks, ...extractObservables(rest.join(''))];
  const hosts = new Set(found.flatMap(({ type, value }) => (type === 'url' ? (URL.parse(value)?.hostname ?? []) : [])));
  return found.filter(({ value }) => !hosts.has(value));
}

/**
 * Splits a text: each value in it, and each line without one, is returned once, either for adding or with a reason for
 * rejection.
 */
export function readAsked(text: string, taken: readonly BlockableType[]) {
  const values = new Map<string, AskedValue>();
  const rejected: Unasked[] = [];
  const reject = (what: string, reason: Reason) => rejected.push({ text: what.slice(0, shownMax), reason });
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue;
    const named = readLine(line);
    if (named.length === 0) reject(line, 'not_an_observable');
    for (const { type, value, reason } of named) {
      const id = observableId(type, value);
      if (reason) reject(value, reason);
      else if (!isBlockable(type) || !taken.includes(type)) reject(value, 'type_not_taken');
      else if (values.has(id)) reject(value, 'repeated');
      else if (values.size >= blockAddedMax) reject(value, 'too_many');
      else values.set(id, { id, type, value });
    }
  }
  return { values: [...values.values()], rejected };
}
