import type { Family } from '@halyard/contracts/intelligence/intelligence.ts';
import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';

/**
 * STIX types that are shown as threats, with the severity each has where no one states one. STIX has no severity; this
 * is our rule: who attacks and what attacks is High, what it uses or leaves is Medium, a bare observation Low.
 */
export const severityByKind: ReadonlyMap<string, ThreatSeverity> = new Map([
  ['malware', 'High'],
  ['intrusion-set', 'High'],
  ['threat-actor', 'High'],
  ['campaign', 'High'],
  ['indicator', 'Medium'],
  ['vulnerability', 'Medium'],
  ['infrastructure', 'Medium'],
  ['tool', 'Medium'],
  ['attack-pattern', 'Medium'],
  ['incident', 'Medium'],
  ['observed-data', 'Low'],
]);

const entityKinds = new Set(['identity', 'location']);

/** Where a STIX type belongs; what is neither a threat nor an entity is a reference, custom types included. */
export function familyOf(kind: string): Family {
  if (severityByKind.has(kind)) return 'threat';
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

/** The STIX type that a word of people is, if it is one of those we show as threats: `Attack Pattern`, `malware`. */
export function threatKindOf(word: string): string {
  const kind = word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  return severityByKind.has(kind) ? kind : 'indicator';
}
