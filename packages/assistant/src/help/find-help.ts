import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { HelpPage } from '@halyard/contracts/work/help.ts';
import { asksFor } from './asks-for.ts';
import { type FoundSection, type HelpSearch, helpSearchOf } from './help-search.ts';
import { findNamedSection } from './known-phrases.ts';
import { plain } from './plain-words.ts';
import type { AskedFor, HelpSection } from './read-help.ts';

/** How much of a question a section has to have to be its answer: the more, the closer the next one comes. */
const answeredFrom = [
  { lead: 3, coverage: 0.5 },
  { lead: 2, coverage: 0.62 },
  { lead: 1.1, coverage: 0.75 },
] as const;

/** How far a section has to be ahead for one word that is not in its heading. */
const wordIsMeant = 1.3;

/** From this score on a section is meant even if another subject is named too. */
const beyondDoubt = 8;

/** How much of it, to be offered. */
const suggestedFrom = 0.4;

const mostSuggested = 2;

/** As stems. What they say must not be left out, for it says the opposite of what is asked for without it. */
const negations = new Set([
  ...['not', 'cant', 'cannot', 'dont', 'never', 'without', 'nicht', 'kein', 'ohn', 'nie'],
  ...['aucun', 'san', 'sans', 'pas', 'jam', 'jamais', 'nunc', 'nunca', 'ningun', 'sin', 'no'],
]);

const isNumber = (term: string) => /^[a-z]*-?\d\d+$/.test(term);

/** A number names a record, and a negation turns the question, where the section says nothing of it. */
const leavesOutMuch = ({ missing }: FoundSection) => missing.some((term) => negations.has(term) || isNumber(term));

const pagesFor: Readonly<Record<Exclude<AskedFor, 'data'>, readonly HelpPage[]>> = {
  how: ['how-to', 'about'],
  what: ['terms'],
  difference: ['terms'],
};

function isAnswer(search: HelpSearch, found: FoundSection, lead: number): boolean {
  if (leavesOutMuch(found) || (!found.isPreferred && found.missing.length > 0)) return false;
  if (lead < beyondDoubt && found.missing.some((term) => search.isSubject(term))) return false;
  const isWhole = found.isPreferred && found.coverage === 1 && lead >= wordIsMeant;
  if (!isWhole && !found.isInHeading && !found.isOnly && found.matches < 2) return false;
  const least = answeredFrom.find((step) => lead >= step.lead);
  return least !== undefined && found.coverage >= least.coverage;
}

/** "Alert vs incident": no section has it all, but two have one half each. */
function findBoth(
  search: HelpSearch,
  found: readonly FoundSection[],
  terms: readonly string[],
): HelpSection | undefined {
  const [best] = found;
  if (!best || best.missing.length === 0) return undefined;
  const [other] = search.find(best.missing, pagesFor.what);
  if (!other?.isInHeading || !best.isInHeading || other.section.id === best.section.id) return undefined;
  if (other.missing.length > 0 || terms.some((term) => !search.isKnown(term))) return undefined;
  const [one, two] = [best.section, other.section];
  return {
    id: `${one.id},${two.id}`,
    heading: `${one.heading} ${two.heading}`,
    words: '',
    text: `${one.text} ${two.text}`,
  };
}

function findAnswer(search: HelpSearch, [best, next]: readonly FoundSection[]): HelpSection | undefined {
  if (!best) return undefined;
  const lead = next ? best.score / next.score : Number.POSITIVE_INFINITY;
  return isAnswer(search, best, lead) ? best.section : undefined;
}

function searchFor(question: string, language: Language) {
  const asks = asksFor(question, language);
  if (asks === undefined || asks === 'data') return undefined;
  const help = helpSearchOf(language);
  const terms = help.termsOf(question);
  return { asks, help, terms, found: help.find(terms, pagesFor[asks]) };
}

/**
 * Returns the headings of the sections that come closest to a question for instructions or a meaning. They find their
 * section when they are asked.
 */
export function suggestHelp(question: string, language: Language): string[] {
  const { found = [] } = searchFor(question, language) ?? {};
  const close = found.filter(({ coverage }) => coverage >= suggestedFrom);
  return close.slice(0, mostSuggested).map(({ section }) => section.heading);
}

/**
 * Returns the section that a question for instructions or a meaning is answered with: the one that it names, or that has
 * most of its words and is clearly ahead of the next one; for a difference, two in one. Undefined where data is asked
 * for, or nothing, and where no section or several are as good.
 */
export function findHelp(question: string, language: Language): HelpSection | undefined {
  if (plain(question, language) === '') return undefined;
  const named = findNamedSection(question, language);
  if (named) return named;
  const searched = searchFor(question, language);
  if (!searched) return undefined;
  const answer = findAnswer(searched.help, searched.found);
  return (
    answer ?? (searched.asks === 'difference' ? findBoth(searched.help, searched.found, searched.terms) : undefined)
  );
}
