import { isTechniqueNumber } from '@halyard/contracts/intelligence/technique-number.ts';
import {
  type IncidentFilter,
  type IncidentSeverity,
  incidentFilters,
  incidentSeverities,
  type KpiName,
  kpiNames,
} from '@halyard/contracts/operations/incidents.ts';
import type { SearchChange } from '../../records/address/change-search.ts';
import { oneOf } from '../../records/address/read-value.ts';
import { receivedNames } from './alerts/received/received-search.ts';

export const securityTabs = ['incidents', 'playbooks', 'alerts', 'reports'] as const;
export type SecurityTab = (typeof securityTabs)[number];
export const reportPeriods = ['7d', '30d', '90d', 'custom'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];
/** The two lists of the Alerts tab: from sources, and threats that match a rule. */
export const alertLists = ['received', 'rules'] as const;
export type AlertListName = (typeof alertLists)[number];

/** The screen's URL parameters; the filters of incidents are named as in the API. */
const searchNames = [
  ...(['tab', 'status', 'kpi', 'severity', 'assignee', 'search', 'opened', 'resolved', 'from', 'to'] as const),
  ...(['reopened', 'withinTarget', 'unresolved', 'overdue', 'closed', 'running', 'technique'] as const),
  ...(['period', 'incident', 'playbook', 'rule', 'compose'] as const),
  ...receivedNames,
];
export type SearchName = (typeof searchNames)[number];

export type SecuritySearch = {
  readonly tab: SecurityTab;
  readonly status: IncidentFilter;
  readonly kpi: KpiName | undefined;
  readonly severity: readonly IncidentSeverity[];
  /** A person's id, or `no one`. */
  readonly assignee: string | undefined;
  readonly search: string | undefined;
  readonly opened: boolean;
  readonly reopened: boolean;
  readonly withinTarget: boolean;
  /** Has one of `unresolvedStatuses`. */
  readonly unresolved: boolean;
  /** Unresolved and past their target. */
  readonly overdue: boolean;
  /** Closed ones, which no status filter shows. */
  readonly closed: boolean;
  /** A playbook's id: unresolved incidents it was started on. */
  readonly running: string | undefined;
  /** An ATT&CK number: incidents that are linked to it. */
  readonly technique: string | undefined;
  readonly resolved: boolean;
  /** Instants, ISO 8601. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly period: ReportPeriod;
  readonly incident: string | undefined;
  readonly playbook: string | undefined;
  readonly rule: string | undefined;
  /** URLs from before there were two lists name none: they open the alerts of the rules. */
  readonly alerts: AlertListName;
  /** A new incident is being written. */
  readonly compose: 'incident' | undefined;
};

type Given = Readonly<Record<string, unknown>>;

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

function readText(given: unknown, max = 200): string | undefined {
  const text = given === undefined ? '' : String(given).trim().slice(0, max);
  return text === '' ? undefined : text;
}

const matching = (pattern: RegExp, given: unknown): string | undefined => {
  const text = readText(given);
  return text !== undefined && pattern.test(text) ? text : undefined;
};

const readTechnique = (given: unknown): string | undefined => {
  const text = readText(given);
  return text !== undefined && isTechniqueNumber(text) ? text : undefined;
};

const readInstant = (given: unknown): string | undefined => {
  const text = matching(instantPattern, given);
  return text === undefined || Number.isNaN(Date.parse(text)) ? undefined : text;
};

/** The figures of rules and of the assistant count the alerts of rules: a URL with nothing else opens those. */
function readAlertList({ rule, alerts, queue, alert }: Given): AlertListName {
  if (rule !== undefined) return 'rules';
  return oneOf(alertLists, alerts) ?? (queue === undefined && alert === undefined ? 'rules' : 'received');
}

/** Reads the address bar; unknown values are ignored. */
export function readSecuritySearch(given: Given): SecuritySearch {
  const wanted = String(given.severity ?? '').split(',');
  return {
    tab: oneOf(securityTabs, given.tab) ?? 'incidents',
    status: oneOf(incidentFilters, given.status) ?? 'all',
    kpi: oneOf(kpiNames, given.kpi),
    severity: incidentSeverities.filter((severity) => wanted.includes(severity)),
    assignee: readText(given.assignee),
    search: readText(given.search),
    opened: given.opened === 'yes',
    reopened: given.reopened === 'yes',
    withinTarget: given.withinTarget === 'yes',
    unresolved: given.unresolved === 'yes',
    overdue: given.overdue === 'yes',
    closed: given.closed === 'yes',
    running: matching(idPattern, given.running),
    technique: readTechnique(given.technique),
    resolved: given.resolved === 'yes',
    from: readInstant(given.from),
    to: readInstant(given.to),
    period: oneOf(reportPeriods, given.period) ?? '30d',
    incident: matching(idPattern, given.incident),
    playbook: matching(idPattern, given.playbook),
    rule: matching(idPattern, given.rule),
    alerts: readAlertList(given),
    compose: oneOf(['incident'], given.compose),
  };
}

/** The request to the server. A period belongs to the figure of a report; alone it filters nothing. */
export function toIncidentQuery(search: SecuritySearch) {
  const { status, kpi, severity, assignee, opened, resolved, reopened, withinTarget, running, from, to } = search;
  const { unresolved, overdue, closed, technique } = search;
  const isOfReport = opened || resolved || reopened;
  return {
    status,
    ...(kpi && { kpi }),
    ...(severity.length > 0 && { severity: severity.join(',') }),
    ...(assignee && { assignee }),
    ...(search.search && { search: search.search }),
    ...(opened && { opened: 'yes' as const }),
    ...(resolved && { resolved: 'yes' as const }),
    ...(reopened && { reopened: 'yes' as const }),
    ...(withinTarget && { withinTarget: 'yes' as const }),
    ...(unresolved && { unresolved: 'yes' as const }),
    ...(overdue && { overdue: 'yes' as const }),
    ...(closed && { closed: 'yes' as const }),
    ...(running && { playbook: running }),
    ...(technique && { technique }),
    ...(isOfReport && from && { from }),
    ...(isOfReport && to && { to }),
  };
}

export type IncidentQuery = ReturnType<typeof toIncidentQuery>;

/** Whether there are filters other than status. */
export const isNarrowed = (query: IncidentQuery): boolean => Object.keys(query).some((name) => name !== 'status');

/** New values of parameters; `undefined` removes one from the URL. */
export type SecurityChange = SearchChange<SearchName>;

/** Removes all filters of the list of incidents. */
export const noNarrowing: SecurityChange = {
  status: undefined,
  kpi: undefined,
  severity: undefined,
  assignee: undefined,
  search: undefined,
  opened: undefined,
  resolved: undefined,
  from: undefined,
  to: undefined,
  reopened: undefined,
  withinTarget: undefined,
  running: undefined,
  technique: undefined,
  unresolved: undefined,
  overdue: undefined,
  closed: undefined,
};
