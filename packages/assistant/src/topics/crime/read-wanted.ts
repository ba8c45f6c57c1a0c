import { antiSocialBehaviour, type CrimeChoices, getCrimeChoices } from '@halyard/contracts/crime/crime.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { type Question, says, valuesOf } from '../topic.ts';
import { before, type Months } from './months.ts';
import { areasLike, findPlaces, type Place } from './places.ts';
import { isComparing, readTimes } from './read-times.ts';
import { texts } from './texts.ts';

/** What narrows the rows besides months and places. */
export type What = {
  readonly category?: string;
  readonly outcome?: string;
  readonly antisocial?: 'with' | 'no' | 'only';
  readonly located?: 'yes' | 'no';
};

/** A question about crime as it can be asked. */
export type Wanted = {
  readonly what: What;
  /** `what` in words. */
  readonly words: readonly string[];
  readonly places: readonly Place[];
  readonly first: Months;
  readonly second: Months | undefined;
  /** No one named a time: the newest month that is here, cited. */
  readonly assumed: number | undefined;
  /** Categories of which only a part was asked for. */
  readonly partly: readonly string[];
};

const theftCategories = ['Bicycle theft', 'Other theft', 'Shoplifting', 'Theft from the person'];

/** What was asked for in other words; `rejected` when the answer is an error, undefined when it is not for this topic. */
export type WantedRead = Wanted | 'refused' | undefined;

const several = (values: readonly string[]) => (values.length > 0 ? values.join('|') : undefined);

function readWhat(question: Question): What & { readonly partly: readonly string[] } {
  const partly = valuesOf(question, 'part');
  const named = valuesOf(question, 'category').flatMap((name) => (name === 'thefts' ? theftCategories : [name]));
  const [antisocial] = valuesOf(question, 'antisocial');
  const [located] = valuesOf(question, 'located');
  const category = several([...new Set([...named, ...partly])]);
  const outcome = several(valuesOf(question, 'outcome'));
  return {
    ...(category !== undefined && { category }),
    ...(outcome !== undefined && { outcome }),
    ...(antisocial === 'no' && { antisocial: 'no' }),
    ...(located !== undefined && { located: located === 'yes' ? 'yes' : 'no' }),
    partly,
  };
}

/** What narrows the rows, in words. */
export function wordsOf({ category, outcome, antisocial, located }: What, draft: Draft): string[] {
  const text = texts[draft.language];
  return [
    ...(category?.split('|').map(text.category) ?? []),
    ...(outcome?.split('|') ?? []),
    ...(located ? [text.located[located]] : []),
    ...(antisocial === 'no' ? [text.without] : []),
  ];
}

/** Whether figures of this hold anti-social behaviour beside crime. */
export const mixesAntisocial = ({ category, outcome, antisocial }: What): boolean =>
  outcome === undefined &&
  antisocial !== 'no' &&
  (category === undefined || (category.includes(antiSocialBehaviour) && category !== antiSocialBehaviour));

export function askChoices(draft: Draft) {
  const label = texts[draft.language].choicesLabel;
  return draft.ask(getCrimeChoices, {}, { label, href: '/crime-analysis?tab=coverage' });
}

function refuseUnknown(draft: Draft, unknown: readonly string[], choices: CrimeChoices, cite: number): 'refused' {
  const text = texts[draft.language];
  const like = areasLike(unknown, choices);
  const { list } = draft.show;
  const known = (all: readonly unknown[]) => draft.figure(all.length, cite);
  draft.refuse('not_found', text.unknown(list(unknown.map((name) => text.quote(plain(name))))));
  if (like.length > 0) draft.say(text.didYouMean(list(like.map(plain))));
  draft.say(text.knownAreas(known(choices.areas), known(choices.forces)));
  draft.suggest(...text.examples.slice(0, 2));
  return 'refused';
}

function refuseFiner(draft: Draft): 'refused' {
  const text = texts[draft.language];
  draft.refuse('beyond', text.onlyMonths);
  draft.suggest(...text.examples.slice(0, 2));
  return 'refused';
}

/** The newest months that are here; undefined where nothing is. */
function newest(months: readonly string[], count: number): Months | undefined {
  const [from] = months.slice(-count);
  const to = months.at(-1);
  return from !== undefined && to !== undefined ? { from, to } : undefined;
}

/** The months of a question that names none; `rejected` where nothing is here. */
async function assumeMonths(draft: Draft, count: number): Promise<{ first: Months; assumed: number } | 'refused'> {
  const { reply, cite } = await askChoices(draft);
  const first = newest(reply.months, count);
  if (first) return { first, assumed: cite };
  draft.say(texts[draft.language].nothingHere, cite);
  return 'refused';
}

async function readPlaces(question: Question, draft: Draft): Promise<readonly Place[] | 'refused'> {
  const names = [...question.names, ...question.quotes, ...valuesOf(question, 'area')];
  if (names.length === 0) return [];
  const { reply: choices, cite } = await askChoices(draft);
  const { cityNames, aliases } = texts[draft.language];
  const { places, unknown } = findPlaces(names, choices, {
    cityNames,
    aliases,
    saysPolice: says(question, 'rel:police'),
  });
  return unknown.length > 0 ? refuseUnknown(draft, unknown, choices, cite) : places;
}

/** Reads a question about crime. `monthsAtOnce`: how many of the newest months it is about when it names no time. */
export async function readWanted(question: Question, draft: Draft, monthsAtOnce: number): Promise<WantedRead> {
  const times = readTimes(question, draft);
  if (times === 'finer') return refuseFiner(draft);
  if (times === undefined) return undefined;
  const places = await readPlaces(question, draft);
  if (places === 'refused') return 'refused';
  const named = times.first && { first: times.first, assumed: undefined };
  const months = named ?? (await assumeMonths(draft, times.second ? 1 : monthsAtOnce));
  if (months === 'refused') return 'refused';
  const { first, assumed } = months;
  const { partly, ...what } = readWhat(question);
  // "Did it rise in October?" asks about the month before, too.
  const isAgainstBefore = isComparing(question) && places.length < 2 && first.from === first.to;
  const second = times.second ?? (isAgainstBefore ? before : undefined);
  return { what, words: wordsOf(what, draft), places, first, assumed, partly, second: second?.(first) };
}
