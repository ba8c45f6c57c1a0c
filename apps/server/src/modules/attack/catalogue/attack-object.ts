import { type AttackDomain, attackDomains, type TechniqueDetail } from '@halyard/contracts/intelligence/attack.ts';
import { isTechniqueNumber } from '@halyard/contracts/intelligence/technique-number.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectsIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A STIX object unchanged; an empty one where it is none. */
export function readObject(stix: string | null): Json {
  if (stix === null) return {};
  const value: unknown = JSON.parse(stix);
  return isObject(value) ? value : {};
}

// CAPEC calls it ATTACK.
const sourceOfNumber = /^(?:mitre-(?:mobile-|ics-)?attack|attack)$/i;
const chainOf = { enterprise: 'mitre-attack', mobile: 'mitre-mobile-attack', ics: 'mitre-ics-attack' } as const;

const ownReference = (object: Json) =>
  objectsIn(object.external_references).find(
    ({ source_name, external_id }) => sourceOfNumber.test(textOf(source_name)) && textOf(external_id) !== '',
  );

/** The number of a technique: `T1059.001`; undefined if the object has none. */
export function numberOf(object: Json): string | undefined {
  const number = textOf(ownReference(object)?.external_id).toUpperCase();
  return isTechniqueNumber(number) ? number : undefined;
}

/** The ATT&CK id of an object: `TA0001`; '' if it has none. */
export const attackIdOf = (object: Json): string => textOf(ownReference(object)?.external_id);

/** Short names of the tactics that a technique is placed under, by domain. */
export function placesOf(object: Json): Readonly<Record<AttackDomain, readonly string[]>> {
  const phases = objectsIn(object.kill_chain_phases);
  const inDomain = (domain: AttackDomain) =>
    phases
      .filter(({ kill_chain_name }) => kill_chain_name === chainOf[domain])
      .map(({ phase_name }) => textOf(phase_name))
      .filter((name) => name !== '');
  return { enterprise: inDomain('enterprise'), mobile: inDomain('mobile'), ics: inDomain('ics') };
}

/** The domains that a tactic, matrix or collection belongs to. */
export function domainsOf(object: Json): readonly AttackDomain[] {
  const stated = [...textsIn(object.x_mitre_domains), attackIdOf(object)];
  const found = attackDomains.filter((domain) => stated.includes(`${domain}-attack`));
  if (found.length > 0) return found;
  const named = /^(enterprise|mobile|ics)\b/i.exec(textOf(object.name))?.[1]?.toLowerCase();
  const source = textOf(ownReference(object)?.source_name);
  return attackDomains.filter((domain) => domain === named || (!named && chainOf[domain] === source));
}

export const platformsOf = (object: Json): readonly string[] => textsIn(object.x_mitre_platforms);
export const isRevoked = (object: Json): boolean => object.revoked === true;
export const isDeprecated = (object: Json): boolean => object.x_mitre_deprecated === true;
export const shortNameOf = (object: Json): string => textOf(object.x_mitre_shortname);
export const tacticRefsOf = (object: Json): readonly string[] => textsIn(object.tactic_refs);
export const versionOf = (object: Json): string | null => textOf(object.x_mitre_version) || null;

/** A description as people read it: citations are among the references, links are their words. */
export const plainDescription = (object: Json): string =>
  textOf(object.description)
    .replaceAll(/\s*\(Citation:[^)]*\)+/g, '')
    .replaceAll(/\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replaceAll(/<\/?code>/g, '')
    .trim();

const isWebAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** References of an object, its own page first; non-web links are left out. */
export const referencesOf = (object: Json): TechniqueDetail['references'] =>
  objectsIn(object.external_references).map((reference) => {
    const url = textOf(reference.url);
    const isOwn = sourceOfNumber.test(textOf(reference.source_name));
    const own = isOwn ? url.replace(/^https?:\/\//, '') : '';
    const words = own || textOf(reference.description) || textOf(reference.source_name) || url;
    return { name: words, url: isWebAddress(url) ? url : null };
  });
