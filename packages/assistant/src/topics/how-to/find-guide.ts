import type { Concept } from '../../lexicon/lexicon.ts';
import { findConcepts } from '../../understand/find-concepts.ts';
import { fold } from '../../understand/fold.ts';
import { type GuideId, guides, namedSettings, type PlaceId, places } from './guides.ts';
import type { HowToWords } from './instruction.ts';

/** What a question about how something is done asks for. */
export type Sought = { readonly guide: GuideId } | { readonly place: PlaceId };

type Said = { readonly needed: readonly (readonly Concept[])[]; readonly all: ReadonlySet<string> };

const mayBePassed = (concepts: readonly Concept[]) => concepts.some((one) => one === 'ask:' || one === 'filler:');

/** The question in concepts; undefined where a word of it is not known. */
function read(text: string, words: HowToWords): Said | undefined {
  const folded = fold(text);
  const found = findConcepts(folded, words);
  let rest = folded;
  for (const { at, until } of found) rest = rest.slice(0, at) + ' '.repeat(until - at) + rest.slice(until);
  if (/[\p{L}\p{N}]/u.test(rest)) return undefined;
  const concepts = found.map((one) => one.concepts);
  return { needed: concepts.filter((one) => !mayBePassed(one)), all: new Set(concepts.flat()) };
}

// Every word has a use in the form, and every part of the form is said.
const fits = ({ needed, all }: Said, form: readonly string[]) =>
  form.every((concept) => all.has(concept)) && needed.every((word) => word.some((one) => form.includes(one)));

const placeIds = Object.keys(places) as PlaceId[];
const guideIds = Object.keys(guides) as GuideId[];
const verbs = ['do:find', 'do:open'];

/** The instruction or the screen that a question asks for; undefined where it says anything more, or less. */
export function findGuide(text: string, words: HowToWords): Sought | undefined {
  const said = read(text, words);
  if (!said) return undefined;
  const guide = guideIds.find((id) => guides[id].some((form) => fits(said, form)));
  if (guide) return { guide };
  const place = placeIds.find((id) => verbs.some((verb) => fits(said, [verb, `thing:${id}`])));
  if (place) return { place };
  const named = namedSettings.find(([form]) => fits(said, form) || verbs.some((verb) => fits(said, [...form, verb])));
  return named && { place: named[1] };
}
