import { readFileSync } from 'node:fs';
import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { Draft } from '../draft/create-draft.ts';

/** One section of a help page: `## Heading {#id}` and one paragraph, in which links are the only markup. */
export type HelpSection = { readonly id: string; readonly heading: string; readonly text: string };

type HelpPage = 'how-to';

const section = /^## (?<heading>.+) \{#(?<id>[\w-]+)\}\n\n(?<text>.+)$/gm;

function parse(page: string): HelpSection[] {
  return Array.from(page.matchAll(section), ({ groups: { id = '', heading = '', text = '' } = {} }) => ({
    id,
    heading,
    text,
  }));
}

const kept = new Map<string, readonly HelpSection[]>();

/** Returns the sections of a help page in the language, in their order. */
export function readHelp(language: Language, page: HelpPage): readonly HelpSection[] {
  const name = `${language}/${page}.md`;
  const known = kept.get(name);
  if (known) return known;
  const sections = parse(readFileSync(new URL(`../../help/${name}`, import.meta.url), 'utf8'));
  kept.set(name, sections);
  return sections;
}

const link = /\[(?<name>[^\]]+)\]\((?<href>[^)]+)\)/g;

/** Says a section; its source is the section itself, which leads to the first screen that it names. */
export function sayHelp(draft: Draft, { text }: HelpSection, label: string): void {
  const links = Array.from(text.matchAll(link), ({ groups }) => groups?.href ?? null);
  const cite = draft.citeText(label, links[0] ?? null);
  draft.say(
    text.replaceAll(link, (_, name: string, href: string) => draft.name(name, href)),
    cite,
  );
}
