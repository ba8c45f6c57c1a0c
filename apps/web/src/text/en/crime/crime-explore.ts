import { fields } from '@halyard/messages/en';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

/** The words of exploring crime data: figures, trend, areas, comparison and map. */
export const crimeExplore = {
  loading: 'Loading figures...',
  failed: 'Failed to load metrics.',
  retry: common.tryAgain,
  showTable: 'Show table',
  showChart: 'Show chart',
  total: 'Total',
  month: common.month,
  area: common.area,
  category: fields.category,
  crime: 'Crime without anti-social behaviour',
  rows: (count: number, written: string) => plural(count, { one: '1 row', other: `${written} rows` }),
  figure: (name: string, count: string) => `${name}: ${count}`,
  absent: {
    notImported: 'not imported',
    notPublished: 'no data was published',
    future: 'not over yet',
  },
  separator: ', ',

  totals: {
    label: 'Totals',
    with: 'All rows',
    withAbout: 'anti-social behaviour included',
    without: 'Without anti-social behaviour',
    withoutAbout: 'rows that can have a Crime ID and an outcome',
    only: 'Anti-social behaviour',
    onlyAbout: 'published without Crime ID and outcome',
    leftOut: 'Excluded by the filter',
    span: (from: string, to: string) => `${from} to ${to}`,
    allAbsent: 'No data imported for these months. This does not mean zero crimes.',
  },

  trend: {
    title: 'By month',
    split: 'Lines',
    splitNone: 'All crime',
    splitCategory: 'Five largest categories',
    point: (month: string, count: string) => `${month}: ${count}`,
    gaps: 'Months without data are gaps, not zeros.',
  },

  areas: {
    title: 'Categories by area',
    about: (count: string) => `Top ${count} areas by number of rows. Stronger color means more rows.`,
    without: (count: number, written: string) =>
      plural(count, { one: '1 row states no area', other: `${written} rows state no area` }),
    others: (count: number, written: string) =>
      plural(count, { one: '1 more row is not in this table', other: `${written} more rows are not in this table` }),
    empty: 'No row of this filter states an area.',
    cell: (area: string, category: string, count: string) => `${area}, ${category}: ${count}`,
  },

  compare: {
    title: 'Compare',
    by: 'Compare by',
    months: 'Months',
    areas: 'Areas',
    first: 'First',
    second: 'Second',
    difference: 'Difference',
    ratio: 'Change',
    noRatio: 'No change can be given: the first figure is 0',
    few: 'few rows',
    fewAbout: 'Fewer than 30 rows on either side: a change may be chance.',
    uncovered: (name: string, reason: string) => `${name} is not covered: ${reason}. It cannot be compared.`,
    nothing: (name: string) => `No data for ${name} in these months. The area may not be covered.`,
    tooFew: 'Select a longer period or import more data. A comparison needs two months or two areas.',
    more: (second: string, first: string) => `Bars to the right: more in ${second} than in ${first}`,
  },

  map: {
    title: 'Map',
    label: 'Map of the rows in hexagons',
    keys: 'Arrow keys move the map, + and - zoom, 0 shows everything, Enter opens the rows in the middle. The wheel zooms once the map has the focus, or with Ctrl.',
    snap: 'Points are anonymized (snap points), not exact crime locations.',
    loading: 'Loading the map...',
    failed: 'Failed to load the map.',
    outlineFailed: 'Failed to load the coastline. The data is not affected.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show everything',
    legend: 'Rows in a hexagon, on a logarithmic scale',
    size: (metres: string) => `Hexagons are ${metres} wide`,
    metres: (count: string) => `${count} m`,
    kilometres: (count: string) => `${count} km`,
    range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    at: (count: string, place: string) => `${count}, ${place}`,
    in: (place: string) => `in ${place}`,
    near: (place: string, distance: string) => `${distance} from ${place}`,
    busiest: 'Busiest hexagons in view',
    nothing: 'No row of this filter has coordinates.',
    points: (count: number, written: string, rows: string) =>
      plural(count, { one: `1 snap point sums up ${rows}`, other: `${written} snap points sum up ${rows}` }),
    withoutLocation: (count: number, written: string) =>
      plural(count, {
        one: '1 row has no coordinates and is not on the map',
        other: `${written} rows have no coordinates and are not on the map`,
      }),
    others: (count: number, written: string) =>
      plural(count, {
        one: '1 row is in a hexagon that is not drawn: zoom in',
        other: `${written} rows are in hexagons that are not drawn: zoom in`,
      }),
    credit: 'Coast: Natural Earth',
  },
};
