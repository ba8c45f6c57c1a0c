import { domainToASCII } from 'node:url';
import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import {
  extractDomains,
  extractEmails,
  extractIPv4s,
  extractIPv6s,
  extractMacAddresses,
  extractMD5s,
  extractSHA1s,
  extractSHA256s,
  extractSHA512s,
  extractURLs,
} from 'ioc-extractor';
import { parse as parseDomain } from 'tldts';
import { refang } from './defang/defang.ts';
import { normaliseObservable } from './normalise-observable.ts';
import { readAddress } from './read-address.ts';
import { isAmbiguous, standsAlone, trimUrl, withoutLookalikes } from './text-around.ts';

/** Characters of a text that are read: what follows is not, so that no text takes long. */
const textMax = 16_384;

export type ExtractedObservable = { readonly type: ObservableType; readonly value: string };

const unsorted = { sort: false };
const knownTld = { strict: true, sort: false };
const anyTld = { strict: false, sort: false };

/** A value that the end cuts off is another value: only whole words are read. */
function cut(text: string): string {
  if (text.length <= textMax) return text;
  const head = text.slice(0, textMax);
  return head.slice(0, Math.max(head.search(/\s\S*$/), 0));
}

const idnPattern =
  /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\d-]{1,63}(?:\.[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\d-]{1,63})+/gu;
// The library reads the letters of ASCII alone: of `bücher.example` it would see the end.
const toAscii = (text: string) =>
  text.replaceAll(idnPattern, (name) => (/^[\0-\x7f]*$/.test(name) ? name : domainToASCII(name) || name));

// The library stops after seven digits of a number that may have up to nineteen (CVE record format 5).
const cvePattern = /\bcve-\d{4}-\d{4,19}(?!\d)/gi;

// The library knows no URL with an IPv6 address for its host.
const urlOfIpv6 =
  /\b[a-z][a-z0-9+.-]{0,20}:\/\/(?:[^\s/@[\]]{1,200}@)?\[[\da-f:.]{2,45}\](?::\d{1,5})?(?:[/?#][^\s]*)?/gi;

const takeOut = (text: string, values: readonly string[]) =>
  values.toSorted((a, b) => b.length - a.length).reduce((rest, value) => rest.replaceAll(value, ' '), text);

/** Whether a name ends in a public suffix, and is more than one: `co.uk` alone names nobody. */
function isPublic(name: string): boolean {
  const { domain, isIcann, isPrivate } = parseDomain(name);
  return domain !== null && (isIcann === true || isPrivate === true);
}

/** Whether a name is one below which anyone may register: `co.uk`, `github.io`. */
export function isPublicSuffix(name: string): boolean {
  const { domain, isIcann, isPrivate } = parseDomain(name, { allowPrivateDomains: true });
  return domain === null && (isIcann === true || isPrivate === true);
}

const ofType = (type: ObservableType, values: readonly string[]): readonly ExtractedObservable[] =>
  values.flatMap((raw) => {
    const value = normaliseObservable(type, raw);
    return value === null ? [] : [{ type, value }];
  });

/**
 * The observable of a host within an observable: for a URL its domain or address, for a computer with a full name below
 * a public suffix that domain. None if there is no such host.
 */
export function hostWithin({ type, value }: ExtractedObservable): readonly ExtractedObservable[] {
  if (type === 'host') return isPublic(value) ? ofType('domain-name', [value]) : [];
  const host = type === 'url' ? (URL.parse(value)?.hostname ?? '') : '';
  const address = readAddress(host);
  return address ? [address] : ofType('domain-name', [host]);
}

function findDomains(text: string, written: string): readonly string[] {
  return extractDomains(text, knownTld).filter(
    (name) =>
      standsAlone(text, name, 'domain-name') &&
      // A defanged name is a domain, whatever it looks like.
      !(isAmbiguous(name) && written.includes(name)) &&
      isPublic(name),
  );
}

function findAddresses(around: string): readonly ExtractedObservable[] {
  const text = withoutLookalikes(around);
  // `dead::beef` is more often a name in a program than an address.
  const written = [...extractIPv4s(text, unsorted), ...extractIPv6s(text, unsorted)].filter((ip) => /\d/.test(ip));
  return written.filter((ip) => standsAlone(text, ip, 'ip')).flatMap((ip) => readAddress(ip) ?? []);
}

function findHashes(text: string): readonly string[] {
  return [extractMD5s, extractSHA1s, extractSHA256s, extractSHA512s].flatMap((find) => find(text, unsorted));
}

/**
 * The observables in free text: URLs and their hosts, mail addresses, IP addresses, domains, hashes, MAC addresses and
 * CVE numbers, defanged or not, each once and in canonical form. Networks, versions (`v1.2.3.4`) and file names
 * (`README.md`) are not. It never throws, and reads the first 16,384 characters only.
 */
export function extractObservables(text: string): readonly ExtractedObservable[] {
  const written = cut(text);
  // On separate lines, because the library looks for `--` of Punycode beyond the end of a name.
  const plain = toAscii(refang(written)).replaceAll(/\s/g, '\n');
  const urls = [...extractURLs(plain, anyTld), ...(plain.match(urlOfIpv6) ?? [])].map(trimUrl);
  const withoutUrls = takeOut(plain, urls);
  const mails = extractEmails(withoutUrls, knownTld);
  const rest = takeOut(withoutUrls, mails);
  const found = [
    ...ofType('url', urls),
    ...urls.flatMap((value) => hostWithin({ type: 'url', value })),
    ...ofType(
      'email-addr',
      mails.map((mail) => mail.replace(/^[\w-]+=(?=[^=]+$)/, '')),
    ),
    ...findAddresses(rest),
    ...ofType('domain-name', findDomains(rest, written)),
    ...ofType('file-hash', findHashes(rest)),
    ...ofType('mac-addr', extractMacAddresses(rest, unsorted)),
    ...ofType('cve', plain.match(cvePattern) ?? []),
  ];
  return [...new Map(found.map((one) => [`${one.type} ${one.value}`, one])).values()];
}
