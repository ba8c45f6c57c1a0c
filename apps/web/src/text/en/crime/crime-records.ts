import { fields } from '@halyard/messages/en';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

/** The words of the rows of street-level crime. */
export const crimeRecords = {
  title: 'Records',
  loading: 'Loading rows...',
  failed: 'Failed to load rows.',
  stale: 'Failed to refresh the rows. They may be out of date.',
  retry: common.tryAgain,
  total: (count: number, written: string) => plural(count, { one: '1 row', other: `${written} rows` }),
  empty: 'No row matches',
  emptyAbout: 'No imported rows match this filter. Months without data are not shown as zero.',
  columns: {
    month: common.month,
    category: fields.category,
    area: common.area,
    location: fields.location,
    outcome: 'Last outcome',
    force: 'Reported by',
    crimeId: 'Crime ID',
    source: 'File and line',
  },
  blank: '–',
  why: {
    crimeId: 'No Crime ID was published',
    antisocialId: 'Anti-social behaviour has no Crime ID',
    outcome: 'No outcome was published',
    antisocialOutcome: 'Anti-social behaviour has no outcome',
    area: 'No LSOA was published',
    location: 'No location was published',
    coordinates: 'No coordinates were published',
  },
  fallsWithin: (force: string) => `Falls within: ${force}`,
  context: (context: string) => `Context: ${context}`,
  line: (line: string) => `line ${line}`,
  openFile: (line: string) => `Import summary for the source file of line ${line}`,
  copy: 'Copy Crime ID',
  copied: 'Crime ID copied',
  copyFailed: 'Failed to copy. Select the Crime ID and press Ctrl+C.',
  onMap: (point: string) => `${point}: show the surroundings on the map`,
  coordinates: (latitude: string, longitude: string) => `${latitude}, ${longitude}`,
  snap: 'Coordinates are anonymized snap points, dates are months, and “Reported by” is not the location.',
  export: 'Export CSV',
  exporting: 'Exporting...',
  exportDenied: 'Only analysts and administrators may export rows.',
  exportFailed: 'Failed to export rows.',
  exportPartial: (rows: string, total: string) =>
    `Exported the first ${rows} of ${total} rows. Narrow the filter to export the rest.`,
  exported: (count: number, written: string) =>
    plural(count, { one: '1 row downloaded', other: `${written} rows downloaded` }),
};
