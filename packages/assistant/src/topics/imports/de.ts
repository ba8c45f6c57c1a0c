import { inWords } from '../in-words.ts';
import type { imports as english } from './en.ts';

const count = (n: number, figure: string) => `${figure} ${n === 1 ? 'Import' : 'Importe'}`;

/** Questions about imports of intelligence in German. */
export const imports: typeof english = {
  phrases: {
    'topic:import': inWords(
      'import, importe, importen, imports, importiert, importierte dateien, stix-importe, csv-importe',
    ),
    'import:failed': inWords(
      'fehlgeschlagen, fehlgeschlagene, fehlgeschlagenen, schlugen fehl, gescheitert, gescheiterte',
    ),
    'import:finished': inWords('erfolgreich, erfolgreiche, erfolgreichen, gelungen'),
    'import:cancelled': inWords('abgebrochen, abgebrochene, abgebrochenen, gestoppt'),
    'import:undone': inWords('rückgängig gemacht, rückgängig gemachte, zurückgenommen, zurückgenommene'),
    'import:running': inWords('laufen, läuft, laufend, laufende, laufenden, laufen noch, läuft noch, warten, im gange'),
    'import:rejected': inWords('abgelehnt, abgelehnte, abgelehnten, zurückgewiesen, wurden abgelehnt, ablehnungen'),
    'import:created': inWords('gespeichert, wurden gespeichert'),
    'import:balance': inWords('bilanz, ergebnis, ergebnis des, bilanz des'),
    'import:rows': inWords('objekte, objekten, zeilen, einträge'),
    'import:any': inWords(
      'datei, dateien, feed, feeds, stix, csv, bundle, bundles, gelaufen, lief, wie, verlief, beim',
    ),
  },
  examples: [
    'Was war der letzte Import?',
    'Welche Importe sind fehlgeschlagen?',
    'Wie viele Importe gab es diese Woche?',
    'Wie viele Objekte wurden beim letzten Import abgelehnt?',
  ],
  label: (filter) => (filter === '' ? 'Importe' : `Importe: ${filter}`),
  states: {
    waiting: 'In der Warteschlange',
    reading: 'Wird gelesen',
    storing: 'Wird gespeichert',
    finished: 'Abgeschlossen',
    cancelled: 'Abgebrochen',
    failed: 'Fehlgeschlagen',
    undoing: 'Wird rückgängig gemacht',
    undone: 'Rückgängig gemacht',
  },
  running: 'noch nicht beendet',
  started: (span) => `begonnen ${span}`,
  count: (n, figure, filter) => `Es gibt ${count(n, figure)}${filter === '' ? '' : ` (${filter})`}.`,
  onlyNewest: (figure) => `Die Liste enthält die neuesten ${figure} Importe; ältere sind nicht mitgezählt.`,
  last: (name, state, at) => `Der letzte Import ist ${name}, begonnen am ${at}: ${state}.`,
  balance: (all, created, updated, rejected) =>
    `${all} eingegangen = ${created} erstellt + ${updated} aktualisiert + ${rejected} abgelehnt.`,
  unchanged: (n, figure) => `Von den aktualisierten ${n === 1 ? 'war' : 'waren'} ${figure} schon gleich.`,
  problem: (reason) => `Der Grund: ${reason}.`,
  problems: {
    not_json: 'die Datei ist kein gültiges JSON',
    not_a_bundle: 'die Datei ist kein STIX-2.1-Bundle',
    not_utf8: 'die Datei ist nicht in UTF-8 geschrieben',
    empty_file: 'die Datei ist leer',
    unknown_header: 'die Kopfzeile passt zu keiner der drei Tabellen',
    unbalanced_quote: 'ein Anführungszeichen wird geöffnet, aber nie geschlossen',
    too_large: 'die Datei ist größer als 256 MB',
    too_many_objects: 'die Datei enthält mehr als 1.000.000 Objekte',
    interrupted: 'der Server wurde während des Imports angehalten',
    storage_full: 'der Speicher des Servers ist voll',
  },
  together: 'Zusammen:',
  none: 'Bisher wurde nichts importiert.',
  caption: 'Importe',
  columns: {
    file: 'Datei',
    state: 'Status',
    started: 'Begonnen',
    all: 'Eingegangen',
    created: 'Erstellt',
    updated: 'Aktualisiert',
    rejected: 'Abgelehnt',
  },
};
