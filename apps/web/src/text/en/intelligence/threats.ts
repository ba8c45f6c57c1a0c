import type { Period, ThreatSeverity, ThreatStatus, Verdict } from '@halyard/contracts/intelligence/threats.ts';
import { wordOf } from '@halyard/messages';
import { fields, terms } from '@halyard/messages/en';
import { threatHistory } from '@halyard/messages/en/sentences';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const { threatStatuses: statuses, verdicts, incidentStatuses } = terms;
const severities = { ...terms.severities, none: terms.noSeverity };

const periodMarks: Record<Period, string> = { '24h': '24h', '7d': '7d', '30d': '30d', '90d': '90d' };
const periods: Record<Period, string> = {
  '24h': 'last 24 hours',
  '7d': 'last 7 days',
  '30d': 'last 30 days',
  '90d': 'last 90 days',
};
const agesOf: Record<Period, string> = {
  '24h': '24 hours',
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
};

/** The fields of a threat as the log names them. */
const fieldNames: Readonly<Record<string, string>> = {
  name: 'name',
  type: 'type',
  severity: 'severity',
  status: 'status',
  source: 'source',
  timestamp: 'last seen',
  description: 'description',
  confidence: 'confidence',
  tlp: fields.tlp,
  labels: 'labels',
  country: 'country',
};

/** `written` is a count as the person writes numbers. */
export const threats = {
  title: 'Threat Analysis',
  severities,
  statuses,
  verdicts,
  tabs: { overview: 'Overview', active: 'Active Threats', mitigated: 'Mitigated', map: 'Threat Map' },
  tabList: 'Views',
  period: 'Period',
  periods,
  periodMarks,
  lead: (count: number, written: string, period: Period) =>
    `${plural(count, { one: '1 threat', other: `${written} threats` })} seen in the ${periods[period]}`,
  leadNarrowed: (count: number, written: string, period: Period) =>
    `${plural(count, { one: '1 threat matches', other: `${written} threats match` })}, seen in the ${periods[period]}`,
  leadAll: (count: number, written: string) =>
    plural(count, { one: '1 threat, all time', other: `${written} threats, all time` }),
  leadAllNarrowed: (count: number, written: string) =>
    plural(count, { one: '1 threat matches, all time', other: `${written} threats match, all time` }),
  allTime: 'All time',
  range: {
    button: 'Range',
    title: 'Choose a range',
    about: 'By the time last seen; both days included',
    from: 'From',
    to: 'To',
    show: 'Show',
    order: 'The end is before the beginning',
    none: 'Enter a beginning or an end',
  },
  outside: {
    older: (written: string, period: Period) => `${written} older than ${agesOf[period]}`,
    before: (written: string) => `${written} before this range`,
    future: (written: string) => `${written} dated in the future`,
    after: (written: string) => `${written} after this range`,
  },
  asOf: (time: string) => `Updated ${time}`,
  refresh: common.refresh,
  retry: common.retry,
  close: common.close,
  cancel: common.cancel,
  dismiss: common.dismiss,
  save: common.save,
  saving: common.saving,
  loading: 'Loading threats...',
  loadingOne: 'Loading the threat...',
  sample: common.sample,
  new: 'New threat',

  filter: {
    button: 'Filter',
    active: (written: string) => `${written} active`,
    panel: 'Filter threats',
    severity: fields.severity,
    status: fields.status,
    tlp: fields.tlp,
    type: fields.type,
    source: fields.source,
    all: 'All',
    text: 'Text',
    textHint: 'Search name, description, type, source or labels',
    apply: 'Apply',
    reset: common.reset,
    narrowed: 'Active filters',
    remove: (what: string) => `Remove ${what}`,
    chip: (name: string, value: string) => `${name}: ${value}`,
    country: fields.country,
    technique: 'Technique',
    markedAbove: (level: string) => `Marked above ${level}, as a whole or in part`,
    seen: 'Seen',
    span: (from: string, to: string) => `${from} to ${to}`,
    since: (from: string) => `from ${from}`,
    until: (to: string) => `until ${to}`,
    placed: { yes: 'With location', no: 'Without location' },
    acknowledged: { yes: 'Acknowledged', no: 'Not acknowledged' },
  },

  severityRules: 'Severity rules',
  counters: 'Threats by severity',
  filteredOut: 'Hidden by filter',
  outOf: (written: string) => `of ${written}`,
  showAllSeverities: 'Show all severities',

  trend: {
    title: 'Trend',
    perHour: 'Threats by hour last seen',
    perDay: 'Threats by last-seen date',
    perMonth: 'Threats by month last seen',
    perYear: 'Threats by year last seen',
    bar: (when: string, count: number, written: string, parts: string) =>
      `${when}: ${plural(count, { one: '1 threat', other: `${written} threats` })}${parts && ` (${parts})`}`,
    part: (severity: string, written: string) => `${written} ${severity}`,
    separator: ', ',
    when: 'When',
    total: 'Total',
    showTable: 'Show as table',
    showChart: 'Show as chart',
    nothing: 'No threats were seen in this period',
    failed: 'Failed to load the trend',
    loading: 'Loading the trend...',
  },

  list: {
    recent: 'Recent threats',
    columns: { type: 'Type', severity: 'Severity', source: 'Source', timestamp: 'Timestamp', status: 'Status' },
    select: (name: string) => `Select ${name}`,
    selectAll: 'Select all shown',
    shown: (written: string, total: string) => `${written} of ${total} shown`,
    more: common.showMore,
    moreFailed: 'Failed to load more threats',
    failed: 'Failed to load threats',
    none: 'No threats match the filter',
    empty: 'No threats were seen in this period. Add or import threats, or choose a longer period.',
    emptyGroup: 'No threats with this status in the selected period.',
    longer: 'Show the last 90 days',
    import: 'Import',
    keys: 'Keyboard: arrow keys to move, Enter to open, X to select, Shift to select a range',
  },

  bulk: {
    region: 'Selected threats',
    selected: (count: number, written: string) =>
      plural(count, { one: '1 threat selected', other: `${written} threats selected` }),
    tooMany: (max: string) => `You can change up to ${max} threats at a time`,
    status: 'Change status',
    triage: 'Triage',
    acknowledge: 'Acknowledge',
    incident: 'Add to incident',
    clear: common.clearSelection,
  },

  done: {
    status: (count: number, written: string, status: ThreatStatus) =>
      plural(count, {
        one: `1 threat is now ${statuses[status]}`,
        other: `${written} threats are now ${statuses[status]}`,
      }),
    verdict: (count: number, written: string, verdict: Verdict | null) =>
      verdict === null
        ? plural(count, { one: 'Verdict cleared', other: `Verdict cleared for ${written} threats` })
        : plural(count, {
            one: `1 threat marked as ${verdicts[verdict].toLowerCase()}`,
            other: `${written} threats marked as ${verdicts[verdict].toLowerCase()}`,
          }),
    severity: (count: number, written: string, severity: ThreatSeverity | null) =>
      severity === null
        ? plural(count, { one: 'Severity is no longer set', other: `Severity of ${written} threats is no longer set` })
        : plural(count, {
            one: `Severity is now ${severities[severity]}`,
            other: `Severity of ${written} threats is now ${severities[severity]}`,
          }),
    acknowledged: (count: number, written: string) =>
      plural(count, { one: '1 threat acknowledged', other: `${written} threats acknowledged` }),
    unacknowledged: (count: number, written: string) =>
      plural(count, { one: '1 threat unacknowledged', other: `${written} threats unacknowledged` }),
    added: (name: string) => `${name} added`,
    saved: (name: string) => `${name} saved`,
    deleted: (name: string) => `${name} deleted`,
    sent: (count: number, written: string, incident: string) =>
      plural(count, { one: `1 threat added to ${incident}`, other: `${written} threats added to ${incident}` }),
    openIncident: (incident: string) => `Open ${incident}`,
    failed: 'Failed to update the threats',
  },
  skipped: {
    title: (count: number, written: string) =>
      plural(count, { one: '1 threat was not changed:', other: `${written} threats were not changed:` }),
    item: (name: string, reason: string) => `${name}: ${reason}`,
    reasons: {
      changed: 'someone else changed it first',
      gone: 'it no longer exists',
      same: 'no change needed',
    },
  },

  triage: {
    title: (count: number, written: string) =>
      plural(count, { one: 'Triage 1 threat', other: `Triage ${written} threats` }),
    verdict: 'Verdict',
    noVerdict: 'No verdict',
    severity: 'New severity',
    keepSeverity: 'No change',
    reason: fields.reason,
    reasonHint: 'Added to the history of each threat',
    reasonMissing: 'Enter a reason',
    nothingChosen: 'Select a verdict or a new severity',
    submit: 'Save triage',
  },

  incident: {
    title: (count: number, written: string) =>
      plural(count, { one: 'Add 1 threat to an incident', other: `Add ${written} threats to an incident` }),
    target: 'Incident',
    fresh: 'New incident',
    existing: 'Existing incident',
    name: 'Title',
    nameMissing: 'Enter a title',
    severity: fields.severity,
    source: fields.source,
    sourceMissing: 'Enter a source',
    noSeverity: 'No severity is set on these threats. Choose one for the incident.',
    prefilledName: (first: string, others: number, written: string) =>
      others === 0 ? first : plural(others, { one: `${first} and 1 more`, other: `${first} and ${written} more` }),
    search: 'Search incidents',
    searchHint: 'Number or title',
    searching: 'Searching incidents...',
    none: 'No incident matches',
    searchFailed: 'Failed to load incidents',
    found: 'Incidents found',
    choose: 'Select an incident',
    open: 'Create incident',
    add: 'Add to incident',
    failed: 'Failed to add the threats to an incident',
  },

  map: {
    title: 'Threats by location',
    accuracy: 'Markers show the country center.',
    accuracyMixed: 'Markers show the country center unless an exact location is known. See the list for details.',
    exact: 'exact location',
    middle: 'country center',
    counts: (placed: string, total: string) => `${placed} of ${total} threats have a location.`,
    picture: 'World map',
    legend: 'Color and shape show the highest severity; size shows the number of threats.',
    list: 'Locations',
    nowhere: 'Unknown country',
    place: (name: string, count: number, written: string, highestSeverity: string) =>
      `${name}: ${plural(count, { one: '1 threat', other: `${written} threats` })}, highest severity ${highestSeverity}`,
    noPlaces: 'None of these threats has a location.',
    unplaced: 'Threats without a location, by type and severity',
    allPlaced: 'All of these threats have a location.',
    cell: (written: string, type: string, severity: string) => `${type}, ${severity}: ${written}`,
    total: 'Total',
    outlineFailed: 'Failed to load the map outline. The list shows the same locations.',
    loading: 'Loading the map...',
    failed: 'Failed to load the map',
  },

  export: {
    button: 'Export',
    formats: { csv: 'CSV', json: 'JSON', stix: 'STIX 2.1' },
    exporting: 'Exporting...',
    saved: (count: number, written: string) =>
      plural(count, { one: '1 threat exported', other: `${written} threats exported` }),
    partial: (rows: string, total: string) =>
      `Exported ${rows} of ${total} threats. Narrow the filter to export the rest.`,
    failed: 'The export failed',
  },

  detail: {
    previous: 'Previous threat',
    next: 'Next threat',
    fields: {
      type: fields.type,
      severity: fields.severity,
      stix: 'STIX type',
      source: fields.source,
      timestamp: 'Last seen',
      confidence: fields.confidence,
      tlp: 'TLP',
      country: fields.country,
      labels: fields.labels,
      acknowledged: 'Acknowledged',
      verdict: 'Verdict',
      created: 'Added',
      updated: 'Changed',
      id: fields.id,
    },
    copy: common.copy,
    copied: common.copied,
    copyFailed: common.copyFailed,
    confidence: (written: string) => `${written} of 100`,
    assumed: 'Assumed severity',
    severityAssumed: (severity: string, type: string) =>
      `${severity}, assumed by the severity rule ${type} → ${severity}`,
    notRated: '– Not set',
    notStated: '– Not set',
    noLabels: '– None',
    notAcknowledged: '– No',
    noVerdict: '– None',
    acknowledgedBy: (name: string, when: string) => `${name}, ${when}`,
    verdict: (verdict: Verdict, reason: string) =>
      reason === '' ? verdicts[verdict] : `${verdicts[verdict]}: ${reason}`,
    somebody: 'Unknown user',
    description: fields.description,
    noDescription: 'No description',
    incidents: 'Incidents',
    noIncidents: 'Not linked to an incident',
    connections: fields.connections,
    noConnections: 'No connections',
    connectionNote: (type: string, direction: 'in' | 'out') =>
      direction === 'out' ? `this threat ${type}` : `${type} this threat`,
    history: 'History',
    noHistory: 'No history yet',
    because: (reason: string) => `Reason: ${reason}`,
    back: common.backToList,
    gone: 'This threat no longer exists.',
    failed: 'Failed to load the threat',
    edit: common.edit,
    triage: 'Triage',
    acknowledge: 'Acknowledge',
    unacknowledge: 'Unacknowledge',
    incident: 'Add to incident',
    delete: common.delete,
    deleteFailed: 'Failed to delete the threat',
    actions: common.actions,
  },
  incidentState: (severity: string, status: string) =>
    `${wordOf(severities, severity)}, ${wordOf(incidentStatuses, status)}`,
  /** Building blocks of the sentences of the history. */
  threatHistory,
  fieldName: (field: string) => fieldNames[field] ?? field,
  changedFields: (names: string) => `Changed: ${names}`,

  form: {
    newTitle: 'New threat',
    editTitle: (name: string) => `Edit ${name}`,
    name: fields.name,
    type: fields.type,
    typeHint: 'For example Malware or Phishing',
    severity: fields.severity,
    status: fields.status,
    source: fields.source,
    timestamp: (zone: string) => `Last seen (${zone})`,
    timeOfDay: 'Time of day',
    description: fields.description,
    confidence: 'Confidence, 0 to 100',
    confidenceHint: 'Leave empty if unknown',
    tlp: fields.tlp,
    noTlp: 'Not set',
    labels: fields.labels,
    labelsHint: 'Separated by commas',
    country: fields.country,
    countryHint: 'Two letters, such as GB',
    severityAssumed: (severity: string) => `While it is not set, the severity rules assume ${severity}`,
    add: 'Add threat',
    problems: {
      required: 'This field is required',
      tooLong: (max: string) => `At most ${max} characters`,
      timestamp: 'Enter a date and a time',
      confidence: 'Enter a whole number from 0 to 100, or nothing',
      country: 'Enter two letters, such as GB',
      labels: (max: string, each: string) => `At most ${max} labels of ${each} characters each`,
    },
    failed: 'Failed to save the threat',
  },
};
