import type { completeTask as english } from './en.ts';

/** Completing a task in French. */
export const completeTask: typeof english = {
  phrases: {},
  examples: [],
  thisOne: ['cette tâche', 'celle-ci', 'ça', 'cela', 'la tâche', 'la', 'celle-là'],
  articles: ['la tâche', 'ma tâche', 'tâche', 'la', 'le', 'ma'],
  ask: (text) => `Marque « ${text} » comme terminée`,
  lead: 'Je peux terminer cette tâche pour vous.',
  summary: (text) => `Terminer la tâche « ${text} ».`,
  several: (figure, words) => `${figure} tâches actives contiennent « ${words} ». De laquelle s’agit-il ?`,
  already: (name) => `${name} est déjà terminée.`,
  none: (words) => `Aucune de vos tâches actives ne contient « ${words} ».`,
  label: (words) => `Mes tâches : contenant « ${words} »`,
};
