import { isIP } from 'node:net';
import {
  type Observable,
  type ObservableRole,
  type ObservableType,
  observableRoles,
  observableTypes,
} from '../incoming-alert.ts';
import { readText, toList } from './read-text.ts';

const observablesMax = 200;
const valueMax = 2_000;

/**
 * What a mapping may say besides the types of observables, where its source does not tell them apart: `ip` is of either
 * family, `address` an IP or the name of a host, `any` what the form of the value tells.
 */
type Kind = ObservableType | 'ip' | 'address' | 'any';
const kinds: readonly Kind[] = [...observableTypes, 'ip', 'address', 'any'];

type Found = { readonly type: ObservableType; readonly value: string };

const placeholders = new Set([
  '-',
  '--',
  '*',
  'n/a',
  'none',
  'null',
  'nil',
  'unknown',
  'undefined',
  '(empty)',
  '0.0.0.0',
  '::',
]);

const domainPattern = /^(?:[\p{L}\p{N}_](?:[\p{L}\p{N}_-]{0,61}[\p{L}\p{N}_])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]+)$/iu;
// Names of files look like domains: an `any` that ends like one is a file.
const filePattern = /\.(?:exe|dll|sys|zip|rar|7z|js|vbs|ps1|bat|cmd|docx?|xlsx?|pptx?|pdf|html?|txt|lnk|iso|jar|log)$/i;
const hashPattern = /\b(?:[0-9a-f]{128}|[0-9a-f]{96}|[0-9a-f]{64}|[0-9a-f]{56}|[0-9a-f]{40}|[0-9a-f]{32})\b/gi;
const mailPattern = /[^\s<>"',;:()[\]]+@[^\s<>"',;:()[\]]+/;
const cvePattern = /\bCVE[-_](\d{4})[-_](\d{4,})\b/i;
const macPattern = /^[0-9a-f]{2}(?:[:-]?[0-9a-f]{2}){5}$/i;

const none: readonly Found[] = [];

function readIp(text: string): readonly Found[] {
  // With a port, a zone or brackets, and IPv4 written as IPv6.
  const bare = text
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i, '$1');
  const family = isIP(bare);
  if (family === 0 || placeholders.has(bare)) return none;
  return [{ type: family === 4 ? 'ipv4-addr' : 'ipv6-addr', value: bare.toLowerCase() }];
}

const orHost = (found: readonly Found[], text: string): readonly Found[] =>
  found.length > 0 ? found : [{ type: 'host', value: text.replace(/\.$/, '') }];

function readDomain(text: string): readonly Found[] {
  const ip = readIp(text);
  if (ip.length > 0) return ip;
  const bare = text
    .replace(/^\*?\./, '')
    .replace(/:\d+$/, '')
    .replace(/\.$/, '');
  if (domainPattern.test(bare)) return [{ type: 'domain-name', value: bare.toLowerCase() }];
  // A name of one label is no domain, but the name of a computer.
  return /^[\p{L}\p{N}_-]+$/u.test(bare) ? [{ type: 'host', value: bare }] : none;
}

function readUrl(text: string): readonly Found[] {
  if (/^[a-z][a-z0-9+.-]*:\/\/[^\s/]/i.test(text)) return [{ type: 'url', value: text }];
  // A path alone leads nowhere; some sources write the host alone.
  return text.includes('/') || !text.includes('.') ? none : readDomain(text);
}

function readHash(text: string): readonly Found[] {
  // Sysmon lists "SHA256=…,IMPHASH=…", and an import hash is none of the file.
  const hashes = text.replaceAll(/IMPHASH=[0-9a-f]+/gi, '').match(hashPattern) ?? [];
  return hashes.map((hash) => ({ type: 'file-hash', value: hash.toLowerCase() }));
}

function readMail(text: string): readonly Found[] {
  const mail = mailPattern.exec(text)?.[0];
  return mail ? [{ type: 'email-addr', value: mail }] : none;
}

function readMac(text: string): readonly Found[] {
  if (!macPattern.test(text)) return none;
  const pairs = text.replaceAll(/[:-]/g, '').toLowerCase().match(/../g) ?? [];
  return [{ type: 'mac-addr', value: pairs.join(':') }];
}

function readCve(text: string): readonly Found[] {
  const [, year, number] = cvePattern.exec(text) ?? [];
  return year ? [{ type: 'cve', value: `CVE-${year}-${number}` }] : none;
}

function readAny(text: string): readonly Found[] {
  if (filePattern.test(text) && !text.includes('://')) return [{ type: 'file-name', value: text }];
  if (/^[0-9a-f]+$/i.test(text) && readHash(text).length > 0) return readHash(text);
  for (const read of [readIp, readCve, readMac]) if (read(text).length > 0) return read(text);
  if (text.includes('://')) return readUrl(text);
  if (text.includes('@')) return readMail(text);
  return domainPattern.test(text) ? readDomain(text) : none;
}

function readOne(kind: Kind, text: string): readonly Found[] {
  switch (kind) {
    case 'ip':
    case 'ipv4-addr':
    case 'ipv6-addr':
      return readIp(text);
    case 'address':
    case 'host':
      return orHost(readIp(text), text);
    case 'any':
      return readAny(text);
    case 'domain-name':
      return readDomain(text);
    case 'url':
      return readUrl(text);
    case 'file-hash':
      return readHash(text);
    case 'email-addr':
      return readMail(text);
    case 'mac-addr':
      return readMac(text);
    case 'cve':
      return readCve(text);
    default:
      return [{ type: kind, value: text }];
  }
}

function readEntry(entry: unknown): readonly Observable[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const { type, value, role: stated } = entry as { type?: unknown; value?: unknown; role?: unknown };
  const kind = kinds.find((known) => known === type);
  if (!kind) return [];
  const role: ObservableRole = observableRoles.find((known) => known === stated) ?? 'related';
  return toList(value)
    .flatMap((one) => readText(one, valueMax) ?? [])
    .filter((text) => !placeholders.has(text.toLowerCase()))
    .flatMap((text) => readOne(kind, text))
    .map((found) => ({ type: found.type, value: found.value, role }));
}

/**
 * Observables as a mapping lists them: `{type, value, role}`, where a value may be a list. What has not the form of its
 * type is left out. Of a value that is named twice the first counts, so a mapping lists the surest role first.
 */
export function readObservables(value: unknown): readonly Observable[] {
  const byKey = new Map<string, Observable>();
  for (const observable of toList(value).flatMap(readEntry)) {
    const key = `${observable.type} ${observable.value.toLowerCase()}`;
    if (!byKey.has(key)) byKey.set(key, observable);
  }
  return [...byKey.values()].slice(0, observablesMax);
}
