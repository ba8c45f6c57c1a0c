import type { addTask as english } from './en.ts';

/** Adding a task in French. */
export const addTask: typeof english = {
  phrases: {},
  examples: [
    'Ajoute une tâche : vérifier la liste des accès pour vendredi',
    'Rappelle-moi d’appeler le fournisseur demain',
  ],
  words: {
    priorities: {
      high: ['priorité haute', 'de priorité haute', 'en priorité haute', 'priorité élevée', 'haute priorité', '!haute'],
      medium: ['priorité moyenne', 'de priorité moyenne', '!moyenne'],
      low: ['priorité basse', 'de priorité basse', 'basse priorité', 'priorité faible', '!basse'],
    },
    today: ["aujourd'hui"],
    tomorrow: ['demain'],
    dayAfterTomorrow: ['après-demain', 'apres-demain'],
    weekdays: [['lundi'], ['mardi'], ['mercredi'], ['jeudi'], ['vendredi'], ['samedi'], ['dimanche']],
    inDays: ['dans {n} jours', 'dans {n} jour', "d'ici {n} jours"],
    inWeeks: ['dans {n} semaines', 'dans {n} semaine', "d'ici {n} semaines"],
    leads: [
      'pour',
      'le',
      'pour le',
      "d'ici",
      "d'ici le",
      "d'ici au",
      'ce',
      'échéance',
      'au plus tard',
      'au plus tard le',
    ],
    guards: [
      ...[
        'avant',
        'avant le',
        'après',
        'après le',
        'depuis',
        'depuis le',
        'de',
        'du',
        'chaque',
        'tous les',
        'et',
        'ou',
      ],
      ...['entre', 'dernier', 'prochain', 'que', 'les'],
    ],
    inFront: [],
    noText: ['ma liste', 'à ma liste', 'à mes tâches', 'pour moi', "s'il vous plaît", "s'il te plaît"],
  },
  priorities: { high: 'priorité haute', medium: 'priorité moyenne', low: 'priorité basse' },
  lead: 'Je peux ajouter cette tâche pour vous.',
  summary: (text, priority) => `Ajouter la tâche « ${text} » (${priority}).`,
  summaryDue: (text, priority, day) => `Ajouter la tâche « ${text} » (${priority}, échéance le ${day}).`,
  tooLong: (most) => `Une tâche compte au plus ${most} caractères, je ne peux donc pas proposer celle-ci.`,
};
