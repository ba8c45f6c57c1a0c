import type { FeedFormat } from '@halyard/contracts/inflow/formats.ts';
import type { AlertPull } from '../feeds/alert-pages.ts';
import type { FeedReader } from '../feeds/feed-reader.ts';

export type AlertPullFormat = 'msgraph' | 'secops';

/** The reader of a feed; loaded on first use of its kind. */
export async function openReader(format: FeedFormat): Promise<FeedReader> {
  switch (format) {
    case 'taxii':
      return (await import('../feeds/read-taxii.ts')).readTaxii;
    case 'misp-feed':
      return (await import('../feeds/read-misp-feed.ts')).readMispFeed;
    case 'misp':
      return (await import('../feeds/read-misp-rest.ts')).readMispRest;
    case 'stix':
      return (await import('../feeds/read-stix-url.ts')).readStixUrl;
    case 'csv-feed':
      return (await import('../feeds/read-csv-feed.ts')).readCsvFeed;
    case 'rss':
      return (await import('../feeds/read-rss.ts')).readRss;
  }
}

export const openAlertPull = async (format: AlertPullFormat): Promise<AlertPull> =>
  format === 'msgraph'
    ? (await import('../feeds/pull-graph.ts')).pullGraph
    : (await import('../feeds/pull-secops.ts')).pullSecops;
