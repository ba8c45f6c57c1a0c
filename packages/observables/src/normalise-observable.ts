import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import { readAddress } from './read-address.ts';
import { readDomain, readMail, readUrl } from './read-names.ts';

const placeholders = new Set([
  '',
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

const hashLengths = new Set([32, 40, 56, 64, 96, 128]);

const hives: Readonly<Record<string, string>> = {
  HKCC: 'HKEY_CURRENT_CONFIG',
  HKCR: 'HKEY_CLASSES_ROOT',
  HKCU: 'HKEY_CURRENT_USER',
  HKLM: 'HKEY_LOCAL_MACHINE',
  HKU: 'HKEY_USERS',
};

function readHash(raw: string): string | null {
  const hash = raw.replace(/^(?:md5|sha-?\d+)[:=]/i, '').toLowerCase();
  if (!hashLengths.has(hash.length) || !/^[0-9a-f]+$/.test(hash)) return null;
  // A tool that has no hash fills the field with zeros.
  return /^0+$/.test(hash) ? null : hash;
}

function readMac(raw: string): string | null {
  if (!/^[0-9a-f]{2}(?:[:-]?[0-9a-f]{2}){5}$|^[0-9a-f]{4}(?:\.[0-9a-f]{4}){2}$/i.test(raw)) return null;
  const digits = raw.replaceAll(/[:.-]/g, '').toLowerCase();
  // None, and everybody's.
  if (digits === '000000000000' || digits === 'ffffffffffff') return null;
  return digits.replaceAll(/..(?!$)/g, '$&:');
}

function readCve(raw: string): string | null {
  const [, year, number] = /^CVE[-_](\d{4})[-_](\d{4,19})$/i.exec(raw) ?? [];
  return year ? `CVE-${year}-${number}` : null;
}

// STIX requires the full hive name and case-sensitive values.
function readRegistryKey(raw: string): string | null {
  const [, hive = '', rest = ''] = /^([^\\:]+):?((?:\\.*)?)$/s.exec(raw) ?? [];
  const upper = hive.toUpperCase();
  const full = hives[upper] ?? upper;
  const key = full.startsWith('HKEY_') ? `${full}${rest}` : raw;
  return key.replace(/[\\\s]+$/, '') || null;
}

function addressOf(type: 'ipv4-addr' | 'ipv6-addr', raw: string): string | null {
  const address = readAddress(raw);
  return address?.type === type ? address.value : null;
}

function normalise(type: ObservableType, raw: string): string | null {
  switch (type) {
    case 'ipv4-addr':
    case 'ipv6-addr':
      return addressOf(type, raw);
    case 'domain-name':
      return readDomain(raw);
    case 'url':
      return readUrl(raw);
    case 'email-addr':
      return readMail(raw);
    case 'file-hash':
      return readHash(raw);
    case 'mac-addr':
      return readMac(raw);
    case 'registry-key':
      return readRegistryKey(raw);
    case 'cve':
      return readCve(raw);
    case 'host':
      return raw.replace(/[.\s]+$/, '').toLowerCase() || null;
    case 'file-name':
    case 'user-account':
    case 'process':
      return raw;
  }
}

/** Whether a text is a placeholder for no value: `-`, `n/a`, `unknown`. */
export const isPlaceholder = (raw: string): boolean => placeholders.has(raw.trim().toLowerCase());

/**
 * The one way in which an observable is written here, so that what two tools report of the same thing is the same value;
 * null where the text is none of its type, or a placeholder. What is canonical stays as it is. The rules are listed in the
 * README of this package.
 *
 * An IPv4 address in IPv6 form is none of `ipv6-addr`: `readAddress` tells the family of an address.
 */
export function normaliseObservable(type: ObservableType, raw: string): string | null {
  const text = raw.toWellFormed().trim();
  return isPlaceholder(text) ? null : normalise(type, text);
}
