import type { observables as english } from '../../en/inflow/observables.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

export const observables: typeof english = {
  title: 'Observables',
  lead: 'Adressen, Namen, Hashes und andere Werte in Warnungen, Vorfällen und Bedrohungen, und die Indikatoren, die auf sie zutreffen.',
  loading: 'Observables werden geladen ...',
  retry: common.retry,
  back: common.backToList,
  cancel: common.cancel,
  close: common.close,
  more: common.showMore,
  types: {
    'ipv4-addr': 'IPv4-Adresse',
    'ipv6-addr': 'IPv6-Adresse',
    'domain-name': 'Domain',
    url: 'URL',
    'email-addr': 'E-Mail-Adresse',
    'file-hash': 'Datei-Hash',
    'file-name': 'Dateiname',
    host: 'Host',
    'user-account': 'Benutzerkonto',
    process: 'Prozess',
    'mac-addr': 'MAC-Adresse',
    'registry-key': 'Registrierungsschlüssel',
    cve: 'CVE',
  },
  roles: {
    source: 'Quelle',
    destination: 'Ziel',
    attacker: 'Angreifer',
    victim: 'Opfer',
    related: 'Zugehörig',
  },
  origins: {
    field: 'Aus einem Feld der Nachricht',
    text: 'Aus Titel oder Beschreibung',
    hand: 'Von Hand hinzugefügt',
  },
  kinds: { alert: 'Warnungen', incident: 'Vorfälle', threat: 'Bedrohungen' },
  countOf: {
    alert: (count, written) => plural(count, { one: '1 Warnung', other: `${written} Warnungen` }),
    incident: (count, written) => plural(count, { one: '1 Vorfall', other: `${written} Vorfälle` }),
    threat: (count, written) => plural(count, { one: '1 Bedrohung', other: `${written} Bedrohungen` }),
  },
  formats: { text: 'Text, einer je Zeile', csv: 'CSV', stix: 'STIX 2.1' },
  rejections: {
    not_an_observable: 'Kein Observable gefunden',
    too_many: 'Mehr, als hinzugefügt werden kann',
    too_wide: 'Umfasst einen großen Teil des Internets',
  },
  patternStates: {
    indexed: 'Wird mit neuen und gespeicherten Observables abgeglichen',
    no_anchor: 'Wird nicht abgeglichen: Das Muster nennt keinen Wert, der sich nachschlagen lässt',
    unsupported: 'Wird nicht abgeglichen: Das Muster wird nicht unterstützt',
    invalid: 'Wird nicht abgeglichen: Das Muster ist ungültig',
    no_pattern: 'Wird nicht abgeglichen: Es ist kein Muster angegeben',
  },
  lists: {
    own: {
      name: 'Eigene Domains und Bereiche',
      description: 'Domains, Adressen und Bereiche der Organisation, von Administratoren eingetragen.',
    },
    'private-ranges': {
      name: 'Private und reservierte Adressen',
      description:
        'Adressbereiche, die die Standards reservieren und die über das Internet niemand erreicht (IANA Special-Purpose Registries). Dokumentationsbereiche (RFC 5737, RFC 3849) gehören nicht dazu: Ein Bericht, der einen nennt, meint ihn.',
    },
    'public-resolvers': {
      name: 'Öffentliche DNS-Resolver',
      description: 'Adressen und Namen großer öffentlicher DNS-Resolver, wie ihre Betreiber sie veröffentlichen.',
    },
    'well-known-sites': {
      name: 'Bekannte Websites',
      description:
        'Namen von gut hundert der größten öffentlichen Dienste, von Halyard ausgewählt; keine Rangliste. Nur der Name selbst steht auf der Liste: Subdomains und URLs werden nicht zurückgehalten.',
    },
  },
  notSet: 'Nicht angegeben',
  toBlockList: 'Auf Sperrliste setzen',

  failures: {
    list: 'Die Observables konnten nicht geladen werden.',
    refresh: 'Die Aktualisierung ist fehlgeschlagen. Die Anzeige ist möglicherweise veraltet.',
    one: 'Das Observable konnte nicht geladen werden.',
    uses: 'Wo es gesehen wurde, konnte nicht geladen werden.',
    sightings: 'Die Sichtungen konnten nicht geladen werden.',
    lists: 'Die Warnlisten konnten nicht geladen werden.',
    add: 'Die Observables konnten nicht hinzugefügt werden.',
    remove: 'Das Observable konnte nicht entfernt werden.',
    export: 'Die Observables konnten nicht exportiert werden.',
    sighting: 'Die Sichtung konnte nicht hinzugefügt werden.',
    entries: 'Die Liste konnte nicht geändert werden.',
    copy: common.selectAndCopy,
  },

  block: {
    empty: 'Keine Observables.',
    all: 'Alle Observables',
    shown: (shown, total) => `${shown} von ${total} werden angezeigt.`,
    showAll: 'Alle anzeigen',
    sightings: (count, written) => plural(count, { one: '1 Sichtung', other: `${written} Sichtungen` }),
    known: 'Bekannter Indikator',
    knownAs: 'Trifft zu',
    deletedIndicator: 'Gelöschter Indikator',
    heldBack: (list) => `Zurückgehalten: ${list}`,
    onList: (list) => `Auf der Warnliste ${list}`,
    elsewhere: 'Anderswo gesehen:',
    notElsewhere: 'Nirgendwo sonst gesehen',
    fromAlerts: (count, written) =>
      plural(count, { one: 'Aus 1 Warnung des Vorfalls', other: `Aus ${written} Warnungen des Vorfalls` }),
    addedBy: (name) => `Hinzugefügt von ${name}`,
    actions: (value) => `Aktionen für ${value}`,
    copyDefanged: 'Entschärft kopieren',
    copyLive: 'Unverändert kopieren',
    copied: (value) => `Kopiert: ${value}`,
    remove: 'Entfernen',
    removed: (value) => `Entfernt: ${value}`,
  },

  add: {
    button: 'Observables hinzufügen',
    title: 'Observables hinzufügen',
    text: 'Observables',
    hint: 'Fügen Sie eines oder viele ein, entschärft oder nicht, oder einen ganzen Text.',
    missing: 'Geben Sie mindestens ein Observable ein.',
    type: 'Typ',
    anyType: 'An der Form erkannt',
    role: 'Rolle',
    submit: 'Hinzufügen',
    outcome: 'Was hinzugefügt wurde',
    added: (count, written) =>
      plural(count, { one: '1 Observable hinzugefügt', other: `${written} Observables hinzugefügt` }),
    nothing: 'Nichts wurde hinzugefügt.',
    already: (count, written) =>
      plural(count, { one: '1 war schon vorhanden:', other: `${written} waren schon vorhanden:` }),
    rejected: (count, written) =>
      plural(count, { one: '1 Zeile wurde abgelehnt:', other: `${written} Zeilen wurden abgelehnt:` }),
  },

  tabs: {
    label: 'Ansichten',
    list: 'Observables',
    indicators: 'Indikatoren',
    sightings: 'Sichtungen',
    lists: 'Warnlisten',
    blocks: 'Sperrlisten',
    enrichment: 'Anreicherung',
  },

  list: {
    label: 'Observables',
    total: (count, written) => plural(count, { one: '1 Observable', other: `${written} Observables` }),
    empty:
      'Noch keine Observables. Sie werden aus den Warnungen von Quellen und aus importierten Erkenntnissen gelesen und lassen sich von Hand hinzufügen.',
    none: 'Kein Observable entspricht den Filtern.',
    clear: 'Filter zurücksetzen',
    columns: {
      value: 'Wert',
      type: 'Typ',
      firstSeen: 'Zuerst gesehen',
      lastSeen: 'Zuletzt gesehen',
      alerts: 'Warnungen',
      incidents: 'Vorfälle',
      threats: 'Bedrohungen',
      sightings: 'Sichtungen',
      heldBack: 'Zurückgehalten',
    },
    noneOf: 'Keine',
  },

  filter: {
    label: 'Observables filtern',
    search: 'Observables durchsuchen',
    searchHint: 'Wert oder Domain, entschärft oder nicht',
    type: 'Typ',
    anyType: 'Jeder Typ',
    seenIn: 'Gesehen in',
    anywhere: 'Überall',
    known: 'Bekannter Indikator',
    anyKnown: 'Bekannt oder nicht',
    isKnown: 'Bekannter Indikator',
    isUnknown: 'Nicht bekannt',
    held: 'Zurückgehalten',
    anyHeld: 'Zurückgehalten oder nicht',
    isHeld: 'Zurückgehalten',
    isNotHeld: 'Nicht zurückgehalten',
  },

  export: {
    button: 'Exportieren',
    busy: 'Wird exportiert ...',
    defanged: (format) => `${format}, entschärft`,
    saved: (count, written) =>
      plural(count, { one: '1 Observable gespeichert', other: `${written} Observables gespeichert` }),
    partial: (rows, total) => `${rows} von ${total} Observables gespeichert: Ihre Rolle exportiert nicht mehr.`,
  },

  pane: {
    gone: 'Dieses Observable gibt es nicht mehr: Nichts verwendet es.',
    parts: 'Teile des Observables',
    overview: 'Übersicht',
    facts: {
      type: 'Typ',
      firstSeen: 'Zuerst gesehen',
      lastSeen: 'Zuletzt gesehen',
      tlp: 'TLP',
      id: 'STIX-ID',
    },
    sightings: 'Sichtungen',
    noSightings: 'Kein Indikator trifft auf es zu.',
    warningLists: 'Warnlisten',
    onNoList: 'Auf keiner Warnliste.',
    listAbout: 'Treffer von Indikatoren auf diesen Listen werden zurückgehalten.',
    imports: 'Importe',
    noImports: 'Kein Import hat es gebracht.',
    records: (count, written) => plural(count, { one: '1 Datensatz', other: `${written} Datensätze` }),
  },

  uses: {
    none: { alert: 'Keine Warnung nennt es.', incident: 'Kein Vorfall nennt es.', threat: 'Keine Bedrohung nennt es.' },
    seen: (first, last) => (first === last ? first : `${first} bis ${last}`),
    except: 'Ohne den Datensatz, von dem Sie kamen.',
    all: 'Alle anzeigen',
  },

  sightings: {
    label: 'Sichtungen',
    total: (count, written) => plural(count, { one: '1 Sichtung', other: `${written} Sichtungen` }),
    empty: 'Noch keine Sichtungen. Eine Sichtung entsteht, wenn ein Indikator auf ein Observable zutrifft.',
    none: 'Keine Sichtung entspricht den Filtern.',
    ofIndicator: 'Eines Indikators',
    ofObservable: 'Eines Observables',
    heldBy: (list) => `Zurückgehalten von: ${list}`,
    remove: (what) => `Entfernen: ${what}`,
    origin: 'Herkunft',
    anyOrigin: 'Jede Herkunft',
    match: 'Abgeglichen',
    hand: 'Von Hand hinzugefügt',
    seenIn: 'Gesehen in',
    noRecord: 'Kein Datensatz angegeben',
    deleted: 'Gelöschter Datensatz',
    by: (name) => `von ${name}`,
    foundLater: (at) => `Später gefunden, ${at}`,
    filter: 'Sichtungen filtern',
  },

  score: {
    label: 'Punktwert',
    of: (score) => `Punktwert ${score}`,
    none: 'Punktwert nicht angegeben',
    noneHint: 'Der Indikator gibt keine Konfidenz an.',
    formula: (confidence, decay) => `Konfidenz ${confidence} × Verfall ${decay}`,
    hint: (days, since) => `Ohne Sichtung halbiert sich die Konfidenz alle ${days} Tage. Gezählt ab ${since}.`,
    over: 'Nicht mehr gültig',
  },

  indicator: {
    title: 'Sichtungen',
    waiting: 'Das Muster wird gelesen. Nach einem Import dauert das einige Sekunden.',
    gone: 'Nicht mehr gültig oder widerrufen: Was eingeht, wird nicht mehr abgeglichen.',
    none: 'Noch nicht gesehen.',
    held: (count, written) =>
      plural(count, {
        one: '1 von einer Warnliste zurückgehalten',
        other: `${written} von Warnlisten zurückgehalten`,
      }),
    lastSeen: (at) => `Zuletzt gesehen ${at}`,
    pattern: 'Muster',
    add: 'Sichtung hinzufügen',
    addTitle: 'Sichtung hinzufügen',
    value: 'Observable',
    valueHint: 'Was gesehen wurde, entschärft oder nicht.',
    valueMissing: 'Geben Sie ein, was gesehen wurde.',
    added: (value) => `Sichtung hinzugefügt: ${value}`,
  },

  warnings: {
    lead: 'Treffer von Indikatoren auf diesen Listen werden zurückgehalten: Sie werden aufbewahrt und hier gezählt, aber nicht gemeldet.',
    entries: (count, written) => plural(count, { one: '1 Eintrag', other: `${written} Einträge` }),
    held: (count, written) =>
      plural(count, { one: '1 Sichtung zurückgehalten', other: `${written} Sichtungen zurückgehalten` }),
    holdsNothing: 'Hält derzeit nichts zurück',
    shipped: 'Mit Halyard ausgeliefert',
    own: 'Von Administratoren bearbeitet',
    noEntries: 'Noch keine Einträge.',
    withSubdomains: 'mit Subdomains',
    onlyName: 'nur dieser Name',
    kinds: { range: 'Bereich', domain: 'Domain', address: 'E-Mail-Adresse' },
    add: 'Einträge hinzufügen',
    text: 'Domains, Adressen und Bereiche',
    hint: 'Je Zeile einer: 203.0.113.0/24, example.com (mit Subdomains), security@example.com.',
    missing: 'Geben Sie mindestens eine Domain, eine Adresse oder einen Bereich ein.',
    note: 'Notiz',
    submit: 'Hinzufügen',
    added: (count, written) =>
      plural(count, { one: '1 Eintrag hinzugefügt', other: `${written} Einträge hinzugefügt` }),
    nowHeld: (count, written) =>
      plural(count, {
        one: '1 Sichtung wird nun zurückgehalten.',
        other: `${written} Sichtungen werden nun zurückgehalten.`,
      }),
    already: (count, written) =>
      plural(count, { one: '1 war schon vorhanden.', other: `${written} waren schon vorhanden.` }),
    rejected: (count, written) =>
      plural(count, { one: '1 Zeile wurde abgelehnt:', other: `${written} Zeilen wurden abgelehnt:` }),
    tooWide: (count) =>
      plural(count, {
        one: 'Dieser Bereich würde Treffer von Indikatoren auf einen großen Teil aller Adressen zurückhalten.',
        other: 'Diese Bereiche würden Treffer von Indikatoren auf einen großen Teil aller Adressen zurückhalten.',
      }),
    addAnyway: 'Trotzdem hinzufügen',
    remove: (value) => `${value} entfernen`,
    removed: (value) => `Entfernt: ${value}`,
    released: (count, written) =>
      plural(count, { one: '1 Sichtung zählt wieder.', other: `${written} Sichtungen zählen wieder.` }),
  },
};
