import { alertNumbersMax } from '@halyard/contracts/inflow/alert-groups.ts';
import {
  type alertSorts,
  alertSorts as allSorts,
  sourceStates,
  type WorkStatus,
  workStatuses,
} from '@halyard/contracts/inflow/received-alerts.ts';
import { type AttackPeriod, attackPeriods } from '@halyard/contracts/intelligence/attack.ts';
import { isTechniqueNumber } from '@halyard/contracts/intelligence/technique-number.ts';
import { type ThreatSeverity, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { idOf, oneOf, textOf } from '../../../../records/address/read-value.ts';
import { layoutNames } from '../../../../records/columns/kept-columns.ts';
import { asAsn, asCountry } from '../../../../records/observables/place-values.ts';

/** The views of the queue. `all` is not a tab until a URL requests it, as the figures of a source do. */
export const queueViews = ['triage', 'mine', 'overdue', 'assumed', 'quiet', 'closed'] as const;
export type QueueView = (typeof queueViews)[number] | 'all';
export type AlertSort = (typeof alertSorts)[number];
type SourceState = (typeof sourceStates)[number];
export const ruleKinds = ['quiet', 'groups', 'queues'] as const;
export type RuleKind = (typeof ruleKinds)[number];
export const paneParts = ['overview', 'payload', 'occurrences', 'history'] as const;
export type PanePart = (typeof paneParts)[number];

/** The queue's URL parameters; the names differ from those of the incidents, which share the URL. */
export const receivedNames = [
  ...(['alerts', 'queue', 'alert', 'alertSearch', 'alertSeverity', 'source', 'delivery', 'sigma'] as const),
  ...(['work', 'state', 'sort', 'part', 'alertTechnique', 'alertPeriod', 'alertTitle', 'alertEntity'] as const),
  ...(['alertObservable', 'alertTag', 'quietRule', 'alertIncident', 'rules'] as const),
  ...(['alertCountry', 'alertAsn'] as const),
  ...(['alertRule', 'alertQueue'] as const),
  ...(['alertGroup', 'alertGroupRule', 'alertNumbers', 'grouped', 'unfolded'] as const),
] as const;
export type ReceivedName = (typeof receivedNames)[number];

export type ReceivedSearch = {
  readonly queue: QueueView;
  /** The alert that is open. */
  readonly alert: string | undefined;
  readonly part: PanePart;
  readonly alertSearch: string;
  readonly alertSeverity: ThreatSeverity | undefined;
  readonly source: string | undefined;
  readonly delivery: string | undefined;
  /** The Sigma rule that created them. */
  readonly sigma: string | undefined;
  /** Our own alert rule that created them. */
  readonly alertRule: string | undefined;
  readonly alertQueue: string | undefined;
  readonly alertTechnique: string | undefined;
  /** Last seen within it. */
  readonly alertPeriod: AttackPeriod | undefined;
  readonly alertTitle: string;
  readonly alertEntity: string;
  readonly alertObservable: string;
  readonly alertTag: string;
  /** With an address located there: a code, `unknown` or `none`. */
  readonly alertCountry: string | undefined;
  readonly alertAsn: string | undefined;
  /** The quiet rule that applied to them. */
  readonly quietRule: string | undefined;
  /** The incident that they were added to. */
  readonly alertIncident: string | undefined;
  /** The group that they are in, or the grouping rule of their groups. */
  readonly alertGroup: string | undefined;
  readonly alertGroupRule: string | undefined;
  /** Numbers of alerts, in runs: `12-19,44`. */
  readonly alertNumbers: string | undefined;
  /** Whether groups are shown as rows, and which of these are unfolded. */
  readonly grouped: boolean;
  readonly unfolded: readonly string[];
  /** The rules of the queue that are open over it. */
  readonly rules: RuleKind | undefined;
  readonly work: WorkStatus | undefined;
  readonly state: SourceState | undefined;
  readonly sort: AlertSort;
};

type Given = Readonly<Record<string, unknown>>;

/** The work statuses that a view shows; undefined: whatever they are. */
export const statusesOf = (view: QueueView): readonly WorkStatus[] | undefined => {
  if (view === 'all') return undefined;
  return workStatuses.filter((status) => (status === 'Closed') === (view === 'closed'));
};

/** Groups expanded in the URL. */
export const unfoldedMax = 20;

function numbersOf(given: unknown): string | undefined {
  // One number alone is read as such from the address.
  const text = typeof given === 'number' ? String(given) : given;
  if (typeof text !== 'string' || text.length > alertNumbersMax) return undefined;
  return /^\d{1,9}(?:-\d{1,9})?(?:,\d{1,9}(?:-\d{1,9})?)*$/.test(text) ? text : undefined;
}

/** Reads the address bar; unknown values are ignored. */
export function readReceivedSearch(given: Given): ReceivedSearch {
  const queue = oneOf([...queueViews, 'all'] as const, given.queue) ?? 'triage';
  const work = oneOf(workStatuses, given.work);
  const isShown = work !== undefined && (statusesOf(queue) ?? workStatuses).includes(work);
  return {
    queue,
    alert: idOf(given.alert),
    part: oneOf(paneParts, given.part) ?? 'overview',
    alertSearch: textOf(given.alertSearch),
    alertSeverity: oneOf(threatSeverities, given.alertSeverity),
    source: idOf(given.source),
    delivery: /^[1-9]\d{0,8}$/.test(textOf(given.delivery)) ? textOf(given.delivery) : undefined,
    sigma: idOf(given.sigma),
    alertRule: idOf(given.alertRule),
    alertQueue: idOf(given.alertQueue),
    alertTechnique: isTechniqueNumber(textOf(given.alertTechnique)) ? textOf(given.alertTechnique) : undefined,
    alertPeriod: oneOf(attackPeriods, given.alertPeriod),
    alertTitle: textOf(given.alertTitle),
    alertEntity: textOf(given.alertEntity),
    alertObservable: textOf(given.alertObservable),
    alertTag: textOf(given.alertTag).slice(0, 100),
    alertCountry: asCountry(textOf(given.alertCountry)),
    alertAsn: asAsn(textOf(given.alertAsn)),
    quietRule: idOf(given.quietRule),
    alertIncident: idOf(given.alertIncident),
    alertGroup: idOf(given.alertGroup),
    alertGroupRule: idOf(given.alertGroupRule),
    alertNumbers: numbersOf(given.alertNumbers),
    grouped: given.grouped !== 'no',
    unfolded: textOf(given.unfolded).split('.').filter(idOf).slice(0, unfoldedMax),
    rules: oneOf(ruleKinds, given.rules),
    work: isShown ? work : undefined,
    state: oneOf(sourceStates, given.state),
    sort: oneOf(allSorts, given.sort) ?? 'target',
  };
}

/** Whether a view excludes alerts hidden by quiet rules, or shows only those; the others do neither. */
const quietOf = (view: QueueView) => {
  if (view === 'all' || view === 'closed') return {};
  return { quiet: view === 'quiet' ? ('yes' as const) : ('no' as const) };
};

/** The filters of a view by quiet rules and incidents. */
function toFieldQuery(search: ReceivedSearch) {
  const { alertTitle, alertEntity, alertObservable, alertTag, quietRule, alertIncident } = search;
  const { alertGroup, alertGroupRule, alertNumbers } = search;
  return {
    ...(alertTitle !== '' && { title: alertTitle }),
    ...(alertEntity !== '' && { entity: alertEntity }),
    ...(alertObservable !== '' && { observable: alertObservable }),
    ...(alertTag !== '' && { tag: alertTag }),
    ...(search.alertCountry && { country: search.alertCountry }),
    ...(search.alertAsn && { asn: search.alertAsn }),
    ...(quietRule && { quietRule }),
    ...(alertIncident && { incident: alertIncident }),
    ...(alertGroup && { group: alertGroup }),
    ...(alertGroupRule && { groupRule: alertGroupRule }),
    ...(alertNumbers && { numbers: alertNumbers }),
  };
}

/** The request to the server. */
export function toReceivedQuery(search: ReceivedSearch) {
  const { queue, alertSearch, alertSeverity, source, delivery, sigma, work, state, sort } = search;
  const { alertTechnique, alertPeriod } = search;
  const statuses = work ? [work] : statusesOf(queue);
  return {
    sort,
    ...(statuses && { status: statuses.join(',') }),
    ...(queue === 'mine' && { owner: 'me' }),
    ...(queue === 'overdue' && { overdue: 'yes' as const }),
    ...(queue === 'assumed' && { assumed: 'yes' as const }),
    ...(alertSearch !== '' && { search: alertSearch }),
    ...(alertSeverity && { severity: alertSeverity }),
    ...(source && { source }),
    ...(delivery && { delivery }),
    ...(sigma && { sigma }),
    ...(search.alertRule && { rule: search.alertRule }),
    ...(search.alertQueue && { queue: search.alertQueue }),
    ...(alertTechnique && { technique: alertTechnique }),
    ...(alertPeriod && { period: alertPeriod }),
    ...(state && { state }),
    ...quietOf(queue),
    ...toFieldQuery(search),
  };
}
export type ReceivedQuery = ReturnType<typeof toReceivedQuery>;

/** Whether groups are shown as rows; the alerts of one group are listed individually. */
export const isGrouped = ({ grouped, alertGroup }: ReceivedSearch): boolean => grouped && alertGroup === undefined;

/** Removes all filters of a view. */
export const noFilters = {
  alertSearch: undefined,
  alertSeverity: undefined,
  source: undefined,
  delivery: undefined,
  sigma: undefined,
  alertRule: undefined,
  alertQueue: undefined,
  alertTechnique: undefined,
  alertPeriod: undefined,
  alertTitle: undefined,
  alertEntity: undefined,
  alertObservable: undefined,
  alertTag: undefined,
  alertCountry: undefined,
  alertAsn: undefined,
  quietRule: undefined,
  alertIncident: undefined,
  alertGroup: undefined,
  alertGroupRule: undefined,
  alertNumbers: undefined,
  work: undefined,
  state: undefined,
} as const;

/** The content of a saved view. */
export const viewNames: readonly string[] = [...Object.keys(noFilters), 'queue', 'sort', 'grouped', ...layoutNames];

/** Whether a view is filtered. */
export const isFiltered = (search: ReceivedSearch): boolean =>
  (Object.keys(noFilters) as (keyof typeof noFilters)[]).some((name) => (search[name] ?? '') !== '');

/** A change that shows all of a view, like its count: without filters, and with no alert open. */
export const toView = (view: QueueView) => ({
  ...noFilters,
  tab: 'alerts',
  alerts: 'received',
  queue: view === 'triage' ? undefined : view,
  alert: undefined,
  part: undefined,
  rules: undefined,
  // A view that was saved is left with it.
  saved: undefined,
});
