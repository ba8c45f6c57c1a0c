import type { FeedSettings } from '@halyard/contracts/inflow/feeds.ts';
import { feedFormats, isFeedFormat, type SourceFormat } from '@halyard/contracts/inflow/formats.ts';
import type { SourcesTable } from '../../../database/tables/inflow-schema.ts';

const none: FeedSettings = { collection: null, from: null, columns: null };

/** How a source is read: which collection, from when on, which columns. */
export const optionsOf = ({ pull_options }: Pick<SourcesTable, 'pull_options'>): FeedSettings =>
  pull_options === null ? none : (JSON.parse(pull_options) as FeedSettings);

/** Sources that are read in the background, because one answer is not all. */
export const readInBackground: readonly SourceFormat[] = [...feedFormats, 'msgraph', 'secops'];

export const deliversOf = (format: SourceFormat) => (isFeedFormat(format) ? 'intelligence' : 'alerts');
