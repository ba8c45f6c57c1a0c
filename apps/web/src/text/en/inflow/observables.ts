import type {
  ObservableOrigin,
  ObservableRole,
  ObservableType,
  ObservedType,
} from '@halyard/contracts/inflow/observable-types.ts';
import type { observableExportFormats, observableRejections } from '@halyard/contracts/inflow/observables.ts';
import type { PatternState } from '@halyard/contracts/inflow/sightings.ts';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const types: Readonly<Record<ObservableType, string>> = {
  'ipv4-addr': 'IPv4 address',
  'ipv6-addr': 'IPv6 address',
  'domain-name': 'Domain name',
  url: 'URL',
  'email-addr': 'Email address',
  'file-hash': 'File hash',
  'file-name': 'File name',
  host: 'Host',
  'user-account': 'User account',
  process: 'Process',
  'mac-addr': 'MAC address',
  'registry-key': 'Registry key',
  cve: 'CVE',
};

const roles: Readonly<Record<ObservableRole, string>> = {
  source: 'Source',
  destination: 'Destination',
  attacker: 'Attacker',
  victim: 'Victim',
  related: 'Related',
};

const origins: Readonly<Record<ObservableOrigin, string>> = {
  field: 'From a field of the message',
  text: 'From title or description',
  hand: 'Added by hand',
};

const kinds: Readonly<Record<ObservedType, string>> = { alert: 'Alerts', incident: 'Incidents', threat: 'Threats' };

const countOf: Readonly<Record<ObservedType, (count: number, written: string) => string>> = {
  alert: (count, written) => plural(count, { one: '1 alert', other: `${written} alerts` }),
  incident: (count, written) => plural(count, { one: '1 incident', other: `${written} incidents` }),
  threat: (count, written) => plural(count, { one: '1 threat', other: `${written} threats` }),
};

const formats: Readonly<Record<(typeof observableExportFormats)[number], string>> = {
  text: 'Text, one per line',
  csv: 'CSV',
  stix: 'STIX 2.1',
};

const rejections: Readonly<Record<(typeof observableRejections)[number], string>> = {
  not_an_observable: 'No observable found',
  too_many: 'More than can be added',
  too_wide: 'Covers a large part of the internet',
};

/** The outcome of the pattern of an indicator. */
const patternStates: Readonly<Record<PatternState, string>> = {
  indexed: 'Matched against new and stored observables',
  no_anchor: 'Not matched: the pattern names no value to look up',
  unsupported: 'Not matched: the pattern is not supported',
  invalid: 'Not matched: the pattern is not valid',
  no_pattern: 'Not matched: no pattern is stated',
};

type ListWords = { readonly name: string; readonly description: string };

/** Warning lists that ship with Halyard, and the own one, by their ids. */
const lists: Readonly<Record<string, ListWords>> = {
  own: {
    name: 'Own domains and ranges',
    description: 'Domains, addresses and ranges of the organization, entered by administrators.',
  },
  'private-ranges': {
    name: 'Private and reserved addresses',
    description:
      'Address ranges that the standards reserve and that no one reaches over the internet (IANA special-purpose registries). Documentation ranges (RFC 5737, RFC 3849) are not among them: a report that names one means it.',
  },
  'public-resolvers': {
    name: 'Public DNS resolvers',
    description: 'Addresses and names of large public DNS resolvers, as their operators publish them.',
  },
  'well-known-sites': {
    name: 'Well-known sites',
    description:
      'Names of some hundred of the largest public services, chosen by Halyard, not a ranking. Only the name itself is listed: subdomains and URLs are not held back.',
  },
};

/** Observables, sightings and warning lists. `written` is a count as the person writes numbers. */
export const observables = {
  title: 'Observables',
  lead: 'Addresses, names, hashes and other values in alerts, incidents and threats, and the indicators that match them.',
  loading: 'Loading observables...',
  retry: common.retry,
  back: common.backToList,
  cancel: common.cancel,
  close: common.close,
  more: common.showMore,
  types,
  roles,
  origins,
  kinds,
  countOf,
  formats,
  rejections,
  patternStates,
  lists,
  notSet: 'Not set',
  toBlockList: 'Add to block list',

  failures: {
    list: 'Failed to load observables.',
    refresh: 'Failed to refresh. What you see may be out of date.',
    one: 'Failed to load the observable.',
    uses: 'Failed to load where it was seen.',
    sightings: 'Failed to load sightings.',
    lists: 'Failed to load warning lists.',
    add: 'Failed to add observables.',
    remove: 'Failed to remove the observable.',
    export: 'Failed to export observables.',
    sighting: 'Failed to add the sighting.',
    entries: 'Failed to change the list.',
    copy: common.selectAndCopy,
  },

  block: {
    empty: 'No observables.',
    all: 'All observables',
    shown: (shown: string, total: string) => `Showing ${shown} of ${total}.`,
    showAll: 'Show all',
    sightings: (count: number, written: string) => plural(count, { one: '1 sighting', other: `${written} sightings` }),
    known: 'Known indicator',
    knownAs: 'Matches',
    deletedIndicator: 'Deleted indicator',
    heldBack: (list: string) => `Held back: ${list}`,
    onList: (list: string) => `On the warning list ${list}`,
    elsewhere: 'Seen elsewhere:',
    notElsewhere: 'Not seen elsewhere',
    fromAlerts: (count: number, written: string) =>
      plural(count, { one: 'From 1 alert of the incident', other: `From ${written} alerts of the incident` }),
    addedBy: (name: string) => `Added by ${name}`,
    actions: (value: string) => `Actions for ${value}`,
    copyDefanged: 'Copy defanged',
    copyLive: 'Copy as it is',
    copied: (value: string) => `Copied: ${value}`,
    remove: 'Remove',
    removed: (value: string) => `Removed: ${value}`,
  },

  add: {
    button: 'Add observables',
    title: 'Add observables',
    text: 'Observables',
    hint: 'Paste one or many, defanged or not, or a whole text.',
    missing: 'Enter at least one observable.',
    type: 'Type',
    anyType: 'Found by its form',
    role: 'Role',
    submit: 'Add',
    outcome: 'What was added',
    added: (count: number, written: string) =>
      plural(count, { one: '1 observable added', other: `${written} observables added` }),
    nothing: 'Nothing was added.',
    already: (count: number, written: string) =>
      plural(count, { one: '1 was there already:', other: `${written} were there already:` }),
    rejected: (count: number, written: string) =>
      plural(count, { one: '1 line was rejected:', other: `${written} lines were rejected:` }),
  },

  tabs: {
    label: 'Views',
    list: 'Observables',
    indicators: 'Indicators',
    sightings: 'Sightings',
    lists: 'Warning lists',
    blocks: 'Block lists',
    enrichment: 'Enrichment',
  },

  list: {
    label: 'Observables',
    total: (count: number, written: string) => plural(count, { one: '1 observable', other: `${written} observables` }),
    empty:
      'No observables yet. They are read from the alerts that sources send and from imported intelligence, and can be added by hand.',
    none: 'No observable matches the filters.',
    clear: 'Clear filters',
    columns: {
      value: 'Value',
      type: 'Type',
      firstSeen: 'First seen',
      lastSeen: 'Last seen',
      alerts: 'Alerts',
      incidents: 'Incidents',
      threats: 'Threats',
      sightings: 'Sightings',
      heldBack: 'Held back',
    },
    noneOf: 'None',
  },

  filter: {
    label: 'Filter observables',
    search: 'Search observables',
    searchHint: 'Value or domain, defanged or not',
    type: 'Type',
    anyType: 'Any type',
    seenIn: 'Seen in',
    anywhere: 'Anywhere',
    known: 'Known indicator',
    anyKnown: 'Known or not',
    isKnown: 'Known indicator',
    isUnknown: 'Not known',
    held: 'Held back',
    anyHeld: 'Held back or not',
    isHeld: 'Held back',
    isNotHeld: 'Not held back',
  },

  export: {
    button: 'Export',
    busy: 'Exporting...',
    defanged: (format: string) => `${format}, defanged`,
    saved: (count: number, written: string) =>
      plural(count, { one: '1 observable saved', other: `${written} observables saved` }),
    partial: (rows: string, total: string) => `${rows} of ${total} observables saved: the export limit of your role.`,
  },

  pane: {
    gone: 'This observable no longer exists: nothing uses it.',
    parts: 'Parts of the observable',
    overview: 'Overview',
    facts: { type: 'Type', firstSeen: 'First seen', lastSeen: 'Last seen', tlp: 'TLP', id: 'STIX ID' },
    sightings: 'Sightings',
    noSightings: 'No indicator matched it.',
    warningLists: 'Warning lists',
    onNoList: 'On no warning list.',
    listAbout: 'Matches of indicators on these lists are held back.',
    imports: 'Imports',
    noImports: 'No import brought it.',
    records: (count: number, written: string) => plural(count, { one: '1 record', other: `${written} records` }),
  },

  uses: {
    none: {
      alert: 'No alert contains it.',
      incident: 'No incident contains it.',
      threat: 'No threat contains it.',
    } as Readonly<Record<ObservedType, string>>,
    seen: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
    except: 'Without the record that you came from.',
    all: 'Show all',
  },

  sightings: {
    label: 'Sightings',
    total: (count: number, written: string) => plural(count, { one: '1 sighting', other: `${written} sightings` }),
    empty: 'No sightings yet. A sighting is recorded when an indicator matches an observable.',
    none: 'No sighting matches the filters.',
    ofIndicator: 'Of one indicator',
    ofObservable: 'Of one observable',
    heldBy: (list: string) => `Held back by: ${list}`,
    remove: (what: string) => `Remove: ${what}`,
    origin: 'Origin',
    anyOrigin: 'Any origin',
    match: 'Matched',
    hand: 'Added by hand',
    seenIn: 'Seen in',
    noRecord: 'No record stated',
    deleted: 'Deleted record',
    by: (name: string) => `by ${name}`,
    foundLater: (at: string) => `Found later, ${at}`,
    filter: 'Filter sightings',
  },

  score: {
    label: 'Score',
    of: (score: string) => `Score ${score}`,
    none: 'Score not set',
    noneHint: 'The indicator states no confidence.',
    formula: (confidence: string, decay: string) => `Confidence ${confidence} × decay ${decay}`,
    hint: (days: string, since: string) =>
      `The confidence halves every ${days} days without a sighting. Counted from ${since}.`,
    over: 'No longer valid',
  },

  indicator: {
    title: 'Sightings',
    waiting: 'The pattern is being read. This takes some seconds after an import.',
    gone: 'No longer valid or revoked: it does not match new data.',
    none: 'Not seen yet.',
    held: (count: number, written: string) =>
      plural(count, { one: '1 held back by a warning list', other: `${written} held back by warning lists` }),
    lastSeen: (at: string) => `Last seen ${at}`,
    pattern: 'Pattern',
    add: 'Add sighting',
    addTitle: 'Add a sighting',
    value: 'Observable',
    valueHint: 'What was seen, defanged or not.',
    valueMissing: 'Enter what was seen.',
    added: (value: string) => `Sighting added: ${value}`,
  },

  warnings: {
    lead: 'Matches of indicators on these lists are held back: they are kept and counted here, but not reported.',
    entries: (count: number, written: string) => plural(count, { one: '1 entry', other: `${written} entries` }),
    held: (count: number, written: string) =>
      plural(count, { one: '1 sighting held back', other: `${written} sightings held back` }),
    holdsNothing: 'Holds nothing back at present',
    shipped: 'Ships with Halyard',
    own: 'Edited by administrators',
    noEntries: 'No entries yet.',
    withSubdomains: 'with subdomains',
    onlyName: 'this name only',
    kinds: { range: 'Range', domain: 'Domain', address: 'Email address' },
    add: 'Add entries',
    text: 'Domains, addresses and ranges',
    hint: 'One per line: 203.0.113.0/24, example.com (with subdomains), security@example.com.',
    missing: 'Enter at least one domain, address or range.',
    note: 'Note',
    submit: 'Add',
    added: (count: number, written: string) =>
      plural(count, { one: '1 entry added', other: `${written} entries added` }),
    nowHeld: (count: number, written: string) =>
      plural(count, { one: '1 sighting is now held back.', other: `${written} sightings are now held back.` }),
    already: (count: number, written: string) =>
      plural(count, { one: '1 was there already.', other: `${written} were there already.` }),
    rejected: (count: number, written: string) =>
      plural(count, { one: '1 line was rejected:', other: `${written} lines were rejected:` }),
    tooWide: (count: number) =>
      plural(count, {
        one: 'This range would hold back matches of indicators on a large part of all addresses.',
        other: 'These ranges would hold back matches of indicators on a large part of all addresses.',
      }),
    addAnyway: 'Add anyway',
    remove: (value: string) => `Remove ${value}`,
    removed: (value: string) => `Removed: ${value}`,
    released: (count: number, written: string) =>
      plural(count, { one: '1 sighting counts again.', other: `${written} sightings count again.` }),
  },
};
