import type { IncidentStatus } from '@halyard/contracts/incidents.ts';
import type { EventDetails } from '@halyard/contracts/intelligence.ts';
import type { SignalKind } from '@halyard/contracts/signals.ts';
import type { Period, ThreatSeverity, ThreatStatus, Verdict } from '@halyard/contracts/threats.ts';
import { plural } from '../plural.ts';

const severities: Record<ThreatSeverity, string> = { Critical: 'Critical', High: 'High', Medium: 'Medium', Low: 'Low' };
const statuses: Record<ThreatStatus, string> = {
  Active: 'Active',
  Investigating: 'Investigating',
  Contained: 'Contained',
  Mitigated: 'Mitigated',
  Monitoring: 'Monitoring',
};
const verdicts: Record<Verdict, string> = {
  Confirmed: 'Confirmed',
  'False positive': 'False positive',
  Benign: 'Benign',
};
const periodMarks: Record<Period, string> = { '24h': '24h', '7d': '7d', '30d': '30d', '90d': '90d' };
const periods: Record<Period, string> = {
  '24h': 'last 24 hours',
  '7d': 'last 7 days',
  '30d': 'last 30 days',
  '90d': 'last 90 days',
};

const incidentStatuses: Record<IncidentStatus, string> = {
  Open: 'Open',
  Investigating: 'Investigating',
  Mitigated: 'Mitigated',
  Resolved: 'Resolved',
  Closed: 'Closed',
};

const severityOf = (word: string | null | undefined) => severities[word as ThreatSeverity] ?? word ?? '';
const statusOf = (word: string | null | undefined) => statuses[word as ThreatStatus] ?? word ?? '';
const verdictOf = (word: string | null | undefined) => verdicts[word as Verdict] ?? word ?? '';

type Told = Partial<Record<SignalKind, (details: EventDetails) => string>>;

const told: Told = {
  threat_added: () => 'Added',
  threat_updated: () => 'Edited',
  threat_status_changed: ({ from, to }) => `Status changed from ${statusOf(from)} to ${statusOf(to)}`,
  threat_severity_changed: ({ from, to }) => `Severity changed from ${severityOf(from)} to ${severityOf(to)}`,
  threat_acknowledged: () => 'Acknowledged',
  threat_unacknowledged: () => 'Acknowledgement taken back',
  threat_triaged: ({ to }) => (to ? `Verdict: ${verdictOf(to)}` : 'Verdict taken back'),
  threat_deleted: () => 'Deleted',
  connection_added: ({ name }) => (name ? `Connected to ${name}` : 'Connected'),
  connection_updated: ({ name }) => (name ? `Connection to ${name} changed` : 'Connection changed'),
  connection_deleted: ({ name }) => (name ? `Connection to ${name} removed` : 'Connection removed'),
  incident_opened: ({ name }) => (name ? `Incident opened: ${name}` : 'Incident opened'),
  incident_linked: ({ name }) => (name ? `Linked to ${name}` : 'Linked to an incident'),
  incident_unlinked: ({ name }) => (name ? `Unlinked from ${name}` : 'Unlinked from an incident'),
  import_finished: () => 'Imported',
  import_undone: () => 'Import taken back',
  records_exported: () => 'Exported',
  change_undone: () => 'A change was taken back',
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
  tlp: 'TLP marking',
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
  asOf: (time: string) => `as of ${time}`,
  refresh: 'Refresh',
  retry: 'Retry',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  save: 'Save',
  saving: 'Saving...',
  loading: 'Loading threats...',
  loadingOne: 'Loading the threat...',
  sample: 'Sample',
  new: 'New threat',

  filter: {
    button: 'Filter',
    active: (written: string) => `${written} active`,
    panel: 'Filter threats',
    severity: 'Severity',
    status: 'Status',
    tlp: 'TLP marking',
    type: 'Type',
    source: 'Source',
    all: 'All',
    text: 'Text',
    textHint: 'Words in name, description, type, source or labels',
    apply: 'Apply',
    reset: 'Reset',
    narrowed: 'Narrowed to',
    remove: (what: string) => `Remove ${what}`,
    chip: (name: string, value: string) => `${name}: ${value}`,
    country: 'Country',
    seen: 'Seen',
    span: (from: string, to: string) => `${from} to ${to}`,
    since: (from: string) => `from ${from}`,
    until: (to: string) => `until ${to}`,
    placed: { yes: 'With a place on the map', no: 'Without a place on the map' },
    acknowledged: { yes: 'Acknowledged', no: 'Not acknowledged' },
  },

  counters: 'Threats by severity',
  filteredOut: 'Filtered out',
  outOf: (written: string) => `of ${written}`,
  showAllSeverities: 'Show all severities',

  trend: {
    title: 'Trend',
    perHour: 'Threats by hour last seen',
    perDay: 'Threats by day last seen',
    bar: (when: string, count: number, written: string, parts: string) =>
      `${when}: ${plural(count, { one: '1 threat', other: `${written} threats` })}${parts && ` (${parts})`}`,
    part: (severity: string, written: string) => `${written} ${severity}`,
    separator: ', ',
    when: 'When',
    total: 'Total',
    showTable: 'Show as table',
    showChart: 'Show as chart',
    nothing: 'No threats in this period',
    failed: 'The trend could not be loaded',
    loading: 'Loading the trend...',
  },

  list: {
    recent: 'Recent threats',
    columns: { type: 'Type', severity: 'Severity', source: 'Source', timestamp: 'Timestamp', status: 'Status' },
    select: (name: string) => `Select ${name}`,
    selectAll: 'Select all shown',
    shown: (written: string, total: string) => `${written} of ${total} shown`,
    more: 'Show more',
    moreFailed: 'More threats could not be loaded',
    failed: 'Failed to load threats',
    none: 'No threats match the filter',
    empty: 'Threats last seen in the chosen period will appear here, as soon as they are added or imported.',
    emptyGroup: 'No threats are in this state in the chosen period.',
    longer: 'Look at the last 90 days',
    import: 'Import',
    keys: 'Keys: arrows move, Enter opens, x selects, Shift selects a range',
  },

  bulk: {
    region: 'Selected threats',
    selected: (count: number, written: string) =>
      plural(count, { one: '1 threat selected', other: `${written} threats selected` }),
    tooMany: (max: string) => `At most ${max} can be changed at once`,
    status: 'Change status',
    triage: 'Triage',
    acknowledge: 'Acknowledge',
    incident: 'Send to incident',
    clear: 'Clear selection',
  },

  done: {
    status: (count: number, written: string, status: ThreatStatus) =>
      plural(count, {
        one: `1 threat is now ${statuses[status]}`,
        other: `${written} threats are now ${statuses[status]}`,
      }),
    verdict: (count: number, written: string, verdict: Verdict | null) =>
      verdict === null
        ? plural(count, { one: 'Verdict taken back', other: `Verdict of ${written} threats taken back` })
        : plural(count, {
            one: `1 threat judged ${verdicts[verdict]}`,
            other: `${written} threats judged ${verdicts[verdict]}`,
          }),
    severity: (count: number, written: string, severity: ThreatSeverity) =>
      plural(count, {
        one: `Severity is now ${severities[severity]}`,
        other: `Severity of ${written} threats is now ${severities[severity]}`,
      }),
    acknowledged: (count: number, written: string) =>
      plural(count, { one: '1 threat acknowledged', other: `${written} threats acknowledged` }),
    unacknowledged: (count: number, written: string) =>
      plural(count, { one: 'Acknowledgement taken back', other: `${written} acknowledgements taken back` }),
    added: (name: string) => `${name} was added`,
    saved: (name: string) => `${name} was saved`,
    deleted: (name: string) => `${name} was deleted`,
    sent: (count: number, written: string, incident: string) =>
      plural(count, { one: `1 threat sent to ${incident}`, other: `${written} threats sent to ${incident}` }),
    openIncident: (incident: string) => `Open ${incident}`,
    failed: 'The threats could not be changed',
  },
  undo: {
    button: 'Undo',
    done: 'The change was taken back',
    kept: (names: string) => `Taken back, except what was changed since: ${names}`,
    failed: 'The change could not be taken back',
  },
  skipped: {
    title: (count: number, written: string) =>
      plural(count, { one: '1 threat was left as it is:', other: `${written} threats were left as they are:` }),
    item: (name: string, reason: string) => `${name}: ${reason}`,
    reasons: {
      changed: 'somebody else changed it in the meantime',
      gone: 'it no longer exists',
      same: 'it is so already',
    },
  },

  triage: {
    title: (count: number, written: string) =>
      plural(count, { one: 'Triage 1 threat', other: `Triage ${written} threats` }),
    verdict: 'Verdict',
    noVerdict: 'No verdict',
    severity: 'New severity',
    keepSeverity: 'Leave as it is',
    reason: 'Reason',
    reasonHint: 'It goes to the history of each threat',
    reasonMissing: 'Say why',
    nothingChosen: 'Choose a verdict or a new severity',
    submit: 'Save verdict',
  },

  incident: {
    title: (count: number, written: string) =>
      plural(count, { one: 'Send 1 threat to an incident', other: `Send ${written} threats to an incident` }),
    target: 'Incident',
    fresh: 'New incident',
    existing: 'Existing incident',
    name: 'Title',
    nameMissing: 'Give the incident a title',
    severity: 'Severity',
    source: 'Source',
    sourceMissing: 'Say where it comes from',
    prefilledName: (first: string, others: number, written: string) =>
      others === 0 ? first : plural(others, { one: `${first} and 1 more`, other: `${first} and ${written} more` }),
    search: 'Search incidents',
    searchHint: 'Number or title',
    searching: 'Searching incidents...',
    none: 'No incident matches',
    searchFailed: 'Incidents could not be loaded',
    found: 'Incidents found',
    choose: 'Choose an incident',
    open: 'Open incident',
    add: 'Add to incident',
    failed: 'The threats could not be sent to an incident',
  },

  map: {
    title: 'Threats by place',
    accuracy: 'Points stand in the middle of the country.',
    accuracyMixed:
      'Points stand in the middle of the country, except where a more exact position is known; the list says which.',
    exact: 'exact position',
    middle: 'middle of the country',
    counts: (placed: string, total: string) => `${placed} of ${total} have a place.`,
    picture: 'World map',
    legend: 'Marks show the gravest severity; larger marks stand for more threats.',
    list: 'Places',
    nowhere: 'Country not stated',
    place: (name: string, count: number, written: string, gravest: string) =>
      `${name}: ${plural(count, { one: '1 threat', other: `${written} threats` })}, gravest ${gravest}`,
    noPlaces: 'None of these threats has a place.',
    unplaced: 'Without a place, by type and severity',
    allPlaced: 'All of these threats have a place.',
    cell: (written: string, type: string, severity: string) => `${type}, ${severity}: ${written}`,
    total: 'Total',
    outlineFailed: 'The outline of the world could not be loaded; the list has the same places.',
    loading: 'Loading the map...',
    failed: 'The map could not be loaded',
  },

  export: {
    button: 'Export',
    formats: { csv: 'CSV', json: 'JSON', stix: 'STIX 2.1' },
    exporting: 'Exporting...',
    saved: (count: number, written: string) =>
      plural(count, { one: '1 threat exported', other: `${written} threats exported` }),
    partial: (rows: string, total: string) =>
      `The file holds ${rows} of ${total} threats. Narrow the filter to export the rest.`,
    failed: 'The export failed',
  },

  detail: {
    previous: 'Previous threat',
    next: 'Next threat',
    fields: {
      type: 'Type',
      severity: 'Severity',
      stix: 'STIX type',
      source: 'Source',
      timestamp: 'Last seen',
      confidence: 'Confidence',
      tlp: 'TLP',
      country: 'Country',
      labels: 'Labels',
      acknowledged: 'Acknowledged',
      verdict: 'Verdict',
      created: 'Added',
      updated: 'Changed',
      id: 'ID',
    },
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Copy the selected text',
    confidence: (written: string) => `${written} of 100`,
    assumed: 'Assumed severity',
    severityAssumed: (severity: string, kind: string) =>
      `${severity}, assumed: nobody stated one; this is the usual one for ${kind}`,
    notRated: '– Not rated',
    notStated: '– Not stated',
    noLabels: '– None',
    notAcknowledged: '– Not yet',
    noVerdict: '– Not judged',
    acknowledgedBy: (name: string, when: string) => `${name}, ${when}`,
    verdict: (verdict: Verdict, reason: string) =>
      reason === '' ? verdicts[verdict] : `${verdicts[verdict]}: ${reason}`,
    somebody: 'Somebody',
    description: 'Description',
    noDescription: 'No description',
    incidents: 'Incidents',
    noIncidents: 'In no incident',
    connections: 'Connections',
    noConnections: 'No connections',
    connectionNote: (type: string, direction: 'in' | 'out') =>
      direction === 'out' ? `this threat ${type}` : `${type} this threat`,
    history: 'History',
    noHistory: 'Nothing is recorded yet',
    because: (reason: string) => `Reason: ${reason}`,
    system: 'Automatically',
    back: 'Back to the list',
    gone: 'This threat no longer exists.',
    failed: 'Failed to load the threat',
    edit: 'Edit',
    triage: 'Triage',
    acknowledge: 'Acknowledge',
    unacknowledge: 'Take acknowledgement back',
    incident: 'Send to incident',
    delete: 'Delete',
    deleteFailed: 'The threat could not be deleted',
    actions: 'What can be done',
  },
  incidentState: (severity: string, status: string) =>
    `${severityOf(severity)}, ${incidentStatuses[status as IncidentStatus] ?? status}`,
  happened: (kind: SignalKind, details: EventDetails | null): string =>
    told[kind]?.(details ?? {}) ?? details?.message ?? 'Something else was recorded',
  fieldName: (field: string) => fieldNames[field] ?? field,
  changedFields: (names: string) => `Changed: ${names}`,

  form: {
    newTitle: 'New threat',
    editTitle: (name: string) => `Edit ${name}`,
    name: 'Name',
    type: 'Type',
    typeHint: 'For example Malware or Phishing',
    severity: 'Severity',
    status: 'Status',
    source: 'Source',
    timestamp: (zone: string) => `Last seen (${zone})`,
    timeOfDay: 'Time of day',
    description: 'Description',
    confidence: 'Confidence, 0 to 100',
    confidenceHint: 'Leave empty where nobody rated it',
    tlp: 'TLP marking',
    noTlp: 'Not stated',
    labels: 'Labels',
    labelsHint: 'Separated by commas',
    country: 'Country',
    countryHint: 'Two letters, such as GB',
    add: 'Add threat',
    problems: {
      required: 'This field is required',
      tooLong: (max: string) => `At most ${max} characters`,
      timestamp: 'Enter a date and a time',
      confidence: 'Enter a whole number from 0 to 100, or nothing',
      country: 'Enter two letters, such as GB',
      labels: (max: string, each: string) => `At most ${max} labels of ${each} characters each`,
    },
    failed: 'The threat could not be saved',
  },
  merge: {
    title: 'Somebody else changed this threat in the meantime. What you wrote is kept.',
    none: 'Both say the same.',
    field: 'Field',
    yours: 'Yours',
    theirs: 'The newer one',
    nothing: '–',
    saveMine: 'Save mine on top',
    takeNewer: 'Take the newer one',
  },
};
