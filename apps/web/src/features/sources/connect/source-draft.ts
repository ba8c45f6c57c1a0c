import {
  type FeedColumn,
  type FeedSettings,
  feedColumns,
  feedHostsMax,
  stopAfterMax,
} from '@halyard/contracts/inflow/feeds.ts';
import { isFeedFormat, type SourceFormat } from '@halyard/contracts/inflow/formats.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import type { Settings } from '../source-queries.ts';

export const nameMax = 100;
export const minutesMin = 1;
export const minutesMax = 525_600;

/** The settings of a source as they are typed. */
export type SourceDraft = {
  readonly name: string;
  readonly defaultSeverity: ThreatSeverity;
  /** Empty: the queue of the severity. */
  readonly queue: string;
  /** Minutes; empty: it may be quiet forever. */
  readonly silenceLimit: string;
  /** The URL of a pulled source, and its interval in minutes; meaningless for one that sends. */
  readonly url: string;
  readonly every: string;
  /** Which part of a feed, from which day on (`2026-11-21`, or empty), and of a CSV file which columns. */
  readonly collection: string;
  readonly from: string;
  readonly columns: string;
  /** Further hosts, with commas between them, and after how many identical failures it stops; empty: as usual. */
  readonly hosts: string;
  readonly stopAfter: string;
};

const everyAtFirst = '15';
const everyOfFeeds = '60';

const emptyDraft: SourceDraft = {
  name: '',
  defaultSeverity: 'Medium',
  queue: '',
  silenceLimit: '',
  url: '',
  every: everyAtFirst,
  collection: '',
  from: '',
  columns: '',
  hosts: '',
  stopAfter: '',
};

/** URLs of public APIs that are the same for everyone. */
const addresses: Readonly<Partial<Record<SourceFormat, string>>> = {
  msgraph: 'https://graph.microsoft.com/v1.0/security/alerts_v2',
};

export const firstDraft = (format: SourceFormat, name: string): SourceDraft => ({
  ...emptyDraft,
  name,
  url: addresses[format] ?? '',
  every: isFeedFormat(format) ? everyOfFeeds : everyAtFirst,
});

type Columns = Partial<Record<FeedColumn, string>>;

/** Columns as lines of `value: 2`, so that a draft is text throughout. */
const writeColumns = (columns: Columns): string =>
  feedColumns.flatMap((name) => (columns[name] ? [`${name}: ${columns[name]}`] : [])).join('\n');

export function readColumns(typed: string): Columns {
  const pairs = typed.split('\n').map((line) => {
    const [name = '', ...rest] = line.split(': ');
    return [name, rest.join(': ')] as const;
  });
  return Object.fromEntries(pairs.filter(([name, value]) => value !== '' && feedColumns.some((one) => one === name)));
}

export const withColumn = (typed: string, name: FeedColumn, value: string): string =>
  writeColumns({ ...readColumns(typed), [name]: value });

export const draftOf = ({ name, defaultSeverity, queue, silenceLimitMinutes, pull }: Source): SourceDraft => ({
  name,
  defaultSeverity,
  queue: queue ?? '',
  silenceLimit: silenceLimitMinutes === null ? '' : String(silenceLimitMinutes),
  url: pull?.url ?? '',
  every: pull ? String(pull.everyMinutes) : everyAtFirst,
  collection: pull?.options.collection ?? '',
  from: pull?.options.from?.slice(0, 10) ?? '',
  columns: writeColumns(pull?.options.columns ?? {}),
  hosts: pull?.options.hosts?.join(', ') ?? '',
  stopAfter: String(pull?.options.stopAfter ?? ''),
});

const readHosts = (typed: string): string[] =>
  typed
    .split(/[\s,]+/)
    .map((host) => host.toLowerCase())
    .filter((host) => host !== '');

const isHost = (host: string) => /^(?!-)[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/.test(host);

/** Which of the two cannot be saved as it is typed. */
export function problemsOfPull({ hosts, stopAfter }: SourceDraft): readonly ('hosts' | 'stopAfter')[] {
  const further = readHosts(hosts);
  const failures = Number(stopAfter);
  const isNumber = Number.isInteger(failures) && failures >= 1 && failures <= stopAfterMax;
  return [
    ...(further.length <= feedHostsMax && further.every(isHost) ? [] : (['hosts'] as const)),
    ...(stopAfter.trim() === '' || isNumber ? [] : (['stopAfter'] as const)),
  ];
}

/** How a feed is read, as in the API. Days are UTC, as in feeds. */
export function optionsOf({ collection, from, columns, hosts, stopAfter }: SourceDraft): FeedSettings {
  const chosen = readColumns(columns);
  const further = readHosts(hosts);
  return {
    collection: collection.trim() === '' ? null : collection.trim(),
    from: from === '' ? null : `${from}T00:00:00.000Z`,
    columns: Object.keys(chosen).length === 0 ? null : chosen,
    ...(further.length > 0 && { hosts: further }),
    ...(stopAfter.trim() !== '' && { stopAfter: Number(stopAfter) }),
  };
}

function isMinutes(typed: string): boolean {
  const minutes = Number(typed);
  return typed.trim() === '' || (Number.isInteger(minutes) && minutes >= minutesMin && minutes <= minutesMax);
}

/** The fields that cannot be saved as they are. */
export const problemsIn = (draft: SourceDraft): readonly (keyof SourceDraft)[] => [
  ...(draft.name.trim() === '' ? (['name'] as const) : []),
  ...problemsOfPull(draft),
  ...(isMinutes(draft.silenceLimit) ? [] : (['silenceLimit'] as const)),
];

/** The payload of a valid draft. */
export const settingsOf = ({ name, defaultSeverity, queue, silenceLimit }: SourceDraft): Settings => ({
  name: name.trim(),
  defaultSeverity,
  queue: queue === '' ? null : queue,
  silenceLimitMinutes: silenceLimit.trim() === '' ? null : Number(silenceLimit),
});
