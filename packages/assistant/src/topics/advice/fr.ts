import { inWords } from '../in-words.ts';
import type { advice as english } from './en.ts';

/** The advice of the dashboard's card in French, in the words of the card. */
export const advice: typeof english = {
  phrases: {
    'topic:advice': inWords(`
      conseil, conseils, un conseil, des conseils, suggestion, suggestions, recommandation, recommandations,
      que dois-je faire en premier, que dois-je faire d'abord, que devrais-je faire, que devrais-je faire en premier,
      que devrais-je faire d'abord, par quoi commencer, par où commencer, par quoi dois-je commencer,
      sur quoi dois-je me concentrer, que me conseilles-tu, que me conseillez-vous, que me recommandes-tu,
      que me recommandez-vous, que me suggères-tu, que me suggérez-vous, comment je m'en sors, suis-je dans les temps,
      qu'est-ce qui est le plus important, que faire en premier, que faire maintenant, que devrais-je faire maintenant
    `),
    'advice:any': inWords(`en premier, d'abord, un, des, du, maintenant`),
  },
  examples: ['Que devrais-je faire en premier ?', 'As-tu des conseils ?'],
  onTrack: 'Tout se déroule comme prévu. Aucune suggestion pour le moment.',
  note: 'Les conseils suivent des règles fixes appliquées à votre liste de tâches.',
  lowRate: {
    title: (figure) => `Votre taux d’achèvement est de ${figure}.`,
    body: 'Terminez quelques tâches avant d’en accepter de nouvelles.',
    withoutTasks: 'Ajoutez et terminez des tâches pour améliorer votre taux d’achèvement.',
    rule: (bound, figure) => `Règle : taux d’achèvement inférieur à ${bound}. Actuellement ${figure}.`,
  },
  highPriority: {
    title: (n, figure) =>
      `${figure} ${n < 2 ? 'tâche de priorité haute est active' : 'tâches de priorité haute sont actives'}.`,
    body: () => 'Occupez-vous-en avant de commencer autre chose.',
    rule: (figure) => `Règle : au moins une tâche active de priorité haute. Actuellement ${figure}.`,
  },
  highRate: {
    title: (figure) => `${figure} de vos tâches sont terminées.`,
    body: 'Beau travail. Il y a de la place pour la suite.',
    rule: (bound, figure) => `Règle : taux d’achèvement supérieur à ${bound}. Actuellement ${figure}.`,
  },
  manyActive: {
    title: (figure) => `${figure} tâches sont ouvertes en même temps.`,
    body: 'Divisez les plus grandes en étapes.',
    rule: (bound, figure) => `Règle : plus de ${bound} tâches actives. Actuellement ${figure}.`,
  },
};
