import type { ReportText } from './en.ts';

const n1 = (n: number, one: string, other: string) => (n < 2 ? one : other);
const ofIncidents = [
  ...['rapport sur les incidents', 'rapport des incidents', "rapport d'incidents", 'statistiques des incidents'],
  ...['statistiques sur les incidents', 'chiffres des incidents'],
];

/** Questions about what was opened and resolved in a period, in French. */
export const reports: ReportText = {
  phrases: {
    'topic:report': [
      ...ofIncidents,
      'rapport',
      'rapports',
      'statistiques',
      'rapport mensuel',
      'rapport hebdomadaire',
      'chiffres',
    ],
    'topic:incident': ofIncidents,
    'by:week': ['par semaine', 'chaque semaine', 'hebdomadaire', 'hebdomadaires', 'semaine par semaine'],
    'by:day': ['quel jour', 'quels jours', 'quel est le jour'],
    'by:month': ['quel mois', 'quel est le mois', 'en quel mois'],
    'op:trend': ['comment ont évolué', 'comment évoluent', 'ont évolué'],
    'op:share': [
      'quelle proportion de',
      'quelle part des',
      'quelle proportion des',
      'quel pourcentage des',
      "quel pourcentage d'",
      'part des',
    ],
    'op:most': ["le plus d'", 'le plus'],
    'op:least': ["le moins d'", 'le moins'],
    'op:average': ['en moyenne', 'quel est le temps moyen', 'quelle est la durée moyenne', 'quel est le délai moyen'],
    'op:take': ['met-on', 'faut-il en moyenne'],
  },
  examples: [
    'Combien d’incidents ont été ouverts et résolus le mois dernier ?',
    'Quel est le temps moyen de résolution ?',
    'Temps moyen de résolution par gravité',
    'Quel pourcentage des incidents a été résolu dans l’objectif au cours des 30 derniers jours ?',
    'Incidents par jour au cours des 7 derniers jours',
    'Incidents par mois cette année',
    'Qui a résolu le plus d’incidents au cours des 30 derniers jours ?',
    'Rapport sur les incidents de la semaine dernière',
  ],
  label: (span) => `Rapport sur les incidents : ${span}`,
  kpiLabel: 'Indicateurs des opérations de sécurité',
  opened: (n, figure, span) => `${figure} ${n1(n, 'incident a été ouvert', 'incidents ont été ouverts')} (${span}).`,
  resolved: (n, figure, span) => `${figure} ${n1(n, 'incident a été résolu', 'incidents ont été résolus')} (${span}).`,
  reopened: (_, figure, span) => `Des incidents ont été rouverts ${figure} fois (${span}).`,
  mean: (hours, n, figure, of) =>
    `De la détection à la résolution, ${figure} ${n1(n, 'incident a pris', 'incidents ont pris')} ${hours} heures en moyenne (${of}).`,
  noMean: (of) => `Aucun incident n’a été résolu (${of}), il n’y a donc pas de moyenne.`,
  kpiMean: (hours, n, figure) =>
    `${figure} ${n1(n, 'incident résolu', 'incidents résolus')} au cours des 30 derniers jours ${n1(n, 'a', 'ont')} pris ${hours} heures en moyenne, de la détection à la résolution.`,
  noKpiMean: 'Aucun incident n’a été résolu au cours des 30 derniers jours, il n’y a donc pas de moyenne.',
  within: (share, n, figure, span) =>
    `Résolus dans leur objectif : ${share} de ${figure} ${n1(n, 'incident résolu', 'incidents résolus')} (${span}).`,
  noWithin: (span) => `Aucun incident n’a été résolu (${span}), il n’y a donc pas de proportion.`,
  most: (what, when, figure) => `Le plus (${what}) : ${when}, ${figure}.`,
  least: (what, when, figure) => `Le moins (${what}) : ${when}, ${figure}.`,
  things: { opened: 'ouverts', resolved: 'résolus' },
  mostResolved: (n, names, figure, span) =>
    `Des incidents résolus (${span}), le plus étaient attribués à ${names} : ${figure}${n === 1 ? '' : ' chacun'}.`,
  mostOpened: (n, names, figure, span) =>
    `Des incidents ouverts (${span}), le plus sont attribués à ${names} : ${figure}${n === 1 ? '' : ' chacun'}.`,
  difference: (more) => `La différence est de ${more}.`,
  tooLong: 'Un rapport couvre 366 jours au maximum.',
  nobody: 'Non attribué',
  gone: 'Compte supprimé',
  captions: {
    day: 'Incidents par jour',
    week: 'Incidents par semaine, à partir de son premier jour',
    month: 'Incidents par mois',
    severity: 'Par gravité',
    person: 'Par responsable',
  },
  columns: {
    day: 'Jour',
    week: 'Semaine',
    month: 'Mois',
    severity: 'Gravité',
    person: 'Responsable',
    opened: 'Ouverts',
    resolved: 'Résolus',
    mean: 'Temps moyen de résolution, heures',
  },
};
