import type { CrimeChoices } from '@halyard/contracts/crime/crime.ts';
import { plain } from '../../draft/marked-text.ts';
import { fold } from '../../understand/fold.ts';

/** Where crimes are counted: one value of the filter, and how it is named. */
export type Place = {
  readonly kind: 'city' | 'area' | 'force';
  readonly value: string;
  /** As it is stored; of a city as the person reads it. */
  readonly name: string;
};

/** The two cities that the filter knows by name, as a language writes them. */
export type CityNames = { readonly london: string; readonly manchester: string };

/** Other names that people say. */
export type PlaceAliases = {
  readonly london: readonly string[];
  readonly manchester: readonly string[];
  readonly 'greater-manchester': readonly string[];
  readonly metropolitan: readonly string[];
};

type Names = { readonly cityNames: CityNames; readonly aliases: PlaceAliases };

type Named = { readonly words: readonly string[]; readonly place: Place };

// Left out on both sides, for words that join names may come with them or not: "Kensington and Chelsea".
const joining = new Set([
  ...['and', 'of', 'on', 'upon', 'the', 'in', 'or', 'at', 'to', 'for', 'with', 'from', 'by', 'between', 'is', 'a'],
  ...['y', 'e', 'o', 'u', 'en', 'entre', 'de', 'del', 'el', 'la', 'los', 'las', 'por', 'et', 'ou', 'du', 'le', 'les'],
  ...['des', 'dans', 'au', 'aux', 'und', 'oder', 'im', 'der', 'die', 'das', 'mit', 'zu', 'zwischen', 'bei', 'von'],
]);
const ofForces = new Set(['police', 'constabulary', 'service', 'force', 'policia', 'polizei', '警察']);
const ofPlaces = new Set(['city', 'borough', 'town', 'county', 'district', 'region']);

// Japanese writes "Camden and Hackney" without spaces.
const between = /[\s,&/、・-]+|(?<=[a-zァ-ヶー])(?:と|や|および|及び)(?=[a-zァ-ヶ])/u;

const wordsOf = (name: string): string[] =>
  fold(name.normalize('NFKC'))
    .replaceAll(/[.'’]/g, '')
    .split(between)
    .filter((word) => word !== '' && !joining.has(word));

const forceWords = (name: string) => wordsOf(name).filter((word) => !ofForces.has(word));

const greaterManchester: Place = { kind: 'force', value: 'greater-manchester', name: 'Greater Manchester Police' };

const cities = ({ cityNames, aliases }: Names): Named[] =>
  (['london', 'manchester'] as const).flatMap((value) =>
    [value, cityNames[value], ...aliases[value]].map((name) => ({
      words: wordsOf(name),
      place: { kind: 'city' as const, value, name: cityNames[value] },
    })),
  );

const forces = ({ forces: known }: CrimeChoices, { aliases }: Names): Named[] => [
  ...known.flatMap(({ force, name }): Named[] => {
    const also = force === 'metropolitan' ? aliases.metropolitan : [];
    return [name, force, ...also].map((text) => ({
      words: forceWords(text),
      place: { kind: 'force', value: force, name: plain(name) },
    }));
  }),
  ...aliases['greater-manchester'].map((name) => ({ words: forceWords(name), place: greaterManchester })),
];

// "Bristol, City of" and "Herefordshire, County of" are asked for without what follows the comma.
const areas = ({ areas: known }: CrimeChoices): Named[] =>
  known.map((name) => ({
    words: wordsOf(name.replace(/,.*$/, '')),
    place: { kind: 'area', value: name, name: plain(name) },
  }));

const isAt = (words: readonly string[], at: number, sought: readonly string[]) =>
  sought.length > 0 && sought.every((word, index) => words[at + index] === word);

export type FoundPlaces = {
  readonly places: readonly Place[];
  /** Words that are no place that is known, as they were written. */
  readonly unknown: readonly string[];
};

/**
 * The places that words name, the longest at each word. `saysPolice`: a force is meant where an area has its name,
 * too. Nothing is guessed from a part of a name.
 */
export function findPlaces(
  names: readonly string[],
  choices: CrimeChoices,
  { saysPolice, ...said }: Names & { readonly saysPolice: boolean },
): FoundPlaces {
  const ofArea = [...cities(said), ...areas(choices)];
  const ofForce = forces(choices, said);
  const known = saysPolice ? [...ofForce, ...ofArea] : [...ofArea, ...ofForce];
  const words = names.flatMap(wordsOf);
  const places: Place[] = [];
  const unknown: string[] = [];
  for (let at = 0; at < words.length; ) {
    const fitting = known.filter((one) => isAt(words, at, one.words));
    const [longest] = fitting.sort((one, other) => other.words.length - one.words.length);
    const word = words[at] ?? '';
    if (longest) places.push(longest.place);
    else if (!ofPlaces.has(word) && !ofForces.has(word)) unknown.push(asWritten(word, names));
    at += longest?.words.length ?? 1;
  }
  return { places: withoutDoubles(places), unknown };
}

const asWritten = (word: string, names: readonly string[]): string =>
  names.flatMap((name) => name.split(/[\s,]+/)).find((written) => wordsOf(written).includes(word)) ?? word;

const withoutDoubles = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((place) => [`${place.kind} ${place.value}`, place])).values(),
];

/** Areas of which the words are a part, for a question back. */
export function areasLike(words: readonly string[], { areas: known }: CrimeChoices): string[] {
  const sought = words.flatMap(wordsOf).filter((word) => word.length > 3);
  return known.filter((name) => wordsOf(name).some((word) => sought.includes(word))).slice(0, 3);
}
