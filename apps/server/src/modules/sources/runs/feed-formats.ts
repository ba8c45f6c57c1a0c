import type { FeedFormat, FormatInfo } from '@halyard/contracts/inflow/formats.ts';

const names: Readonly<Record<FeedFormat, readonly [name: string, keyOf: string]>> = {
  taxii: ['TAXII 2.1', 'The STIX id of an object; of two versions the newer one counts.'],
  'misp-feed': [
    'MISP feed',
    'The UUID of an event and of its attributes; only events with a newer timestamp are read.',
  ],
  misp: ['MISP', 'The UUID of an event and of its attributes; only events with a newer timestamp are read.'],
  stix: ['STIX 2.1 by URL', 'The STIX id of an object; of two versions the newer one counts.'],
  'csv-feed': ['CSV list by URL', 'Type and value of an indicator.'],
  rss: ['RSS or Atom', 'The address of the feed and the id of an entry.'],
};

/** Readable intelligence. */
export const feedFormatInfos: readonly FormatInfo[] = Object.entries(names).map(([id, [name, keyOf]]) => ({
  id: id as FeedFormat,
  name,
  delivers: 'intelligence',
  version: 1,
  severityOf: null,
  keyOf,
  hasEnd: false,
  mapping: null,
}));
