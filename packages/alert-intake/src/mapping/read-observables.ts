import {
  type ObservableRole,
  type ObservableType,
  observableRoles,
  observableTypes,
} from '@halyard/contracts/inflow/observable-types.ts';
import { isFileName, isPlaceholder, normaliseObservable, readAddress } from '@halyard/observables';
import type { Observable } from '../incoming-alert.ts';
import { readText, toList } from './read-text.ts';

const observablesMax = 200;
const valueMax = 2_000;

/**
 * Types that a mapping may use in addition to those of observables, if its source does not distinguish them: `ip` is of
 * either family, `address` an IP or host name, `any` is detected from the value.
 */
type Kind = ObservableType | 'ip' | 'address' | 'any';
const kinds: readonly Kind[] = [...observableTypes, 'ip', 'address', 'any'];

type Found = { readonly type: ObservableType; readonly value: string };

// Names of files look like domains: an `any` that ends like one is a file.
const filePattern = /\.(?:exe|dll|sys|zip|rar|7z|js|vbs|ps1|bat|cmd|docx?|xlsx?|pptx?|pdf|html?|txt|lnk|iso|jar|log)$/i;
const hashPattern = /\b(?:[0-9a-f]{128}|[0-9a-f]{96}|[0-9a-f]{64}|[0-9a-f]{56}|[0-9a-f]{40}|[0-9a-f]{32})\b/gi;
const cvePattern = /\bCVE[-_]\d{4}[-_]\d{4,}\b/i;

const none: readonly Found[] = [];

function readOf(type: ObservableType, text: string): readonly Found[] {
  const value = normaliseObservable(type, text);
  return value === null ? none : [{ type, value }];
}

function readIp(text: string): readonly Found[] {
  return [readAddress(text) ?? []].flat();
}

const orHost = (found: readonly Found[], text: string): readonly Found[] =>
  found.length > 0 ? found : [{ type: 'host', value: text.replace(/\.$/, '') }];

function readDomain(text: string): readonly Found[] {
  for (const found of [readIp(text), readOf('domain-name', text)]) if (found.length > 0) return found;
  // A name of one label is not a domain, but the name of a computer.
  const bare = text.replace(/:\d+$/, '').replace(/\.$/, '');
  return /^[\p{L}\p{N}_-]+$/u.test(bare) ? [{ type: 'host', value: bare }] : none;
}

function readUrl(text: string): readonly Found[] {
  if (text.includes('://')) return readOf('url', text);
  // A path alone leads nowhere; some sources write the host alone.
  return text.includes('/') || !text.includes('.') ? none : readDomain(text);
}

function readHash(text: string): readonly Found[] {
  // Sysmon lists "SHA256=…,IMPHASH=…", and an import hash is none of the file.
  const hashes = text.replaceAll(/IMPHASH=[0-9a-f]+/gi, '').match(hashPattern) ?? [];
  return hashes.flatMap((hash) => readOf('file-hash', hash));
}

const readCve = (text: string): readonly Found[] => readOf('cve', cvePattern.exec(text)?.[0] ?? '');

function readAny(text: string): readonly Found[] {
  const isPlain = !/[/@:]/.test(text);
  if ((filePattern.test(text) && !text.includes('://')) || (isPlain && isFileName(text) && text.includes('.')))
    return [{ type: 'file-name', value: text }];
  if (/^[0-9a-f]+$/i.test(text) && readHash(text).length > 0) return readHash(text);
  for (const found of [readIp(text), readCve(text), readOf('mac-addr', text)]) if (found.length > 0) return found;
  if (text.includes('://')) return readUrl(text);
  return readOf(text.includes('@') ? 'email-addr' : 'domain-name', text);
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
    case 'cve':
      return readCve(text);
    case 'user-account':
      // Some logs write names in quotes.
      return [{ type: kind, value: text.replace(/^(["'`])(.+)\1$/, '$2') }];
    case 'email-addr':
    case 'mac-addr':
    case 'registry-key':
      return readOf(kind, text);
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
    .filter((text) => !isPlaceholder(text))
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
