import type { Priority } from '@halyard/contracts/work/todos.ts';
import { inWords } from '../in-words.ts';
import type { tasks as english } from './en.ts';

const isOne = (n: number) => n < 2;
const count = (n: number, figure: string) => `${figure} ${isOne(n) ? 'tâche' : 'tâches'}`;
const priorities: Readonly<Record<Priority, string>> = {
  high: 'priorité haute',
  medium: 'priorité moyenne',
  low: 'priorité basse',
};

/** Questions about the person's own tasks in French. */
export const tasks: typeof english = {
  phrases: {
    'bound:all': inWords(
      'sont tous, sont toutes, sont-ils tous, sont-elles toutes, est-ce que tous, est-ce que toutes',
    ),
    'topic:task': inWords(`
      tâche, tâches, mes tâches, liste de tâches, ma liste de tâches, que dois-je faire,
      qu'est-ce que je dois faire, que me reste-t-il à faire, qu'ai-je fait, qu'est-ce que j'ai fait,
      qu'ai-je terminé, qu'est-ce que j'ai terminé, qu'ai-je à faire, à faire, que reste-t-il à faire,
      ai-je terminé quelque chose, qu'est-ce que j'ai à faire, ce que j'ai à faire, qu'est-ce que je dois rendre,
      que dois-je rendre
    `),
    'topic:completionRate': inWords(
      `taux d'achèvement, taux de réalisation, pourcentage d'achèvement, mon taux d'achèvement`,
    ),
    'topic:nextTask': inWords(`
      quelle est la suite, que vient-il ensuite, et ensuite, prochaine tâche, la prochaine tâche, ma prochaine tâche,
      tâche suivante, la tâche suivante, tâche la plus urgente, la tâche la plus urgente, prochaine échéance,
      la prochaine échéance, ma prochaine échéance, tâche la plus importante, la tâche la plus importante
    `),
    'state:undone': inWords(`
      que dois-je faire, qu'est-ce que je dois faire, que me reste-t-il à faire, qu'ai-je à faire, à faire,
      que reste-t-il à faire, en attente, restante, restantes, inachevée, inachevées, non terminée,
      non terminées, pas terminées, pas encore terminées, pas encore faites, à terminer, me restent, il me reste,
      me reste-t-il, il reste, en cours, encore ouvertes, non faites, sont en cours, toujours ouvertes,
      qu'est-ce que j'ai à faire, ce que j'ai à faire
    `),
    'state:completed': inWords(`
      qu'ai-je fait, qu'est-ce que j'ai fait, qu'ai-je terminé, qu'est-ce que j'ai terminé, ai-je terminé quelque chose,
      ai-je terminé, ai-je terminées, ai-je faites, ai-je achevées, j'ai terminé, j'ai terminées, j'ai faites,
      que j'ai terminées, cochée, cochées
    `),
    'record:added': inWords(
      'ajoutée, ajoutées, ajouté, ajoutés, créée, créées, créé, créés, ai-je ajouté, ai-je créé, ai-je ajoutées',
    ),
    'state:overdue': inWords(`échue, échues, en retard`),
    'op:due': inWords(`
      échéance, échéances, date d'échéance, date limite, délai, à rendre, arrivent à échéance, arrive à échéance,
      sont dues, est due, échoit, à échéance, pour quand, qu'est-ce que je dois rendre, que dois-je rendre
    `),
    'due:none': inWords(`
      sans échéance, sans date d'échéance, sans date limite, sans date, sans délai, n'ont pas d'échéance,
      qui n'ont pas d'échéance, n'ont pas de date limite
    `),
    'due:any': inWords(`avec échéance, avec une échéance, avec date limite, avec une date limite, ont une échéance`),
    'due:tomorrow': inWords(`demain, pour demain, de demain`),
    'due:nextWeek': inWords(`la semaine prochaine, semaine prochaine, de la semaine prochaine`),
    'due:soon': inWords(`bientôt, prochainement`),
    'due:ahead': inWords(`prochains jours, jours à venir, au cours des prochains, dans les prochains, les prochains`),
    'due:days': inWords(`prochains jours, jours à venir, jours`),
    'by:weekday': inWords(`
      par jour de la semaine, chaque jour de la semaine, quel jour, quel jour de la semaine, selon le jour de la semaine,
      par jour de semaine
    `),
    'by:priority': inWords(`par priorité, selon la priorité, par priorités`),
    'task:priority': inWords(`priorité, priorités`),
    'task:urgent': inWords(
      `urgente, urgentes, urgent, importante, importantes, les plus urgentes, plus urgentes, prioritaires`,
    ),
    'task:next': inWords(`d'abord, en premier, ensuite`),
    'task:any': inWords(`faire, donc, me`),
    'op:newest': inWords(`il y a peu`),
    'op:list': inWords(`sur ma liste, dans ma liste, de ma liste, quel est mon, quelle est ma`),
    'op:who': inWords(''),
    'filler:': inWords(''),
    'level:High': inWords(`
      très prioritaire, très prioritaires
    `),
    'level:Medium': inWords(`
      de priorité normale, priorité normale
    `),
    'level:Low': inWords(`
      peu prioritaire, peu prioritaires
    `),
    'op:trend': inWords(`
      changement dans, changements dans
    `),
    // Due dates are asked for one day or one week; of what lies before or behind it nothing is said.
    'bound:time': inWords(`
      d'ici demain, d'ici à demain, avant demain, jusqu'à demain, à partir de demain, après demain matin,
      d'ici la semaine prochaine, avant la semaine prochaine, jusqu'à la semaine prochaine
    `),
  },
  examples: [
    'Combien de tâches ai-je ?',
    'Combien de tâches de priorité haute sont actives ?',
    'Quelles tâches sont en retard ?',
    'Quelles tâches arrivent à échéance cette semaine ?',
    'Quel est mon taux d’achèvement ?',
    'Combien de tâches ai-je terminées aujourd’hui ?',
    'Tâches terminées par jour cette semaine',
    'Quelle est la prochaine tâche de ma liste ?',
  ],
  ofOne: ['Quelle est l’échéance de cette tâche ?'],
  label: (filter) => (filter === '' ? 'Mes tâches' : `Mes tâches : ${filter}`),
  summaryLabel: 'Chiffres de mes tâches',
  states: { active: 'actives', completed: 'terminées', overdue: 'en retard' },
  priorities,
  completed: (span) => `terminées ${span}`,
  added: (span) => `ajoutées ${span}`,
  due: (span) => `échéance ${span}`,
  withoutDue: 'sans échéance',
  containing: (words) => `contenant « ${words} »`,
  count: (n, figure, filter) => `Vous avez ${count(n, figure)}${filter === '' ? '' : ` (${filter})`}.`,
  rate: (rate, completed, total) =>
    `Votre taux d’achèvement est de ${rate} : sur ${total} tâches, terminées ${completed}.`,
  next: {
    overdue: (name, day) => `La plus pressante est ${name} ; son échéance était le ${day}.`,
    due: (name, day) => `Ensuite vient ${name}, échéance le ${day}.`,
    undated: (name, priority) =>
      `Aucune de vos tâches actives n’a d’échéance. La première par priorité est ${name} (${priority}).`,
    none: 'Vous n’avez aucune tâche active, il n’y a donc pas de suite.',
    rule: 'L’ordre suit l’échéance, puis la priorité.',
  },
  newest: (name, at) => `La plus récente est ${name}, ajoutée le ${at}.`,
  week: (n, figure) => `Ces sept derniers jours, vous avez terminé ${count(n, figure)}.`,
  one: {
    active: (name, priority) => `${name} est active et de ${priority}.`,
    completed: (name, priority, at) => `${name} est de ${priority} et a été terminée le ${at}.`,
    due: (day) => `Son échéance est le ${day}.`,
    overdue: (day) => `Son échéance était le ${day}, elle est donc en retard.`,
    withoutDue: 'Elle n’a pas d’échéance.',
    added: (at) => `Elle a été ajoutée le ${at}.`,
  },
  caption: 'Mes tâches',
  columns: {
    task: 'Tâche',
    priority: 'Priorité',
    due: 'Échéance',
    completed: 'Terminée',
    day: 'Jour',
    state: 'État',
    tasks: 'Tâches',
  },
  noDue: 'aucune',
  notYet: 'pas encore',
};
