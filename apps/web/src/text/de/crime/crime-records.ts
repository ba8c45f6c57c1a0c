import { fields } from '@halyard/messages/de';
import type { crimeRecords as english } from '../../en/crime/crime-records.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

/** The words of the rows of street-level crime. */
export const crimeRecords: typeof english = {
  title: 'Datensätze',
  loading: 'Zeilen werden geladen...',
  failed: 'Die Zeilen konnten nicht geladen werden.',
  stale: 'Die Zeilen konnten nicht erneut gelesen werden. Was Sie sehen, ist möglicherweise veraltet.',
  retry: common.tryAgain,
  total: (count, written) => plural(count, { one: '1 Zeile', other: `${written} Zeilen` }),
  empty: 'Keine Zeile passt',
  emptyAbout:
    'Nichts vom Importierten passt zu diesem Filter. Monate ohne Datei sind nicht importiert; das ist nicht null.',
  columns: {
    month: common.month,
    category: fields.category,
    area: common.area,
    location: 'Ort',
    outcome: 'Letzter Ausgang',
    force: 'Gemeldet von',
    crimeId: 'Crime ID',
    source: 'Datei und Zeile',
  },
  blank: '–',
  why: {
    crimeId: 'Es wurde keine Crime ID veröffentlicht',
    antisocialId: 'Anti-social behaviour hat keine Crime ID',
    outcome: 'Es wurde kein Ausgang veröffentlicht',
    antisocialOutcome: 'Anti-social behaviour hat keinen Ausgang',
    area: 'Es wurde keine LSOA veröffentlicht',
    location: 'Es wurde kein Ort veröffentlicht',
    coordinates: 'Es wurden keine Koordinaten veröffentlicht',
  },
  fallsWithin: (force) => `Zuständigkeit: ${force}`,
  context: (context) => `Kontext: ${context}`,
  line: (line) => `Zeile ${line}`,
  openFile: (line) => `Importzusammenfassung der Datei mit Zeile ${line}`,
  copy: 'Crime ID kopieren',
  copied: 'Crime ID kopiert',
  copyFailed:
    'Dieser Browser hat das Kopieren nicht erlaubt. Markieren Sie die Crime ID und kopieren Sie sie mit der Tastatur.',
  onMap: (point) => `${point}: Umgebung auf der Karte zeigen`,
  coordinates: (latitude, longitude) => `${latitude}, ${longitude}`,
  snap: 'Koordinaten sind Rasterpunkte des Herausgebers, Daten sind Monate, und „Gemeldet von“ ist nicht der Ort.',
  export: 'CSV exportieren',
  exporting: 'Wird exportiert...',
  exportDenied: 'Nur Analysten und Administratoren dürfen Zeilen exportieren.',
  exportFailed: 'Die Zeilen konnten nicht exportiert werden.',
  exportPartial: (rows, total) =>
    `Die Datei enthält die ersten ${rows} von ${total} Zeilen. Wählen Sie weniger Monate oder Gebiete, um alle zu erhalten.`,
  exported: (count, written) =>
    plural(count, { one: '1 Zeile wurde gespeichert', other: `${written} Zeilen wurden gespeichert` }),
};
