import type { BlockOrigin, BlockState, blockRejections } from '@halyard/contracts/inflow/block-lists.ts';
import type { blockLists as Words } from '../../en/inflow/block-lists.ts';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const states: Readonly<Record<BlockState, string>> = {
  active: 'Aktiv',
  expired: 'Abgelaufen',
  removed: 'Entfernt',
};

const origins: Readonly<Record<BlockOrigin, string>> = {
  hand: 'Von Hand',
  alert: 'Aus einer Warnung',
  incident: 'Aus einem Vorfall',
  threat: 'Aus einer Bedrohung',
};

const rejections: Readonly<Record<(typeof blockRejections)[number], string>> = {
  not_an_observable: 'Kein Wert gefunden',
  type_not_taken: 'Diese Liste nimmt diesen Typ nicht auf',
  guarded: 'Auf einer Warnliste',
  repeated: 'Steht zweimal im Text',
  file_name: 'Endet wie ein Dateiname. Entschärft geschrieben, etwa notes[.]md, ist die Domain gemeint',
  wildcard: 'Platzhalter werden nicht angenommen: Domain angeben',
  unspecified: 'Die Adresse von niemandem',
  host_bits: 'Bits hinter dem Präfix gesetzt: Netz oder Adresse angeben',
  too_wide: 'Größer als /8 oder, bei IPv6, /16',
  too_many: 'Mehr, als eine Anfrage hinzufügt',
  full: 'Die Liste ist voll',
};

export const blockLists: typeof Words = {
  lead: 'Werte, die Firewalls, Proxys und Mail-Gateways hier abrufen und sperren. Wird ein Eintrag entfernt, ist er nach dem nächsten Abruf wieder frei.',
  loading: 'Sperrlisten werden geladen...',
  retry: common.retry,
  cancel: common.cancel,
  close: common.close,
  copy: common.copy,
  copied: common.copied,
  copyFailed: common.copyFailed,
  more: common.showMore,
  back: 'Alle Sperrlisten',
  states,
  origins,
  rejections,
  publicSuffix: 'Öffentliche Endung',
  emptyFile: 'Leere Datei',

  failures: {
    lists: 'Sperrlisten konnten nicht geladen werden.',
    refresh: 'Aktualisieren fehlgeschlagen. Die Anzeige kann veraltet sein.',
    entries: 'Einträge konnten nicht geladen werden.',
    add: 'Hinzufügen zur Sperrliste fehlgeschlagen.',
    remove: 'Einträge konnten nicht entfernt werden.',
    save: 'Die Sperrliste konnte nicht gespeichert werden.',
    delete: 'Die Sperrliste konnte nicht gelöscht werden.',
    token: 'Das Token konnte nicht geändert werden.',
    export: 'Einträge konnten nicht exportiert werden.',
  },

  list: {
    total: (count, written) => plural(count, { one: '1 Sperrliste', other: `${written} Sperrlisten` }),
    empty: 'Noch keine Sperrlisten.',
    emptyAdmin: 'Noch keine Sperrlisten. Legen Sie eine an und tragen Sie ihre Adresse in Ihre Firewall ein.',
    active: (count, written) => plural(count, { one: '1 aktiver Eintrag', other: `${written} aktive Einträge` }),
    expired: (written) => `${written} abgelaufen`,
    removed: (written) => `${written} entfernt`,
    takes: 'Nimmt auf',
    ttl: 'Gültigkeitsdauer',
    nextExpiry: 'Nächster Ablauf',
    noExpiry: 'Kein Eintrag läuft ab',
    lastRead: 'Zuletzt abgerufen',
    neverRead: 'Nie abgerufen',
    readBy: (address, agent) => (agent === null ? address : `${address}, ${agent}`),
    token: 'Token',
    tokenEnds: (ends) => `Endet auf ${ends}`,
    revoked: 'Widerrufen: Niemand kann diese Liste abrufen',
    addresses: 'Adressen',
    devices: 'Gerät einrichten',
    deviceHint: 'Ersetzen Sie TOKEN durch das Token der Liste.',
  },

  ttl: {
    none: 'Bis zum Entfernen',
    asList: (time) => `Wie die Liste vorgibt: ${time}`,
    hours: (count) => plural(count, { one: '1 Stunde', other: `${count} Stunden` }),
    days: (count) => plural(count, { one: '1 Tag', other: `${count} Tage` }),
  },

  form: {
    add: 'Neue Sperrliste',
    edit: (name) => `${name} bearbeiten`,
    name: 'Name',
    nameMissing: 'Geben Sie einen Namen ein.',
    description: 'Beschreibung',
    types: 'Aufgenommene Typen',
    typesMissing: 'Wählen Sie mindestens einen Typ.',
    typesHint:
      'Die meisten Geräte erwarten Adressen, Domains und URLs in getrennten Listen. Netze zählen zu den Adressen.',
    ttl: 'Gültigkeitsdauer neuer Einträge',
    create: 'Sperrliste anlegen',
    save: common.saveChanges,
    saved: (name) => `Gespeichert: ${name}`,
    editButton: common.edit,
    deleteButton: common.delete,
    deleteTitle: (name) => `${name} löschen?`,
    deleteAbout: 'Geräte können sie nicht mehr abrufen. Das Löschen lässt sich einen Tag lang rückgängig machen.',
    deleted: (name) => `Gelöscht: ${name}`,
  },

  token: {
    title: (name) => `Token von ${name}`,
    once: 'Dieses Token wird nur einmal angezeigt. Kopieren Sie es jetzt.',
    done: 'Fertig',
    renew: 'Token ersetzen',
    renewTitle: 'Token ersetzen?',
    renewAbout:
      'Geräte mit dem bisherigen Token werden abgewiesen, bis sie das neue haben. Das lässt sich nicht rückgängig machen.',
    revoke: 'Token widerrufen',
    revokeTitle: 'Token widerrufen?',
    revokeAbout:
      'Kein Gerät kann die Liste abrufen, bis Sie ein neues Token anlegen. Das lässt sich nicht rückgängig machen.',
    revoked: 'Token widerrufen',
  },

  entries: {
    label: 'Einträge',
    total: (count, written) => plural(count, { one: '1 Eintrag', other: `${written} Einträge` }),
    none: 'Noch keine Einträge.',
    noneMatch: 'Kein Eintrag passt zu den Filtern.',
    clear: 'Filter löschen',
    search: 'Einträge durchsuchen',
    searchHint: 'Wert oder Grund',
    state: 'Status',
    anyState: 'Jeder Status',
    columns: {
      value: 'Wert',
      state: 'Status',
      reason: 'Grund',
      added: 'Hinzugefügt',
      expires: 'Läuft ab',
    },
    addedBy: (name, when) => `${name}, ${when}`,
    never: 'Nie',
    overrides: (list) => `Trotz ${list}`,
    select: (value) => `${value} auswählen`,
    selectAll: 'Alle sichtbaren Einträge auswählen',
    selected: (count, written) => plural(count, { one: '1 ausgewählt', other: `${written} ausgewählt` }),
    clearSelection: common.clearSelection,
    remove: 'Entfernen',
    removed: (count, written) => plural(count, { one: '1 Eintrag entfernt', other: `${written} Einträge entfernt` }),
    export: 'CSV exportieren',
    exported: (count, written) =>
      plural(count, { one: '1 Eintrag gespeichert', other: `${written} Einträge gespeichert` }),
    shown: (shown, total) => `${shown} von ${total} werden angezeigt.`,
  },

  add: {
    button: 'Einträge hinzufügen',
    title: 'Auf Sperrliste setzen',
    list: 'Sperrliste',
    noList: 'Keine Sperrliste nimmt diese Werte auf.',
    text: 'Werte',
    hint: 'Einer pro Zeile, entschärft oder nicht; Netze als 203.0.113.0/24.',
    textMissing: 'Geben Sie mindestens einen Wert ein.',
    values: 'Werte',
    valuesMissing: 'Wählen Sie mindestens einen Wert.',
    notTaken: 'nimmt diese Liste nicht auf',
    ttl: 'Gültigkeitsdauer',
    reason: 'Grund',
    reasonMissing: 'Geben Sie einen Grund ein.',
    submit: 'Hinzufügen',
    added: (count, written) => plural(count, { one: '1 hinzugefügt', other: `${written} hinzugefügt` }),
    extended: (count, written) =>
      plural(count, {
        one: '1 stand schon darauf und bleibt bis zum späteren Zeitpunkt',
        other: `${written} standen schon darauf und bleiben bis zum späteren Zeitpunkt`,
      }),
    unchanged: (count, written) =>
      plural(count, {
        one: '1 stand schon darauf, unverändert',
        other: `${written} standen schon darauf, unverändert`,
      }),
    rejected: (count, written) => plural(count, { one: '1 abgelehnt', other: `${written} abgelehnt` }),
    outcome: 'Was aus den Werten wurde',
    guard: (list, entry) => `${list}: ${entry}`,
    override: (count, written) =>
      plural(count, { one: 'Trotzdem hinzufügen', other: `Diese ${written} trotzdem hinzufügen` }),
    overrideHint:
      'Diese Werte zu sperren, kann Ihre eigenen Benutzer aussperren. Der Grund oben wird bei jedem von ihnen festgehalten.',
    overrideAdmin: 'Nur Administratoren können Werte von Warnlisten hinzufügen.',
  },

  onLists: {
    title: 'Sperrlisten',
    none: 'Auf keiner Sperrliste.',
    until: (at) => `bis ${at}`,
  },
};
