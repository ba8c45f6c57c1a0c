import type { AttackPeriod } from '@halyard/contracts/intelligence/attack.ts';
import { terms } from '@halyard/messages/de';
import type { attack as english } from '../../en/intelligence/attack.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

const days: Readonly<Record<Exclude<AttackPeriod, 'all'>, number>> = { '7d': 7, '30d': 30, '90d': 90 };

const periods: Readonly<Record<AttackPeriod, string>> = {
  '7d': '7 Tagen',
  '30d': '30 Tagen',
  '90d': '90 Tagen',
  all: 'der gesamten Zeit',
};

const within = (period: AttackPeriod) => (period === 'all' ? 'insgesamt' : `in ${periods[period]}`);

export const attack: typeof english = {
  title: 'ATT&CK-Matrix',
  loading: 'Matrix wird geladen',
  failed: 'Die Matrix konnte nicht geladen werden.',
  refreshFailed: 'Die Matrix konnte nicht aktualisiert werden. Gezeigt werden die letzten Werte.',
  retry: common.retry,
  close: common.close,
  severities: terms.severities,
  domains: { enterprise: 'Enterprise', mobile: 'Mobile', ics: 'ICS' },
  domainsLabel: 'Matrix',

  lead: {
    imported: (name, day) => `${name}, importiert am ${day}`,
    knownTactics: 'Taktiken: bekannte Reihenfolge, keine importiert',
    seen: (written, total, period) => `${written} von ${total} Techniken ${within(period)} beobachtet`,
    gaps: (count, written) =>
      plural(count, { one: '1 davon ohne Erkennung', other: `${written} davon ohne Erkennung` }),
    passing: (_, written) => `${written} mit Regeln, die ihre Tests bestehen`,
    unproven: (_, written) => `${written} mit nicht bestandenen oder nie getesteten Regeln`,
    updated: (time) => `Aktualisiert ${time}`,
  },

  empty: {
    none: 'Noch keine ATT&CK-Daten. Importieren Sie ein Bundle, um Techniken zu sehen.',
    noneReadOnly: 'Noch keine ATT&CK-Daten. Analysten importieren ein Bundle, um Techniken zu sehen.',
    import: 'Importieren',
    noRecords: (period) => `Keine Technik ist ${within(period)} mit einem Datensatz verknüpft.`,
    noMatch: 'Keine Technik passt.',
    clear: 'Filter löschen',
  },

  layers: {
    a: (name) => `Layer A: ${name}`,
    b: (name) => `Layer B: ${name}`,
    none: 'Keiner',
    choose: 'Vergleichen mit …',
    records: (period) => (period === 'all' ? 'Unsere Datensätze, gesamt' : `Unsere Datensätze in ${periods[period]}`),
    before: (period) => (period === 'all' ? 'Die Zeit davor' : `Die ${days[period]} Tage davor`),
    ourRecords: 'Unsere Datensätze',
    stored: 'Gespeicherte Layer',
    imports: 'Importe',
    oneLayer: 'Ein Layer',
    oneImport: 'Ein Import',
    failed: (name) => `${name} konnte nicht geladen werden.`,
    importLayer: 'Layer importieren',
    exportLayer: 'Layer exportieren',
    added: (name, count, written) =>
      plural(count, { one: `${name}: 1 Technik`, other: `${name}: ${written} Techniken` }),
    badScores: (named) => `Werte, die keine Zahlen sind, wurden ausgelassen: ${named}.`,
    addFailed: 'Der Layer konnte nicht importiert werden.',
    notJson: 'Diese Datei ist kein JSON.',
    tooLarge: 'Diese Datei ist größer als 1 MB.',
    facts: (name, owner, day) =>
      owner === null ? `${name}, importiert am ${day}` : `${name}, importiert von ${owner} am ${day}`,
    download: 'Layer herunterladen',
    remove: 'Layer löschen',
    removed: (name) => `Layer ${name} gelöscht.`,
    removeFailed: 'Der Layer konnte nicht gelöscht werden.',
    exportedName: (domain) => `Halyard, ${domain}`,
    exportedAs: 'Bedrohungen und Warnungen je Technik, wie Halyard sie zählt.',
  },

  compare: { label: 'Techniken', all: 'Alle', a: 'Nur A', b: 'Nur B', both: 'Beide' },

  tools: {
    search: 'Techniken nach Name oder Nummer suchen',
    searchHint: 'Name oder Nummer',
    withRecords: 'Mit Datensätzen',
    gaps: 'Beobachtet, ohne Erkennung',
    passing: 'Regeln bestehen ihre Tests',
    unproven: 'Regeln nicht bestanden oder nie getestet',
    remove: (name) => `Filter ${name} entfernen`,
    table: 'Als Tabelle zeigen',
    matrix: 'Als Matrix zeigen',
    csv: 'CSV exportieren',
  },

  matrix: {
    label: (domain) => `ATT&CK-Matrix, ${domain}`,
    of: (seen, total) => `${seen} von ${total}`,
    fold: (name) => `${name} einklappen`,
    unfold: (name) => `${name} ausklappen`,
    notSeen: (count, written) => plural(count, { one: '1 nicht beobachtet', other: `${written} nicht beobachtet` }),
    subs: (count, written) => plural(count, { one: '1 Subtechnik', other: `${written} Subtechniken` }),
    threats: (count, written) => plural(count, { one: '1 Bedrohung', other: `${written} Bedrohungen` }),
    alerts: (count, written) => plural(count, { one: '1 Warnung', other: `${written} Warnungen` }),
    detections: (count, written) => plural(count, { one: '1 Erkennung', other: `${written} Erkennungen` }),
    noDetection: 'beobachtet, ohne Erkennung',
    passing: 'Regeln bestehen ihre Tests',
    unproven: 'Regeln nicht bestanden oder nie getestet',
    inB: 'in Layer B',
    none: '·',
  },

  legend: {
    heatRecords: 'Bedrohungen + Warnungen in A, ab',
    heatScores: 'Punkte in A, ab',
    ofRecords: 'Bedrohungen und Warnungen',
    figures: 'Subtechniken, Bedrohungen, Warnungen, Erkennungen',
    inB: 'in Layer B',
    noDetection: 'beobachtet, ohne Erkennung',
    passing: 'Regeln bestehen ihre Tests',
    unproven: 'Regeln nicht bestanden oder nie getestet',
  },

  outside: {
    title: 'Nicht in dieser Matrix',
    records: (count, written) =>
      plural(count, {
        one: '1 Nummer aus Datensätzen steht in keiner Matrix',
        other: `${written} Nummern aus Datensätzen stehen in keiner Matrix`,
      }),
    layer: (count, written, version) =>
      plural(count, {
        one: `1 Technik dieses Layers fehlt in ${version}`,
        other: `${written} Techniken dieses Layers fehlen in ${version}`,
      }),
    thisMatrix: 'dieser Matrix',
    reasons: { unknown: 'unbekannt', revoked: 'widerrufen', deprecated: 'veraltet' },
  },

  table: {
    label: 'Techniken',
    number: 'Nummer',
    name: 'Name',
    tactics: 'Taktiken',
    threats: 'Bedrohungen',
    alerts: 'Warnungen',
    incidents: 'Vorfälle',
    detections: 'Erkennungen',
    a: 'A',
    b: 'B',
  },

  pane: {
    label: 'Technik',
    back: 'Zurück zur Matrix',
    subOf: 'Subtechnik von',
    failed: 'Die Technik konnte nicht geladen werden.',
    reason: {
      unknown: 'Unbekannt',
      revoked: 'Widerrufen: ATT&CK verwendet diese Nummer nicht mehr',
      deprecated: 'Veraltet: ATT&CK pflegt diese Technik nicht mehr',
    },
    figures: 'Kennzahlen',
    layers: 'Layer',
    score: 'Punkte',
    marked: 'markiert, ohne Punkte',
    notIn: 'nicht enthalten',
    linked: 'Verknüpfte Datensätze',
    noLinked: (period) => `Kein Datensatz ist ${within(period)} verknüpft.`,
    coverage: 'Abdeckung durch Sigma-Regeln',
    enabled: (enabled, all) => `${enabled} von ${all} aktiv`,
    noRules: 'Keine Sigma-Regel nennt diese Technik.',
    matches: (count, written) => plural(count, { one: '1 in 90 Tagen', other: `${written} in 90 Tagen` }),
    states: { enabled: 'Aktiv', testing: 'Im Test', disabled: 'Deaktiviert' },
    passing: (count, written) =>
      plural(count, {
        one: '1 aktive Regel besteht ihre Tests',
        other: `${written} aktive Regeln bestehen ihre Tests`,
      }),
    unproven: (_, written) => `${written} nicht bestanden oder nie getestet`,
    proofs: { passing: 'Tests bestanden', failing: 'Tests nicht bestanden', untested: 'nie getestet' },
    allRules: 'Alle Regeln zeigen',
    references: 'Referenzen',
    opensElsewhere: 'öffnet einen neuen Tab',
    noDescription: 'Keine Beschreibung.',
  },

  keys: {
    title: 'Tastenkürzel',
    button: 'Alle Tastenkürzel',
    move: 'bewegen',
    open: 'Technik öffnen',
    fold: 'Subtechniken ein- und ausklappen',
    layers: 'Layer wählen',
    search: 'suchen',
    all: {
      arrows: 'Von Zelle zu Zelle; links und rechts bleiben in der Zeile',
      enter: 'Technik öffnen',
      space: 'Subtechniken ein- oder ausklappen',
      a: 'Layer A wählen',
      b: 'Layer B wählen',
      x: 'A und B tauschen',
      search: 'Suchen',
      escape: 'Technik schließen',
      help: 'Diese Liste',
    },
  },
};
