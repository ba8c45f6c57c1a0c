import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import { normaliseObservable, readAddress } from '@halyard/observables';
import { type Reading, readAddressPattern, readEndpoint } from '../address-pattern.ts';
import { equals, type FeedObservable, hashName, pathOf } from '../observable-objects.ts';

/** Null where the value is none of its type. */
type Reader = (value: string) => Reading | null;

const observed = (type: ObservableType, raw: string): FeedObservable | null => {
  const value = normaliseObservable(type, raw);
  return value === null ? null : { type, value };
};

const one = (type: ObservableType, path?: string): Reader => {
  return (raw) => {
    const found = observed(type, raw);
    const at = path ?? (found && pathOf(found));
    return found && at ? { pattern: `[${equals(at, found.value)}]`, observables: [found] } : null;
  };
};

const digitsOf = { md5: 32, sha1: 40, sha224: 56, sha256: 64, sha384: 96, sha512: 128 } as const;
type HashType = keyof typeof digitsOf;
const hashTypes = Object.keys(digitsOf) as HashType[];

const hashIn = (type: HashType, raw: string) => {
  const found = observed('file-hash', raw);
  return found?.value.length === digitsOf[type] ? found : null;
};

const hash =
  (type: HashType): Reader =>
  (raw) => {
    const found = hashIn(type, raw);
    return (
      found && { pattern: `[${equals(`file:hashes.'${hashName(found.value)}'`, found.value)}]`, observables: [found] }
    );
  };

/** Text that no observable of ours holds, at its own path. */
const text =
  (path: string): Reader =>
  (raw) => ({ pattern: `[${equals(path, raw)}]`, observables: [] });

const number =
  (path: string): Reader =>
  (raw) => {
    const digits = /^(?:AS)?(\d{1,10})$/i.exec(raw)?.[1];
    return digits === undefined ? null : { pattern: `[${path} = ${Number(digits)}]`, observables: [] };
  };

/** Two values with a bar between them, of which the last may hold bars. */
function halves(raw: string): [string, string] | null {
  const at = raw.indexOf('|');
  return at <= 0 || at === raw.length - 1 ? null : [raw.slice(0, at).trim(), raw.slice(at + 1).trim()];
}

const fileWith =
  (type: HashType): Reader =>
  (raw) => {
    const [name, digest] = halves(raw) ?? [];
    const found = digest === undefined ? null : hashIn(type, digest);
    if (!found || name === undefined) return null;
    const file = equals(`file:hashes.'${hashName(found.value)}'`, found.value);
    return { pattern: `[${equals('file:name', name)} AND ${file}]`, observables: [found] };
  };

/** Either of them is looked for, as MISP's own exports do: a name moves on to other addresses. */
function domainAndAddress(raw: string): Reading | null {
  const [name, ip] = halves(raw) ?? [];
  const parts = [one('domain-name')(name ?? ''), readAddressPattern(ip ?? '')];
  const found = parts.filter((part) => part !== null);
  if (found.length < 2) return null;
  return {
    pattern: found.map(({ pattern }) => pattern).join(' OR '),
    observables: found.flatMap(({ observables }) => observables),
  };
}

const domainIn = (raw: string) => observed('domain-name', raw);

/** With a bar or a colon before the port. */
const endpoint =
  (end: 'src' | 'dst', find: (raw: string) => FeedObservable | null): Reader =>
  (raw) =>
    readEndpoint(raw.replace('|', ':'), end, find);

function registryValue(raw: string): Reading | null {
  const [key, data] = halves(raw) ?? [];
  const found = observed('registry-key', key ?? '');
  if (!found || data === undefined) return null;
  const parts = [equals('windows-registry-key:key', found.value), equals('windows-registry-key:values[*].data', data)];
  return { pattern: `[${parts.join(' AND ')}]`, observables: [found] };
}

const service = "process:extensions.'windows-service-ext'";

/** How the types of MISP attributes are read; of those that are not here the value is kept as it is. */
export const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['ip-src', readAddressPattern],
  ['ip-dst', readAddressPattern],
  ['ip-src|port', endpoint('src', readAddress)],
  ['ip-dst|port', endpoint('dst', readAddress)],
  ['domain', one('domain-name')],
  ['hostname', one('domain-name')],
  ['domain|ip', domainAndAddress],
  ['hostname|port', endpoint('dst', domainIn)],
  ['url', one('url')],
  ['uri', one('url')],
  ['email', one('email-addr')],
  ['email-src', one('email-addr', 'email-message:from_ref.value')],
  ['email-dst', one('email-addr', 'email-message:to_refs[*].value')],
  ['target-email', one('email-addr')],
  ['whois-registrant-email', one('email-addr')],
  ['dns-soa-email', one('email-addr')],
  ['email-subject', text('email-message:subject')],
  ['email-attachment', one('file-name')],
  ...hashTypes.map((type) => [type, hash(type)] as const),
  ...hashTypes.map((type) => [`filename|${type}`, fileWith(type)] as const),
  ['malware-sample', fileWith('md5')],
  ['filename', one('file-name')],
  ['attachment', one('file-name')],
  ['ssdeep', text('file:hashes.SSDEEP')],
  ['tlsh', text('file:hashes.TLSH')],
  ['mac-address', one('mac-addr')],
  ['regkey', one('registry-key')],
  ['regkey|value', registryValue],
  ['AS', number('autonomous-system:number')],
  ['port', number('network-traffic:dst_port')],
  ['mutex', text('mutex:name')],
  ['user-agent', text("network-traffic:extensions.'http-request-ext'.request_header.'User-Agent'")],
  ['windows-service-name', text(`${service}.service_name`)],
  ['windows-service-displayname', text(`${service}.display_name`)],
  ['x509-fingerprint-md5', text('x509-certificate:hashes.MD5')],
  ['x509-fingerprint-sha1', text("x509-certificate:hashes.'SHA-1'")],
  ['x509-fingerprint-sha256', text("x509-certificate:hashes.'SHA-256'")],
]);

/** Attributes that are a rule of another language (STIX 2.1, section 10.19). */
export const ruleLanguages: ReadonlySet<string> = new Set(['yara', 'sigma', 'snort']);

/** Objects whose hashes are of a part of a file, and of no file. */
export const partsOfFiles: ReadonlySet<string> = new Set(['pe-section', 'elf-section', 'macho-section']);
