import { type ObservableType, observableTypes } from '@halyard/contracts/inflow/observable-types.ts';
import { normaliseObservable, readAddress } from '@halyard/observables';
import { type Reading, readAddressPattern, readEndpoint } from '../address-pattern.ts';
import { type FeedObservable, patternOf } from '../observable-objects.ts';

/** Common type names of block lists; the first match counts. */
const words: readonly (readonly [word: RegExp, type: ObservableType | 'address' | 'endpoint'])[] = [
  [/^ip.*port$/, 'endpoint'],
  [/^(ip|ipv4|ipv6|cidr|network|address|src|dst)/, 'address'],
  [/(md5|sha\d|hash)/, 'file-hash'],
  [/^(url|uri|link)/, 'url'],
  [/^(domain|host|fqdn)/, 'domain-name'],
  [/mail/, 'email-addr'],
  [/(^cve|vulnerability)/, 'cve'],
  [/^mac/, 'mac-addr'],
  [/file.?name/, 'file-name'],
];

const isType = (word: string): word is ObservableType => observableTypes.some((type) => type === word);

function typeOfWord(word: string) {
  const plain = word.trim().toLowerCase();
  if (plain === 'ipv4-addr' || plain === 'ipv6-addr') return 'address';
  if (isType(plain)) return plain;
  return words.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

/** Whether a text names a type of values rather than a column: `domain-name`, `ip`. */
export const isTypeWord = (word: string): boolean => word.trim() !== '' && typeOfWord(word) !== null;

const one = (type: ObservableType, raw: string): FeedObservable | null => {
  const value = normaliseObservable(type, raw);
  return value === null ? null : { type, value };
};

const readingOf = (observable: FeedObservable | null): Reading | null => {
  const pattern = observable && patternOf(observable);
  return observable && pattern !== null ? { pattern: pattern ?? '', observables: [observable] } : null;
};

const anyHost = (raw: string) => readAddress(raw) ?? one('domain-name', raw);
const detected: readonly ObservableType[] = ['file-hash', 'email-addr', 'mac-addr', 'domain-name'];

/** The type of a value that has none assigned. */
function detect(raw: string): Reading | null {
  if (raw.includes('://')) return readingOf(one('url', raw));
  // `192.0.2.1:443`; the port of a bare address would be lost.
  const endpoint = /^[^:/]+:\d+$/.test(raw) ? readEndpoint(raw, 'dst', anyHost) : null;
  const found = endpoint ?? readAddressPattern(raw);
  if (found) return found;
  return readingOf(detected.map((type) => one(type, raw)).find((observable) => observable !== null) ?? null);
}

/** A line of a hosts file has an address that leads nowhere before the name; others have a remark behind the value. */
const bare = (text: string) =>
  text
    .trim()
    .replace(/^(?:0\.0\.0\.0|127\.0\.0\.1|::1?)\s+(?=\S)/, '')
    .replace(/\s+(?:#|;|\/\/).*$/, '');

/** A value of a block list: the CVE number of a vulnerability, or what an indicator looks for; null for none of these. */
export function readValue(raw: string, type: string): { cve: string } | Reading | null {
  const text = bare(raw);
  const stated = typeOfWord(type);
  const cve = stated === null || stated === 'cve' ? normaliseObservable('cve', text) : null;
  if (cve !== null) return { cve };
  if (stated === null) return detect(text);
  if (stated === 'endpoint') return readEndpoint(text, 'dst', anyHost) ?? readAddressPattern(text);
  return stated === 'address' ? readAddressPattern(text) : readingOf(one(stated, text));
}
