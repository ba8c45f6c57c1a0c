import { existsSync } from 'node:fs';

export type ReportFile = {
  readonly name: string;
  readonly url: URL;
  readonly records: number;
  readonly connections: number;
  /** Relationships one of whose ends the file lacks. */
  readonly dangling: number;
};

const ours = new URL('./files/', import.meta.url);
const published = new URL('../../../../../shared/data/', import.meta.url);

const file = (folder: URL, name: string, [records, connections, dangling]: readonly [number, number, number]) => ({
  name,
  url: new URL(name, folder),
  records,
  connections,
  dangling,
});

const isPresent = ({ url }: { readonly url: URL }) => existsSync(url);

/** Bundles with their contents: ours, and published ones if they are beside the clone. */
export const reportFiles: readonly ReportFile[] = [
  file(ours, 'autumn-tide.json', [19, 14, 0]),
  file(ours, 'valves.json', [3, 2, 1]),
  file(ours, 'event-as-stix.json', [6, 1, 0]),
  file(published, 'stix/poisonivy.json', [65, 90, 0]),
  file(published, 'stix/ics-attack-8.0.json', [173, 510, 1]),
  file(published, 'misp/test_event1_stix21.json', [8, 1, 0]),
].filter(isPresent);

/** Events as MISP lists them, which is not a bundle. */
export const eventCollections = [
  { name: 'events-collection.json', url: new URL('events-collection.json', ours) },
  { name: 'misp/test_events_collection_1.json', url: new URL('misp/test_events_collection_1.json', published) },
].filter(isPresent);

/** Lists of strings that programs trip over. */
export const naughtyStrings = [
  { name: 'naughty-strings.json', url: new URL('naughty-strings.json', ours) },
  { name: 'security/blns.json', url: new URL('security/blns.json', published) },
].filter(isPresent);
