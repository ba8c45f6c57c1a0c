import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { type HelpSection, helpPages } from '@halyard/contracts/work/help.ts';
import { helpSearchOf } from './help-search.ts';
import { courtesies, hrefsOf, readHelp } from './read-help.ts';

type Asked = {
  readonly language: Language;
  readonly id?: string | undefined;
  /** The address of a screen: only what leads to it. */
  readonly screen?: string | undefined;
  /** Only sections with words that start like these, best first. */
  readonly search?: string | undefined;
};

/** Everything but courtesies; texts about the assistant are with the other terms. */
function allOf(language: Language): HelpSection[] {
  const pages = helpPages.flatMap((page) => readHelp(language, page).map((section) => ({ page, section })));
  return pages
    .filter(({ section }) => !courtesies.some((id) => id === section.id))
    .map(({ page, section }) => ({
      id: section.id,
      page,
      heading: section.heading,
      text: section.text,
      links: [...new Set(hrefsOf(section))],
    }));
}

/** A screen: its path, and which of its tabs is open. */
type Place = { readonly path: string; readonly tab: string | null };

/** Undefined for what is not an address. */
function placeOf(href: string): Place | undefined {
  const url = URL.parse(href, 'http://console');
  return url ? { path: url.pathname, tab: url.searchParams.get('tab') } : undefined;
}

/** Sections about the open tab first, then those about the screen as a whole; those about other tabs last. */
function closeness({ links }: HelpSection, screen: Place): number {
  const here = links.map(placeOf).filter((place) => place?.path === screen.path);
  if (here.length === 0) return 0;
  if (here.some((place) => place?.tab === screen.tab)) return 3;
  return here.some((place) => place?.tab === null) ? 2 : 1;
}

function about(address: string, sections: readonly HelpSection[]): HelpSection[] {
  const screen = placeOf(address);
  if (!screen) return [];
  const close = sections.filter((section) => closeness(section, screen) > 0);
  return close.toSorted((one, other) => closeness(other, screen) - closeness(one, screen));
}

/** Returns the sections of the help pages: all, the one with an ID, those about a screen, or those found by a text. */
export function listHelp({ language, id, screen, search }: Asked): HelpSection[] {
  const all = allOf(language);
  if (id !== undefined) return all.filter((section) => section.id === id);
  if (search !== undefined) {
    const byId = new Map(all.map((section) => [section.id, section]));
    const found = helpSearchOf(language).lookUp(search);
    return found.flatMap((section) => byId.get(section.id) ?? []);
  }
  return screen === undefined ? all : about(screen, all);
}
