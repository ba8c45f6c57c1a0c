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
  same: { title: 'Gleich', about: 'Nur Reihenfolge und Beschreibungen unterscheiden sich.' },
  compatible: { title: 'Kompatibel', about: 'Alle Dokumente, die gültig waren, bleiben gültig.' },
  breaking: { title: 'Inkompatibel', about: 'Einige Dokumente sind nicht mehr gültig. Beispiel:' },
  unproved: {
    title: 'Möglicherweise inkompatibel',
    about:
      'Das Schema ist strenger, aber es wurde kein ungültig gewordenes Beispiel gefunden. Prüfen Sie die Änderungen.',
  },
};

const effects: Readonly<Record<SchemaEffect, string>> = {
  none: 'ohne Wirkung',
  widening: 'weniger streng',
  narrowing: 'strenger',
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
    notAllowed: 'Sie haben nur Lesezugriff. Analysten und Administratoren können Schemas erstellen.',
    title: 'Schema erstellen',
    sources: 'Erstellen aus',
    file: 'Beispieldatei',
    police: 'Polizeidaten',
    written: 'JSON Schema',
    fileAbout:
      'CSV mit Kopfzeile, ein JSON-Array von Objekten oder NDJSON, bis 512 MB. Die Datei wird nicht gespeichert.',
    policeAbout: 'Verwendet alle Zeilen eines Monats importierter Polizeidaten.',
    writtenAbout: 'JSON-Schema-Entwürfe 04 bis 2020-12, bis 8 MB und 400 Ebenen.',
    choose: 'Datei auswählen',
    drop: 'oder hier ablegen',
    chosen: (name, size) => `${name}, ${size}`,
    name: fields.name,
    nameHint: 'Wird als Quelle des Schemas angezeigt, zum Beispiel der Dateiname.',
    paste: 'Oder das Schema einfügen',
    pasteHint: 'Es wird die zuletzt gewählte Datei oder der zuletzt eingegebene Text verwendet.',
    asVersion: (title) => `Als nächste Version von „${title}“`,
    kind: fields.kind,
    kindOf: (kind) => kinds[kind],
    month: common.month,
    monthsHint: 'Monate mit importierten Dateien auf Straßenebene, neueste zuerst.',
    noMonths: 'Noch keine Polizeidaten. Importieren Sie zuerst welche unter „Kriminalitätsanalyse“.',
    monthsLoading: 'Monate werden geladen...',
    monthsFailed: 'Die Monate konnten nicht geladen werden.',
    start: 'Schema erstellen',
    add: 'Schema hinzufügen',
    cancel: common.cancel,
    stop: 'Anhalten',
    sending: 'Upload',
    sent: (percent, sent, total) => `${percent} gesendet, ${sent} von ${total}`,
    reading: 'Hochgeladen. Wird verarbeitet...',
    made: (title) => `${title} erstellt`,
    noFile: 'Wählen Sie zuerst eine Datei aus.',
    noName: 'Geben Sie einen Namen ein.',
    nothingWritten: 'Wählen Sie eine Datei aus oder fügen Sie ein Schema ein.',
    notJson: 'Das ist kein gültiges JSON. Berichtigen Sie es und versuchen Sie es erneut.',
    emptyFile: 'Diese Datei ist leer. Wählen Sie eine mit Zeilen aus.',
    wrongKind:
      'Das ist weder CSV noch JSON noch NDJSON (.csv, .json, .ndjson, .jsonl). Exportieren Sie die Daten in einem dieser Formate.',
    sampleTooLarge: (size) =>
      `Diese Datei hat ${size}; höchstens 512 MB werden angenommen. Senden Sie einen Teil davon.`,
    schemaTooLarge: (size) => `Dieses Schema hat ${size}; höchstens 8 MB werden angenommen.`,
    failed: 'Das Schema konnte nicht erstellt werden. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es erneut.',
    unreachable: 'Verbindung unterbrochen. Es wurde nichts erstellt. Bitte versuchen Sie es erneut.',
  },

  versions: {
    only: 'Dieses Schema hat eine Version. Fügen Sie eine weitere hinzu, um sie zu vergleichen.',
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
    example: 'Beispieldokument, das nicht mehr gültig ist',
    rejectedAt: (place, message) => `${place}: ${message}`,
    wholeDocument: 'Das ganze Dokument',
    changes: (count, written) => plural(count, { one: '1 Änderung', other: `${written} Änderungen` }),
    more: (count, written) =>
      plural(count, {
        one: '1 weitere Änderung ist nicht aufgeführt.',
        other: `${written} weitere Änderungen sind nicht aufgeführt.`,
      }),
    none: 'Kein Schlüsselwort hat sich geändert.',
    root: 'Schemawurzel',
    show: (place) => `${place} im Baum zeigen`,
    removed: 'Nur in der älteren Version',
    change: (kind) => changes[kind],
    effect: (effect) => effects[effect],
    before: 'Vorher',
    after: 'Nachher',
  },

  validate: {
    label: 'JSON-Dokument',
    hint: 'Fügen Sie ein Dokument ein oder legen Sie eine Datei ab, bis 8 MB. Das Dokument wird nicht gespeichert.',
    choose: 'Datei auswählen',
    check: 'Validieren',
    checking: 'Wird validiert...',
    empty: 'Fügen Sie zuerst ein Dokument ein.',
    tooLarge: (size) => `Dieses Dokument hat ${size}; höchstens 8 MB werden angenommen.`,
    unreadable: 'Die Datei konnte nicht gelesen werden. Wählen Sie sie erneut aus.',
    failed: 'Das Dokument konnte nicht validiert werden. Ihre Eingaben bleiben erhalten.',
    unreachable: 'Verbindung unterbrochen. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es erneut.',
    valid: 'Das Dokument ist gültig.',
    invalid: (count, written) =>
      plural(count, {
        one: 'Das Dokument ist nicht gültig: 1 Fehler.',
        other: `Das Dokument ist nicht gültig: ${written} Fehler.`,
      }),
    atLeast: (written) => `Das Dokument ist nicht gültig: ${written} Fehler, davon sind die ersten 200 aufgeführt.`,
    took: (ms) => `In ${ms} ms geprüft`,
    stale: 'Das Dokument wurde geändert. Validieren Sie es erneut.',
    list: 'Fehler',
    wholeDocument: 'Das ganze Dokument',
    show: (place) => `Regel für ${place} im Baum zeigen`,
    clear: 'Ergebnis entfernen',
  },

  export: {
    label: 'Exportieren',
    formats: { 'json-schema': 'JSON Schema', typescript: 'TypeScript-Typen', sample: 'Beispieldokument' },
    saved: (name) => `${name} gespeichert`,
    failed: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
    marked: 'Beispieldaten: Dieses Schema wurde angezeigt, weil ein anderes nicht geladen werden konnte.',
    fileName: 'beispieldaten-kunde.schema.json',
  },

  remove: {
    button: common.delete,
    buttonOf: (version) => `Version ${version} löschen`,
    notAllowed: 'Sie können nur Ihre eigenen Schemas löschen.',
    done: (title) => `${title} gelöscht. Sie können es 30 Tage lang wiederherstellen.`,
    undo: common.undo,
    restored: (title) => `${title} wiederhergestellt`,
    failed: 'Das Schema konnte nicht gelöscht werden.',
    restoreFailed: 'Das Schema konnte nicht wiederhergestellt werden.',
  },
};
