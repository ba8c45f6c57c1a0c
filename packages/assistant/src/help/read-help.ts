import { readFileSync } from 'node:fs';
import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { HelpPage } from '@halyard/contracts/work/help.ts';
import type { Draft } from '../draft/create-draft.ts';

/**
 * One section of a help page: `## Heading {#id}`, a comment with other words and phrases that it is looked for with
 * (between commas), and its one paragraph, in which links are the only markup.
 */
export type HelpSection = {
  readonly id: string;
  readonly heading: string;
  readonly words: string;
  readonly text: string;
};

const section = /^## (?<heading>.+) \{#(?<id>[\w-]+)\}\n(?:<!-- (?<words>.+) -->\n)?\n?(?<text>.+)$/gm;

function parse(page: string): HelpSection[] {
  return Array.from(page.matchAll(section), ({ groups: { id = '', heading = '', words = '', text = '' } = {} }) => ({
    id,
    heading,
    words,
    text,
  }));
}

const readFile = (name: string) => readFileSync(new URL(`../../help/${name}`, import.meta.url), 'utf8');

/** Returns the words of a language that carry no meaning for the search. */
export const readFunctionWords = (language: Language): ReadonlySet<string> =>
  new Set(readFile(`${language}/function-words.txt`).split(/\s+/));

/** Courtesies are no instructions: the sections that answer them, and the words beside one that say nothing more. */
export const courtesies = ['greeting', 'thanks', 'bye'] as const;
export type CourtesyPhrases = Readonly<Record<(typeof courtesies)[number] | 'besides', readonly string[]>>;

const listed = /^(?<kind>\w+):\n(?<phrases>(?: {2}.+\n)+)/gm;

/** Returns additional courtesy phrases, by section. */
export function readCourtesies(language: Language): CourtesyPhrases {
  const lists = Array.from(readFile(`${language}/courtesies.txt`).matchAll(listed), ({ groups }) => {
    const phrases = (groups?.phrases ?? '').split(/[,\n]/).map((phrase) => phrase.trim());
    return [groups?.kind ?? '', phrases.filter((phrase) => phrase !== '')] as const;
  });
  const byKind = new Map<string, readonly string[]>(lists);
  const of = (kind: string) => byKind.get(kind) ?? [];
  return { greeting: of('greeting'), thanks: of('thanks'), bye: of('bye'), besides: of('besides') };
}

/** How something is done, what something means, how two things differ, or what the data says. */
export const askedFor = ['how', 'what', 'difference', 'data'] as const;
export type AskedFor = (typeof askedFor)[number];

/** Returns the phrases of a language for that intent, in which `*` is any word. */
export const readAskingPhrases = (language: Language, asks: AskedFor): readonly string[] =>
  readFile(`${language}/asks-${asks}.txt`)
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

const kept = new Map<string, readonly HelpSection[]>();

/** Returns the sections of a help page in the language, in their order. */
export function readHelp(language: Language, page: HelpPage): readonly HelpSection[] {
  const name = `${language}/${page}.md`;
  const known = kept.get(name);
  if (known) return known;
  const sections = parse(readFile(name));
  kept.set(name, sections);
  return sections;
}

const link = /\[(?<name>[^\]]+)\]\((?<href>[^)]+)\)/g;

/** Returns the addresses that a section leads to, in their order. */
export const hrefsOf = ({ text }: HelpSection): string[] =>
  Array.from(text.matchAll(link), ({ groups }) => groups?.href ?? '');

/** A section without its links. */
export const plainText = ({ text }: HelpSection): string => text.replaceAll(link, (_, name: string) => name);

/** Says a section; its source is the section itself, which leads to the first screen that it names. */
export function sayHelp(draft: Draft, section: HelpSection, label: string): void {
  const cite = draft.citeText(label, hrefsOf(section)[0] ?? null);
  draft.say(
    section.text.replaceAll(link, (_, name: string, href: string) => draft.name(name, href)),
    cite,
  );
}
