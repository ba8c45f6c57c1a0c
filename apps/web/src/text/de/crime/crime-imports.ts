import type {
  CrimeFileProblem,
  CrimeFileState,
  CrimeImportState,
  CrimeRowReason,
  CrimeSource,
} from '@halyard/contracts/crime/crime-imports.ts';
import { fields } from '@halyard/messages/de';
import type { crimeImports as english } from '../../en/crime/crime-imports.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const states: Readonly<Record<CrimeImportState, string>> = {
  waiting: 'In der Warteschlange',
  reading: 'In Verarbeitung',
  held: 'Wartet auf eine Entscheidung',
  finished: 'Abgeschlossen',
  cancelled: 'Abgebrochen',
  failed: 'Fehlgeschlagen',
  undone: 'Rückgängig gemacht',
};

const fileStates: Readonly<Record<CrimeFileState, string>> = {
  imported: 'Importiert',
  same: 'Bereits importiert',
  rejected: 'Abgelehnt',
  replaced: 'Ersetzt',
  undone: 'Rückgängig gemacht',
  discarded: 'Verworfen',
};

const sources: Readonly<Record<CrimeSource, string>> = {
  upload: 'Hochgeladen',
  command: 'Befehlszeile des Servers',
  archive: 'Polizeidaten-Archiv',
  sample: 'Erzeugte Beispieldaten',
};

const problems: Readonly<Record<CrimeFileProblem, string>> = {
  empty_file: 'Die Datei ist leer. Laden Sie sie neu herunter und importieren Sie sie erneut.',
  not_csv:
    'Das ist weder eine CSV-Datei noch ein Zip-Archiv. Importieren Sie die CSV-Dateien von data.police.uk oder ein Zip davon.',
  not_utf8:
    'Die Datei gibt sich als UTF-16 aus und ist beschädigt. Speichern Sie sie als UTF-8 und importieren Sie sie erneut.',
  nul_bytes:
    'Die Datei ist beschädigt (sie enthält NUL-Bytes). Speichern Sie sie als UTF-8 und importieren Sie sie erneut.',
  missing_columns:
    'Der Kopfzeile fehlen benötigte Spalten. Ergänzen Sie die unten genannten Spalten und importieren Sie die Datei erneut.',
  unknown_header:
    'Die Kopfzeile passt zu keiner der drei Arten von Polizeidateien. Vergleichen Sie sie mit street, outcomes oder stop-and-search.',
  no_rows: 'Die Datei hat eine Kopfzeile, aber keine Zeilen. Prüfen Sie den Download und importieren Sie sie erneut.',
  every_row_rejected:
    'Alle Zeilen wurden abgelehnt. Beheben Sie die Fehler unten und importieren Sie die Datei erneut.',
  unknown_force:
    'Weder in der Datei noch im Dateinamen wurde eine bekannte Polizeibehörde gefunden. Behalten Sie den Dateinamen von data.police.uk bei.',
  too_large: 'Die Datei ist größer als zulässig. Teilen Sie sie nach Monaten auf und importieren Sie die Teile.',
  unsafe_path: 'Das Archiv enthält einen unsicheren Dateipfad. Erstellen Sie es neu mit einfachen Dateinamen.',
  not_a_regular_file:
    'Ein Eintrag des Archivs ist eine Verknüpfung oder ein Gerät. Packen Sie das Archiv neu, nur mit einfachen Dateien.',
  encrypted:
    'Das Archiv ist durch ein Passwort geschützt. Entpacken Sie es und importieren Sie die Dateien, oder packen Sie es ohne Passwort.',
  bomb: 'Das Archiv überschreitet beim Entpacken das zulässige Kompressionsverhältnis. Importieren Sie stattdessen die entpackten Dateien.',
  too_many_entries: 'Das Archiv enthält zu viele Einträge. Teilen Sie es auf und importieren Sie die Teile.',
  corrupt_zip: 'Das Archiv ist beschädigt. Laden oder packen Sie es neu und importieren Sie es erneut.',
  nothing_to_import: 'Darin wurden keine Polizeidaten gefunden. Erwartet werden CSV-Dateien von data.police.uk.',
  network_failed:
    'Das Polizeidaten-Archiv war nicht erreichbar. Prüfen Sie das Netzwerk des Servers, oder laden Sie den Monat anderswo herunter und hier hoch.',
  storage_full:
    'Der Speicher des Servers ist voll. Bitten Sie den Betreiber, Platz zu schaffen, und importieren Sie dann erneut.',
  interrupted: 'Der Server wurde während des Imports beendet. Es wurde nichts gespeichert; importieren Sie erneut.',
};

const reasons: Readonly<Record<CrimeRowReason, string>> = {
  unterminated_quote: 'Nicht geschlossenes Anführungszeichen. Schließen Sie es in dieser Zeile.',
  wrong_column_count:
    'Die Zeile hat nicht so viele Spalten wie die Kopfzeile. Ergänzen oder entfernen Sie, was fehlt oder zu viel ist.',
  line_too_long:
    'Die Zeile ist länger als zulässig. Suchen Sie nach einem fehlenden Zeilenumbruch oder Anführungszeichen.',
  bad_text: 'Die Zeile enthält ungültige Zeichen. Speichern Sie die Datei als UTF-8.',
  bad_month: 'Der Monat ist nicht lesbar. Schreiben Sie ihn wie 2026-03.',
  future_month: 'Der Monat ist noch nicht vorüber. Berichtigen Sie den Monat.',
  other_month: 'Der Monat stimmt nicht mit dem Monat der Datei überein.',
  bad_coordinates: 'Längen- oder Breitengrad ist keine Zahl. Schreiben Sie Grad wie -0.127.',
  swapped_coordinates: 'Längen- und Breitengrad sind vertauscht.',
  outside_country: 'Der Ort liegt außerhalb von England, Wales und Nordirland. Berichtigen Sie die Koordinaten.',
  half_a_location: 'Längen- oder Breitengrad fehlt. Geben Sie beide oder keinen an.',
  bad_lsoa: 'Ungültiger LSOA-Code. Verwenden Sie einen Code wie E01000001 oder lassen Sie das Feld leer.',
  missing_category: 'Die Art der Straftat ist leer. Geben Sie eine an.',
  unknown_category: 'Unbekannte Art der Straftat. Verwenden Sie die Schreibweise von data.police.uk.',
  missing_force: '„Reported by“ ist leer. Nennen Sie die Polizeibehörde.',
  swapped_columns: 'Spalten sind vertauscht: Ihr Inhalt passt nicht zur Kopfzeile. Ordnen Sie sie neu an.',
};

/** The words of importing police data. */
export const crimeImports: typeof english = {
  title: 'Importe von Polizeidaten',
  about:
    'Importieren Sie street-, outcomes- und stop-and-search-Dateien von data.police.uk. Jeder Import zeigt, was importiert und abgelehnt wurde, und lässt sich rückgängig machen.',
  viewer:
    'Nur Analysten und Administratoren können Importe sehen und starten. Importierte Daten finden Sie unter Datenabdeckung.',
  loading: 'Importe werden geladen...',
  failed: 'Die Importe konnten nicht geladen werden.',
  notFresh: 'Die Liste konnte nicht aktualisiert werden. Sie ist möglicherweise veraltet.',
  retry: common.tryAgain,
  cancel: common.cancel,
  close: common.close,
  dismiss: common.dismiss,
  list: 'Importe, neueste zuerst',
  older: common.showOlder,
  olderFailed: common.olderFailed,
  onlyNewest: (written) => `Die neuesten ${written} Importe werden angezeigt.`,
  empty: 'Es wurden noch keine Polizeidaten importiert',
  emptyAbout: 'Hier erscheinen Importe mit ihren Dateien und der Anzahl importierter und abgelehnter Zeilen.',
  upload: {
    area: 'Polizeidaten hochladen',
    limits:
      'CSV-Dateien wie veröffentlicht oder Zip-Archive, je bis 1 GB. Für mehrere Monate packen Sie den Ordner als Zip.',
    tooLarge: (size) => `Diese Datei hat ${size}; höchstens 1.024 MB sind zulässig. Teilen Sie sie nach Monaten auf.`,
    wrongKind: 'Das ist weder CSV (.csv) noch ein Zip-Archiv (.zip). Wählen Sie Dateien von data.police.uk.',
  },

  archive: {
    title: 'Aus dem Polizeidaten-Archiv herunterladen',
    month: common.month,
    button: 'Monat herunterladen',
    about: 'Der Server benötigt Internetzugang. Daten werden mit etwa zwei Monaten Verzögerung veröffentlicht.',
    badMonth: 'Geben Sie einen vergangenen Monat an, etwa 2026-03.',
    started: (month) => `${month} wird heruntergeladen.`,
    failed:
      'Der Monat konnte nicht heruntergeladen werden. Prüfen Sie das Netzwerk des Servers oder laden Sie stattdessen die Dateien hoch.',
  },

  state: (state) => states[state],
  fileState: (state) => fileStates[state],
  source: (source) => sources[source],
  kinds: { street: 'Straßenkriminalität', outcomes: 'Ausgänge', 'stop-and-search': 'Anhalten und Durchsuchen' },
  unknownKind: 'Unbekannte Art',
  sample: common.sample,
  nobody: 'Unbekannter Benutzer',
  open: (name) => `Dateien von ${name}`,
  progress: (name) => `Fortschritt von ${name}`,
  read: (percent, read, total) => `${percent} gelesen, ${read} von ${total}`,
  filesDone: (done, total) => `${done} von ${total} Dateien`,
  counting: 'Die Dateien werden gezählt...',

  summary: {
    label: (total, imported, rejected) => `${total} Zeilen = ${imported} importiert + ${rejected} abgelehnt`,
    total: 'Zeilen gesamt',
    imported: 'Importiert',
    rejected: 'Abgelehnt',
    equals: '=',
    plus: '+',
    none: 'Es wurden keine Zeilen gelesen.',
    showRows: (count) => `Importiert: ${count}. Zeilen anzeigen`,
    showRejected: (count) => `Abgelehnt: ${count}. Gründe anzeigen`,
    showFiles: (count) => `Zeilen gesamt: ${count}. Dateien anzeigen`,
    files: (count, written) => plural(count, { one: '1 Datei', other: `${written} Dateien` }),
    fileCount: (state, count) => `${state}: ${count}`,
  },

  problem: (problem) => problems[problem],
  problemAt: 'Wo',

  files: {
    title: 'Dateien',
    loading: 'Dateien werden geladen...',
    failed: 'Die Dateien konnten nicht geladen werden.',
    back: common.backToList,
    gone: 'Dieser Import ist nicht mehr verfügbar.',
    kind: fields.kind,
    state: 'Was daraus wurde',
    imported: 'Importiert',
    rejected: 'Abgelehnt',
    size: common.size,
    lines: 'Zeilen der Datei',
    hash: 'SHA-256',
    open: (name) => `Importzusammenfassung von ${name}`,
    same: 'Diese Datei ist mit einer bereits importierten identisch. Übersprungen.',
    replaced: 'Durch eine neuere Datei für denselben Monat und dieselbe Behörde ersetzt.',
    discarded: 'Stattdessen wurde die aktive Datei behalten.',
    changes: 'Zuordnung der Kopfzeile',
    noChanges: 'Die Kopfzeile entspricht dem Format von data.police.uk.',
    onlyFirst: (written) => `Die ersten ${written} Dateien werden angezeigt.`,
    separator: ', ',
  },

  rejections: {
    title: (name) => `Abgelehnte Zeilen in ${name}`,
    none: 'Es wurden keine Zeilen abgelehnt.',
    loading: 'Abgelehnte Zeilen werden geladen...',
    failed: 'Die abgelehnten Zeilen konnten nicht geladen werden.',
    line: 'Zeile',
    reason: 'Grund',
    text: 'Text der Zeile',
    column: (column) => `Spalte: ${column}`,
    sentence: (reason) => reasons[reason],
    shown: (shown, total) => `${shown} von ${total} abgelehnten Zeilen werden angezeigt.`,
    download: 'Abgelehnte Zeilen herunterladen (CSV)',
    downloading: 'Wird heruntergeladen...',
    saved: (count, written) =>
      plural(count, {
        one: '1 abgelehnte Zeile heruntergeladen',
        other: `${written} abgelehnte Zeilen heruntergeladen`,
      }),
    saveFailed: 'Die abgelehnten Zeilen konnten nicht heruntergeladen werden. Bitte versuchen Sie es erneut.',
  },

  stop: (name) => `Import von ${name} abbrechen`,
  stopped: (name) => `Import von ${name} abgebrochen. Es wurden keine Zeilen gespeichert.`,
  stopFailed: 'Der Import konnte nicht abgebrochen werden.',

  undo: {
    button: 'Import rückgängig machen',
    of: (name) => `Import rückgängig machen: ${name}`,
    title: 'Diesen Import rückgängig machen?',
    question: (name, rows) => `Die ${rows} aus ${name} importierten Zeilen werden entfernt.`,
    restore: 'Dateien, die dieser Import ersetzt hat, werden wiederhergestellt.',
    done: (removed, writtenRemoved, restored, writtenRestored) =>
      `Import rückgängig gemacht: ${plural(removed, { one: '1 Datei entfernt', other: `${writtenRemoved} Dateien entfernt` })}, ${plural(restored, { one: '1 Datei wiederhergestellt', other: `${writtenRestored} Dateien wiederhergestellt` })}.`,
    failed: 'Der Import konnte nicht rückgängig gemacht werden.',
  },

  decision: {
    title: 'Dieser Import wartet auf Ihre Entscheidung',
    label: (name) => `Entscheidung über ${name}`,
    about: 'Einige Monate hätten weniger Daten als jetzt. Dieser Import ist bis zu Ihrer Entscheidung angehalten.',
    none: 'Kein Monat hätte mehr weniger Daten. Ersetzen importiert alles.',
    loading: 'Was schlechter würde, wird gelesen …',
    fewer_rows: (force, month, rows, before) => `${force}, ${month}: ${rows} Zeilen statt ${before}`,
    more_rejections: (force, month, rejected, before) =>
      `${force}, ${month}: ${rejected} abgelehnte Zeilen, in der geltenden Datei ${before}`,
    more: (written) => `und ${written} weitere`,
    keep: 'Vorhandene Daten behalten',
    replace: 'Ersetzen',
    both: 'Beide nebeneinander zählen',
    help: 'Behalten: Die aufgeführten Monate bleiben unverändert, alles andere wird importiert. Ersetzen: Die neuen Dateien werden verwendet. Nebeneinander: Die Zeilen beider Dateien werden verwendet.',
    done: (name) => `Die Entscheidung über ${name} ist ausgeführt.`,
    failed: 'Die Entscheidung konnte nicht ausgeführt werden.',
  },

  ended: {
    held: (name) => `${name} wartet auf Ihre Entscheidung.`,
    finished: (name, imported, rejected) => `${name} importiert: ${imported} Zeilen importiert, ${rejected} abgelehnt`,
    failed: (name) => `${name} konnte nicht importiert werden.`,
  },
};
