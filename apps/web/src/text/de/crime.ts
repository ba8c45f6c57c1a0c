import type { crime as english } from '../en/crime.ts';
import { plural } from '../plural.ts';
import { common } from './common.ts';

const months = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni'],
  ...['Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
];
const monthYear = (month: string) => {
  const name = months[Number(month.slice(5)) - 1];
  return name ? `${name} ${month.slice(0, 4)}` : month;
};

const categories: Readonly<Record<string, string>> = {
  'Anti-social behaviour': 'Antisoziales Verhalten',
  'Bicycle theft': 'Fahrraddiebstahl',
  Burglary: 'Einbruch',
  'Criminal damage and arson': 'Sachbeschädigung und Brandstiftung',
  Drugs: 'Drogendelikte',
  'Other crime': 'Sonstige Straftaten',
  'Other theft': 'Sonstiger Diebstahl',
  'Possession of weapons': 'Waffenbesitz',
  'Public order': 'Öffentliche Ordnung',
  Robbery: 'Raub',
  Shoplifting: 'Ladendiebstahl',
  'Theft from the person': 'Taschendiebstahl',
  'Vehicle crime': 'Fahrzeugdelikte',
  'Violence and sexual offences': 'Gewalt- und Sexualdelikte',
};

const sentiments: Readonly<Record<string, string>> = {
  rising: 'Steigend: mehr Straftaten als im Vormonat, über den Zufall hinaus',
  falling: 'Fallend: weniger Straftaten als im Vormonat, über den Zufall hinaus',
  steady: 'Gleichbleibend: keine Änderung zum Vormonat über den Zufall hinaus',
  unclear: 'Unklar: Es gibt nichts zu vergleichen',
};

const moved = { up: 'gestiegen', down: 'gefallen', none: 'verändert' };
const level = { up: 'ungewöhnlich hoch', down: 'ungewöhnlich niedrig', none: 'ungewöhnlich' };

type Caution = Parameters<typeof english.caution>[0];

const cautions: Readonly<Record<string, (caution: Caution) => string>> = {
  no_data: ({ month }) => `Für ${month} wurden keine Polizeidaten importiert.`,
  future_month: ({ month }) => `${month} ist noch nicht vorbei.`,
  force_missing: ({ names, month }) => `Für ${month} wurde keine Datei importiert von: ${names}.`,
  not_published: ({ names, month }) => `${names} hat für ${month} keine Daten veröffentlicht.`,
  other_forces_only: ({ names }) => `${names}: Gezählt ist nur, was andere Polizeibehörden dort gemeldet haben.`,
  without_location: ({ count, share }) => `${count} Zeilen (${share}) haben keinen Ort und liegen nirgends.`,
  without_lsoa: ({ count, share }) => `${count} Zeilen (${share}) haben kein LSOA und gehören zu keinem Gebiet.`,
  repeated_ids: ({ count }) =>
    `${count} Zeilen teilen ihre Crime ID mit einer anderen Zeile; sie sind gezählt wie veröffentlicht.`,
  rows_rejected: ({ count }) => `${count} Zeilen wurden beim Import abgelehnt und sind nicht gezählt.`,
  generated_data: () => 'Die Zahlen beruhen auf erzeugten Beispieldaten, nicht auf veröffentlichten Daten.',
  no_comparison: ({ month }) => `Es gibt keinen Monat, mit dem sich ${month} vergleichen lässt.`,
};

export const crime: typeof english = {
  title: 'Kriminalitätsanalyse',
  lead: 'Straftaten auf Straßenebene in England, Wales und Nordirland, wie die Polizei sie veröffentlicht hat.',
  fresh: (newest, count, written, forces) =>
    `Neuester Monat: ${newest}. ${written} ${plural(count, { one: 'Monat', other: 'Monate' })} von ${forces} Polizeibehörden.`,
  nothingYet: 'Es wurden noch keine Polizeidaten importiert.',
  toCoverage: 'Datenabdeckung ansehen',
  toImports: 'Daten importieren',
  loading: 'Kriminalitätsdaten werden geladen',
  retry: common.tryAgain,
  tabList: 'Ansichten der Kriminalitätsdaten',
  tabs: {
    analysis: 'Analyse',
    explore: 'Erkunden',
    records: 'Datensätze',
    coverage: 'Datenabdeckung',
    imports: 'Importe',
  },
  about: {
    title: 'Über diese Daten',
    facts: [
      'Koordinaten sind Ersatzpunkte: Der Herausgeber verschiebt jede Straftat auf einen nahen Punkt, der für mehrere Adressen steht. Sie zeigen nie, wo etwas geschah.',
      'Zeitangaben sind Monate. Stunde, Tag und Wochentag lassen sich nicht wiederherstellen.',
      '„Reported by“ nennt die Polizeibehörde, die eine Straftat gemeldet hat, nicht den Ort des Geschehens.',
      'Antisoziales Verhalten wird getrennt gezählt: Es hat weder Crime ID noch Ergebnis.',
      'Greater Manchester Police hat seit Juli 2019 keine Straßendaten veröffentlicht. Zeilen, die dort liegen, haben andere Polizeibehörden gemeldet.',
      'Fehlendes ist nicht null: Wo eine Behörde nichts veröffentlicht hat oder keine Datei importiert wurde, steht keine Zahl.',
    ],
  },
  months,
  monthYear,
  category: (name) => categories[name] ?? name,
  sample: 'Beispieldaten',
  generated: 'Erzeugte Daten',
  form: {
    label: 'Was analysiert wird',
    year: 'Jahr',
    month: common.month,
    analyze: 'Daten analysieren',
    analyzing: 'Wird analysiert …',
    mock: 'Beispieldaten laden',
    cancel: 'Analyse abbrechen',
    cancelFailed: 'Die Analyse konnte nicht abgebrochen werden.',
    viewer: 'Ihre Rolle darf Analysen lesen, aber keine starten.',
    requestFailed: 'Die Analyse konnte nicht angefordert werden. Bitte versuchen Sie es erneut.',
    gone: 'Diese Analyse existiert nicht mehr.',
    goneBack: 'Andere wählen',
    pollFailed: 'Die Analyseergebnisse konnten nicht abgerufen werden. Bitte versuchen Sie es erneut.',
    mockShown: 'Unten stehen Beispieldaten, kein Ergebnis.',
    othersHere: (month, year, others) =>
      `Von ${month} sind keine Polizeidaten importiert. Von ${year} gibt es: ${others}.`,
    noneHere: (month, year) =>
      `Von ${month} und allen anderen Monaten von ${year} sind keine Polizeidaten importiert. Jahre vor den letzten fünf lassen sich wählen, sobald sie importiert sind.`,
    comma: ', ',
    sample: 'Nur Stichprobe',
    sampleAbout: 'Liest 3 Dateien und 100 Zeilen je Stadt. Anteile kommen dann mit Intervallen.',
  },
  cities: {
    label: 'Städte',
    chosen: (names) => `Städte: ${names}`,
    search: 'Gebiete suchen',
    list: 'Gebiete zur Auswahl',
    london: 'London (33 Bezirke)',
    none: 'Kein Gebiet heißt so.',
    failed: 'Die Gebiete konnten nicht geladen werden.',
    more: (written) => `${written} weitere: Suchen Sie danach.`,
    most: (written) => `Höchstens ${written} können gewählt werden.`,
    reset: 'Wieder London und Manchester',
  },
  empty: {
    title: 'Noch keine Analyse',
    text: 'Wählen Sie einen Monat und lassen Sie ihn analysieren. Das Ergebnis zählt jede Straftat des Monats, vergleicht sie und sagt, wie weit es trägt.',
  },
  banner: {
    processing: 'Analyse läuft',
    processingText: 'Ihre Anforderung wird bearbeitet. Das kann einige Minuten dauern.',
    failed: 'Analyse fehlgeschlagen',
    failedText: 'Bei der Analyse ist ein unerwarteter Fehler aufgetreten.',
    warnings: 'Analyse mit Warnungen abgeschlossen',
    fallback: 'Ersatzergebnisse der Analyse',
    fallbackText:
      'Diese Ergebnisse sind erfunden. Sie zeigen, wie eine Analyse aussieht, und sagen nichts über Kriminalität.',
    success: 'Analyse erfolgreich abgeschlossen',
    successText: (month) => `Die Kriminalitätsdaten für ${month} wurden analysiert.`,
  },
  result: {
    label: 'Ergebnis der Analyse',
    id: 'Analyse-ID',
    copy: common.copy,
    copyName: 'Kopieren: Analyse-ID',
    copied: common.copied,
    copyFailed: 'Der Browser gibt seine Zwischenablage nicht frei.',
    timestamp: 'Zeitstempel',
    note: 'Hinweis',
  },
  insights: {
    title: 'Wichtigste Erkenntnisse',
    none: 'Diese Analyse enthält keine Erkenntnisse.',
    sentiment: 'Richtung',
    sentimentOf: (word) => sentiments[word] ?? word,
    confidence: 'Verlässlichkeit',
    confidenceWhy: 'Wie sich die Verlässlichkeit zusammensetzt',
    parts: { coverage: 'Datenabdeckung', completeness: 'Vollständigkeit', size: 'Umfang' },
    partsExplained: {
      coverage: 'Anteil der Polizeibehörden der gewählten Gebiete, von denen eine Datei da ist',
      completeness: 'Anteil der Zeilen mit Ort und LSOA, keine abgelehnt',
      size: 'ob genug Zeilen da sind, um eine Änderung zu sehen',
    },
    product: 'Die Verlässlichkeit ist das Produkt der drei.',
    topics: 'Themen',
    noTopics: 'Keine Themen',
    findings: 'Befunde',
    noFindings: 'Keine Regel fand etwas über den Zufall hinaus.',
    everything: 'Alle Straftaten ohne antisoziales Verhalten',
    rules: {
      month_change: 'Änderung zum Vormonat',
      year_change: 'Änderung zum selben Monat des Vorjahres',
      unusual_category: 'Ungewöhnlich gegenüber den Monaten davor',
      concentration: 'Häufung an wenigen Orten',
      coverage_gap: 'Lücke in den Daten',
    },
    rulesExplained: {
      month_change:
        'Genannt, wenn das 95-%-Intervall des Verhältnisses je Tag die 1 ausschließt; nur Behörden mit beiden Monaten zählen.',
      year_change:
        'Genannt, wenn das 95-%-Intervall des Verhältnisses je Tag die 1 ausschließt; nur Behörden mit beiden Monaten zählen.',
      unusual_category:
        'Genannt, wenn ein Monat mehr als drei Standardabweichungen von bis zu zwölf Monaten davor abweicht.',
      concentration: 'Anteil der Zeilen, die im meistbelasteten Zwanzigstel der Ersatzpunkte liegen.',
      coverage_gap: 'Eine Behörde oder ein Monat fehlt.',
    },
    sentence: {
      month_change: (what, direction, before) => `${what}: ${moved[direction]} gegenüber ${before}`,
      year_change: (what, direction, before) => `${what}: ${moved[direction]} gegenüber ${before}`,
      unusual_category: (what, direction) => `${what}: ${level[direction]} in diesem Monat`,
      concentration: (what, share) => `${what}: ${share} liegen im meistbelasteten Zwanzigstel der Orte`,
      coverage_gap: (what) => `${what}: Es fehlen Daten, die Zahl ist nicht vollständig`,
    },
    now: 'Dieser Monat',
    meanOf: (count, written) => (count === 1 ? `Mittel über ${written} Monat` : `Mittel über ${written} Monate`),
    before: 'Zuvor',
    ratio: (value, low, high) => `Verhältnis ${value} (95-%-Intervall ${low} bis ${high})`,
    smallNumbers:
      'Kleine Zahlen: weniger als 30 Zeilen auf einer Seite. Schon der Zufall kann wie eine Änderung aussehen.',
    opens: (figure, what) => `${figure}: ${what}, Zeilen öffnen`,
  },
  citySummaries: {
    title: 'Kriminalität nach Städten',
    none: 'Diese Analyse enthält keine Zusammenfassung nach Städten.',
    records: 'Datensätze',
    sampled: (size) => `Stichprobe: ja, ${size} Datensätze`,
    interval: (low, high) => `95-%-Konfidenzintervall ${low} bis ${high}`,
    notSampled: (size) => `Stichprobe: nein, alle ${size} Datensätze wurden gezählt`,
    antisocial: 'davon antisoziales Verhalten',
    top: 'Häufigste Kategorien',
    noCategories: 'Keine Kategorien',
    bar: (count, percent) => `${count} (${percent})`,
    coverage: {
      full: 'Von jeder Polizeibehörde dieses Gebiets ist eine Datei da.',
      partial: 'Von einigen Polizeibehörden dieses Gebiets fehlt die Datei.',
      notPublished: 'Von dieser Polizeibehörde nicht veröffentlicht',
      none: 'Nicht importiert',
    },
    missing: (names) => `Es fehlt: ${names}`,
    othersOnly: 'Gezählt ist nur, was andere Polizeibehörden hier gemeldet haben.',
  },
  summary: {
    title: 'Datenübersicht',
    none: 'Diese Analyse enthält keine Datenübersicht.',
    files: 'Dateien in der Stichprobe',
    filesOf: (sampled, total) => `${sampled} von ${total}`,
    estimated: 'Geschätzte Datensätze',
    validated: 'Geprüft',
    dataFound: 'Daten gefunden',
    type: 'Art der Analyse',
    yes: 'Ja',
    no: 'Nein',
    types: { lightweight: 'Leicht: mit Zusammenfassung nach Städten', 'insights-only': 'Nur Erkenntnisse' },
    total: 'Mit antisozialem Verhalten',
    withoutAntisocial: 'Ohne antisoziales Verhalten',
    antisocial: 'Antisoziales Verhalten',
    previousMonth: 'Vormonat',
    lastYear: 'Selber Monat des Vorjahres',
    noComparison: 'Keine Daten zum Vergleich',
    took: 'Berechnet in',
    milliseconds: (written) => `${written} ms`,
    categories: 'Alle Kategorien',
    cautions: 'Was Sie wissen sollten',
    sources: (count, written) => `${written} ${plural(count, { one: 'Quelldatei', other: 'Quelldateien' })}`,
    file: common.file,
    rows: 'Zeilen',
    hash: 'SHA-256',
  },
  caution: (caution) => cautions[caution.code]?.(caution) ?? caution.code,
  history: {
    older: common.showOlder,
    olderFailed: common.olderFailed,
    title: 'Frühere Analysen',
    none: 'Es wurde noch nichts analysiert.',
    failed: 'Die früheren Analysen konnten nicht geladen werden.',
    by: (name) => `von ${name}`,
    statuses: { processing: 'In Arbeit', failed: 'Fehlgeschlagen', analyzed: 'Analysiert' },
  },
};
