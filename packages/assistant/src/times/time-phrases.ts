import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { Phrases } from './find-phrases.ts';
import { readTemplate, type Template } from './match-template.ts';
import { times as de } from './phrases/de.ts';
import { times as en } from './phrases/en.ts';
import { times as es } from './phrases/es.ts';
import { times as fr } from './phrases/fr.ts';
import { times as ja } from './phrases/ja.ts';
import type { TimePhrases } from './phrases/phrases.ts';
import type { Place } from './places.ts';
import { spellingsOf } from './spellings.ts';

const all: Readonly<Record<Language, TimePhrases>> = { en, es, fr, de, ja };

export type Open = 'since' | 'after' | 'before' | 'until' | 'unclear';
export type Relative = Exclude<keyof TimePhrases, Open | 'lengths' | 'between' | 'within'>;

/** A phrase with one gap, and its meaning for the time or number in it. */
export type GapPhrase<Kind> = Template & { readonly kind: Kind };

/** The phrases of a language, ready to be looked for. */
export type TimeIndex = {
  /** Without a gap: `last month`. */
  readonly plain: Phrases;
  readonly numbered: readonly GapPhrase<Relative | 'lengths'>[];
  readonly open: readonly GapPhrase<Open>[];
  /** By what is between the two gaps. */
  readonly between: ReadonlyMap<string, readonly Template[]>;
  readonly within: readonly string[];
};

const hasGap = (phrase: string) => phrase.includes('{');

/** The phrases of one kind. */
export const listOf = (phrases: string): readonly string[] => phrases.split('; ');

function withGap<Kind>(kind: Kind, phrases: string): GapPhrase<Kind>[] {
  return listOf(phrases)
    .filter(hasGap)
    .flatMap((phrase) => readTemplate(phrase).map(({ prefix, suffix }) => ({ kind, prefix, middle: null, suffix })));
}

// Written alike in every language.
const ranges = ['{from} - {to}', '{from} – {to}', '{from}-{to}', '{from}–{to}'];

const longestFirst = (one: Template, other: Template) =>
  other.prefix.length + other.suffix.length - one.prefix.length - one.suffix.length;

function indexOf({ since, after, before, until, unclear, lengths, between, within, ...rest }: TimePhrases): TimeIndex {
  const entries = Object.entries(rest) as [Relative, string][];
  const plain = entries.map(([kind, phrases]) => [kind, listOf(phrases).filter((one) => !hasGap(one))] as const);
  return {
    plain: Object.fromEntries<readonly string[]>(plain),
    numbered: [
      ...entries.flatMap(([kind, phrases]) => withGap<Relative | 'lengths'>(kind, phrases)),
      ...withGap<Relative | 'lengths'>('lengths', lengths),
    ].sort(longestFirst),
    open: (Object.entries({ since, after, before, until, unclear }) as [Open, string][])
      .flatMap(([kind, phrases]) => withGap(kind, phrases))
      .sort(longestFirst),
    between: Map.groupBy(
      [...listOf(between), ...ranges].flatMap(readTemplate).sort(longestFirst),
      ({ middle }) => middle ?? '',
    ),
    within: listOf(within)
      .flatMap(spellingsOf)
      .filter(Boolean)
      .sort((one, other) => other.length - one.length),
  };
}

const kept = new Map<Language, TimeIndex>();

export const timePhrases = (language: Language): TimePhrases => all[language];

export function timeIndex(language: Language): TimeIndex {
  const known = kept.get(language);
  if (known) return known;
  const made = indexOf(all[language]);
  kept.set(language, made);
  return made;
}

const isLatin = (letter: string | undefined) => letter !== undefined && /[\p{Script=Latin}\d]/u.test(letter);
const isBorder = (one: string | undefined, other: string | undefined) => !(isLatin(one) && isLatin(other));

/** The start of the phrase that ends at `until`; in scripts without spaces it may have one all the same. */
function beginOf(text: string, until: number, prefix: string): number | undefined {
  if (prefix === '') return isBorder(text[until - 1], text[until]) ? until : undefined;
  const isTight = text.endsWith(prefix, until);
  const end = isTight || isLatin(prefix.trimEnd().at(-1)) || text[until - 1] !== ' ' ? until : until - 1;
  const at = end - prefix.length;
  return text.endsWith(prefix, end) && isBorder(text[at - 1], text[at]) ? at : undefined;
}

function endOf(text: string, at: number, suffix: string): number | undefined {
  if (suffix === '') return isBorder(text[at - 1], text[at]) ? at : undefined;
  const isTight = text.startsWith(suffix, at);
  const begin = isTight || isLatin(suffix.trimStart()[0]) || text[at] !== ' ' ? at : at + 1;
  const until = begin + suffix.length;
  return text.startsWith(suffix, begin) && isBorder(text[until - 1], text[until]) ? until : undefined;
}

/** The phrase around a gap; undefined if its words are missing. */
export function around(text: string, from: number, until: number, { prefix, suffix }: Template): Place | undefined {
  const begin = beginOf(text, from, prefix);
  const end = begin === undefined ? undefined : endOf(text, until, suffix);
  return begin === undefined || end === undefined ? undefined : { at: begin, until: end };
}
