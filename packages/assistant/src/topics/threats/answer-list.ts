import { type Threat, threatGroups, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { askThreats, hrefOfThreat, narrowed, tableOfThreats } from './list-of-threats.ts';
import { texts } from './texts.ts';
import type { ThreatFilter, ThreatQuery } from './threat-filter.ts';

export type Order = 'newest' | 'oldest' | 'worst';
export const orders: readonly Order[] = ['newest', 'oldest', 'worst'];

const orderQuery: Readonly<Record<Order, ThreatQuery>> = {
  newest: {},
  oldest: { sort: 'timestamp', direction: 'asc' },
  worst: { sort: 'severity', direction: 'desc' },
};

const newestFirst = (one: Threat, other: Threat) => other.timestamp.localeCompare(one.timestamp);
const gravity = ({ severity }: Threat) => threatSeverities.indexOf(severity);

/** The order in which the API hands them out. */
const compare: Readonly<Record<Order, (one: Threat, other: Threat) => number>> = {
  newest: newestFirst,
  oldest: (one, other) => newestFirst(other, one),
  worst: (one, other) => gravity(one) - gravity(other) || newestFirst(one, other),
};

type Part = { readonly label: string; readonly total: number; readonly cite: number };

/** What a filter finds; of "from Germany or France" each country is asked for by itself. */
export type FoundThreats = {
  readonly total: number;
  readonly cites: readonly number[];
  /** Each value by itself; one where the filter has no such values. */
  readonly parts: readonly Part[];
  readonly threats: readonly Threat[];
};

/** A threat has one country, one type and one source: the sum of several is exact, and so are the first of them all. */
async function askFilter(draft: Draft, filter: ThreatFilter, order: Order, limit: number): Promise<FoundThreats> {
  const { anyOf } = filter;
  const parts: Part[] = [];
  const threats: Threat[] = [];
  for (const { query, words } of anyOf.length > 0 ? anyOf : [{ query: {}, words: [] }]) {
    const { reply, cite } = await askThreats(
      draft,
      narrowed(filter, { ...query, ...orderQuery[order] }, ...words),
      limit,
    );
    parts.push({ label: words.map(plain).join('; '), total: reply.total, cite });
    threats.push(...reply.threats);
  }
  return {
    total: parts.reduce((sum, part) => sum + part.total, 0),
    cites: parts.map(({ cite }) => cite),
    parts,
    threats: (anyOf.length > 0 ? threats.toSorted(compare[order]) : threats).slice(0, limit),
  };
}

/** The conditions of a filter as a person reads them. */
const wordsOf = (draft: Draft, { words, anyOf }: ThreatFilter): string =>
  [
    ...words.map(plain),
    ...(anyOf.length > 0 ? [texts[draft.language].either(anyOf.flatMap((part) => part.words.map(plain)))] : []),
  ].join('; ');

export function sayCount(draft: Draft, filter: ThreatFilter, { total, cites }: Pick<FoundThreats, 'total' | 'cites'>) {
  const [first = 0, ...others] = cites;
  const words = wordsOf(draft, filter);
  draft.say(texts[draft.language].count(total, draft.figure(total, first), words, filter.period.when), ...others);
}

/** Where "active" may mean the group or the status of that name, both are counted. */
async function sayStatus(draft: Draft, filter: ThreatFilter): Promise<void> {
  const text = texts[draft.language];
  const { group } = filter.query;
  if (!group) return;
  const [status] = threatGroups[group];
  const { total, cites } = await askFilter(draft, narrowed(filter, { status }, text.statuses[status]), 'newest', 1);
  const [first = 0, ...others] = cites;
  draft.say(text.ofThese(total, draft.figure(total, first), text.statuses[status]), ...others);
}

/** How many there are, and the first of them. */
export async function answerList(
  draft: Draft,
  filter: ThreatFilter,
  order: Order | undefined,
  limit: number,
): Promise<boolean> {
  const text = texts[draft.language];
  const found = await askFilter(draft, filter, order ?? 'newest', limit);
  sayCount(draft, filter, found);
  if (filter.anyOf.length > 0)
    draft.say(
      `${draft.show.list(found.parts.map(({ label, total, cite }) => `${label} ${draft.figure(total, cite)}`))}.`,
    );
  const [first] = found.threats;
  const name = first && draft.name(first.name, hrefOfThreat(first.id));
  if (first && name && order)
    draft.say(
      order === 'worst'
        ? text.worst(name, text.severities[first.severity])
        : text[order](name, draft.show.instant(first.timestamp)),
      ...found.cites,
    );
  if (!order) await sayStatus(draft, filter);
  const [cite = null, ...others] = found.cites;
  tableOfThreats(draft, found, others.length > 0 ? null : cite);
  return true;
}
