import { type Tlp, tlpLevels } from '@halyard/contracts/intelligence/intelligence.ts';
import { type MispObject, objectsIn, textIn } from './read-fields.ts';

export type Tags = {
  /** Null where no tag states one. */
  readonly tlp: Tlp | null;
  /** 0 to 100, by the taxonomy `misp:confidence-level`; null where no tag states one. */
  readonly confidence: number | null;
  /** `misp-galaxy:threat-actor="APT32"`, as MISP writes it. */
  readonly galaxies: readonly string[];
  readonly labels: readonly string[];
};

// As the taxonomy numbers them.
const confidences: ReadonlyMap<string, number> = new Map([
  ['misp:confidence-level="completely-confident"', 100],
  ['misp:confidence-level="usually-confident"', 75],
  ['misp:confidence-level="fairly-confident"', 50],
  ['misp:confidence-level="rarely-confident"', 25],
  ['misp:confidence-level="unconfident"', 0],
]);

function tlpOfTag(name: string): Tlp | null {
  const word = /^tlp:\s*"?([a-z+]+)"?$/i.exec(name)?.[1]?.toUpperCase();
  return tlpLevels.find((level) => level === `TLP:${word === 'WHITE' ? 'CLEAR' : word}`) ?? null;
}

/**
 * The meaning of the tags of an event or attribute; of two TLP levels the stricter. PAP is not TLP and stays a label.
 */
export function readTags(tagged: MispObject): Tags {
  const names = objectsIn(tagged, 'Tag')
    .map((tag) => textIn(tag, 'name'))
    .filter((name) => name !== '');
  const levels = names.map(tlpOfTag);
  const strictest = Math.max(-1, ...levels.map((level) => (level === null ? -1 : tlpLevels.indexOf(level))));
  const isGalaxy = (name: string) => name.startsWith('misp-galaxy:');
  return {
    tlp: tlpLevels[strictest] ?? null,
    confidence: names.map((name) => confidences.get(name)).find((level) => level !== undefined) ?? null,
    galaxies: names.filter(isGalaxy),
    labels: names.filter((name, index) => levels[index] === null && !confidences.has(name) && !isGalaxy(name)),
  };
}
