import { fields } from '@halyard/messages/de';
import type { crimeRecords as english } from '../../en/crime/crime-records.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

/** The words of the rows of street-level crime. */
export const crimeRecords: typeof english = {
  title: 'Datensätze',
  loading: 'Zeilen werden geladen...',
  failed: 'Die Zeilen konnten nicht geladen werden.',
  stale: 'Die Zeilen konnten nicht aktualisiert werden. Sie sind möglicherweise veraltet.',
  retry: common.tryAgain,
  total: (count, written) => plural(count, { one: '1 Zeile', other: `${written} Zeilen` }),
  empty: 'Keine Zeile passt',
  emptyAbout: 'Keine importierten Zeilen entsprechen diesem Filter. Monate ohne Daten werden nicht als null angezeigt.',
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
  copyFailed: 'Kopieren fehlgeschlagen. Markieren Sie die Crime ID und drücken Sie Strg+C.',
  onMap: (point) => `${point}: Umgebung auf der Karte zeigen`,
  coordinates: (latitude, longitude) => `${latitude}, ${longitude}`,
  snap: 'Koordinaten sind anonymisierte Ersatzpunkte, Daten sind Monate, und „Gemeldet von“ ist nicht der Ort.',
  export: 'CSV exportieren',
  exporting: 'Wird exportiert...',
  exportDenied: 'Nur Analysten und Administratoren dürfen Zeilen exportieren.',
  exportFailed: 'Die Zeilen konnten nicht exportiert werden.',
  exportPartial: (rows, total) =>
    `Die ersten ${rows} von ${total} Zeilen wurden exportiert. Schränken Sie den Filter ein, um die übrigen zu exportieren.`,
  exported: (count, written) =>
    plural(count, { one: '1 Zeile heruntergeladen', other: `${written} Zeilen heruntergeladen` }),
};
