import type { ThreatFilter, ThreatsChange } from '../threats-search.ts';

const panelNames = ['severity', 'status', 'type', 'source', 'tlp', 'search'] as const;
const listNames = ['severity', 'status', 'tlp'] as const;

/** Unapplied input of the filter panel. */
export type FilterDraft = Readonly<Record<(typeof panelNames)[number], string>>;
export type ListName = (typeof listNames)[number];

export const toDraft = (filter: ThreatFilter): FilterDraft => ({
  severity: filter.severity ?? '',
  status: filter.status ?? '',
  type: filter.type ?? '',
  source: filter.source ?? '',
  tlp: filter.tlp ?? '',
  search: filter.search ?? '',
});

export const isIn = (list: string, choice: string): boolean => list.split(',').includes(choice);

/** The list with one choice more, or without it. */
export const withChoice = (list: string, choice: string, isChosen: boolean): string => {
  const others = list.split(',').filter((part) => part !== '' && part !== choice);
  return (isChosen ? [...others, choice] : others).join(',');
};

/** The draft as URL parameters; empty ones are removed. */
export const toChange = (draft: FilterDraft): ThreatsChange =>
  Object.fromEntries(panelNames.map((name) => [name, draft[name].trim() === '' ? undefined : draft[name].trim()]));

/** The number of active filters. */
export const countActive = (filter: ThreatFilter): number => {
  const { from, to, import: imported, outcome, ...others } = filter;
  return Object.keys(others).length + (from || to ? 1 : 0) + (imported || outcome ? 1 : 0);
};
