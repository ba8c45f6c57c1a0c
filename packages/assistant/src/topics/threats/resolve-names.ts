import { listThreats } from '@halyard/contracts/intelligence/threats.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { fold } from '../../understand/fold.ts';
import { asUnderstood } from '../../understand/follow-up.ts';
import { type Question, says, valuesOf } from '../topic.ts';
import { countryNamed } from './countries.ts';
import { texts } from './texts.ts';
import { longest } from './threat-period.ts';

/** What a name in a question about threats may turn out to be. */
export type NamedBy = 'type' | 'source' | 'country';

/** One of them, as it is stored. */
export type Named = { readonly by: NamedBy; readonly value: string };

const simple = (name: string) => fold(name.normalize('NFKC')).replaceAll(/^[\s'-]+|[\s',.-]+$/gu, '');
const called = (name: string, stored: readonly string[]) => stored.find((one) => simple(one) === simple(name));

/** Every type and source that there is: what the list itself offers for its filter. */
async function readStored(draft: Draft) {
  const text = texts[draft.language];
  const query = { period: longest, limit: '1' } as const;
  const about = { label: text.stored, href: `/threats?period=${longest}` };
  const { reply } = await draft.ask(listThreats, { query }, { ...about, records: ({ total }) => total });
  return reply;
}

/** The type as it is stored, by its own name or by what people call it. */
function typeNamed(name: string, stored: readonly string[], draft: Draft): string | undefined {
  const own = called(name, stored);
  if (own !== undefined) return own;
  const known = Object.entries(texts[draft.language].types).find(([, others]) => called(name, others) !== undefined);
  return known && (called(known[0], stored) ?? known[0]);
}

type Stored = { readonly types: readonly string[]; readonly sources: readonly string[] };

function resolveOne(name: string, stored: Stored, question: Question, draft: Draft): Named | undefined {
  const type = typeNamed(name, stored.types, draft);
  const source = called(name, stored.sources);
  const country = countryNamed(simple(name), draft.language);
  if (source !== undefined && (type === undefined || says(question, 'aspect:source')))
    return { by: 'source', value: source };
  if (type !== undefined && source === undefined) return { by: 'type', value: type };
  return type === undefined && country !== undefined ? { by: 'country', value: country } : undefined;
}

/** "Malware from Brazil" is read as one name; where nothing is called so, its parts are. */
function apart(names: readonly string[], isKnown: (name: string) => boolean, draft: Draft): readonly string[] {
  const { froms } = texts[draft.language];
  if (froms.length === 0) return names;
  const between = new RegExp(`\\s+(?:${froms.join('|')})\\s+`, 'iu');
  return names.flatMap((name) => (isKnown(name) ? [name] : name.split(between)));
}

const longestJoin = 2;

/** Whether a text ends with a word that joins two values: "phishing or", "phishing or the". */
function endsJoined(text: string, joins: readonly string[]): boolean {
  const words = fold(text)
    .split(/[\s,]+/)
    .filter(Boolean);
  return words.slice(-longestJoin).some((word) => joins.includes(word));
}

/**
 * "Phishing from Germany or France" has one condition with two values. "Germany, France or phishing" joins two
 * conditions, of which a filter has only those to which both apply.
 */
function joinsDifferent(question: Question, names: readonly (readonly [name: string, by: NamedBy])[], draft: Draft) {
  const { joins } = texts[draft.language];
  return names.some(([name, by], place) => {
    const [before, byBefore] = names[place - 1] ?? [];
    if (before === undefined || byBefore === by) return false;
    const begin = question.text.indexOf(before);
    // Names of the question before this one are not in its text.
    if (begin < 0) return false;
    const end = question.text.indexOf(name, begin + before.length);
    return end < 0 || endsJoined(question.text.slice(begin + before.length, end), joins);
  });
}

const isWord = (text: string, at: number) => /[\p{Script=Latin}\d]/u.test(text.charAt(at));

/** What stands behind an "or" at the beginning of a text; undefined where none does. */
function behindOr(text: string, ors: readonly string[]): string | undefined {
  const rest = text.replace(/^[\s,、]+/, '');
  const or = ors.find((word) => rest.startsWith(word) && !isWord(rest, word.length));
  return or === undefined ? undefined : rest.slice(or.length).trimStart();
}

const wordsIn = (text: string) => text.split(/[\s']+/).filter(Boolean);

/**
 * "Phishing, malware or unacknowledged", "phishing or critical malware": next to a name, "or" must stand between it
 * and another name of its kind.
 */
function chosenFromOthers(
  question: Question,
  names: readonly (readonly [name: string, by: NamedBy])[],
  apart: readonly Named[],
  draft: Draft,
): boolean {
  const { phrases, froms } = texts[draft.language];
  const ors = phrases['or:or'].map(fold);
  const small = new Set([...froms.flatMap(wordsIn), 'd', 'l']);
  const text = fold(question.text);
  const isApart = (by: NamedBy) => apart.some((one) => one.by === by);
  return names.some(([name, by], place) => {
    const at = text.indexOf(fold(name));
    if (at < 0 || isApart(by)) return false;
    const before = wordsIn(text.slice(0, at)).filter((word) => !small.has(word));
    if (place === 0 && ors.includes(before.at(-1) ?? '')) return true;
    const rest = behindOr(text.slice(at + name.length), ors);
    const next = names[place + 1]?.[0];
    if (rest === undefined) return false;
    const until = next === undefined ? -1 : rest.indexOf(fold(next));
    return until < 0 || wordsIn(rest.slice(0, until)).some((word) => !small.has(word));
  });
}

const share = (some: readonly Named[], others: readonly Named[]) =>
  some.some(({ by }) => others.some((other) => other.by === by));

/**
 * "And Romania?" takes the place of another country. Where the question before named something else as well, or named
 * it as a word of its own, what is meant to stay is not clear.
 */
function isUnclear(question: Question, named: readonly Named[], apart: readonly Named[], old: readonly Named[]) {
  if (!question.isFollowUp) return false;
  return share(apart, named) || old.some((one) => !named.some(({ by }) => by === one.by));
}

/** What every name of a question stands for, each once; undefined where one stands for nothing. */
export async function resolveNames(question: Question, draft: Draft): Promise<readonly Named[] | undefined> {
  const countries = valuesOf(question, 'country').map((value): Named => ({ by: 'country', value }));
  const types = valuesOf(question, 'threatType');
  if (question.names.length + types.length === 0) return countries;
  const stored = await readStored(draft);
  const resolve = (name: string) => resolveOne(name, stored, question, draft);
  const said = apart(question.names, (name) => resolve(name) !== undefined, draft);
  const found = [...said, ...types].map(resolve);
  const known = found.filter((one) => one !== undefined);
  if (known.length < found.length) return undefined;
  const placed = said.map((name, place) => [name, known[place]?.by ?? 'type'] as const);
  if (joinsDifferent(question, placed, draft)) return undefined;
  const named = known.slice(0, said.length);
  const others = [...known.slice(said.length), ...countries];
  if (says(question, 'or:or') && chosenFromOthers(question, placed, others, draft)) return undefined;
  const before = asUnderstood(draft.asked.before)?.names ?? [];
  const old = before.filter((name) => !question.names.includes(name)).flatMap((name) => resolve(name) ?? []);
  if (isUnclear(question, named, others, old)) return undefined;
  const every = [...known, ...countries];
  return every.filter(
    ({ by, value }, place) => every.findIndex((one) => one.by === by && one.value === value) === place,
  );
}
