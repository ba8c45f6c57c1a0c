import { listThreats, type Threat } from '@halyard/contracts/intelligence/threats.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { texts } from './texts.ts';
import type { ThreatFilter, ThreatQuery } from './threat-filter.ts';

export const hrefOfThreat = (id: string): string => `/threats?threat=${encodeURIComponent(id)}`;

/** The screen with the same filter; what the query calls a group is a tab there. */
export function hrefOfThreats({ group, limit: _, after: __, ...same }: ThreatQuery): string {
  const pairs = Object.entries({ ...(group && { tab: group }), ...same }).filter(([, value]) => value !== undefined);
  return `/threats?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`;
}

/** How a filter is named in the list of sources. */
export const labelOf = (draft: Draft, { words, period }: ThreatFilter): string =>
  texts[draft.language].label([...words, period.when].join('; '));

/** The filter with more to it. */
export const narrowed = (filter: ThreatFilter, more: ThreatQuery, ...words: readonly string[]): ThreatFilter => ({
  ...filter,
  query: { ...filter.query, ...more },
  words: [...filter.words, ...words],
});

/** Asks for the first threats of a filter and how many there are. */
export function askThreats(draft: Draft, filter: ThreatFilter, limit = 10) {
  const { query } = filter;
  const about = { label: labelOf(draft, filter), href: hrefOfThreats(query) };
  return draft.ask(
    listThreats,
    { query: { ...query, limit: String(limit) } },
    { ...about, records: ({ total }) => total },
  );
}

/** The table of some threats. */
export function tableOfThreats(
  draft: Draft,
  { threats, total }: { readonly threats: readonly Threat[]; readonly total: number },
  cite: number | null,
): void {
  const { caption, columns, statuses } = texts[draft.language];
  draft.table({
    caption,
    total,
    cite,
    columns: [
      { label: columns.name, kind: 'text' },
      { label: columns.type, kind: 'text' },
      { label: columns.severity, kind: 'severity' },
      { label: columns.source, kind: 'text' },
      { label: columns.status, kind: 'text' },
      { label: columns.seen, kind: 'instant' },
    ],
    rows: threats.map((threat) => ({
      href: hrefOfThreat(threat.id),
      cells: [
        ...[plain(threat.name), plain(threat.type), threat.severity],
        ...[plain(threat.source), statuses[threat.status], threat.timestamp],
      ],
    })),
  });
}
