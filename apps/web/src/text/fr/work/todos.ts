import type { todos as english } from '../../en/work/todos.ts';
import { common } from '../common.ts';
import { plural } from '../plural.ts';

// In French zero counts as one; "en retard" is the same for one and many.
const active = (written: string) => (written === '0' || written === '1' ? `${written} active` : `${written} actives`);

export const todos: typeof english = {
  title: 'Mes tâches',
  activeCount: active,
  overdueCount: (count) => `${count} en retard`,
  loading: 'Chargement des tâches...',
  newTask: 'Ajouter une tâche...',
  newTaskLabel: 'Nouvelle tâche',
  add: 'Ajouter',
  entryHint: 'Ajoutez !haute ou !basse pour la priorité et une échéance comme demain, vendredi ou 2026-12-01.',
  readAs: 'Détecté',
  duePart: (day) => `Échéance : ${day}`,
  leaveAsTyped: (part) => `Laisser tel quel : ${part}`,
  tooLong: (most) => `Une tâche compte au maximum ${most} caractères.`,

  active: 'Tâches actives',
  completed: 'Tâches terminées',
  noActive: 'Aucune tâche active. Ajoutez-en une ci-dessus !',
  noCompleted: 'Aucune tâche terminée pour l’instant.',
  noneMatch: 'Aucune tâche ne correspond à ce filtre.',

  filterTasks: 'Filtrer les tâches',
  searchTasks: 'Rechercher dans les tâches',
  priority: 'Priorité',
  anyPriority: 'Toutes les priorités',
  dueDate: 'Échéance',
  anyDueDate: 'Toutes les échéances',
  dueChoices: {
    overdue: 'En retard',
    today: 'Échéance aujourd’hui',
    week: 'Échéance sous 7 jours',
    none: 'Sans échéance',
  },
  order: 'Ordre',
  newestFirst: 'Plus récentes d’abord',
  orders: { due: 'Par échéance', priority: 'Par priorité', text: 'Par texte' },

  edit: common.edit,
  save: common.save,
  cancel: common.cancel,
  delete: common.delete,
  editText: 'Texte de la tâche',
  priorityOf: (text) => `Priorité de « ${text} »`,
  dueDateOf: (text) => `Échéance de « ${text} »`,
  due: (day) => `Échéance le ${day}`,
  dueToday: 'Échéance aujourd’hui',
  dueTomorrow: 'Échéance demain',
  overdue: (day) => `En retard depuis le ${day}`,
  completedAt: (day) => `Terminée le ${day}`,
  sample: common.sample,
  taskGone: 'Cette tâche n’est plus dans votre liste.',

  loadFailed: 'Échec du chargement des tâches. Veuillez réessayer plus tard.',
  addFailed: 'Échec de l’ajout de la tâche. Veuillez réessayer.',
  updateFailed: 'Échec de la mise à jour de la tâche. Veuillez réessayer.',
  deleteFailed: 'Échec de la suppression de la tâche. Veuillez réessayer.',
  restoreFailed: 'Échec de la restauration de la tâche. Veuillez réessayer.',
  retry: common.retry,
  dismiss: common.dismiss,
  deleted: (text) => `« ${text} » supprimée`,
  undo: common.undo,
  discarded: common.discarded,

  filtered: 'Filtre :',
  filterShow: { active: 'actives', completed: 'terminées' },
  filterPriority: { high: 'priorité haute', medium: 'priorité moyenne', low: 'priorité basse' },
  filterDay: (day) => `terminées le ${day}`,
  filterDue: {
    overdue: 'en retard',
    today: 'échéance aujourd’hui',
    week: 'échéance sous 7 jours',
    none: 'sans échéance',
  },
  filterText: (words) => `avec « ${words} »`,
  filterCreatedBy: (day) => `créées jusqu’au ${day}`,
  filterCompletedBy: (day) => `terminées jusqu’au ${day}`,
  clearFilter: 'Effacer le filtre',
  matching: (count) => plural(count, { one: `${count} tâche`, other: `${count} tâches` }),

  keyboardHelp: 'Raccourcis clavier',
  close: common.close,
  keys: {
    n: 'Écrire une nouvelle tâche',
    j: 'Aller à la tâche suivante',
    k: 'Aller à la tâche précédente',
    e: 'Modifier la tâche',
    space: 'Terminer ou rouvrir la tâche',
    help: 'Afficher cette liste',
  },
  spaceKey: 'Espace',

  // Keywords of the new-task line, in lower case.
  vocabulary: {
    priorities: { high: 'haute', medium: 'moyenne', low: 'basse' },
    today: "aujourd'hui",
    tomorrow: 'demain',
    weekdays: [
      ['lundi', 'lun'],
      ['mardi', 'mar'],
      ['mercredi', 'mer'],
      ['jeudi', 'jeu'],
      ['vendredi', 'ven'],
      ['samedi', 'sam'],
      ['dimanche', 'dim'],
    ],
    leads: ['pour', 'avant', 'le', "d'ici", 'd’ici'],
  },
};
