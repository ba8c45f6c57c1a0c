import type { todos as english } from '../en/todos.ts';
import { plural } from './plural.ts';

// In French zero counts as one; "en retard" is the same for one and many.
const active = (written: string) => (written === '0' || written === '1' ? `${written} active` : `${written} actives`);

export const todos: typeof english = {
  title: 'Mes tâches',
  activeCount: active,
  activeAndOverdue: (open, late) => `${active(open)}, ${late} en retard`,
  loading: 'Chargement des tâches...',
  newTask: 'Ajouter une tâche...',
  newTaskLabel: 'Nouvelle tâche',
  add: 'Ajouter',
  entryHint: 'Reconnaît !haute, !basse et un jour : demain, vendredi, 2026-12-01.',
  readAs: 'Compris comme',
  duePart: (day) => `Échéance : ${day}`,
  leaveAsTyped: (part) => `Laisser tel quel : ${part}`,
  tooLong: (most) => `Une tâche compte au maximum ${most} caractères.`,

  active: 'Tâches actives',
  completed: 'Tâches terminées',
  noActive: 'Aucune tâche active. Ajoutez-en une ci-dessus !',
  noCompleted: 'Aucune tâche terminée pour l’instant.',
  noneMatch: 'Aucune tâche ne correspond à ce filtre.',

  edit: 'Modifier',
  save: 'Enregistrer',
  cancel: 'Annuler',
  delete: 'Supprimer',
  editText: 'Texte de la tâche',
  priorityOf: (text) => `Priorité de « ${text} »`,
  dueDateOf: (text) => `Échéance de « ${text} »`,
  due: (day) => `Échéance le ${day}`,
  dueToday: 'Échéance aujourd’hui',
  dueTomorrow: 'Échéance demain',
  overdue: (day) => `En retard depuis le ${day}`,
  taskGone: 'Cette tâche n’est plus dans votre liste.',

  loadFailed: 'Échec du chargement des tâches. Veuillez réessayer plus tard.',
  addFailed: 'Échec de l’ajout de la tâche. Veuillez réessayer.',
  updateFailed: 'Échec de la mise à jour de la tâche. Veuillez réessayer.',
  deleteFailed: 'Échec de la suppression de la tâche. Veuillez réessayer.',
  restoreFailed: 'Échec de la restauration de la tâche. Veuillez réessayer.',
  retry: 'Réessayer',
  dismiss: 'Ignorer',
  deleted: (text) => `« ${text} » supprimée`,
  undo: 'Annuler',

  filtered: 'Filtre :',
  filterShow: { active: 'actives', completed: 'terminées' },
  filterPriority: { high: 'priorité haute', medium: 'priorité moyenne', low: 'priorité basse' },
  filterDay: (day) => `terminées le ${day}`,
  clearFilter: 'Effacer le filtre',
  matching: (count) => plural(count, { one: `${count} tâche`, other: `${count} tâches` }),

  keyboardHelp: 'Raccourcis clavier',
  close: 'Fermer',
  keys: {
    n: 'Écrire une nouvelle tâche',
    j: 'Aller à la tâche suivante',
    k: 'Aller à la tâche précédente',
    e: 'Modifier la tâche',
    space: 'Terminer ou rouvrir la tâche',
    help: 'Afficher cette liste',
  },
  spaceKey: 'Espace',

  // What the new-task line understands, in lower case.
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
