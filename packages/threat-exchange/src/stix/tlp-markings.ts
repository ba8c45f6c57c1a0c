import { type Tlp, tlpLevels } from '@halyard/contracts/intelligence/intelligence.ts';

// TLP 1.0: STIX 2.1, section 7.2.1.4. What was WHITE is CLEAR today.
const firstEdition: readonly (readonly [string, Tlp])[] = [
  ['marking-definition--613f2e26-407d-48c7-9eca-b8e91df99dc9', 'TLP:CLEAR'],
  ['marking-definition--34098fce-860f-48ae-8e50-ebd3cc5e41da', 'TLP:GREEN'],
  ['marking-definition--f88d31f6-486f-44da-b317-01333bde0b82', 'TLP:AMBER'],
  ['marking-definition--5e57c739-391a-4eb3-b6be-7d15ca92d5ed', 'TLP:RED'],
];

// TLP 2.0: OASIS, STIX extension definition "TLP 2.0".
const secondEdition: Readonly<Record<Tlp, string>> = {
  'TLP:CLEAR': 'marking-definition--94868c89-83c2-464b-929b-a1a8aa3c8487',
  'TLP:GREEN': 'marking-definition--bab4a63c-aed9-4cf5-a766-dfca5abac2bb',
  'TLP:AMBER': 'marking-definition--55d920b0-5e8b-4f79-9ee9-91f868d9b421',
  'TLP:AMBER+STRICT': 'marking-definition--939a9414-2ddd-4d32-a0cd-375ea402b003',
  'TLP:RED': 'marking-definition--e828b379-4e03-4974-9ac4-e53a884c97c1',
};

const levelById: ReadonlyMap<unknown, Tlp> = new Map([
  ...firstEdition,
  ...tlpLevels.map((level) => [secondEdition[level], level] as const),
]);

/** The TLP level of a marking; null for other markings. */
export const markingName = (id: string): Tlp | null => levelById.get(id) ?? null;

/** The marking of a level, by its ID. */
export const tlpMarking = (level: Tlp): string => secondEdition[level];

/** Every TLP marking of both editions. */
export const tlpMarkings = (level: Tlp): string[] =>
  [...levelById].flatMap(([id, known]) => (known === level ? [String(id)] : []));

/** The strictest level among the markings of an object; null where none of them is of TLP. */
export function tlpOf(markings: readonly unknown[]): Tlp | null {
  const found = markings.map((id) => tlpLevels.indexOf(levelById.get(id) as Tlp));
  return tlpLevels[Math.max(-1, ...found)] ?? null;
}

/** The same markings with this level in place of any other. */
export function withTlp(markings: readonly unknown[], level: Tlp | null): unknown[] {
  const others = markings.filter((id) => !levelById.has(id));
  return level === null ? others : [...others, secondEdition[level]];
}
