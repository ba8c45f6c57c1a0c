import type { DeliveryState } from '@halyard/contracts/inflow/deliveries.ts';
import type { SourceHealth } from '@halyard/contracts/inflow/sources.ts';
import { fields, terms } from '@halyard/messages/en';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';
import { feeds } from './feeds.ts';
import { pulls } from './pulls.ts';

type Span = { readonly days: number; readonly hours: number; readonly minutes: number };

/** `7h 12m`; from a day on minutes are omitted, and so are zeros. */
function span({ days, hours, minutes }: Span): string {
  const parts =
    days > 0 ? [`${days}d`, hours > 0 && `${hours}h`] : [hours > 0 && `${hours}h`, minutes > 0 && `${minutes}m`];
  return parts.filter((part) => part !== false).join(' ') || '0m';
}

const healths: Readonly<Record<SourceHealth, string>> = {
  failing: 'Failing',
  silent: 'Silent',
  paused: 'Paused',
  waiting: 'Waiting',
  healthy: 'Healthy',
};

const states: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Queued',
  done: 'Processed',
  dead: 'Dead letter',
};

/** Reasons for which an item of a delivery became no alert, by their codes. */
const reasons: Readonly<Record<string, string>> = {
  not_readable: 'Not readable',
  not_an_alert: 'Not an alert',
  no_title: 'No title',
  no_key: 'No key',
  mapping_failed: 'Mapping failed',
  no_rule_matched: 'No rule matched',
  too_many: 'Too many alerts in one delivery',
};

/** The screen of alert sources. `written` is a count as the person writes numbers. */
export const sources = {
  title: 'Sources',
  span,
  sigmaRules: 'The rules that run over these events',
  severities: terms.severities,
  healths,
  states,
  reasons,
  close: common.close,
  cancel: common.cancel,
  copy: common.copy,
  copied: common.copied,
  copyFailed: common.selectAndCopy,
  retry: common.retry,
  sample: common.sample,
  undo: common.undo,
  pull: pulls,
  feed: feeds,
  none: '–',

  lead: {
    label: 'Sources by health',
    count: (count: number, written: string) => plural(count, { one: '1 source', other: `${written} sources` }),
    health: {
      failing: (written: string) => `${written} failing`,
      silent: (written: string) => `${written} silent`,
      paused: (written: string) => `${written} paused`,
      waiting: (written: string) => `${written} waiting`,
      healthy: (written: string) => `${written} healthy`,
    } satisfies Readonly<Record<SourceHealth, (written: string) => string>>,
    updated: (time: string) => `Updated ${time}`,
    shown: (shown: string, total: string) => `Showing ${shown} of ${total}`,
    clear: 'Clear filter',
  },

  failures: {
    list: 'Failed to load sources.',
    refresh: 'Failed to refresh sources. The last values are shown.',
    formats: 'Failed to load formats.',
    deliveries: 'Failed to load deliveries.',
    olderDeliveries: common.olderFailed,
    delivery: 'Failed to load the delivery.',
    add: 'Failed to add the source.',
    change: 'Failed to save the change.',
    token: 'Failed to renew the token.',
    preview: 'Failed to run the mapping.',
    replay: 'Failed to replay the deliveries.',
    delete: 'Failed to delete the source.',
  },
  loading: 'Loading sources...',
  empty: 'No sources yet. Add one from the gallery.',
  emptyReadOnly: 'No sources yet. An administrator can add them.',
  noneMatch: 'No source matches the filter.',

  figures: {
    label: 'Last 24 hours',
    items: 'Items in',
    created: 'Created',
    updated: 'Updated',
    folded: 'Folded',
    rejected: 'Rejected',
    deadLetters: 'Dead letters',
    notes: {
      items: 'last 24 hours',
      created: 'new records',
      updated: 'known records that changed',
      folded: 'repeats of known records',
      rejected: 'could not be read',
      deadLetters: 'deliveries to fix and replay',
    },
    sum: (items: string, created: string, updated: string, folded: string, rejected: string) =>
      `${items} items = ${created} created + ${updated} updated + ${folded} folded + ${rejected} rejected`,
  },

  views: { label: 'View', cards: 'Cards', table: 'Table' },
  add: 'Add source',
  rules: {
    button: 'Health rules',
    title: 'Health rules',
    failing: (count: string) =>
      `Failing: ${count} deliveries in a row could not be mapped, or ${count} pulls in a row failed.`,
    silent: 'Silent: no new item within the silence limit of the source.',
    paused: 'Paused: someone paused it. Deliveries are kept and mapped once it is resumed.',
    waiting: 'Waiting: nothing has been received yet.',
    healthy: 'Healthy: none of these.',
  },

  list: {
    label: 'Sources',
    items: 'items, 24h',
    spark: (name: string, most: string) => `Items of ${name} per half hour, last 24 hours, at most ${most}`,
    moreHealthy: (count: number, written: string) =>
      plural(count, { one: 'Show 1 more healthy source', other: `Show ${written} more healthy sources` }),
    fewerHealthy: 'Show fewer healthy sources',
  },

  line: {
    silent: (since: string) => `No new item for ${since}`,
    failing: (count: string, reason: string) => `${count} deliveries in a row could not be mapped: ${reason}`,
    failingUnknown: (count: string) => `${count} deliveries in a row could not be mapped`,
    paused: (reason: string) => `Paused: ${reason}`,
    waiting: 'Nothing received yet',
    healthy: (since: string) => `New item ${since} ago`,
    healthyNow: 'New item just now',
    healthyNoNew: 'Deliveries arrive, no new item yet',
    limit: (limit: string) => `silence limit ${limit}`,
    noLimit: 'no silence limit',
  },

  facts: {
    health: 'Health',
    name: 'Source',
    items: 'Items, 24h',
    lastDelivery: 'Last delivery',
    lastNew: 'Last new item',
    lastSuccess: 'Last read',
    lag: 'Lag p50, p99',
    silenceLimit: 'Silence limit',
    waiting: 'Queue depth',
    held: 'Held deliveries',
    deadLetters: 'Dead letters',
    oldest: 'Oldest waiting',
    off: 'off',
    offPaused: 'off, paused',
    never: 'never',
  },

  gallery: {
    title: 'Gallery',
    count: (count: number, written: string) => plural(count, { one: '1 format', other: `${written} formats` }),
    search: 'Search formats',
    searchHint: 'Product or format',
    inUse: 'in use',
    none: 'No format matches.',
    choose: 'Select what sends the alerts.',
    addNamed: (name: string) => `Add ${name}`,
  },

  form: {
    title: (format: string) => `Add source: ${format}`,
    name: fields.name,
    nameMissing: 'Enter a name.',
    defaultSeverity: 'Default severity',
    defaultSeverityHint: 'For alerts whose source states no severity.',
    silenceLimit: 'Silence limit (minutes)',
    silenceLimitHint: 'Silent when no new item arrives for this long. Empty: never.',
    silenceLimitWrong: (from: string, to: string) => `Enter whole minutes from ${from} to ${to}.`,
    mapsSeverity: 'Severity',
    mapsKey: 'Key',
    submit: 'Add source',
    save: common.saveChanges,
    saved: (name: string) => `${name} saved`,
    discard: 'Discard changes',
    fieldNames: {
      name: fields.name,
      defaultSeverity: 'Default severity',
      silenceLimit: 'Silence limit (minutes)',
      mapping: 'Mapping',
    },
  },

  connect: {
    title: (name: string) => `Connect ${name}`,
    added: (name: string) => `${name} added`,
    once: 'Copy the token now. It is not shown again.',
    token: 'Token',
    address: 'Address',
    snippet: (name: string) => `Configuration for ${name}`,
    placeholder: 'Replace TOKEN with the token of this source.',
    done: 'Done',
    renew: 'New token',
    renewTitle: 'Create a new token?',
    renewQuestion: 'The current token stops working immediately. Update the sender with the new one.',
    renewed: (name: string) => `New token for ${name} created`,
  },

  detail: {
    tabs: 'Parts of the source',
    tab: { deliveries: 'Deliveries', mapping: 'Mapping', settings: 'Settings' },
    back: common.backToList,
    gone: 'This source no longer exists.',
    alerts: 'Show alerts of this source',
    pause: 'Pause',
    resume: 'Resume',
    pauseTitle: (name: string) => `Pause ${name}`,
    pauseAbout: 'Deliveries are still accepted and kept. They are mapped once the source is resumed.',
    reason: fields.reason,
    reasonMissing: 'Enter a reason.',
    paused: (name: string) => `${name} paused`,
    resumed: (name: string) => `${name} resumed`,
    lastFailure: 'Last failure',
  },

  mapping: {
    shipped: (version: string) => `Shipped mapping, version ${version}`,
    own: (version: string) => `Own mapping, version ${version}`,
    about: 'JSONata. It runs on each document of a delivery and returns one alert, a list of alerts, or nothing.',
    text: 'Mapping (JSONata)',
    reset: 'Reset to shipped mapping',
    save: 'Save mapping',
    saved: (name: string) => `Mapping of ${name} saved`,
    wasReset: (name: string) => `${name} uses the shipped mapping again`,
    missing: 'Enter a mapping, or reset to the shipped one.',
    readOnly: 'Only administrators can change a mapping.',
  },

  preview: {
    title: 'Preview',
    on: 'Preview on',
    newest: 'Newest delivery',
    chosen: (id: string) => `Delivery ${id}`,
    pasted: 'Pasted sample',
    sample: 'Sample',
    sampleHint: 'Paste what the source sends.',
    noDelivery: 'No delivery yet. Paste a sample.',
    running: 'Running the mapping...',
    alerts: (count: number, written: string) => plural(count, { one: '1 alert', other: `${written} alerts` }),
    rejected: (count: number, written: string) => plural(count, { one: '1 rejected', other: `${written} rejected` }),
    unmapped: (count: number, written: string) =>
      plural(count, { one: '1 unmapped field', other: `${written} unmapped fields` }),
    more: (written: string) => `and ${written} more`,
    nothing: 'The mapping returns no alert.',
    noSeverity: (severity: string) => `${severity} (default)`,
    sourceSeverity: (word: string) => `source: ${word}`,
    key: 'Key',
    entity: 'Entity',
    observables: 'Observables',
    state: 'State',
    at: 'Time',
    item: (place: string) => `Item ${place}`,
    rejections: 'Rejections',
    unmappedFields: 'Unmapped fields',
  },

  deliveries: {
    label: 'Deliveries',
    filter: 'State',
    filters: { all: 'All', waiting: 'Queued', done: 'Processed', rejected: 'With rejections', dead: 'Dead letters' },
    count: (count: number, written: string) => plural(count, { one: '1 delivery', other: `${written} deliveries` }),
    loading: 'Loading deliveries...',
    empty: 'No deliveries yet. Connect the source with its address and token.',
    none: 'No delivery matches the filter.',
    older: common.showOlder,
    received: 'Received',
    state: 'State',
    result: 'Result',
    size: common.size,
    attempts: 'Attempts',
    open: (id: string) => `Delivery ${id}`,
    created: (written: string) => `${written} created`,
    updated: (written: string) => `${written} updated`,
    folded: (written: string) => `${written} folded`,
    rejected: (written: string) => `${written} rejected`,
    nothing: 'no items',
    bytes: (written: string) => `${written} B`,
    kilobytes: (written: string) => `${written} kB`,
  },

  delivery: {
    title: (id: string) => `Delivery ${id}`,
    loading: 'Loading the delivery...',
    gone: 'This delivery is no longer kept.',
    back: 'Back to deliveries',
    headers: 'Headers',
    noHeaders: 'No headers were kept.',
    body: 'Body',
    cut: (written: string) => `The first ${written} characters are shown.`,
    alerts: 'Show its alerts',
    tryMapping: 'Preview mapping',
  },

  replay: {
    title: 'Replay deliveries',
    about: 'Maps kept deliveries again with the current mapping.',
    from: 'From',
    which: 'Deliveries',
    whichNames: { dead: 'Dead letters', all: 'All' },
    check: 'Preview replay',
    fromMissing: 'Enter a date.',
    found: (count: number, written: string) =>
      plural(count, { one: '1 delivery would be replayed.', other: `${written} deliveries would be replayed.` }),
    alerts: (count: number, written: string) =>
      plural(count, { one: '1 would become an alert', other: `${written} would become alerts` }),
    known: (count: number, written: string) =>
      plural(count, { one: '1 is known and would be folded', other: `${written} are known and would be folded` }),
    rejected: (written: string) => `${written} would be rejected`,
    stillDead: (count: number, written: string) =>
      plural(count, { one: '1 still fails', other: `${written} still fail` }),
    nothing: 'No delivery to replay in this period.',
    run: (count: number, written: string) =>
      plural(count, { one: 'Replay 1 delivery', other: `Replay ${written} deliveries` }),
    started: (count: number, written: string) =>
      plural(count, { one: '1 delivery is being replayed', other: `${written} deliveries are being replayed` }),
  },

  remove: {
    button: 'Delete source',
    title: (name: string) => `Delete ${name}?`,
    about: 'Its token stops working immediately.',
    keep: 'Keep its alerts',
    remove: 'Delete its alerts too',
    done: (name: string) => `${name} deleted`,
    doneWith: (name: string, count: number, written: string) =>
      plural(count, { one: `${name} and 1 alert deleted`, other: `${name} and ${written} alerts deleted` }),
  },

  keys: {
    title: 'Keyboard shortcuts',
    button: 'All shortcuts',
    arrows: 'Move between sources',
    enter: 'Open the source',
    n: 'Add source',
    p: 'Pause or resume the source',
    t: 'Test the connection of the source',
    help: 'Show this list',
    hints: { move: 'move', open: 'open', add: 'add source', test: 'test connection', pause: 'pause' },
  },
};
