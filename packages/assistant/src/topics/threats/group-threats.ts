import {
  getThreatMap,
  type Threat,
  threatGroups,
  threatSeverities,
  threatStatuses,
} from '@halyard/contracts/intelligence/threats.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { countryName } from './countries.ts';
import { askThreats, hrefOfThreats, labelOf, narrowed } from './list-of-threats.ts';
import { texts } from './texts.ts';
import type { ThreatFilter, ThreatQuery } from './threat-filter.ts';

export type Breakdown = 'severity' | 'status' | 'type' | 'source' | 'country';
type Group = {
  /** No one said which: it stands for no type, source or country of its own. */
  readonly isUnknown?: boolean;
  readonly label: string;
  /** What the table shows in place of the label: a severity by its code. */
  readonly cell?: string;
  readonly total: number;
  readonly cite: number;
  readonly href: string | null;
};

/** More groups than this are not asked for one by one. */
const groupsAtMost = 25;

async function askEach(
  draft: Draft,
  filter: ThreatFilter,
  parts: readonly (readonly [label: string, more: ThreatQuery])[],
): Promise<Group[]> {
  const groups: Group[] = [];
  for (const [label, more] of parts) {
    const { reply, cite, href } = await askThreats(draft, narrowed(filter, more, label), 1);
    groups.push({ label, total: reply.total, cite, href });
  }
  return groups;
}

async function bySeverity(draft: Draft, filter: ThreatFilter): Promise<Group[]> {
  const { severities } = texts[draft.language];
  const { reply, cite } = await askThreats(draft, filter);
  return threatSeverities.map((severity) => ({
    label: severities[severity],
    cell: severity,
    total: reply.counts[severity],
    cite,
    href: hrefOfThreats({ ...filter.query, severity }),
  }));
}

function byStatus(draft: Draft, filter: ThreatFilter): Promise<Group[]> {
  const text = texts[draft.language];
  const statuses: readonly Threat['status'][] = filter.query.group ? threatGroups[filter.query.group] : threatStatuses;
  return askEach(
    draft,
    filter,
    statuses.map((status) => [text.statuses[status], { status }]),
  );
}

async function byWord(draft: Draft, filter: ThreatFilter, by: 'type' | 'source'): Promise<Group[] | undefined> {
  const { reply } = await askThreats(draft, filter);
  const words = by === 'type' ? reply.types : reply.sources;
  if (words.length > groupsAtMost) return undefined;
  const groups = await askEach(
    draft,
    filter,
    words.map((word) => [word, { [by]: word }]),
  );
  return groups.filter(({ total }) => total > 0);
}

async function byCountry(draft: Draft, filter: ThreatFilter): Promise<Group[]> {
  const text = texts[draft.language];
  const { query } = filter;
  const href = query.group ? null : hrefOfThreats({ ...query, tab: 'map' } as ThreatQuery);
  const { reply, cite } = await draft.ask(
    getThreatMap,
    { query },
    { label: labelOf(draft, filter), href, records: ({ total }) => total },
  );
  const totals = new Map<string | null, number>();
  for (const { country, total } of reply.places) totals.set(country, (totals.get(country) ?? 0) + total);
  const placed = [...totals].map(([country, total]) => ({
    isUnknown: country === null,
    label: country === null ? text.countryUnknown : countryName(country, draft.language),
    total,
    cite,
    href: country === null ? null : hrefOfThreats({ ...query, country, placed: 'yes' }),
  }));
  const unplaced = reply.total - reply.placed;
  const shown = draft.figure(unplaced, cite);
  if (unplaced > 0) draft.say(text.noPlace(unplaced, shown));
  return placed;
}

function askGroups(draft: Draft, filter: ThreatFilter, by: Breakdown): Promise<Group[] | undefined> {
  if (by === 'severity') return bySeverity(draft, filter);
  if (by === 'status') return byStatus(draft, filter);
  return by === 'country' ? byCountry(draft, filter) : byWord(draft, filter, by);
}

/** Which group has most or least; several where they have the same. */
function sayExtreme(draft: Draft, groups: readonly Group[], extreme: 'most' | 'least'): void {
  const [first] = extreme === 'most' ? groups : groups.toReversed();
  if (!first || first.total === 0) return;
  const equal = groups.filter(({ total }) => total === first.total);
  if (groups.length > 1 && equal.length === groups.length) return;
  const names = draft.show.list(equal.map(({ label }) => plain(label)));
  draft.say(texts[draft.language][extreme](names, draft.figure(first.total, first.cite), equal.length > 1));
}

type Wanted = {
  readonly extreme: 'most' | 'least';
  /** Whether it is asked how many groups there are. */
  readonly isCounted: boolean;
  /** Only so many groups; undefined for all. */
  readonly top: number | undefined;
};

/** The first groups, and those that have as many as the last of them. What no one stated is none of them. */
function firstOf(groups: readonly Group[], top: number | undefined): readonly Group[] {
  const known = groups.filter(({ isUnknown }) => !isUnknown);
  const last = top === undefined ? undefined : known[top - 1];
  if (top === undefined) return groups;
  return last ? known.filter(({ total }) => total >= last.total) : known;
}

/** Threats by one thing, most first; false where there is too much of it, or it is asked for already. */
export async function answerGroups(
  draft: Draft,
  filter: ThreatFilter,
  by: Breakdown,
  { extreme, isCounted, top }: Wanted,
): Promise<boolean> {
  const text = texts[draft.language];
  if (filter.query[by] !== undefined) return false;
  const all = await askThreats(draft, filter);
  const { total } = all.reply;
  const said = text.count(total, draft.figure(total, all.cite), filter.words.map(plain).join('; '), filter.period.when);
  const begin = () => draft.say(said);
  if (by === 'country') begin();
  const groups = await askGroups(draft, filter, by);
  if (!groups) return false;
  if (by !== 'country') begin();
  const ordered = by === 'severity' ? groups : groups.toSorted((one, other) => other.total - one.total);
  const known = groups.filter(({ isUnknown }) => !isUnknown).length;
  if (isCounted && (by === 'type' || by === 'source' || by === 'country'))
    draft.say(text.distinct[by](known, draft.figure(known, groups[0]?.cite ?? all.cite)));
  sayExtreme(
    draft,
    groups.toSorted((one, other) => other.total - one.total),
    extreme,
  );
  const kinds = { severity: 'severity', status: 'text', type: 'text', source: 'text', country: 'text' } as const;
  draft.table({
    caption: text.captions[by],
    cite: all.cite,
    columns: [
      { label: text.columns[by], kind: kinds[by] },
      { label: text.columns.threats, kind: 'number' },
    ],
    rows: firstOf(ordered, top).map(({ label, cell = plain(label), total: count, href }) => ({
      href,
      cells: [cell, count],
    })),
  });
  return true;
}
