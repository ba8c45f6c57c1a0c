import { type Language, languages } from '@halyard/contracts/accounts/settings.ts';
import { plain } from './plain-words.ts';
import { courtesies, type HelpSection, readCourtesies, readHelp } from './read-help.ts';

export type Courtesy = { readonly language: Language; readonly section: HelpSection };

/** The message split into minimal units of phrases: words, and in Japanese characters. */
const unitsOf = (text: string, language: Language): string[] =>
  language === 'ja' ? [...text.replaceAll(' ', '')] : text.split(' ').filter(Boolean);

const joinedWith = (language: Language) => (language === 'ja' ? '' : ' ');

const smileys = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|(?:^|\s)[:;]-?[)(dp](?=\s|$)/giu;
/** "War's" and "wars" are written alike. */
const shortIs = /['’]s(?![\p{L}\p{N}])/gu;
const plainCourtesy = (text: string, language: Language): string =>
  plain(text.replaceAll(smileys, ' ').replaceAll(shortIs, 's'), language);

type Phrases = { readonly sections: ReadonlyMap<string, HelpSection>; readonly besides: ReadonlySet<string> };

function createPhrases(language: Language): Phrases {
  const sections = new Map<string, HelpSection>();
  const said = readCourtesies(language);
  const normal = (phrase: string) => unitsOf(plainCourtesy(phrase, language), language).join(joinedWith(language));
  for (const id of courtesies) {
    const section = readHelp(language, 'about').find((one) => one.id === id);
    if (!section) continue;
    for (const phrase of [section.heading, ...section.words.split(','), ...said[id]])
      sections.set(normal(phrase), section);
  }
  return { sections, besides: new Set(said.besides.map(normal)) };
}

const kept = new Map<Language, Phrases>();

function phrasesOf(language: Language): Phrases {
  const known = kept.get(language);
  if (known) return known;
  const made = createPhrases(language);
  kept.set(language, made);
  return made;
}

/**
 * What is said up to a place: the last courtesy of it, null where until there it has only words that are beside one.
 */
type Said = HelpSection | null;

/** The section of a message that is courtesies and nothing else: "thx, that helped a lot". */
function sectionOf(message: string, language: Language): HelpSection | undefined {
  const { sections, besides } = phrasesOf(language);
  const units = unitsOf(plainCourtesy(message, language), language);
  const said: (Said | undefined)[] = [null];
  for (let until = 1; until <= units.length; until++)
    for (let from = 0; from < until; from++) {
      const before = said[from];
      if (before === undefined) continue;
      const phrase = units.slice(from, until).join(joinedWith(language));
      const section = sections.get(phrase) ?? (besides.has(phrase) ? before : undefined);
      // The longest phrase that ends here says more than the words it is made of.
      if (section !== undefined && !said[until]) said[until] = section;
    }
  return said[units.length] ?? undefined;
}

/**
 * Returns the courtesy that a message is, in the language that says it, the preferred one first; undefined if it
 * contains anything else. Where it has several, the last one is answered: "thanks, bye".
 */
export function findCourtesy(message: string, preferred: Language): Courtesy | undefined {
  for (const language of [preferred, ...languages.filter((one) => one !== preferred)]) {
    const section = sectionOf(message, language);
    if (section) return { language, section };
  }
  return undefined;
}
