import { fields, terms } from '@halyard/messages/de';
import type { sources as english } from '../../en/inflow/sources.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';
import { feeds } from './feeds.ts';
import { pulls } from './pulls.ts';

type Span = { readonly days: number; readonly hours: number; readonly minutes: number };

function span({ days, hours, minutes }: Span): string {
  const parts =
    days > 0
      ? [`${days} T.`, hours > 0 && `${hours} Std.`]
      : [hours > 0 && `${hours} Std.`, minutes > 0 && `${minutes} Min.`];
  return parts.filter((part) => part !== false).join(' ') || '0 Min.';
}

export const sources: typeof english = {
  title: 'Quellen',
  span,
  sigmaRules: 'Regeln, die über diese Ereignisse laufen',
  severities: terms.severities,
  healths: {
    failing: 'Fehlerhaft',
    silent: 'Still',
    paused: 'Pausiert',
    waiting: 'Wartet',
    healthy: 'In Ordnung',
  },
  states: { waiting: 'In Warteschlange', done: 'Verarbeitet', dead: 'Dead Letter' },
  reasons: {
    not_readable: 'Nicht lesbar',
    not_an_alert: 'Keine Warnung',
    no_title: 'Kein Titel',
    no_key: 'Kein Schlüssel',
    mapping_failed: 'Mapping fehlgeschlagen',
    no_rule_matched: 'Keine Regel trifft zu',
    too_many: 'Zu viele Warnungen in einer Lieferung',
  },
  close: common.close,
  cancel: common.cancel,
  copy: common.copy,
  copied: common.copied,
  copyFailed: common.selectAndCopy,
  retry: common.retry,
  sample: common.sample,
  undo: common.undo,
  pull: pulls,
  feed: feeds,
  none: '–',

  lead: {
    label: 'Quellen nach Zustand',
    count: (count, written) => plural(count, { one: '1 Quelle', other: `${written} Quellen` }),
    health: {
      failing: (written) => `${written} fehlerhaft`,
      silent: (written) => `${written} still`,
      paused: (written) => `${written} pausiert`,
      waiting: (written) => `${written} wartend`,
      healthy: (written) => `${written} in Ordnung`,
    },
    updated: (time) => `Aktualisiert: ${time}`,
    shown: (shown, total) => `${shown} von ${total} angezeigt`,
    clear: 'Filter aufheben',
  },

  failures: {
    list: 'Die Quellen konnten nicht geladen werden.',
    refresh: 'Die Quellen konnten nicht aktualisiert werden. Angezeigt werden die letzten Werte.',
    formats: 'Die Formate konnten nicht geladen werden.',
    deliveries: 'Die Lieferungen konnten nicht geladen werden.',
    olderDeliveries: common.olderFailed,
    delivery: 'Die Lieferung konnte nicht geladen werden.',
    add: 'Die Quelle konnte nicht hinzugefügt werden.',
    change: 'Die Änderung konnte nicht gespeichert werden.',
    token: 'Das Token konnte nicht erneuert werden.',
    preview: 'Das Mapping konnte nicht ausgeführt werden.',
    replay: 'Die Lieferungen konnten nicht erneut verarbeitet werden.',
    delete: 'Die Quelle konnte nicht gelöscht werden.',
  },
  loading: 'Quellen werden geladen...',
  empty: 'Noch keine Quellen. Fügen Sie eine aus der Galerie hinzu.',
  emptyReadOnly: 'Noch keine Quellen. Administratoren können sie hinzufügen.',
  noneMatch: 'Keine Quelle entspricht dem Filter.',

  figures: {
    label: 'Letzte 24 Stunden',
    items: 'Eingegangen',
    created: 'Erstellt',
    updated: 'Aktualisiert',
    folded: 'Zusammengefasst',
    rejected: 'Abgelehnt',
    deadLetters: 'Dead Letters',
    notes: {
      items: 'letzte 24 Stunden',
      created: 'neue Datensätze',
      updated: 'bekannte Datensätze, die sich änderten',
      folded: 'Wiederholungen bekannter Datensätze',
      rejected: 'konnten nicht gelesen werden',
      deadLetters: 'zu korrigieren und zu wiederholen',
    },
    sum: (items, created, updated, folded, rejected) =>
      `${items} eingegangen = ${created} erstellt + ${updated} aktualisiert + ${folded} zusammengefasst + ${rejected} abgelehnt`,
  },

  views: { label: 'Ansicht', cards: 'Karten', table: 'Tabelle' },
  add: 'Quelle hinzufügen',
  rules: {
    button: 'Zustandsregeln',
    title: 'Zustandsregeln',
    failing: (count) =>
      `Fehlerhaft: ${count} Lieferungen in Folge konnten nicht zugeordnet werden, oder ${count} Pulls in Folge sind fehlgeschlagen.`,
    silent: 'Still: kein neuer Eintrag innerhalb des Stillelimits der Quelle.',
    paused: 'Pausiert: von jemandem angehalten. Lieferungen werden aufbewahrt und nach dem Fortsetzen verarbeitet.',
    waiting: 'Wartet: noch nichts empfangen.',
    healthy: 'In Ordnung: nichts davon.',
  },

  list: {
    label: 'Quellen',
    items: 'Einträge, 24 Std.',
    spark: (name, most) => `Einträge von ${name} je halbe Stunde, letzte 24 Stunden, höchstens ${most}`,
    moreHealthy: (count, written) =>
      plural(count, {
        one: '1 weitere Quelle in Ordnung anzeigen',
        other: `${written} weitere Quellen in Ordnung anzeigen`,
      }),
    fewerHealthy: 'Weniger Quellen in Ordnung anzeigen',
  },

  line: {
    silent: (since) => `Seit ${since} kein neuer Eintrag`,
    failing: (count, reason) => `${count} Lieferungen in Folge konnten nicht zugeordnet werden: ${reason}`,
    failingUnknown: (count) => `${count} Lieferungen in Folge konnten nicht zugeordnet werden`,
    paused: (reason) => `Pausiert: ${reason}`,
    waiting: 'Noch nichts empfangen',
    healthy: (since) => `Neuer Eintrag vor ${since}`,
    healthyNow: 'Neuer Eintrag gerade eben',
    healthyNoNew: 'Lieferungen treffen ein, noch kein neuer Eintrag',
    limit: (limit) => `Stillelimit ${limit}`,
    noLimit: 'ohne Stillelimit',
  },

  facts: {
    health: 'Zustand',
    name: 'Quelle',
    items: 'Einträge, 24 Std.',
    lastDelivery: 'Letzte Lieferung',
    lastNew: 'Letzter neuer Eintrag',
    lastSuccess: 'Zuletzt gelesen',
    lag: 'Verzögerung p50, p99',
    silenceLimit: 'Stillelimit',
    waiting: 'Warteschlange',
    held: 'Zurückgehalten',
    deadLetters: 'Dead Letters',
    oldest: 'Älteste wartende',
    off: 'aus',
    offPaused: 'aus, pausiert',
    never: 'nie',
  },

  gallery: {
    title: 'Galerie',
    count: (count, written) => plural(count, { one: '1 Format', other: `${written} Formate` }),
    search: 'Formate suchen',
    searchHint: 'Produkt oder Format',
    inUse: 'in Verwendung',
    none: 'Kein Format gefunden.',
    choose: 'Wählen Sie aus, was die Warnungen sendet.',
    addNamed: (name) => `${name} hinzufügen`,
  },

  form: {
    title: (format) => `Quelle hinzufügen: ${format}`,
    name: fields.name,
    nameMissing: 'Geben Sie einen Namen ein.',
    defaultSeverity: 'Standard-Schweregrad',
    defaultSeverityHint: 'Für Warnungen, deren Quelle keinen Schweregrad angibt.',
    silenceLimit: 'Stillelimit (Minuten)',
    silenceLimitHint: 'Still, wenn so lange kein neuer Eintrag eintrifft. Leer: nie.',
    silenceLimitWrong: (from, to) => `Geben Sie ganze Minuten von ${from} bis ${to} ein.`,
    mapsSeverity: fields.severity,
    mapsKey: 'Schlüssel',
    submit: 'Quelle hinzufügen',
    save: common.saveChanges,
    saved: (name) => `${name} gespeichert`,
    discard: 'Änderungen verwerfen',
    fieldNames: {
      name: fields.name,
      defaultSeverity: 'Standard-Schweregrad',
      silenceLimit: 'Stillelimit (Minuten)',
      mapping: 'Mapping',
    },
  },

  connect: {
    title: (name) => `${name} verbinden`,
    added: (name) => `${name} hinzugefügt`,
    once: 'Kopieren Sie das Token jetzt. Es wird nicht noch einmal angezeigt.',
    token: 'Token',
    address: 'Adresse',
    snippet: (name) => `Konfiguration für ${name}`,
    placeholder: 'Ersetzen Sie TOKEN durch das Token dieser Quelle.',
    done: 'Fertig',
    renew: 'Neues Token',
    renewTitle: 'Neues Token erstellen?',
    renewQuestion: 'Das bisherige Token wird sofort ungültig. Hinterlegen Sie das neue beim Absender.',
    renewed: (name) => `Neues Token für ${name} erstellt`,
  },

  detail: {
    tabs: 'Bereiche der Quelle',
    tab: { deliveries: 'Lieferungen', mapping: 'Mapping', settings: 'Einstellungen' },
    back: common.backToList,
    gone: 'Diese Quelle existiert nicht mehr.',
    alerts: 'Warnungen dieser Quelle anzeigen',
    pause: 'Pausieren',
    resume: 'Fortsetzen',
    pauseTitle: (name) => `${name} pausieren`,
    pauseAbout: 'Lieferungen werden weiter angenommen und aufbewahrt. Verarbeitet werden sie nach dem Fortsetzen.',
    reason: fields.reason,
    reasonMissing: 'Geben Sie einen Grund an.',
    paused: (name) => `${name} pausiert`,
    resumed: (name) => `${name} fortgesetzt`,
    lastFailure: 'Letzter Fehler',
  },

  mapping: {
    shipped: (version) => `Mitgeliefertes Mapping, Version ${version}`,
    own: (version) => `Eigenes Mapping, Version ${version}`,
    about:
      'JSONata. Es läuft für jedes Dokument einer Lieferung und gibt eine Warnung, eine Liste von Warnungen oder nichts zurück.',
    text: 'Mapping (JSONata)',
    reset: 'Auf mitgeliefertes Mapping zurücksetzen',
    save: 'Mapping speichern',
    saved: (name) => `Mapping von ${name} gespeichert`,
    wasReset: (name) => `${name} verwendet wieder das mitgelieferte Mapping`,
    missing: 'Geben Sie ein Mapping ein oder setzen Sie auf das mitgelieferte zurück.',
    readOnly: 'Nur Administratoren können ein Mapping ändern.',
  },

  preview: {
    title: 'Vorschau',
    on: 'Vorschau mit',
    newest: 'Neueste Lieferung',
    chosen: (id) => `Lieferung ${id}`,
    pasted: 'Eingefügtes Beispiel',
    sample: 'Beispiel',
    sampleHint: 'Fügen Sie ein, was die Quelle sendet.',
    noDelivery: 'Noch keine Lieferung. Fügen Sie ein Beispiel ein.',
    running: 'Mapping wird ausgeführt...',
    alerts: (count, written) => plural(count, { one: '1 Warnung', other: `${written} Warnungen` }),
    rejected: (_, written) => `${written} abgelehnt`,
    unmapped: (count, written) =>
      plural(count, { one: '1 nicht zugeordnetes Feld', other: `${written} nicht zugeordnete Felder` }),
    more: (written) => `und ${written} weitere`,
    nothing: 'Das Mapping gibt keine Warnung zurück.',
    noSeverity: (severity) => `${severity} (Standard)`,
    sourceSeverity: (word) => `Quelle: ${word}`,
    key: 'Schlüssel',
    entity: 'Entität',
    observables: 'Observables',
    state: 'Zustand',
    at: 'Zeit',
    item: (place) => `Eintrag ${place}`,
    rejections: 'Ablehnungen',
    unmappedFields: 'Nicht zugeordnete Felder',
  },

  deliveries: {
    label: 'Lieferungen',
    filter: fields.status,
    filters: {
      all: 'Alle',
      waiting: 'In Warteschlange',
      done: 'Verarbeitet',
      rejected: 'Mit Ablehnungen',
      dead: 'Dead Letters',
    },
    count: (count, written) => plural(count, { one: '1 Lieferung', other: `${written} Lieferungen` }),
    loading: 'Lieferungen werden geladen...',
    empty: 'Noch keine Lieferungen. Verbinden Sie die Quelle mit Adresse und Token.',
    none: 'Keine Lieferung entspricht dem Filter.',
    older: common.showOlder,
    received: 'Empfangen',
    state: fields.status,
    result: 'Ergebnis',
    size: common.size,
    attempts: 'Versuche',
    open: (id) => `Lieferung ${id}`,
    created: (written) => `${written} erstellt`,
    updated: (written) => `${written} aktualisiert`,
    folded: (written) => `${written} zusammengefasst`,
    rejected: (written) => `${written} abgelehnt`,
    nothing: 'keine Einträge',
    bytes: (written) => `${written} B`,
    kilobytes: (written) => `${written} kB`,
  },

  delivery: {
    title: (id) => `Lieferung ${id}`,
    loading: 'Lieferung wird geladen...',
    gone: 'Diese Lieferung wird nicht mehr aufbewahrt.',
    back: 'Zurück zu den Lieferungen',
    headers: 'Header',
    noHeaders: 'Es wurden keine Header aufbewahrt.',
    body: 'Inhalt',
    cut: (written) => `Angezeigt werden die ersten ${written} Zeichen.`,
    alerts: 'Warnungen daraus anzeigen',
    tryMapping: 'Mapping-Vorschau',
  },

  replay: {
    title: 'Lieferungen erneut verarbeiten',
    about: 'Wendet das aktuelle Mapping noch einmal auf aufbewahrte Lieferungen an.',
    from: 'Ab',
    which: 'Lieferungen',
    whichNames: { dead: 'Dead Letters', all: 'Alle' },
    check: 'Vorschau der Verarbeitung',
    fromMissing: 'Geben Sie ein Datum ein.',
    found: (count, written) =>
      plural(count, {
        one: '1 Lieferung würde erneut verarbeitet.',
        other: `${written} Lieferungen würden erneut verarbeitet.`,
      }),
    alerts: (count, written) => plural(count, { one: '1 würde zur Warnung', other: `${written} würden zu Warnungen` }),
    known: (count, written) =>
      plural(count, {
        one: '1 ist bekannt und würde zusammengefasst',
        other: `${written} sind bekannt und würden zusammengefasst`,
      }),
    rejected: (written) => `${written} würden abgelehnt`,
    stillDead: (count, written) =>
      plural(count, { one: '1 schlägt weiterhin fehl', other: `${written} schlagen weiterhin fehl` }),
    nothing: 'In diesem Zeitraum gibt es keine Lieferung, die erneut verarbeitet werden kann.',
    run: (count, written) =>
      plural(count, { one: '1 Lieferung erneut verarbeiten', other: `${written} Lieferungen erneut verarbeiten` }),
    started: (count, written) =>
      plural(count, {
        one: '1 Lieferung wird erneut verarbeitet',
        other: `${written} Lieferungen werden erneut verarbeitet`,
      }),
  },

  remove: {
    button: 'Quelle löschen',
    title: (name) => `${name} löschen?`,
    about: 'Das Token wird sofort ungültig.',
    keep: 'Warnungen behalten',
    remove: 'Warnungen ebenfalls löschen',
    done: (name) => `${name} gelöscht`,
    doneWith: (name, count, written) =>
      plural(count, { one: `${name} und 1 Warnung gelöscht`, other: `${name} und ${written} Warnungen gelöscht` }),
  },

  keys: {
    title: 'Tastaturkürzel',
    button: 'Alle Tastaturkürzel',
    arrows: 'Zwischen Quellen wechseln',
    enter: 'Quelle öffnen',
    n: 'Quelle hinzufügen',
    p: 'Quelle pausieren oder fortsetzen',
    t: 'Verbindung der Quelle testen',
    help: 'Diese Liste anzeigen',
    hints: {
      move: 'wechseln',
      open: 'öffnen',
      add: 'Quelle hinzufügen',
      test: 'Verbindung testen',
      pause: 'pausieren',
    },
  },
};
