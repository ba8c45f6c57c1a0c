import type { FeedColumn } from '@halyard/contracts/inflow/feeds.ts';
import type { FeedFormat } from '@halyard/contracts/inflow/formats.ts';
import type { ImportState } from '@halyard/contracts/intelligence/imports.ts';
import { plural } from '../../plural.ts';

type HintedFormat = FeedFormat | 'msgraph' | 'secops';

const columns: Readonly<Record<FeedColumn, string>> = {
  value: 'Value',
  type: 'Type',
  firstSeen: 'First seen',
  lastSeen: 'Last seen',
  name: 'Name',
  description: 'Description',
  confidence: 'Confidence',
  tags: 'Tags',
};

const states: Readonly<Record<ImportState, string>> = {
  waiting: 'Queued',
  reading: 'Processing',
  previewing: 'In review',
  storing: 'Saving',
  finished: 'Completed',
  cancelled: 'Canceled',
  failed: 'Failed',
  undoing: 'Being undone',
  undone: 'Undone',
};

const urlHints: Readonly<Record<HintedFormat, string>> = {
  taxii: 'Discovery, API root or collection URL, for example https://taxii.example.com/taxii2/.',
  'misp-feed': 'The folder that contains manifest.json.',
  misp: 'The address of the MISP server, for example https://misp.example.com.',
  stix: 'A STIX 2.1 bundle in JSON.',
  'csv-feed': 'A CSV file, or a list with one value per line.',
  rss: 'An RSS or Atom feed. Each entry becomes a report.',
  msgraph: 'The alerts_v2 list of Microsoft Graph. Halyard follows its pages.',
  secops: 'The detections list of Google SecOps. Halyard follows its pages.',
};

/** Sources that bring intelligence. */
export const feeds = {
  gallery: 'Intelligence feeds',
  urlHints,
  from: 'From date',
  fromHint: 'Empty: everything. Dates are UTC.',
  hosts: 'Further hosts',
  hostsHint:
    'Servers that the feed may be redirected to or read pages from, such as cdn.example.com. They never get the credential.',
  hostsWrong: 'Enter at most 20 hosts such as cdn.example.com, separated by commas.',
  stopAfter: 'Stop after',
  stopAfterHint: (usual: string) =>
    `Consecutive identical failures that a retry does not fix, such as 401 or 404. Empty: ${usual}.`,
  stopAfterWrong: (most: string) => `Enter a whole number from 1 to ${most}.`,
  newItems: 'New, 24h',
  cursor: 'Read up to',
  skew: 'Clock skew',
  ahead: (time: string) => `+${time}`,
  credentialEnds: 'Credential expires',
  reading: (time: string) => `Reading since ${time}`,
  begun: (name: string) => `${name} is being read`,
  lastFailed: (reason: string) => `Last pull failed: ${reason}`,
  partly: (reason: string) => `The last pull read only a part: ${reason}`,
  nothingReadable: 'Nothing in the response could be read. The last import lists what was rejected.',
  importFailed: 'What was read could not be imported',
  snsUnreachable:
    'The signing certificate of Amazon SNS could not be fetched, so the message was not accepted. Without access to sns.<region>.amazonaws.com, put the token into the URL of the subscription.',
  interrupted: 'Reading was interrupted several times',
  units: {
    s: (written: string) => `${written} s`,
    min: (written: string) => `${written} min`,
    h: (written: string) => `${written} h`,
    d: (written: string) => `${written} d`,
  },

  taxii: {
    label: 'Collection',
    typed: 'The ID of the collection. Test the connection to choose from a list.',
    choose: 'Select a collection',
    notReadable: (title: string) => `${title} (not readable)`,
    none: 'The server has no collections for this credential.',
    found: (count: number, written: string) =>
      plural(count, {
        one: '1 collection found. Select it above.',
        other: `${written} collections found. Select one above.`,
      }),
  },
  misp: { label: 'Tag or organization', hint: 'Only events with it are read. Empty: all events.' },
  csv: {
    legend: 'Columns',
    hint: 'The header or the number of a column, from 1. Leave all empty to detect them.',
    columns,
  },

  preview: {
    title: 'First objects of the feed',
    found: (count: number, written: string) =>
      plural(count, { one: '1 object in the first part', other: `${written} objects in the first part` }),
    none: 'The feed answers, but contains no objects',
    rejected: (written: string) => `${written} rejected`,
    notKept: 'Nothing of the test was stored.',
  },

  runs: {
    label: 'Imports',
    started: 'Started',
    state: 'State',
    states,
    loading: 'Loading imports...',
    failed: 'Failed to load imports.',
    empty: 'No imports yet. The next successful pull creates the first one.',
    about: 'A pull that finds nothing new creates no import.',
    all: 'Show all imports of this source',
  },
  again: {
    title: 'Read again from a date',
    about: 'Resets the position in the source. Existing records are compared, not duplicated.',
    hint: 'Empty: from the beginning. Dates are UTC.',
    button: 'Read again',
    question: (name: string) => `Read ${name} again?`,
    fromBeginning: 'from the beginning',
    fromDay: (day: string) => `from ${day}`,
    effect: (since: string) =>
      `The next pull starts now and reads ${since}. What is new is imported, what is unchanged is counted as folded.`,
    done: (name: string) => `${name} will be read again`,
  },
  lookup: {
    label: 'Look up',
    about:
      'Shows which events of this feed contain a value. Nothing is imported, and the values are not sent to the feed.',
    values: 'Values',
    hint: 'One per line, defanged or not: addresses, domains, URLs, hashes, or any other value exactly as MISP has it.',
    missing: 'Enter a value.',
    tooMany: (count: string, most: string) => `${count} values. Look up at most ${most} at once.`,
    running: 'Looking up values...',
    failed: 'Failed to look up the values.',
    result: 'Lookup results',
    found: (known: string, all: string) => `In this feed: ${known} of ${all}.`,
    fileOf: (time: string) => `The feed’s hashes.csv is of ${time}.`,
    noFileTime: 'The feed’s server does not say how old hashes.csv is.',
    unnamed: (reason: string) => `Events are shown by UUID, because manifest.json could not be read: ${reason}`,
    value: 'Value',
    events: 'Events',
    none: 'Not in this feed',
    all: (written: string) => `Show all ${written} events`,
    fewer: 'Show fewer events',
    newest: (shown: string, total: string) => `The newest ${shown} of ${total} events can be shown.`,
  },
  imports: {
    stay: 'Its records are kept. To remove them, undo its imports.',
    show: 'Show its imports',
  },
};
