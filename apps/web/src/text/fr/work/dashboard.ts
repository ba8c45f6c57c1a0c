import type { dashboard as english } from '../../en/work/dashboard.ts';
import { plural } from '../plural.ts';

const tasks = (count: number) => plural(count, { one: `${count} tâche`, other: `${count} tâches` });
const roles = { admin: 'Administrateur', analyst: 'Analyste', user: 'Utilisateur' };

export const dashboard: typeof english = {
  greeting: (name) => `Bon retour, ${name}`,
  someone: 'Utilisateur',
  roles,
  // All three roles begin with a vowel.
  awaiting: (role) => `Votre accès d’${roles[role].toLowerCase()} est en attente d’approbation`,
  highOfActive: (high, active) =>
    plural(active, {
      one: high === 1 ? 'Votre seule tâche active est de priorité haute.' : '',
      other: `${high} de vos ${active} tâches actives ${plural(high, { one: 'est', other: 'sont' })} de priorité haute.`,
    }),

  loading: 'Chargement du tableau de bord...',
  loadFailedTitle: 'Erreur de chargement du tableau de bord',
  loadFailed: 'Échec du chargement des données du tableau de bord',
  retry: 'Réessayer',
  lastUpdated: (time) => `Dernière mise à jour : ${time}`,

  summary: 'Résumé des tâches',
  totalTasks: 'Total des tâches',
  activeTasks: 'Tâches actives',
  completedTasks: 'Tâches terminées',
  completionRate: 'Taux d’achèvement',
  sinceLastWeek: 'depuis la semaine dernière',
  teamTrend: 'équipe',
  noTrend: 'pas encore de tendance',
  noTrendWhy: 'Une tendance exige au moins sept jours de données.',
  trendWhy: (scope, now, before) =>
    scope === 'own'
      ? `${tasks(now)} maintenant, ${before} il y a sept jours.`
      : `Aucune de vos tâches n’a plus de sept jours, voici donc l’équipe : ${tasks(now)} maintenant, ${before} il y a sept jours.`,
  highPriority: (count) => `${count} de priorité haute`,
  completedToday: (count) => `${count} depuis minuit`,
  weekAgo: (count) => `${count} il y a une semaine`,
  completedOf: (completed, total) => `${completed} sur ${total}`,
  history: (values) => `Sept derniers jours : ${values}`,

  widgets: 'Widgets',
  addWidget: 'Ajouter un widget',
  addWidgetHint: 'Choisissez ce que vous voulez ajouter à votre tableau de bord.',
  cancel: 'Annuler',
  close: 'Fermer',
  viewAll: 'Voir toutes les tâches',
  resetLayout: 'Réinitialiser la disposition',
  noWidgets: 'Aucun widget. Ajoutez-en un pour voir des statistiques, l’activité ou des suggestions.',
  widgetTitles: { stats: 'Statistiques', chart: 'Activité des tâches', ai: 'Assistant IA' },
  widgetContents: {
    stats: 'Les quatre chiffres avec leurs sept derniers jours',
    chart: 'Les tâches terminées du lundi au dimanche',
    ai: 'Suggestions fondées sur des règles, à partir de votre liste de tâches',
  },
  move: (title) => `Déplacer ${title}`,
  resize: (title) => `Redimensionner ${title}`,
  remove: (title) => `Retirer ${title}`,
  moveHint:
    'Faites glisser pour déplacer, ou utilisez les touches fléchées. Maj+touches fléchées redimensionnent. Échap annule.',
  resizeHint: 'Faites glisser pour redimensionner, ou utilisez les touches fléchées. Échap annule.',
  placed: (title, column, row) => `${title} : colonne ${column}, ligne ${row}`,
  sized: (title, columns, rows) =>
    `${title} : ${plural(columns, { one: `${columns} colonne`, other: `${columns} colonnes` })} de large, ${plural(rows, { one: `${rows} ligne`, other: `${rows} lignes` })} de haut`,
  cancelMove: (title) => `Déplacement annulé : ${title}`,
  moved: (title) => `Widget « ${title} » déplacé`,
  resized: (title) => `Widget « ${title} » redimensionné`,
  removed: (title) => `Widget « ${title} » retiré`,
  wasReset: 'Disposition réinitialisée',
  undo: 'Annuler',
  layoutLoadFailed: 'Votre disposition n’a pas pu être chargée. Les widgets par défaut sont affichés.',
  layoutSaveFailed: 'Votre disposition n’a pas pu être enregistrée. Veuillez réessayer.',
  tooManyWidgets: 'Le tableau de bord est plein. Retirez d’abord un widget.',

  tasksCompleted: 'Tâches terminées',
  lastSevenDays: 'sept derniers jours',
  // "3 le jeudi" would be every Thursday.
  completedOn: (count, day) => `${day} : ${count}`,
  showTable: 'Afficher le tableau',
  showChart: 'Afficher le graphique',
  dayColumn: 'Jour',
  nothingCompleted: 'Rien de terminé au cours des sept derniers jours. Les tâches terminées apparaîtront ici.',
  activityFailed: 'Échec du chargement de l’activité des tâches.',
  activityLoading: 'Chargement de l’activité des tâches...',

  hide: 'Masquer',
  show: 'Afficher',
  advice: 'Conseils',
  onTrack: 'Tout se déroule comme prévu. Aucune suggestion pour le moment.',
  adviceNote: 'Les suggestions sont fondées sur des règles et n’utilisent que votre liste de tâches.',
  adviceFailed:
    'Votre liste de tâches n’a pas pu être chargée. Les suggestions de priorité haute ne sont pas affichées.',
  highTasks: 'Tâches de priorité haute',
  moreHighTasks: (count) => plural(count, { one: `${count} autre`, other: `${count} autres` }),
  overdue: 'en retard',
  today: 'aujourd’hui',
  complete: (task) => `Terminer « ${task} »`,
  taskUpdateFailed: 'Échec de la mise à jour de la tâche. Veuillez réessayer.',
  lowRate: {
    title: (rate) => `Votre taux d’achèvement est de ${rate}`,
    body: 'Terminez quelques tâches avant d’en accepter de nouvelles.',
    withoutTasks: 'Ajoutez et terminez des tâches pour améliorer votre taux d’achèvement',
    rule: (bound, rate) => `Règle : taux d’achèvement inférieur à ${bound}. Actuellement ${rate}.`,
  },
  highPriorityAlert: {
    title: (count) =>
      plural(count, {
        one: `${count} tâche de priorité haute est active`,
        other: `${count} tâches de priorité haute sont actives`,
      }),
    body: (count) => (count < 2 ? 'Effectuez d’abord cette tâche.' : 'Effectuez d’abord ces tâches.'),
    rule: (count) => `Règle : au moins une tâche active de priorité haute. Actuellement ${count}.`,
  },
  highRate: {
    title: (rate) => `${rate} de vos tâches sont terminées`,
    body: 'Vous avez de la place pour de nouvelles tâches.',
    rule: (bound, rate) => `Règle : taux d’achèvement supérieur à ${bound}. Actuellement ${rate}.`,
  },
  manyActive: {
    title: (active) => `Vous avez ${active} tâches actives`,
    body: 'Divisez les plus grandes en étapes.',
    rule: (bound, active) => `Règle : plus de ${bound} tâches actives. Actuellement ${active}.`,
  },
};
