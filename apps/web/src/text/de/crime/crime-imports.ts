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
  reading: 'Wird gelesen',
  held: 'Wartet auf eine Entscheidung',
  finished: 'Abgeschlossen',
  cancelled: 'Abgebrochen',
  failed: 'Fehlgeschlagen',
  undone: 'Rückgängig gemacht',
};

const fileStates: Readonly<Record<CrimeFileState, string>> = {
  imported: 'Importiert',
  same: 'Bereits bekannt',
  rejected: 'Abgelehnt',
  replaced: 'Ersetzt',
  undone: 'Rückgängig gemacht',
  discarded: 'Verworfen',
};

const sources: Readonly<Record<CrimeSource, string>> = {
  upload: 'Hochgeladen',
  command: 'Befehlszeile des Servers',
  archive: 'Archiv des Herausgebers',
  sample: 'Erzeugte Beispieldaten',
};

const problems: Readonly<Record<CrimeFileProblem, string>> = {
  empty_file: 'Die Datei ist leer. Laden Sie sie neu herunter und importieren Sie sie erneut.',
  not_csv:
    'Das ist weder eine CSV-Datei noch ein Zip-Archiv. Importieren Sie die CSV-Dateien von data.police.uk oder ein Zip davon.',
  not_utf8:
    'Die Datei gibt sich als UTF-16 aus und ist beschädigt. Speichern Sie sie als UTF-8 und importieren Sie sie erneut.',
  nul_bytes:
    'Die Datei enthält NUL-Bytes, ist also beschädigt. Speichern Sie sie als UTF-8 und importieren Sie sie erneut.',
  missing_columns:
    'Der Kopfzeile fehlen benötigte Spalten. Ergänzen Sie die unten genannten Spalten und importieren Sie die Datei erneut.',
  unknown_header:
    'Die Kopfzeile passt zu keiner der drei Arten von Polizeidateien. Vergleichen Sie sie mit street, outcomes oder stop-and-search.',
  no_rows: 'Die Datei hat eine Kopfzeile, aber keine Zeilen. Prüfen Sie den Download und importieren Sie sie erneut.',
  every_row_rejected:
    'Jede Zeile wurde abgelehnt. Sehen Sie sich die Gründe unten an, berichtigen Sie die Datei und importieren Sie sie erneut.',
  unknown_force:
    'Weder die Datei noch ihr Name nennt eine bekannte Polizeibehörde. Behalten Sie den Dateinamen des Herausgebers bei.',
  too_large: 'Die Datei ist größer als zulässig. Teilen Sie sie nach Monaten auf und importieren Sie die Teile.',
  unsafe_path: 'Ein Eintrag des Archivs zeigt nach außerhalb. Packen Sie das Archiv neu mit einfachen Dateinamen.',
  not_a_regular_file:
    'Ein Eintrag des Archivs ist eine Verknüpfung oder ein Gerät. Packen Sie das Archiv neu, nur mit einfachen Dateien.',
  encrypted:
    'Das Archiv ist durch ein Kennwort geschützt. Entpacken Sie es und importieren Sie die Dateien, oder packen Sie es ohne Kennwort.',
  bomb: 'Das Archiv wächst beim Entpacken weit über seine Größe hinaus, wie es echte Polizeidaten nie tun. Importieren Sie die Dateien selbst.',
  too_many_entries: 'Das Archiv enthält zu viele Einträge. Teilen Sie es auf und importieren Sie die Teile.',
  corrupt_zip: 'Das Archiv ist beschädigt. Laden oder packen Sie es neu und importieren Sie es erneut.',
  nothing_to_import: 'Darin wurden keine Polizeidaten gefunden. Erwartet werden CSV-Dateien von data.police.uk.',
  network_failed:
    'Das Archiv des Herausgebers war nicht erreichbar. Prüfen Sie das Netz des Servers, oder laden Sie den Monat anderswo herunter und hier hoch.',
  storage_full:
    'Der Speicher des Servers ist voll. Bitten Sie den Betreiber, Platz zu schaffen, und importieren Sie dann erneut.',
  interrupted: 'Der Server wurde während des Imports beendet. Nichts davon wurde behalten; importieren Sie erneut.',
};

const reasons: Readonly<Record<CrimeRowReason, string>> = {
  unterminated_quote: 'Ein Anführungszeichen wird geöffnet, aber nie geschlossen. Schließen Sie es in dieser Zeile.',
  wrong_column_count:
    'Die Zeile hat nicht so viele Spalten wie die Kopfzeile. Ergänzen oder entfernen Sie, was fehlt oder zu viel ist.',
  line_too_long:
    'Die Zeile ist länger als zulässig. Suchen Sie nach einem fehlenden Zeilenumbruch oder Anführungszeichen.',
  bad_text: 'Die Zeile enthält Zeichen, die kein gültiger Text sind. Speichern Sie die Datei als UTF-8.',
  bad_month: 'Der Monat ist nicht lesbar. Schreiben Sie ihn wie 2026-03.',
  future_month: 'Der Monat ist noch nicht vorüber. Berichtigen Sie den Monat.',
  other_month:
    'Der Monat ist ein anderer als der der Datei. Verschieben Sie die Zeile in ihre Datei oder berichtigen Sie den Monat.',
  bad_coordinates: 'Längen- oder Breitengrad ist keine Zahl. Schreiben Sie Grad wie -0.127.',
  swapped_coordinates: 'Längen- und Breitengrad sind vertauscht. Tauschen Sie die beiden Spalten.',
  outside_country: 'Der Punkt liegt außerhalb von England, Wales und Nordirland. Berichtigen Sie die Koordinaten.',
  half_a_location: 'Nur einer von Längen- und Breitengrad ist vorhanden. Geben Sie beide oder keinen an.',
  bad_lsoa: 'Der LSOA-Code ist keiner. Schreiben Sie ihn wie E01000001 oder lassen Sie ihn leer.',
  missing_category: 'Die Art der Straftat ist leer. Geben Sie eine an.',
  unknown_category: 'Diese Art der Straftat verwendet der Herausgeber nicht. Schreiben Sie sie so wie der Herausgeber.',
  missing_force: '„Reported by“ ist leer. Nennen Sie die Polizeibehörde.',
  swapped_columns: 'Spalten sind vertauscht: Ihr Inhalt passt nicht zur Kopfzeile. Bringen Sie sie in Ordnung.',
};

/** The words of importing police data. */
export const crimeImports: typeof english = {
  title: 'Importe von Polizeidaten',
  about:
    'Dateien street, outcomes und stop-and-search von data.police.uk. Jeder Import endet mit einer Zusammenfassung und lässt sich rückgängig machen.',
  viewer:
    'Nur Analysten und Administratoren können Importe sehen und starten. Was importiert wurde, steht unter Datenabdeckung.',
  loading: 'Importe werden geladen...',
  failed: 'Die Importe konnten nicht geladen werden.',
  notFresh: 'Die Liste konnte nicht erneut gelesen werden. Was Sie sehen, ist möglicherweise veraltet.',
  retry: common.tryAgain,
  cancel: common.cancel,
  close: common.close,
  dismiss: common.dismiss,
  list: 'Importe, neueste zuerst',
  older: common.showOlder,
  olderFailed: common.olderFailed,
  onlyNewest: (written) => `Die neuesten ${written} Importe werden angezeigt.`,
  empty: 'Es wurden noch keine Polizeidaten importiert',
  emptyAbout: 'Hier steht dann jeder Import mit seinen Dateien, was sie gespeichert haben und was abgelehnt wurde.',
  upload: {
    area: 'Polizeidaten hochladen',
    limits:
      'CSV-Dateien wie veröffentlicht oder Zip-Archive davon, je bis 1.024 MB. Ein Ordner mit Monaten passt als Zip.',
    tooLarge: (size) => `Diese Datei hat ${size}; höchstens 1.024 MB sind zulässig. Teilen Sie sie nach Monaten auf.`,
    wrongKind: 'Das ist weder CSV (.csv) noch ein Zip-Archiv (.zip). Wählen Sie Dateien von data.police.uk.',
  },

  archive: {
    title: 'Vom Herausgeber holen',
    month: common.month,
    button: 'Monat holen',
    about: 'Der Server braucht dafür eine Netzverbindung. Der Herausgeber ist etwa zwei Monate im Rückstand.',
    badMonth: 'Geben Sie einen vergangenen Monat an, etwa 2026-03.',
    started: (month) => `${month} wird geholt.`,
    failed:
      'Der Monat konnte nicht geholt werden. Prüfen Sie das Netz des Servers oder laden Sie stattdessen die Dateien hoch.',
  },

  state: (state) => states[state],
  fileState: (state) => fileStates[state],
  source: (source) => sources[source],
  kinds: { street: 'Straßenkriminalität', outcomes: 'Ausgänge', 'stop-and-search': 'Anhalten und Durchsuchen' },
  unknownKind: 'Unbekannte Art',
  sample: common.sample,
  nobody: 'Nicht erfasst',
  open: (name) => `Dateien von ${name}`,
  progress: (name) => `Fortschritt von ${name}`,
  read: (percent, read, total) => `${percent} gelesen, ${read} von ${total}`,
  filesDone: (done, total) => `${done} von ${total} Dateien`,
  counting: 'Die Dateien werden gezählt...',

  summary: {
    label: (total, imported, rejected) =>
      `${total} Zeilen eingegangen = ${imported} importiert + ${rejected} abgelehnt`,
    total: 'Eingegangen',
    imported: 'Importiert',
    rejected: 'Abgelehnt',
    equals: '=',
    plus: '+',
    none: 'Es wurden keine Zeilen gelesen.',
    showRows: (count) => `Importiert: ${count}. Zeilen zeigen`,
    showRejected: (count) => `Abgelehnt: ${count}. Gründe zeigen`,
    showFiles: (count) => `Zeilen eingegangen: ${count}. Dateien zeigen`,
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
    gone: 'Dieser Import steht nicht mehr in der Liste.',
    kind: fields.kind,
    state: 'Was daraus wurde',
    imported: 'Importiert',
    rejected: 'Abgelehnt',
    size: common.size,
    lines: 'Zeilen der Datei',
    hash: 'SHA-256',
    open: (name) => `Importzusammenfassung von ${name}`,
    same: 'Diese Bytes wurden schon einmal importiert, es war nichts zu tun.',
    replaced: 'Eine spätere Datei desselben Monats und derselben Behörde ist an ihre Stelle getreten.',
    discarded: 'Die geltende Datei wurde stattdessen behalten.',
    changes: 'Die Kopfzeile wurde gelesen als',
    noChanges: 'Die Kopfzeile ist die des Herausgebers.',
    onlyFirst: (written) => `Die ersten ${written} Dateien werden angezeigt.`,
    separator: ', ',
  },

  rejections: {
    title: (name) => `Abgelehnte Zeilen von ${name}`,
    none: 'Keine Zeile wurde abgelehnt.',
    loading: 'Abgelehnte Zeilen werden geladen...',
    failed: 'Die abgelehnten Zeilen konnten nicht geladen werden.',
    line: 'Zeile',
    reason: 'Grund',
    text: 'Text der Zeile',
    column: (column) => `Spalte: ${column}`,
    sentence: (reason) => reasons[reason],
    shown: (shown, total) => `${shown} von ${total} abgelehnten Zeilen werden angezeigt.`,
    download: 'Alle abgelehnten Zeilen herunterladen (CSV)',
    downloading: 'Wird heruntergeladen...',
    saved: (count, written) =>
      plural(count, {
        one: '1 abgelehnte Zeile heruntergeladen',
        other: `${written} abgelehnte Zeilen heruntergeladen`,
      }),
    saveFailed: 'Die abgelehnten Zeilen konnten nicht heruntergeladen werden. Bitte versuchen Sie es erneut.',
  },

  stop: (name) => `Import von ${name} abbrechen`,
  stopped: (name) => `Der Import von ${name} ist abgebrochen. Nichts davon bleibt.`,
  stopFailed: 'Der Import konnte nicht abgebrochen werden.',

  undo: {
    button: 'Import rückgängig machen',
    of: (name) => `Import rückgängig machen: ${name}`,
    title: 'Diesen Import rückgängig machen?',
    question: (name, rows) => `Die ${rows} Zeilen, die ${name} gespeichert hat, entfallen aus allen Zahlen.`,
    restore: 'Dateien, die er ersetzt hat, gelten wieder.',
    done: (removed, writtenRemoved, restored, writtenRestored) =>
      `Der Import ist rückgängig gemacht: ${plural(removed, { one: '1 Datei entfernt', other: `${writtenRemoved} Dateien entfernt` })}, ${plural(restored, { one: '1 gilt wieder', other: `${writtenRestored} gelten wieder` })}.`,
    failed: 'Der Import konnte nicht rückgängig gemacht werden.',
  },

  decision: {
    title: 'Dieser Import wartet auf Ihre Entscheidung',
    label: (name) => `Entscheidung über ${name}`,
    about:
      'Einige Monate würden schlechter als das, was gilt. Bis zu Ihrer Entscheidung zählt nichts aus diesem Import.',
    none: 'Nichts Geltendes würde mehr schlechter. Ersetzen importiert alles.',
    loading: 'Was schlechter würde, wird gelesen …',
    fewer_rows: (force, month, rows, before) => `${force}, ${month}: ${rows} Zeilen statt ${before}`,
    more_rejections: (force, month, rejected, before) =>
      `${force}, ${month}: ${rejected} abgelehnte Zeilen, in der geltenden Datei ${before}`,
    more: (written) => `und ${written} weitere`,
    keep: 'Das Geltende behalten',
    replace: 'Ersetzen',
    both: 'Beide nebeneinander zählen',
    help: 'Behalten: Die genannten Monate bleiben, alles andere wird importiert. Ersetzen: Die neuen Dateien zählen. Nebeneinander: Die Zeilen beider Dateien zählen.',
    done: (name) => `Die Entscheidung über ${name} ist ausgeführt.`,
    failed: 'Die Entscheidung konnte nicht ausgeführt werden.',
  },

  ended: {
    held: (name) => `${name} wartet auf Ihre Entscheidung.`,
    finished: (name, imported, rejected) =>
      `${name} ist importiert: ${imported} Zeilen importiert, ${rejected} abgelehnt`,
    failed: (name) => `${name} konnte nicht importiert werden.`,
  },
};
