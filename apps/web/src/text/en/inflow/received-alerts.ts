import { wordOf } from '@halyard/messages';
import { fields, terms } from '@halyard/messages/en';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const { severities } = terms;

type Span = { readonly days: number; readonly hours: number; readonly minutes: number };
type Details = { readonly from?: string | null | undefined; readonly to?: string | null | undefined };
type Linked = { readonly name?: string | undefined };

const closeReasons = {
  true_positive: 'True positive',
  false_positive: 'False positive',
  expected: 'Expected activity',
  duplicate: 'Duplicate',
  fixed: 'Fixed',
};

/** `written` is a count as the person writes numbers, `number` the number of an alert: ALT-000123. */
export const receivedAlerts = {
  close: common.close,
  cancel: common.cancel,
  retry: common.retry,
  back: common.backToList,
  sample: common.sample,
  severities,
  closeReasons,
  workStatuses: { New: 'New', Acknowledged: 'Acknowledged', 'In progress': 'In progress', Closed: 'Closed' },
  sourceStates: { firing: 'Firing', suppressed: 'Silenced at source', resolved: 'Resolved', unknown: 'Unknown' },
  nobody: 'Unassigned',
  assumed: 'assumed',
  test: 'Test',
  /** A length of time in a narrow column. */
  span: ({ days, hours, minutes }: Span) =>
    days > 0
      ? hours > 0
        ? `${days}d ${hours}h`
        : `${days}d`
      : hours > 0
        ? minutes > 0
          ? `${hours}h ${minutes}m`
          : `${hours}h`
        : `${minutes}m`,

  kinds: { label: 'Which alerts', received: 'Received', rules: 'From rules' },

  queue: {
    label: 'Alert queue',
    views: 'Views',
    view: {
      triage: 'Triage',
      mine: 'Mine',
      overdue: 'Past target',
      assumed: 'Assumed severity',
      closed: 'Closed',
      quiet: 'Quiet',
      all: 'All',
    },
    total: (count: number, written: string) => plural(count, { one: '1 alert', other: `${written} alerts` }),
    updated: (time: string) => `Updated ${time}`,
    loading: 'Loading alerts...',
    failed: 'Failed to load alerts.',
    moreFailed: 'Failed to load more alerts.',
    none: 'No alerts in this view.',
    clear: 'Clear filters',
    noSources: 'No sources yet. Add one to receive alerts.',
    addSource: 'Add source',
    fresh: (count: number, written: string) => plural(count, { one: '1 new', other: `${written} new` }),
    freshHint: 'Show new alerts',
    shown: (shown: string, total: string) => `Showing ${shown} of ${total}.`,
    more: common.showMore,
    list: 'Alerts',
    selectAll: 'Select all shown',
    select: (number: string) => `Select ${number}`,
    legend: 'Outlined: severity assumed, the source states none',
    newAlert: 'New alert',
    shortcuts: 'Keyboard shortcuts',
  },

  filter: {
    label: 'Filter alerts',
    search: 'Search alerts',
    searchHint: 'Title, ID, entity, observable, payload',
    severity: fields.severity,
    anySeverity: 'Any severity',
    source: fields.source,
    anySource: 'Any source',
    oneSource: 'One source',
    work: 'Work status',
    anyWork: 'Any work status',
    state: 'Source state',
    anyState: 'Any source state',
    sort: 'Sort by',
    sorts: { target: 'Target', severity: fields.severity, lastSeen: 'Last seen', occurrences: 'Occurrences' },
    active: 'Active filters',
    remove: (what: string) => `Remove: ${what}`,
    contains: (words: string) => `Contains “${words}”`,
    severityIs: (name: string) => `Severity: ${name}`,
    sourceIs: (name: string) => `Source: ${name}`,
    workIs: (name: string) => `Work status: ${name}`,
    stateIs: (name: string) => `Source state: ${name}`,
    techniqueIs: (id: string) => `Technique ${id}`,
    periodIs: (days: string) => `Last seen in ${days}`,
    periods: { '7d': '7 days', '30d': '30 days', '90d': '90 days', all: 'all time' },
    deliveryIs: (id: string) => `Delivery ${id}`,
    oneSigmaRule: 'Made by one Sigma rule',
    titleIs: (words: string) => `Title contains “${words}”`,
    entityIs: (name: string) => `Entity: ${name}`,
    observableIs: (value: string) => `Observable: ${value}`,
    tagIs: (name: string) => `Tag: ${name}`,
    oneQuietRule: 'Held by one quiet rule',
    inIncident: (name: string) => `In ${name}`,
  },

  columns: {
    severity: fields.severity,
    alert: 'Alert',
    occurrences: 'Occurrences',
    lastSeen: 'Last seen',
    source: 'Source, state',
    work: 'Work, owner',
    target: 'Target',
    sortBy: (name: string) => `Sort by ${name}`,
  },

  row: {
    openOccurrences: (number: string, count: number, written: string) =>
      plural(count, { one: `1 occurrence of ${number}`, other: `${written} occurrences of ${number}` }),
    once: 'once',
    since: (time: string) => `since ${time}`,
    occurrences: (count: number, written: string) =>
      plural(count, { one: '1 occurrence', other: `${written} occurrences` }),
  },

  target: {
    over: (span: string) => `${span} over`,
    left: (span: string) => `${span} left`,
    to: { acknowledge: 'to acknowledge', close: 'to close' },
    stopped: 'Stopped',
    resolvedAtSource: 'resolved at source',
    closed: 'Closed',
    none: 'No target',
    due: (instant: string) => `Due ${instant}`,
  },

  act: {
    move: 'Move',
    acknowledge: 'Acknowledge',
    start: 'Start work',
    assign: 'Assign',
    incident: 'Add to incident',
    close: 'Close...',
    reopen: 'Reopen',
    severity: 'Set severity',
    more: 'More actions',
    bulk: 'Bulk actions',
    selected: (count: string, total: string) => `${count} selected of ${total}`,
    tooMany: (most: string) => `At most ${most} alerts at a time.`,
    clear: common.clearSelection,
    readOnly: 'You have read-only access to alerts.',
  },

  done: {
    move: (count: number, written: string) => plural(count, { one: '1 alert moved', other: `${written} alerts moved` }),
    acknowledge: (count: number, written: string) =>
      plural(count, { one: '1 alert acknowledged', other: `${written} alerts acknowledged` }),
    start: (count: number, written: string) =>
      plural(count, { one: '1 alert started', other: `${written} alerts started` }),
    assign: (count: number, written: string) =>
      plural(count, { one: '1 alert assigned', other: `${written} alerts assigned` }),
    unassign: (count: number, written: string) =>
      plural(count, { one: '1 alert unassigned', other: `${written} alerts unassigned` }),
    setSeverity: (count: number, written: string) =>
      plural(count, { one: 'Severity of 1 alert set', other: `Severity of ${written} alerts set` }),
    close: (count: number, written: string) =>
      plural(count, { one: '1 alert closed', other: `${written} alerts closed` }),
    reopen: (count: number, written: string) =>
      plural(count, { one: '1 alert reopened', other: `${written} alerts reopened` }),
    linked: (count: number, written: string, incident: string) =>
      plural(count, { one: `1 alert added to ${incident}`, other: `${written} alerts added to ${incident}` }),
    added: (number: string) => `${number} created`,
    /** `done` is one of the sentences above, `numbers` those of the alerts that were left out. */
    withSkipped: (done: string, numbers: string) => `${done}. Skipped because changed meanwhile: ${numbers}`,
    onlySkipped: (numbers: string) => `Nothing was changed. Changed meanwhile: ${numbers}`,
    unchanged: 'Nothing to change.',
    failed: 'Failed to change the alerts. Try again.',
  },

  dialog: {
    closeTitle: (count: number, number: string, written: string) =>
      plural(count, { one: `Close ${number}`, other: `Close ${written} alerts` }),
    reason: fields.reason,
    reasonMissing: 'Select a reason.',
    note: 'Note (optional)',
    noteHint: 'Kept in the history of the alert.',
    closeIt: (count: number) => plural(count, { one: 'Close alert', other: 'Close alerts' }),
    assignTitle: (count: number, number: string, written: string) =>
      plural(count, { one: `Assign ${number}`, other: `Assign ${written} alerts` }),
    owner: fields.assignee,
    me: (name: string) => `${name} (you)`,
    assignIt: 'Assign',
    severityTitle: (count: number, number: string, written: string) =>
      plural(count, { one: `Set severity of ${number}`, other: `Set severity of ${written} alerts` }),
    severityHint: 'The severity then counts as stated, and the targets follow it.',
    setIt: 'Set severity',
    incidentTitle: (count: number, number: string, written: string) =>
      plural(count, { one: `Add ${number} to an incident`, other: `Add ${written} alerts to an incident` }),
    target: fields.kind,
    fresh: 'New incident',
    existing: 'Existing incident',
    create: 'Create and add',
    add: 'Add',
    search: 'Search incidents',
    searchHint: 'Title, number',
    searching: 'Searching...',
    searchFailed: 'The search failed.',
    noIncident: 'No matching incidents.',
    found: 'Incidents',
    choose: 'Select an incident.',
    titleOfMany: (first: string, others: number, written: string) =>
      plural(others, { one: `${first} and 1 other`, other: `${first} and ${written} others` }),
    newTitle: 'New alert',
    title: 'Title',
    titleMissing: 'Enter a title.',
    severity: fields.severity,
    entity: 'Entity (optional)',
    entityHint: 'What it is mainly about: a host, an account',
    description: 'Description (optional)',
    createIt: 'Create alert',
  },

  keys: {
    title: 'Keyboard shortcuts',
    move: 'Next and previous alert',
    select: 'Select, with Shift a range',
    open: 'Open the alert',
    acknowledge: 'Acknowledge',
    assign: 'Assign',
    incident: 'Add to incident',
    close: 'Close',
    undo: 'Undo the last change',
    search: 'Search',
    clear: 'Clear the selection',
    help: 'Show this list',
    hints: { move: 'move', select: 'select', open: 'open', undo: 'undo', search: 'search', help: 'all shortcuts' },
  },

  pane: {
    label: 'Alert',
    loading: 'Loading the alert...',
    failed: 'Failed to load the alert.',
    gone: 'This alert no longer exists.',
    close: common.close,
    facts: 'Details',
    source: fields.source,
    states: (word: string, severity: string) => `${word} = ${severity}`,
    assumedHere: (severity: string) => `states no severity, ${severity} assumed`,
    setHere: 'severity set here',
    state: 'Source state',
    noEndSignal: 'sends no end signal',
    work: 'Work status',
    acknowledgeBy: 'Acknowledge by',
    closeBy: 'Close by',
    done: 'done',
    techniques: 'Techniques',
    noTechniques: 'None stated',
    confidence: fields.confidence,
    category: fields.category,
    tags: 'Tags',
    openAtSource: 'Open at the source',
    parts: { overview: 'Overview', payload: 'Raw payload', occurrences: 'Occurrences', history: 'History' },
  },

  why: {
    rule: 'Made by the Sigma rule',
    ruleDeleted: 'since deleted',
    title: 'Why folded',
    fingerprint: (version: string) => `Fingerprint v${version}`,
    none: 'Created by hand. Nothing is folded into it.',
    folded: (count: number, written: string, since: string) =>
      plural(count, { one: `1 message since ${since}.`, other: `${written} messages folded since ${since}.` }),
    about: 'Messages with the same values in these fields are one alert.',
    empty: 'empty',
  },

  overview: {
    description: fields.description,
    noDescription: 'No description.',
    incidents: 'Linked incidents',
    noIncidents: 'No incidents are linked.',
  },

  payload: {
    none: 'No message is kept: it was deleted, or the alert was created by hand.',
    notAllowed: 'Your role has no access to raw payloads.',
    loading: 'Loading the payload...',
    failed: 'Failed to load the payload.',
    gone: 'The message is no longer kept.',
    received: (instant: string) => `Received ${instant}`,
    headers: 'Headers',
    noHeaders: 'No headers.',
    body: 'Body',
    search: 'Search in the body',
    matches: (count: number, written: string) =>
      count === 0 ? 'No matches' : plural(count, { one: '1 match', other: `${written} matches` }),
    copy: 'Copy body',
    copied: 'Body copied',
    formatted: 'Formatted JSON',
    cut: (shown: string) => `Only the first ${shown} characters are shown.`,
    unmapped: 'Unmapped fields',
    allMapped: 'All fields are mapped.',
  },

  occurrences: {
    label: 'Occurrences',
    lastDay: 'Last 24 hours by hour',
    newest: (shown: string, total: string) => `The newest ${shown} of ${total}.`,
    none: 'No occurrences are kept.',
    received: (time: string) => `received ${time}`,
  },

  history: {
    label: 'History',
    none: 'No history yet.',
    happened: {
      alert_added: () => 'Created',
      alert_acknowledged: () => 'Acknowledged',
      alert_started: () => 'Work started',
      alert_assigned: () => 'Assignee changed',
      alert_severity_changed: ({ from, to }: Details) =>
        `Severity changed from ${wordOf(severities, from)} to ${wordOf(severities, to)}`,
      alert_reopened: () => 'Reopened',
      alert_linked: ({ name }: Linked) => (name ? `Added to ${name}` : 'Added to an incident'),
      alert_unlinked: ({ name }: Linked) => (name ? `Removed from ${name}` : 'Removed from an incident'),
      alert_moved: ({ to }: Details) => `Moved to the queue ${String(to)}`,
      change_undone: () => 'Change undone',
    },
    closed: (reason: string) => `Closed: ${reason}`,
  },
};
