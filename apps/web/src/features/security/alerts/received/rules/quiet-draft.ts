import type { AlertFilter, QuietMode } from '@halyard/contracts/inflow/alert-rules.ts';
import type { ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import { isTechniqueNumber } from '@halyard/contracts/intelligence/technique-number.ts';
import { type ThreatSeverity, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { noFilters, type ReceivedSearch } from '../received-search.ts';

/** The key of the draft. */
export const quietDraftName = 'security alert-quiet';

const anHourMs = 3_600_000;
/** The offered durations of a rule. */
export const durationsMs = {
  '1h': anHourMs,
  '4h': 4 * anHourMs,
  '1d': 24 * anHourMs,
  '7d': 7 * 24 * anHourMs,
  '30d': 30 * 24 * anHourMs,
  '90d': 90 * 24 * anHourMs,
} as const;
export type Duration = keyof typeof durationsMs;
export const durations = Object.keys(durationsMs) as Duration[];

/** Which alerts a rule is about, as it is in the form; empty texts state nothing. */
export type FilterDraft = {
  readonly source: string;
  readonly severity: ThreatSeverity | '';
  readonly title: string;
  readonly entity: string;
  readonly technique: string;
  readonly observable: string;
  readonly tag: string;
};

/** A quiet rule as it is in the form. */
export type QuietDraft = FilterDraft & {
  readonly mode: QuietMode;
  readonly reason: string;
  /** Null: the author. */
  readonly owner: string | null;
  /** A day, or empty for now. */
  readonly begins: string;
  readonly runs: Duration;
};

const texts = ['source', 'title', 'entity', 'observable', 'tag'] as const;

/** Whether a technique is stated that is not a number. */
export function isTechniqueWrong(draft: FilterDraft): boolean {
  const technique = draft.technique.trim().toUpperCase();
  return technique !== '' && !isTechniqueNumber(technique);
}

/** The filter that a draft states; null where it states none, or a technique that is not a number. */
export function filterOf(draft: FilterDraft): AlertFilter | null {
  const filter: AlertFilter = {};
  for (const name of texts) if (draft[name].trim() !== '') filter[name] = draft[name].trim();
  if (draft.severity !== '') filter.severity = [draft.severity];
  const technique = draft.technique.trim().toUpperCase();
  if (technique !== '') filter.technique = technique;
  return isTechniqueWrong(draft) || Object.keys(filter).length === 0 ? null : filter;
}

/** Validation errors before a rule can be created from a draft. */
export function faultsIn(draft: QuietDraft) {
  const technique = isTechniqueWrong(draft);
  return {
    technique,
    filter: !technique && filterOf(draft) === null,
    reason: draft.reason.trim() === '',
  };
}

/** The values of a filter, for the form. */
export const draftOfFilter = (filter: AlertFilter): FilterDraft => ({
  source: filter.source ?? '',
  severity: filter.severity?.[0] ?? '',
  title: filter.title ?? '',
  entity: filter.entity ?? '',
  technique: filter.technique ?? '',
  observable: filter.observable ?? '',
  tag: filter.tag ?? '',
});

/** A draft prefilled from a filter. */
export const draftOfQuiet = (filter: AlertFilter): QuietDraft => ({
  ...draftOfFilter(filter),
  mode: 'hide',
  reason: '',
  owner: null,
  begins: '',
  runs: '4h',
});

/** The filters of the list that rules support. */
export function filterOfSearch(search: ReceivedSearch): AlertFilter {
  const severity = threatSeverities.find((one) => one === search.alertSeverity);
  return {
    source: search.source,
    severity: severity && [severity],
    title: search.alertTitle || undefined,
    entity: search.alertEntity || undefined,
    technique: search.alertTechnique,
    observable: search.alertObservable || undefined,
    tag: search.alertTag || undefined,
  };
}

/** Alerts like this one: same source, title and entity. */
export function filterOfAlert({
  source,
  title,
  entity,
}: Pick<ReceivedAlert, 'source' | 'title' | 'entity'>): AlertFilter {
  return {
    source: source.id === 'manual' ? undefined : source.id,
    title: title.slice(0, 200),
    entity: entity?.slice(0, 200) ?? undefined,
  };
}

/** The change of the address that lists exactly what a filter matches in the last seven days. */
export const toMatching = (filter: AlertFilter) => ({
  ...noFilters,
  queue: 'all',
  alert: undefined,
  part: undefined,
  rules: undefined,
  alertPeriod: '7d',
  source: filter.source,
  alertSeverity: filter.severity?.[0],
  alertTitle: filter.title,
  alertEntity: filter.entity,
  alertTechnique: filter.technique,
  alertObservable: filter.observable,
  alertTag: filter.tag,
});
