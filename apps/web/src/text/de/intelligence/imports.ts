import type { ImportProblem, ImportState, RejectionReason } from '@halyard/contracts/intelligence/imports.ts';
import { fields } from '@halyard/messages/de';
import type { imports as english } from '../../en/intelligence/imports.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const states: Readonly<Record<ImportState, string>> = {
  waiting: 'In der Warteschlange',
  reading: 'In Verarbeitung',
  previewing: 'Wartet auf Prüfung',
  storing: 'Wird gespeichert',
  finished: 'Abgeschlossen',
  cancelled: 'Abgebrochen',
  failed: 'Fehlgeschlagen',
  undoing: 'Wird rückgängig gemacht',
  undone: 'Rückgängig gemacht',
};

const reasons: Readonly<Record<RejectionReason, string>> = {
  not_an_object: 'Dieser Eintrag ist kein Objekt.',
  no_type: 'Das Objekt hat keinen Typ.',
  no_id: 'Das Objekt hat keine ID.',
  bad_id: 'Die ID ist keine STIX-ID dieses Typs.',
  bad_timestamp: 'Datum oder Uhrzeit ist nicht lesbar.',
  bad_field: 'Ein Feld hat einen ungültigen Wert.',
  missing_field: 'Ein Pflichtfeld fehlt.',
  unknown_spec_version: 'Diese Version von STIX wird nicht unterstützt.',
  duplicate_in_file: 'Doppeltes Objekt in dieser Datei. Die neueste Version wurde importiert.',
  dangling_source: 'Der Quelldatensatz existiert weder in der Datei noch im Arbeitsbereich.',
  dangling_target: 'Der Zieldatensatz existiert weder in der Datei noch im Arbeitsbereich.',
  self_reference: 'Quelle und Ziel sind derselbe Datensatz.',
  too_large: 'Das Objekt ist größer als zulässig.',
  too_deep: 'Das Objekt ist tiefer verschachtelt als zulässig.',
  wrong_column_count: 'Die Anzahl der Spalten stimmt nicht mit der Kopfzeile überein.',
  unknown_value: 'Der Wert steht nicht in der Liste der zulässigen Werte.',
  bad_text: 'Der Text enthält Steuerzeichen.',
};

const problems: Readonly<Record<ImportProblem, string>> = {
  not_json:
    'Die Datei ist kein gültiges JSON. Beheben Sie den Fehler an der unten genannten Stelle und importieren Sie die Datei erneut.',
  not_a_bundle:
    'Die Datei ist JSON, aber kein STIX-2.1-Bundle. Exportieren Sie sie erneut als Bundle mit einer Liste von Objekten.',
  not_utf8: 'Die Datei ist nicht in UTF-8 geschrieben. Speichern Sie sie als UTF-8 und importieren Sie sie erneut.',
  empty_file: 'Die Datei ist leer. Prüfen Sie den Export, aus dem sie stammt, und importieren Sie sie erneut.',
  unknown_header:
    'Die Kopfzeile passt zu keiner Vorlage. Verwenden Sie die Spalten der Vorlage für Bedrohungen, Entitäten oder Verbindungen.',
  unbalanced_quote:
    'Ein Anführungszeichen wird geöffnet, aber nie geschlossen. Schließen Sie es in der unten genannten Zeile und importieren Sie die Datei erneut.',
  too_large: 'Die Datei ist größer als 256 MB. Teilen Sie sie auf und importieren Sie die Teile nacheinander.',
  too_many_objects:
    'Die Datei enthält mehr als 1.000.000 Objekte. Teilen Sie sie auf und importieren Sie die Teile nacheinander.',
  interrupted:
    'Der Server wurde während des Imports beendet. Es wurden keine Datensätze gespeichert. Importieren Sie die Datei erneut.',
  storage_full:
    'Der Speicherplatz des Servers ist voll. Bitten Sie Ihren Administrator, Platz zu schaffen, und importieren Sie die Datei dann erneut.',
};

export const imports: typeof english = {
  title: 'Importe',
  about:
    'Importieren Sie STIX-2.1-Bundles und CSV-Dateien. Jeder Import zeigt, was erstellt, aktualisiert und abgelehnt wurde, und lässt sich rückgängig machen.',
  fromSource: (name) => `Quelle: ${name}`,
  ofSource: { one: 'Importe einer Quelle', named: (name) => `Importe von ${name}`, all: 'Alle Importe anzeigen' },
  loading: 'Importe werden geladen...',
  failed: 'Die Importe konnten nicht geladen werden.',
  notFresh: 'Die Liste konnte nicht aktualisiert werden. Sie ist möglicherweise veraltet.',
  retry: common.retry,
  refresh: common.refresh,
  close: common.close,
  cancel: common.cancel,
  dismiss: common.dismiss,
  asOf: (time) => `Aktualisiert: ${time}`,
  count: (count, written) => plural(count, { one: '1 Import', other: `${written} Importe` }),
  onlyNewest: (written) => `Die neuesten ${written} Importe werden angezeigt`,
  list: 'Importe, neueste zuerst',
  older: common.showOlder,
  olderFailed: common.olderFailed,
  upload: {
    area: 'Hochladen',
    limits: 'STIX 2.1 (.json, .stix) oder CSV, bis 256 MB je Datei. Dateien werden nacheinander importiert.',
    tooLarge: (size) =>
      `Diese Datei ist ${size} groß. Das Limit liegt bei 256 MB. Teilen Sie sie auf und laden Sie die Teile hoch.`,
    preview: 'Vorschau vor der Veröffentlichung',
    previewHint:
      'Zeigt, was ein Import erstellt, ändert und auslöst. Vor der Veröffentlichung wird nichts gespeichert.',
    wrongKind: 'Nicht unterstützter Dateityp. Laden Sie eine STIX- (.json, .stix) oder CSV-Datei (.csv) hoch.',
  },

  state: (state) => states[state],
  formats: { stix: 'STIX-2.1-Bundle', csv: 'CSV' },
  operator: 'Befehlszeile',
  nobody: 'Unbekannter Benutzer',
  notStored: 'Gespeichert wird erst nach Prüfung und Veröffentlichung.',
  review: 'Prüfen',
  reviewOf: (name) => `Import von ${name} prüfen`,
  open: (name) => `Details zu ${name}`,
  progress: (name) => `Fortschritt von ${name}`,
  read: (percent, read, total) => `${percent} gelesen, ${read} von ${total}`,
  objectsSoFar: (count, written) => plural(count, { one: 'bisher 1 Objekt', other: `bisher ${written} Objekte` }),
  storing: 'Datensätze werden gespeichert...',

  summary: {
    label: (total, created, updated, unchanged, rejected, skipped = '') =>
      `${total} gesamt = ${created} erstellt + ${updated} aktualisiert + ${unchanged} unverändert + ${rejected} abgelehnt${skipped && ` + ${skipped} ausgelassen`}`,
    total: 'Gesamt',
    created: 'Erstellt',
    updated: 'Aktualisiert',
    rejected: 'Abgelehnt',
    skipped: 'Ausgelassen',
    unchanged: 'Unverändert',
    show: (name, count) => `${name}: ${count}. Datensätze anzeigen`,
    showRejected: (count) => `Abgelehnt: ${count}. Gründe anzeigen`,
    nothing: 'Die Datei enthält keine Objekte.',
  },

  details: {
    format: 'Format',
    started: 'Begonnen',
    finished: 'Beendet',
    notYet: 'Noch nicht',
    by: 'Von',
    size: common.size,
    id: fields.id,
    loading: 'Details werden geladen...',
    failed: 'Die Details konnten nicht geladen werden.',
    back: common.backToList,
    gone: 'Dieser Import ist nicht mehr verfügbar.',
  },

  problem: (problem) => problems[problem],
  problemAt: fields.location,

  rejections: {
    title: 'Abgelehnte Objekte',
    none: 'Es wurden keine Objekte abgelehnt.',
    deleted: 'Die abgelehnten Zeilen wurden nach ihrer Aufbewahrungsdauer gelöscht.',
    place: fields.location,
    object: 'Objekt',
    reason: 'Grund',
    line: (line) => `Zeile ${line}`,
    noId: 'Keine ID',
    sentence: (reason) => reasons[reason],
    shown: (shown, total) => `${shown} von ${total} abgelehnten Objekten werden angezeigt.`,
    download: 'Abgelehnte Objekte herunterladen (CSV)',
    downloading: 'Wird heruntergeladen...',
    saved: (count, written) =>
      plural(count, {
        one: '1 abgelehntes Objekt heruntergeladen',
        other: `${written} abgelehnte Objekte heruntergeladen`,
      }),
    saveFailed: 'Die abgelehnten Objekte konnten nicht heruntergeladen werden. Bitte versuchen Sie es erneut.',
  },

  stop: (name) => `Import von ${name} abbrechen`,
  stopped: (name) => `Import von ${name} abgebrochen. Es wurden keine Datensätze gespeichert.`,
  stopFailed: 'Der Import konnte nicht abgebrochen werden.',

  undo: {
    button: 'Import rückgängig machen',
    of: (name) => `Import von ${name} rückgängig machen`,
    title: 'Diesen Import rückgängig machen?',
    question: (name) => `Der Import von ${name} wird rückgängig gemacht:`,
    remove: (count, written) =>
      plural(count, {
        one: '1 erstellter Datensatz wird gelöscht',
        other: `${written} erstellte Datensätze werden gelöscht`,
      }),
    restore: (count, written) =>
      plural(count, {
        one: '1 aktualisierter Datensatz erhält seine früheren Werte zurück',
        other: `${written} aktualisierte Datensätze erhalten ihre früheren Werte zurück`,
      }),
    keep: 'Datensätze, die nach dem Import geändert wurden oder auch in einem anderen Import enthalten sind, bleiben erhalten.',
    removed: (count, written) =>
      plural(count, { one: '1 Datensatz entfernt', other: `${written} Datensätze entfernt` }),
    restored: (count, written) =>
      plural(count, { one: '1 Datensatz wiederhergestellt', other: `${written} Datensätze wiederhergestellt` }),
    kept: (count, written) =>
      plural(count, {
        one: '1 Datensatz behalten, weil er nach dem Import geändert wurde',
        other: `${written} Datensätze behalten, weil sie nach dem Import geändert wurden`,
      }),
    shared: (count, written) =>
      plural(count, {
        one: '1 Datensatz behalten, weil er auch in einem anderen Import enthalten ist',
        other: `${written} Datensätze behalten, weil sie auch in anderen Importen enthalten sind`,
      }),
    underWay: (name) => `${name} wird rückgängig gemacht`,
    progress: (percent, done, total) => `${percent} rückgängig gemacht, ${done} von ${total}`,
    waits: 'In der Warteschlange',
    checking: 'Abhängige Datensätze werden geprüft...',
    checkFailed: 'Abhängige Datensätze konnten nicht geladen werden.',
    hanging: 'Andere Datensätze hängen von diesen Datensätzen ab:',
    connections: (count, written) =>
      plural(count, {
        one: '1 Verbindung aus einer anderen Quelle verliert ein Ende und wird nicht mehr angezeigt',
        other: `${written} Verbindungen aus anderen Quellen verlieren ein Ende und werden nicht mehr angezeigt`,
      }),
    fromImport: (name, written) => `${name}: ${written}`,
    drawnHere: (written) => `In diesem Arbeitsbereich erstellt: ${written}`,
    incidents: (count, written) =>
      plural(count, {
        one: '1 Vorfall verliert einen verknüpften Datensatz',
        other: `${written} Vorfälle verlieren verknüpfte Datensätze`,
      }),
    more: (written) => `und ${written} weitere`,
    done: 'Import rückgängig gemacht.',
    failed: 'Der Import konnte nicht rückgängig gemacht werden.',
  },

  ended: {
    finished: (name, created, updated, rejected) =>
      `${name} importiert: ${created} erstellt, ${updated} aktualisiert, ${rejected} abgelehnt`,
    ready: (name) => `${name} kann geprüft werden.`,
    failed: (name) => `${name} konnte nicht importiert werden.`,
  },

  guide: {
    empty: 'Noch keine Importe',
    emptyAbout: 'Hier erscheinen Importe mit der Zahl der erstellten, aktualisierten und abgelehnten Datensätze.',
    title: 'Was importiert werden kann',
    stix: 'STIX-2.1-Bundles',
    stixAbout:
      'Eine JSON-Datei mit einer Liste von Objekten. Indikatoren und Schadsoftware werden zu Bedrohungen, Identitäten und Orte zu Entitäten, Beziehungen zu Verbindungen. Vorhandene Objekte werden aktualisiert.',
    tables: {
      threats: { name: 'Bedrohungen (CSV)', about: 'Eine Bedrohung je Zeile.' },
      entities: { name: 'Entitäten (CSV)', about: 'Eine Person, eine Organisation oder ein Ort je Zeile.' },
      connections: {
        name: 'Verbindungen (CSV)',
        about: 'Eine Verbindung je Zeile; source und target sind Namen oder IDs vorhandener Datensätze.',
      },
    },
    columns: 'Spalten',
    required: 'erforderlich',
    template: 'Vorlage herunterladen',
    templateOf: (name) => `Vorlage herunterladen: ${name}`,
    automation: 'Importe automatisieren',
    command: 'Über die Befehlszeile des Servers',
    api: 'Über die API, mit einem API-Schlüssel aus den Einstellungen',
    copy: common.copy,
    copied: common.copied,
    copyFailed:
      'Dieser Browser hat das Kopieren nicht erlaubt. Der Text ist markiert: Kopieren Sie ihn mit der Tastatur.',
  },
};
