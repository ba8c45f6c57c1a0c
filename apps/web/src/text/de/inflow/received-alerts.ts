import { wordOf } from '@halyard/messages';
import { fields, terms } from '@halyard/messages/de';
import type { receivedAlerts as english } from '../../en/inflow/received-alerts.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const { severities } = terms;

export const receivedAlerts: typeof english = {
  close: common.close,
  cancel: common.cancel,
  retry: common.retry,
  back: common.backToList,
  sample: common.sample,
  severities,
  closeReasons: {
    true_positive: 'True Positive',
    false_positive: 'False Positive',
    expected: 'Erwartete Aktivität',
    duplicate: 'Duplikat',
    fixed: 'Behoben',
  },
  workStatuses: { New: 'Neu', Acknowledged: 'Bestätigt', 'In progress': 'In Bearbeitung', Closed: 'Geschlossen' },
  sourceStates: {
    firing: 'Aktiv',
    suppressed: 'An der Quelle stummgeschaltet',
    resolved: 'Behoben',
    unknown: 'Unbekannt',
  },
  nobody: 'Nicht zugewiesen',
  assumed: 'angenommen',
  test: 'Test',
  span: ({ days, hours, minutes }) => {
    if (days > 0) return hours > 0 ? `${days} T. ${hours} Std.` : `${days} T.`;
    if (hours > 0) return minutes > 0 ? `${hours} Std. ${minutes} Min.` : `${hours} Std.`;
    return `${minutes} Min.`;
  },

  kinds: { label: 'Welche Warnungen', received: 'Empfangen', rules: 'Aus Regeln' },

  queue: {
    label: 'Warnungswarteschlange',
    views: 'Ansichten',
    view: {
      triage: 'Triage',
      mine: 'Meine',
      overdue: 'Ziel überschritten',
      assumed: 'Angenommener Schweregrad',
      closed: 'Geschlossen',
      quiet: 'Still',
      all: 'Alle',
    },
    total: (count, written) => plural(count, { one: '1 Warnung', other: `${written} Warnungen` }),
    updated: (time) => `Aktualisiert ${time}`,
    loading: 'Warnungen werden geladen …',
    failed: 'Die Warnungen konnten nicht geladen werden.',
    moreFailed: 'Weitere Warnungen konnten nicht geladen werden.',
    none: 'Keine Warnungen in dieser Ansicht.',
    clear: 'Filter aufheben',
    noSources: 'Noch keine Quellen. Fügen Sie eine hinzu, um Warnungen zu empfangen.',
    addSource: 'Quelle hinzufügen',
    fresh: (_, written) => `${written} neu`,
    freshHint: 'Neue Warnungen anzeigen',
    shown: (shown, total) => `${shown} von ${total} werden angezeigt.`,
    more: common.showMore,
    list: 'Warnungen',
    selectAll: 'Alle angezeigten auswählen',
    select: (number) => `${number} auswählen`,
    legend: 'Umrandet: Schweregrad angenommen, die Quelle nennt keinen',
    newAlert: 'Neue Warnung',
    shortcuts: 'Tastenkürzel',
  },

  filter: {
    label: 'Warnungen filtern',
    search: 'Warnungen durchsuchen',
    searchHint: 'Titel, ID, Entität, Observable, Rohdaten',
    severity: fields.severity,
    anySeverity: 'Jeder Schweregrad',
    source: fields.source,
    anySource: 'Jede Quelle',
    oneSource: 'Eine Quelle',
    work: 'Bearbeitungsstatus',
    anyWork: 'Jeder Bearbeitungsstatus',
    state: 'Status der Quelle',
    anyState: 'Jeder Status der Quelle',
    sort: 'Sortieren nach',
    sorts: { target: 'Ziel', severity: fields.severity, lastSeen: 'Zuletzt gesehen', occurrences: 'Vorkommen' },
    active: 'Aktive Filter',
    remove: (what) => `Entfernen: ${what}`,
    contains: (words) => `Enthält „${words}“`,
    severityIs: (name) => `Schweregrad: ${name}`,
    sourceIs: (name) => `Quelle: ${name}`,
    workIs: (name) => `Bearbeitungsstatus: ${name}`,
    stateIs: (name) => `Status der Quelle: ${name}`,
    techniqueIs: (id) => `Technik ${id}`,
    periodIs: (days) => `Zuletzt gesehen in ${days}`,
    periods: { '7d': '7 Tagen', '30d': '30 Tagen', '90d': '90 Tagen', all: 'der gesamten Zeit' },
    deliveryIs: (id) => `Lieferung ${id}`,
    oneSigmaRule: 'Von einer Sigma-Regel erzeugt',
    titleIs: (words) => `Titel enthält „${words}“`,
    entityIs: (name) => `Entität: ${name}`,
    observableIs: (value) => `Observable: ${value}`,
    tagIs: (name) => `Tag: ${name}`,
    oneQuietRule: 'Von einer Ruheregel erfasst',
    inIncident: (name) => `In ${name}`,
  },

  columns: {
    severity: fields.severity,
    alert: 'Warnung',
    occurrences: 'Vorkommen',
    lastSeen: 'Zuletzt gesehen',
    source: 'Quelle, Status',
    work: 'Bearbeitung',
    target: 'Ziel',
    sortBy: (name) => `Sortieren nach: ${name}`,
  },

  row: {
    openOccurrences: (number, _count, written) => `${written} Vorkommen von ${number}`,
    once: 'einmal',
    since: (time) => `seit ${time}`,
    occurrences: (_, written) => `${written} Vorkommen`,
  },

  target: {
    over: (span) => `${span} über Ziel`,
    left: (span) => `noch ${span}`,
    to: { acknowledge: 'bis zur Bestätigung', close: 'bis zum Schließen' },
    stopped: 'Angehalten',
    resolvedAtSource: 'an der Quelle behoben',
    closed: 'Geschlossen',
    none: 'Kein Ziel',
    due: (instant) => `Fällig ${instant}`,
  },

  act: {
    move: 'Verschieben',
    acknowledge: 'Bestätigen',
    start: 'Bearbeitung beginnen',
    assign: 'Zuweisen',
    incident: 'Zu Vorfall hinzufügen',
    close: 'Schließen...',
    reopen: 'Wieder öffnen',
    severity: 'Schweregrad setzen',
    more: 'Weitere Aktionen',
    bulk: 'Sammelaktionen',
    selected: (count, total) => `${count} von ${total} ausgewählt`,
    tooMany: (most) => `Höchstens ${most} Warnungen auf einmal.`,
    clear: common.clearSelection,
    readOnly: 'Sie können Warnungen nur lesen.',
  },

  done: {
    move: (count, written) => plural(count, { one: '1 Warnung verschoben', other: `${written} Warnungen verschoben` }),
    acknowledge: (count, written) =>
      plural(count, { one: '1 Warnung bestätigt', other: `${written} Warnungen bestätigt` }),
    start: (count, written) =>
      plural(count, {
        one: 'Bearbeitung von 1 Warnung begonnen',
        other: `Bearbeitung von ${written} Warnungen begonnen`,
      }),
    assign: (count, written) =>
      plural(count, { one: '1 Warnung zugewiesen', other: `${written} Warnungen zugewiesen` }),
    unassign: (count, written) =>
      plural(count, {
        one: 'Zuweisung von 1 Warnung aufgehoben',
        other: `Zuweisung von ${written} Warnungen aufgehoben`,
      }),
    setSeverity: (count, written) =>
      plural(count, {
        one: 'Schweregrad von 1 Warnung gesetzt',
        other: `Schweregrad von ${written} Warnungen gesetzt`,
      }),
    close: (count, written) =>
      plural(count, { one: '1 Warnung geschlossen', other: `${written} Warnungen geschlossen` }),
    reopen: (count, written) =>
      plural(count, { one: '1 Warnung wieder geöffnet', other: `${written} Warnungen wieder geöffnet` }),
    linked: (count, written, incident) =>
      plural(count, {
        one: `1 Warnung zu ${incident} hinzugefügt`,
        other: `${written} Warnungen zu ${incident} hinzugefügt`,
      }),
    added: (number) => `${number} erstellt`,
    withSkipped: (done, numbers) => `${done}. Übersprungen, weil inzwischen geändert: ${numbers}`,
    onlySkipped: (numbers) => `Nichts wurde geändert. Inzwischen geändert: ${numbers}`,
    unchanged: 'Nichts zu ändern.',
    failed: 'Die Warnungen konnten nicht geändert werden. Versuchen Sie es erneut.',
  },

  dialog: {
    closeTitle: (count, number, written) =>
      plural(count, { one: `${number} schließen`, other: `${written} Warnungen schließen` }),
    reason: fields.reason,
    reasonMissing: 'Wählen Sie einen Grund.',
    note: 'Notiz (optional)',
    noteHint: 'Bleibt im Verlauf der Warnung.',
    closeIt: (count) => plural(count, { one: 'Warnung schließen', other: 'Warnungen schließen' }),
    assignTitle: (count, number, written) =>
      plural(count, { one: `${number} zuweisen`, other: `${written} Warnungen zuweisen` }),
    owner: fields.assignee,
    me: (name) => `${name} (Sie)`,
    assignIt: 'Zuweisen',
    severityTitle: (count, number, written) =>
      plural(count, { one: `Schweregrad von ${number} setzen`, other: `Schweregrad von ${written} Warnungen setzen` }),
    severityHint: 'Der Schweregrad gilt dann als angegeben, und die Ziele richten sich danach.',
    setIt: 'Schweregrad setzen',
    incidentTitle: (count, number, written) =>
      plural(count, {
        one: `${number} zu einem Vorfall hinzufügen`,
        other: `${written} Warnungen zu einem Vorfall hinzufügen`,
      }),
    target: fields.kind,
    fresh: 'Neuer Vorfall',
    existing: 'Vorhandener Vorfall',
    create: 'Erstellen und hinzufügen',
    add: 'Hinzufügen',
    search: 'Vorfälle durchsuchen',
    searchHint: 'Titel, Nummer',
    searching: 'Suche läuft …',
    searchFailed: 'Die Suche ist fehlgeschlagen.',
    noIncident: 'Keine passenden Vorfälle.',
    found: 'Vorfälle',
    choose: 'Wählen Sie einen Vorfall.',
    titleOfMany: (first, others, written) =>
      plural(others, { one: `${first} und 1 weitere`, other: `${first} und ${written} weitere` }),
    newTitle: 'Neue Warnung',
    title: 'Titel',
    titleMissing: 'Geben Sie einen Titel ein.',
    severity: fields.severity,
    entity: 'Entität (optional)',
    entityHint: 'Worum es vor allem geht: ein Host, ein Konto',
    description: 'Beschreibung (optional)',
    createIt: 'Warnung erstellen',
  },

  keys: {
    title: 'Tastenkürzel',
    move: 'Nächste und vorherige Warnung',
    select: 'Auswählen, mit Umschalt einen Bereich',
    open: 'Warnung öffnen',
    acknowledge: 'Bestätigen',
    assign: 'Zuweisen',
    incident: 'Zu Vorfall hinzufügen',
    close: 'Schließen',
    undo: 'Letzte Änderung rückgängig machen',
    search: 'Suchen',
    clear: 'Auswahl aufheben',
    help: 'Diese Liste anzeigen',
    hints: {
      move: 'bewegen',
      select: 'auswählen',
      open: 'öffnen',
      undo: 'rückgängig',
      search: 'suchen',
      help: 'alle Tastenkürzel',
    },
  },

  pane: {
    label: 'Warnung',
    loading: 'Warnung wird geladen …',
    failed: 'Die Warnung konnte nicht geladen werden.',
    gone: 'Diese Warnung gibt es nicht mehr.',
    close: common.close,
    facts: 'Details',
    source: fields.source,
    states: (word, severity) => `${word} = ${severity}`,
    assumedHere: (severity) => `nennt keinen Schweregrad, ${severity} angenommen`,
    setHere: 'Schweregrad hier gesetzt',
    state: 'Status der Quelle',
    noEndSignal: 'meldet kein Ende',
    work: 'Bearbeitungsstatus',
    acknowledgeBy: 'Bestätigen bis',
    closeBy: 'Schließen bis',
    done: 'erledigt',
    techniques: 'Techniken',
    noTechniques: 'Keine angegeben',
    confidence: fields.confidence,
    category: fields.category,
    tags: 'Tags',
    openAtSource: 'An der Quelle öffnen',
    parts: { overview: 'Übersicht', payload: 'Rohdaten', occurrences: 'Vorkommen', history: 'Verlauf' },
  },

  why: {
    rule: 'Erzeugt von der Sigma-Regel',
    ruleDeleted: 'inzwischen gelöscht',
    title: 'Warum zusammengefasst',
    fingerprint: (version) => `Fingerabdruck v${version}`,
    none: 'Von Hand erstellt. Nichts ist darin zusammengefasst.',
    folded: (count, written, since) =>
      plural(count, {
        one: `1 Meldung seit ${since}.`,
        other: `${written} Meldungen seit ${since} zusammengefasst.`,
      }),
    about: 'Meldungen mit denselben Werten in diesen Feldern sind eine Warnung.',
    empty: 'leer',
  },

  overview: {
    description: fields.description,
    noDescription: 'Keine Beschreibung.',
    incidents: 'Verknüpfte Vorfälle',
    noIncidents: 'Keine Vorfälle sind verknüpft.',
  },

  payload: {
    none: 'Es ist keine Meldung aufbewahrt: Sie wurde gelöscht, oder die Warnung wurde von Hand erstellt.',
    notAllowed: 'Ihre Rolle hat keinen Zugriff auf Rohdaten.',
    loading: 'Rohdaten werden geladen …',
    failed: 'Die Rohdaten konnten nicht geladen werden.',
    gone: 'Die Meldung ist nicht mehr aufbewahrt.',
    received: (instant) => `Empfangen ${instant}`,
    headers: 'Header',
    noHeaders: 'Keine Header.',
    body: 'Inhalt',
    search: 'Im Inhalt suchen',
    matches: (count, written) =>
      count === 0 ? 'Keine Treffer' : plural(count, { one: '1 Treffer', other: `${written} Treffer` }),
    copy: 'Inhalt kopieren',
    copied: 'Inhalt kopiert',
    formatted: 'Formatiertes JSON',
    cut: (shown) => `Nur die ersten ${shown} Zeichen werden angezeigt.`,
    unmapped: 'Nicht zugeordnete Felder',
    allMapped: 'Alle Felder sind zugeordnet.',
  },

  occurrences: {
    label: 'Vorkommen',
    lastDay: 'Letzte 24 Stunden nach Stunde',
    newest: (shown, total) => `Die neuesten ${shown} von ${total}.`,
    none: 'Keine Vorkommen sind aufbewahrt.',
    received: (time) => `empfangen ${time}`,
  },

  history: {
    label: 'Verlauf',
    none: 'Noch kein Verlauf.',
    happened: {
      alert_added: () => 'Erstellt',
      alert_acknowledged: () => 'Bestätigt',
      alert_started: () => 'Bearbeitung begonnen',
      alert_assigned: () => 'Zuständigkeit geändert',
      alert_severity_changed: ({ from, to }) =>
        `Schweregrad geändert von ${wordOf(severities, from)} zu ${wordOf(severities, to)}`,
      alert_reopened: () => 'Wieder geöffnet',
      alert_linked: ({ name }) => (name ? `Zu ${name} hinzugefügt` : 'Zu einem Vorfall hinzugefügt'),
      alert_unlinked: ({ name }) => (name ? `Aus ${name} entfernt` : 'Aus einem Vorfall entfernt'),
      alert_moved: ({ to }) => `In die Warteschlange ${String(to)} verschoben`,
      change_undone: () => 'Änderung rückgängig gemacht',
    },
    closed: (reason) => `Geschlossen: ${reason}`,
  },
};
