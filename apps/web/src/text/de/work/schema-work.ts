import type { CrimeKind } from '@halyard/contracts/crime/crime.ts';
import type { SchemaChange, SchemaEffect, SchemaVerdict } from '@halyard/contracts/work/schemas.ts';
import { fields } from '@halyard/messages/de';
import type { schemaWork as english } from '../../en/work/schema-work.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const kinds: Readonly<Record<CrimeKind, string>> = {
  street: 'Straftaten auf Straßenebene',
  outcomes: 'Ausgänge',
  'stop-and-search': 'Personenkontrollen',
};

const verdicts: Readonly<Record<SchemaVerdict, { readonly title: string; readonly about: string }>> = {
  same: { title: 'Gleich', about: 'Nur Reihenfolge und Wortlaut unterscheiden sich.' },
  compatible: { title: 'Kompatibel', about: 'Jedes Dokument, das gültig war, bleibt gültig.' },
  breaking: { title: 'Inkompatibel', about: 'Ein Dokument, das gültig war, ist es nicht mehr. Hier ist eines:' },
  unproved: {
    title: 'Nicht bewiesen',
    about:
      'Etwas wurde enger, aber es fand sich kein Dokument, das gültig war und es nicht mehr ist. Sehen Sie sich die Änderungen an.',
  },
};

const effects: Readonly<Record<SchemaEffect, string>> = {
  none: 'ohne Wirkung',
  widening: 'erlaubt mehr',
  narrowing: 'erlaubt weniger',
  unknown: 'Wirkung unbekannt',
};

const changes: Readonly<Record<SchemaChange['kind'], string>> = {
  added: 'Hinzugefügt',
  removed: 'Entfernt',
  changed: 'Geändert',
};

export const schemaWork: typeof english = {
  make: {
    button: 'Schema erstellen',
    notAllowed: 'Betrachter lesen Schemas; Analysten und Administratoren erstellen sie.',
    title: 'Schema erstellen',
    sources: 'Woraus es erstellt wird',
    file: 'Beispieldatei',
    police: 'Polizeidaten',
    written: 'JSON Schema',
    fileAbout:
      'CSV mit Kopfzeile, eine JSON-Liste von Objekten oder NDJSON; bis 512 MB. Die Datei wird gelesen und nicht aufbewahrt.',
    policeAbout: 'Ein Monat importierter Polizeidaten. Jede Zeile wird gelesen.',
    writtenAbout: 'Ein JSON Schema der Drafts 04 bis 2020-12, bis 8 MB und 400 Ebenen tief.',
    choose: 'Datei auswählen',
    drop: 'oder hier ablegen',
    chosen: (name, size) => `${name}, ${size}`,
    name: fields.name,
    nameHint: 'Steht als Quelle des Schemas, zum Beispiel der Name der Datei.',
    paste: 'Oder das Schema einfügen',
    pasteHint: 'Es gilt, was Sie zuletzt ausgewählt oder geschrieben haben.',
    asVersion: (title) => `Als nächste Version von „${title}“`,
    kind: fields.kind,
    kindOf: (kind) => kinds[kind],
    month: common.month,
    monthsHint: 'Monate mit importierten Dateien auf Straßenebene, neueste zuerst.',
    noMonths: 'Es sind noch keine Polizeidaten vorhanden. Importieren Sie zuerst welche unter „Kriminalitätsanalyse“.',
    monthsLoading: 'Monate werden geladen...',
    monthsFailed: 'Die Monate konnten nicht geladen werden.',
    start: 'Schema erstellen',
    add: 'Schema hinzufügen',
    cancel: common.cancel,
    stop: 'Anhalten',
    sending: 'Upload',
    sent: (percent, sent, total) => `${percent} gesendet, ${sent} von ${total}`,
    reading: 'Gesendet. Der Server liest...',
    made: (title) => `${title} ist erstellt`,
    noFile: 'Wählen Sie zuerst eine Datei aus.',
    noName: 'Geben Sie dem Schema einen Namen.',
    nothingWritten: 'Wählen Sie eine Datei aus oder fügen Sie ein Schema ein.',
    notJson: 'Das ist kein gültiges JSON. Berichtigen Sie es und versuchen Sie es erneut.',
    emptyFile: 'Diese Datei ist leer. Wählen Sie eine mit Zeilen aus.',
    wrongKind:
      'Das ist weder CSV noch JSON noch NDJSON (.csv, .json, .ndjson, .jsonl). Exportieren Sie die Daten in einem dieser Formate.',
    sampleTooLarge: (size) =>
      `Diese Datei hat ${size}; höchstens 512 MB werden angenommen. Senden Sie einen Teil davon.`,
    schemaTooLarge: (size) => `Dieses Schema hat ${size}; höchstens 8 MB werden angenommen.`,
    failed: 'Das Schema konnte nicht erstellt werden. Ihre Eingaben sind noch da.',
    unreachable: 'Die Verbindung ist abgebrochen. Nichts wurde erstellt; versuchen Sie es erneut.',
  },

  versions: {
    only: 'Dieses Schema hat nur eine Version. Erstellen Sie die nächste, um sie zu vergleichen.',
    list: 'Versionen, neueste zuerst',
    version: (version) => `Version ${version}`,
    shown: 'angezeigt',
    open: (version) => `Version ${version} anzeigen`,
    older: 'Von',
    newer: 'Zu',
    comparing: 'Wird verglichen...',
    failed: 'Die Versionen konnten nicht verglichen werden.',
    sameChosen: 'Wählen Sie zwei verschiedene Versionen.',
    verdict: (verdict) => verdicts[verdict],
    example: 'Ein Dokument, das gültig war und jetzt abgelehnt wird',
    rejectedAt: (place, message) => `${place}: ${message}`,
    wholeDocument: 'Das ganze Dokument',
    changes: (count, written) => plural(count, { one: '1 Änderung', other: `${written} Änderungen` }),
    more: (count, written) =>
      plural(count, {
        one: '1 weitere Änderung ist nicht aufgeführt.',
        other: `${written} weitere Änderungen sind nicht aufgeführt.`,
      }),
    none: 'Kein Schlüsselwort hat sich geändert.',
    root: 'Das Schema selbst',
    show: (place) => `${place} im Baum zeigen`,
    removed: 'Nur in der älteren Version',
    change: (kind) => changes[kind],
    effect: (effect) => effects[effect],
    before: 'Vorher',
    after: 'Nachher',
  },

  validate: {
    label: 'JSON-Dokument',
    hint: 'Fügen Sie ein Dokument ein oder legen Sie eine Datei ab, bis 8 MB. Es wird geprüft und nicht aufbewahrt.',
    choose: 'Datei auswählen',
    check: 'Validieren',
    checking: 'Wird validiert...',
    empty: 'Fügen Sie zuerst ein Dokument ein.',
    tooLarge: (size) => `Dieses Dokument hat ${size}; höchstens 8 MB werden angenommen.`,
    unreadable: 'Diese Datei konnte nicht gelesen werden. Wählen Sie sie erneut aus.',
    failed: 'Das Dokument konnte nicht validiert werden. Ihr Text ist noch da.',
    unreachable: 'Die Verbindung ist abgebrochen. Ihr Text ist noch da; versuchen Sie es erneut.',
    valid: 'Das Dokument ist gültig.',
    invalid: (count, written) =>
      plural(count, {
        one: 'Das Dokument ist nicht gültig: 1 Fehler.',
        other: `Das Dokument ist nicht gültig: ${written} Fehler.`,
      }),
    atLeast: (written) => `Das Dokument ist nicht gültig: ${written} Fehler, davon sind die ersten 200 aufgeführt.`,
    took: (ms) => `In ${ms} ms geprüft`,
    stale: 'Das Dokument wurde seither geändert. Validieren Sie es erneut.',
    list: 'Fehler',
    wholeDocument: 'Das ganze Dokument',
    show: (place) => `Regel für ${place} im Baum zeigen`,
    clear: 'Ergebnis entfernen',
  },

  export: {
    label: 'Exportieren',
    formats: { 'json-schema': 'JSON Schema', typescript: 'TypeScript-Typen', sample: 'Beispieldokument' },
    saved: (name) => `${name} wurde gespeichert`,
    failed: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
    marked: 'Beispieldaten: Dieses Schema stand für eines, das nicht geladen werden konnte.',
    fileName: 'beispieldaten-kunde.schema.json',
  },

  remove: {
    button: common.delete,
    buttonOf: (version) => `Version ${version} löschen`,
    notAllowed: 'Sie können nur Ihre eigenen Schemas löschen.',
    done: (title) => `${title} ist gelöscht. Es lässt sich 30 Tage lang wiederherstellen.`,
    undo: common.undo,
    restored: (title) => `${title} ist wieder da`,
    failed: 'Das Schema konnte nicht gelöscht werden.',
    restoreFailed: 'Das Schema konnte nicht wiederhergestellt werden.',
  },
};
