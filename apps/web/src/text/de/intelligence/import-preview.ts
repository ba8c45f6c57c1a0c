import type { PreviewChange } from '@halyard/contracts/intelligence/import-preview.ts';
import { fields } from '@halyard/messages/de';
import type { importPreview as english } from '../../en/intelligence/import-preview.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const types: Readonly<Record<string, string>> = {
  'attack-pattern': 'Angriffsmuster',
  campaign: 'Kampagne',
  'course-of-action': 'Gegenmaßnahme',
  grouping: 'Gruppierung',
  identity: 'Identität',
  incident: 'Vorfall',
  indicator: 'Indikator',
  infrastructure: 'Infrastruktur',
  'intrusion-set': 'Intrusion Set',
  location: 'Ort',
  malware: 'Malware',
  'malware-analysis': 'Malware-Analyse',
  note: 'Notiz',
  'observed-data': 'Beobachtete Daten',
  opinion: 'Einschätzung',
  relationship: 'Beziehung',
  report: 'Bericht',
  'threat-actor': 'Bedrohungsakteur',
  tool: 'Werkzeug',
  unknown: 'Unbekannter Typ',
  vulnerability: 'Schwachstelle',
  'marking-definition': 'Kennzeichnung',
};

const changes: Readonly<Record<PreviewChange, string>> = {
  created: 'Erstellt',
  updated: 'Aktualisiert',
  unchanged: 'Unverändert',
  rejected: 'Abgelehnt',
};

const objects = (count: number, written: string) => plural(count, { one: '1 Objekt', other: `${written} Objekte` });

export const importPreview: typeof english = {
  title: 'Importvorschau',
  loading: 'Vorschau wird geladen ...',
  failed: 'Die Vorschau konnte nicht geladen werden.',
  retry: common.retry,
  close: common.close,
  dismiss: common.dismiss,
  imports: 'Importe',
  uploaded: (when) => `hochgeladen ${when}`,
  nothingStored: 'Vor der Veröffentlichung wird nichts gespeichert',
  keptUntil: (when) => `aufbewahrt bis ${when}`,
  discard: 'Verwerfen',
  later: 'Für später speichern',
  savedForLater: (when) => `Vorschau bis ${when} gespeichert.`,
  publish: (count, written) => `${objects(count, written)} veröffentlichen`,
  publishing: (name) => `${name} wird veröffentlicht`,
  publishFailed: 'Die Veröffentlichung ist fehlgeschlagen. Es wurde nichts geändert.',
  discardTitle: 'Diese Vorschau verwerfen?',
  discardAbout: (name) =>
    `Von ${name} wurde nichts gespeichert. Um die Datei zu importieren, laden Sie sie erneut hoch.`,
  discarded: 'Vorschau verworfen.',
  discardFailed: 'Die Vorschau konnte nicht verworfen werden.',
  keep: 'Behalten',
  gone: 'Diese Vorschau ist beendet. Es wartet nichts auf eine Prüfung.',
  toImport: 'Import öffnen',
  reading: (name) => `${name} wird verarbeitet`,
  soFar: (count, written) => `bisher ${objects(count, written)}`,
  queued: 'In der Warteschlange',
  cancel: common.cancel,
  nothing: (count, written) =>
    plural(count, {
      one: 'Das einzige Objekt ist unverändert. Es gibt nichts zu veröffentlichen.',
      other: `Alle ${written} Objekte sind unverändert. Es gibt nichts zu veröffentlichen.`,
    }),
  nothingWritable: 'Kein Objekt dieser Datei kann veröffentlicht werden.',
  moved: (parts) => `Erneut mit dem Arbeitsbereich verglichen: ${parts}.`,
  movedTo: {
    created: (_count, written) => `${written} jetzt erstellt`,
    updated: (_count, written) => `${written} jetzt aktualisiert`,
    unchanged: (_count, written) => `${written} jetzt unverändert`,
  },

  figures: {
    label: 'Inhalt der Datei',
    inFile: 'In der Datei',
    types: (count, written) => plural(count, { one: '1 Typ', other: `${written} Typen` }),
    selected: (written) => `${written} ausgewählt`,
    nothingToWrite: 'nichts zu schreiben',
    withReasons: 'mit Gründen',
    alerts: 'Neue Alarme',
    noneNotSet: 'keine Regel gilt für „Nicht festgelegt“',
    none: 'keine Regel trifft zu',
    byRules: (names) => names,
    counting: 'Wird gezählt ...',
  },

  types: {
    title: 'Nach Typ',
    selected: (selected, all) => `${selected} von ${all} ausgewählt`,
    type: fields.type,
    all: 'Alle Typen',
    selectAll: 'Alle Objekte auswählen',
    select: (name) => `Alle vom Typ ${name} auswählen`,
    show: (name) => `Objekte vom Typ ${name} anzeigen`,
    word: (type) => types[type] ?? type,
    nothing: 'Keine',
  },

  changes,
  objectCount: objects,
  objects: {
    title: 'Objekte',
    search: 'Name, Muster, ID',
    all: 'Alle',
    filter: 'Änderung',
    select: (name) => `${name} auswählen`,
    unnamed: 'Objekt ohne Namen',
    validUntil: 'gültig bis',
    expired: 'abgelaufen',
    expiredOnly: 'Abgelaufene Indikatoren',
    notSet: 'Nicht festgelegt',
    at: (place) => `bei ${place}`,
    none: 'Keine passenden Objekte.',
    searching: 'Suche läuft ...',
    failed: 'Die Objekte konnten nicht geladen werden.',
    more: common.showMore,
    moreFailed: 'Weitere Objekte konnten nicht geladen werden.',
    withEnds: (count, written) =>
      plural(count, {
        one: '1 Objekt, das eine Beziehung braucht, wurde mit ausgewählt.',
        other: `${written} Objekte, die Beziehungen brauchen, wurden mit ausgewählt.`,
      }),
    withRelationships: (count, written) =>
      plural(count, {
        one: '1 Beziehung wurde mit abgewählt.',
        other: `${written} Beziehungen wurden mit abgewählt.`,
      }),
    selectFailed: 'Die Auswahl konnte nicht geändert werden.',
  },

  decide: {
    title: 'Vor der Veröffentlichung entscheiden',
    severity: fields.severity,
    notSetOn: (count, written) =>
      plural(count, { one: 'bei 1 Bedrohung nicht festgelegt', other: `bei ${written} Bedrohungen nicht festgelegt` }),
    keepNotSet: '„Nicht festgelegt“ beibehalten',
    asSource: 'wie in der Quelle',
    withoutConfidence: (written) => `Ohne Konfidenz (${written})`,
    assume: 'Annehmen:',
    assumed: 'Angenommener Schweregrad',
    assumedStays: 'Angenommene Werte bleiben an jedem Datensatz gekennzeichnet.',
    opens: (count, written) => plural(count, { one: 'öffnet 1 Alarm', other: `öffnet ${written} Alarme` }),
    marking: 'TLP und Labels',
    without: (count, written) => plural(count, { one: '1 Objekt ohne TLP', other: `${written} Objekte ohne TLP` }),
    marked: (_count, written) => `${written} in der Datei markiert`,
    keepWithout: 'Ohne lassen',
    keep: 'Beibehalten',
    raise: (level) => `Mindestens ${level}`,
    labels: 'Labels hinzufügen',
    addLabel: 'Label hinzufügen',
    label: 'Neues Label',
    removeLabel: (label) => `Label ${label} entfernen`,
    saveFailed: 'Die Entscheidung konnte nicht gespeichert werden.',
  },

  effect: {
    title: 'Auswirkung',
    alerts: (count) => plural(count, { one: 'Alarm wird geöffnet', other: 'Alarme werden geöffnet' }),
    changed: (count) =>
      plural(count, { one: 'vorhandener Datensatz ändert sich', other: 'vorhandene Datensätze ändern sich' }),
    inIncidents: (count, written) =>
      plural(count, { one: ', 1 davon in einem offenen Vorfall', other: `, ${written} davon in offenen Vorfällen` }),
    sightings: (count) =>
      plural(count, {
        one: 'Sichtung entsteht in den letzten 90 Tagen',
        other: 'Sichtungen entstehen in den letzten 90 Tagen',
      }),
    expired: (count) =>
      plural(count, {
        one: 'Indikator ist abgelaufen und trifft nicht mehr zu',
        other: 'Indikatoren sind abgelaufen und treffen nicht mehr zu',
      }),
    undo: 'Der Import kann rückgängig gemacht werden.',
    failed: 'Die Auswirkung konnte nicht berechnet werden.',
  },

  columns: {
    title: 'Spalten der Datei',
    about:
      'Welche Spalte was enthält. Bei einer anderen Wahl wird die Datei neu gelesen; Entscheidungen bleiben, die Auswahl beginnt von vorn.',
    unknown: 'Die Spalten dieser Datei sind nicht bekannt. Wählen Sie, welche davon was enthält.',
    contents: 'Jede Zeile ist',
    rows: {
      threats: 'Eine Bedrohung',
      entities: 'Eine Entität',
      connections: 'Eine Verbindung',
      records: 'Ein Datensatz beliebiger Art',
      values: 'Ein Wert (Indikator)',
    },
    needed: (field) => `${field} (erforderlich)`,
    none: 'Nicht in der Datei',
    everyType: 'Ein Typ für alle Zeilen',
    apply: 'Mit diesen Spalten neu lesen',
    failed: 'Die Spalten konnten nicht gewählt werden.',
    fields: {
      id: fields.id,
      name: fields.name,
      type: fields.type,
      severity: fields.severity,
      source: fields.source,
      status: fields.status,
      description: fields.description,
      confidence: fields.confidence,
      tlp: fields.tlp,
      labels: fields.labels,
      country: fields.country,
      risk: fields.risk,
      value: 'Wert',
      timestamp: 'Datum',
      modified: 'Zuletzt geändert',
      last_activity: 'Letzte Aktivität',
      last_contact: 'Letzter Kontakt',
      target: 'Ziel',
      family: 'Familie',
      source_id: 'ID der Quelle',
      target_id: 'ID des Ziels',
      strength: 'Stärke',
      latitude: 'Breitengrad',
      longitude: 'Längengrad',
      accuracy: 'Genauigkeit des Orts',
      severity_assumed: 'Schweregrad ist angenommen',
    },
  },

  steps: { label: 'Schritte', types: 'Typen', objects: 'Objekte', decide: 'Entscheiden' },

  keys: {
    title: 'Tastenkürzel',
    button: 'alle Tastenkürzel',
    move: 'bewegen',
    select: 'auswählen',
    show: 'Objekte anzeigen',
    filter: 'nach Änderung filtern',
    publish: 'veröffentlichen',
  },
};
