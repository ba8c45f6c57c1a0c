import type { ReportText } from './en.ts';

const n1 = (n: number, one: string, other: string) => (n === 1 ? one : other);

/** Questions about what was opened and resolved in a period, in German. */
export const reports: ReportText = {
  phrases: {
    'topic:report': [
      ...[
        'bericht',
        'berichte',
        'bericht über',
        'bericht über vorfälle',
        'vorfallbericht',
        'vorfallsbericht',
        'statistik',
      ],
      ...[
        'kennzahlen',
        'kennzahlen der vorfälle',
        'statistik der vorfälle',
        'monatsbericht',
        'wochenbericht',
        'report',
      ],
      ...['statistik über vorfälle', 'bericht zu vorfällen', 'bericht über die vorfälle'],
    ],
    'topic:incident': [
      ...[
        'bericht über vorfälle',
        'vorfallbericht',
        'vorfallsbericht',
        'kennzahlen der vorfälle',
        'statistik der vorfälle',
      ],
    ],
    'by:week': ['nach woche', 'nach wochen', 'pro woche', 'je woche', 'wöchentlich', 'jede woche', 'wochenweise'],
    'by:day': ['an welchem tag', 'welcher tag', 'an welchen tagen', 'welche tage'],
    'by:month': ['in welchem monat', 'welcher monat', 'welche monate', 'im welchem monat'],
    'op:trend': ['wie haben sich', 'entwickelt', 'wie entwickeln sich', 'wie entwickelten sich'],
    'op:share': ['wie hoch ist der anteil der', 'welcher anteil der', 'wie oft', 'wie hoch ist die quote der'],
    'op:average': ['wie hoch ist die durchschnittliche', 'wie hoch ist die mittlere'],
    'op:take': ['dauert es', 'dauerte es', 'hat es gedauert'],
  },
  examples: [
    'Wie viele Vorfälle wurden letzten Monat eröffnet und gelöst?',
    'Wie lang ist die durchschnittliche Lösungszeit?',
    'Durchschnittliche Lösungszeit nach Schweregrad',
    'Welcher Anteil der Vorfälle wurde in den letzten 30 Tagen innerhalb des Ziels gelöst?',
    'Vorfälle pro Tag in den letzten 7 Tagen',
    'Vorfälle pro Monat in diesem Jahr',
    'Wer hat in den letzten 30 Tagen die meisten Vorfälle gelöst?',
    'Bericht über Vorfälle der letzten Woche',
  ],
  label: (span) => `Bericht über Vorfälle: ${span}`,
  kpiLabel: 'Kennzahlen der Sicherheitsvorfälle',
  opened: (n, figure, span) => `${figure} ${n1(n, 'Vorfall wurde', 'Vorfälle wurden')} eröffnet (${span}).`,
  resolved: (n, figure, span) => `${figure} ${n1(n, 'Vorfall wurde', 'Vorfälle wurden')} gelöst (${span}).`,
  reopened: (_, figure, span) => `Vorfälle wurden ${figure}-mal wieder geöffnet (${span}).`,
  mean: (hours, n, figure, of) =>
    `Von der Entdeckung bis zur Lösung: ${figure} ${n1(n, 'Vorfall', 'Vorfälle')}, im Mittel ${hours} Stunden (${of}).`,
  noMean: (of) => `Kein Vorfall wurde gelöst (${of}), also gibt es keinen Mittelwert.`,
  kpiMean: (hours, n, figure) =>
    `In den letzten 30 Tagen ${n1(n, 'wurde', 'wurden')} ${figure} ${n1(n, 'Vorfall', 'Vorfälle')} gelöst; von der Entdeckung bis zur Lösung dauerte es im Mittel ${hours} Stunden.`,
  noKpiMean: 'In den letzten 30 Tagen wurde kein Vorfall gelöst, also gibt es keinen Mittelwert.',
  within: (share, n, figure, span) =>
    `Innerhalb ihres Ziels gelöst: ${share} von ${figure} gelösten ${n1(n, 'Vorfall', 'Vorfällen')} (${span}).`,
  noWithin: (span) => `Kein Vorfall wurde gelöst (${span}), also gibt es keinen Anteil.`,
  most: (what, when, figure) => `Die meisten (${what}): ${when}, ${figure}.`,
  least: (what, when, figure) => `Die wenigsten (${what}): ${when}, ${figure}.`,
  things: { opened: 'eröffnet', resolved: 'gelöst' },
  mostResolved: (n, names, figure, span) =>
    `Von den gelösten Vorfällen (${span}) waren die meisten zugewiesen: ${names}, ${n === 1 ? '' : 'je '}${figure}.`,
  mostOpened: (n, names, figure, span) =>
    `Von den eröffneten Vorfällen (${span}) sind die meisten zugewiesen: ${names}, ${n === 1 ? '' : 'je '}${figure}.`,
  difference: (more) => `Der Unterschied beträgt ${more}.`,
  tooLong: 'Ein Bericht umfasst höchstens 366 Tage.',
  nobody: 'Niemand',
  gone: 'Gelöschtes Konto',
  captions: {
    day: 'Vorfälle nach Tag',
    week: 'Vorfälle nach Woche, ab ihrem ersten Tag',
    month: 'Vorfälle nach Monat',
    severity: 'Nach Schweregrad',
    person: 'Nach Zuständigkeit',
  },
  columns: {
    day: 'Tag',
    week: 'Woche',
    month: 'Monat',
    severity: 'Schweregrad',
    person: 'Zuständig',
    opened: 'Eröffnet',
    resolved: 'Gelöst',
    mean: 'Mittlere Lösungszeit in Stunden',
  },
};
