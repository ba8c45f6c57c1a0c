import type { Family } from '@halyard/contracts/intelligence/intelligence.ts';
import { threatKinds } from '@halyard/contracts/intelligence/severity-rules.ts';

const shownAsThreats: ReadonlySet<string> = new Set(threatKinds);

const entityKinds = new Set(['identity', 'location']);

/** The category of a STIX type; types that are neither threats nor entities are references, custom types included. */
export function familyOf(kind: string): Family {
  if (shownAsThreats.has(kind)) return 'threat';
  return entityKinds.has(kind) ? 'entity' : 'reference';
}

// Words that a rule would not find.
const words: ReadonlyMap<string, string> = new Map([
  ['course-of-action', 'Course of Action'],
  ['ipv4-addr', 'IPv4 Address'],
  ['ipv6-addr', 'IPv6 Address'],
  ['mac-addr', 'MAC Address'],
  ['email-addr', 'Email Address'],
  ['url', 'URL'],
  ['x509-certificate', 'X.509 Certificate'],
]);

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The word people use for a STIX type: `attack-pattern` is an Attack Pattern, `x-acme-case` an Acme Case. */
export function wordOf(kind: string): string {
  const plain = kind.replace(/^x-(?=.)/, '');
  return words.get(kind) ?? plain.split('-').filter(Boolean).map(capitalised).join(' ');
}

/** The STIX type of a display name, if it is one of those shown as threats: `Attack Pattern`, `malware`. */
export function threatKindOf(word: string): string {
  const kind = word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  return shownAsThreats.has(kind) ? kind : 'indicator';
}
