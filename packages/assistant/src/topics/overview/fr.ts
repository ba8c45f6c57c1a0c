import { inWords } from '../in-words.ts';
import type { overview as english } from './en.ts';

/** How things stand and what happened, in French. */
export const overview: typeof english = {
  phrases: {
    'topic:overview': inWords(`
      vue d'ensemble, une vue d'ensemble, donne-moi une vue d'ensemble, donnez-moi une vue d'ensemble, aperçu,
      un aperçu, aperçu général, état des lieux, situation, quelle est la situation, point de situation,
      fais le point, faites le point, où en sommes-nous, où en est-on, que se passe-t-il, rapport de situation,
      résumé du jour, comment vont les choses, mets-moi au courant, mettez-moi au courant, résumé de la journée,
      comment ça se passe, tout va bien, est-ce que tout va bien, tableau de bord, le tableau de bord, chiffres clés,
      qu'est-ce qui demande mon attention, qu'est-ce qui requiert mon attention
    `),
    'topic:news': inWords(`
      quoi de neuf, quoi de nouveau, du nouveau, y a-t-il du nouveau, quelles nouvelles, nouveautés, quelles sont les nouveautés,
      qu'est-ce qui a changé, qu'est-ce qui est nouveau, qu'ai-je manqué, qu'est-ce que j'ai manqué, rien de neuf
    `),
    'overview:happened': inWords(`
      que s'est-il passé, qu'est-ce qui s'est passé, qu'est-il arrivé, s'est-il passé, s'est passé
    `),
    'since:then': inWords(`depuis`),
    'overview:any': inWords(`dans halyard, sur halyard, ici, équipe, dans l'espace de travail`),
    'op:summary': inWords(`
      résumé rapide, un bref résumé
    `),
  },
  examples: [
    'Donne-moi une vue d’ensemble',
    'Quoi de neuf ?',
    'Que s’est-il passé aujourd’hui ?',
    'Que s’est-il passé depuis hier ?',
  ],
  labels: {
    unresolved: 'Incidents : non résolus',
    overdue: 'Incidents : en retard',
    alerts: 'Alertes',
    threats: 'Menaces : Critique, Active, 90 derniers jours',
    unread: 'Notifications : non lues',
    opened: (span) => `Incidents : ouverts ${span}`,
    resolved: (span) => `Incidents : résolus ${span}`,
    seen: (span) => `Menaces : vues ${span}`,
    tasks: (span) => `Mes tâches : terminées ${span}`,
    received: (span) => `Notifications : ${span}`,
  },
  incidents: (n, figure, overdue) =>
    `${figure} ${n < 2 ? 'incident non résolu' : 'incidents non résolus'}, dont ${overdue} en retard.`,
  alerts: (n, figure) =>
    `${figure} ${n < 2 ? 'alerte attend' : 'alertes attendent'} d’être ${n < 2 ? 'prise' : 'prises'} en compte.`,
  threats: (n, figure) =>
    `${figure} ${n < 2 ? 'menace critique active, vue' : 'menaces critiques actives, vues'} ces 90 derniers jours.`,
  tasks: (n, figure, overdue) =>
    `Vous avez ${figure} ${n < 2 ? 'tâche active' : 'tâches actives'}, dont ${overdue} en retard.`,
  unread: (n, figure) => `Vous avez ${figure} ${n < 2 ? 'notification non lue' : 'notifications non lues'}.`,
  period: (span) => `Sur la période ${span} :`,
  opened: (n, figure, resolved) =>
    `${figure} ${n < 2 ? 'incident a été ouvert' : 'incidents ont été ouverts'} ; résolus : ${resolved}.`,
  seen: (n, figure) => `${figure} ${n < 2 ? 'menace y a été vue' : 'menaces y ont été vues'} pour la dernière fois.`,
  completed: (n, figure) => `Vous avez terminé ${figure} ${n < 2 ? 'tâche' : 'tâches'}.`,
  received: (n, figure) => `Vous avez reçu ${figure} ${n < 2 ? 'notification' : 'notifications'}.`,
  receivedUnknown:
    'Les notifications ne sont listées que neuf jours, celles de cette période ne sont donc pas comptées.',
};
