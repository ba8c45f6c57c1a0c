import type { dashboard as english } from '../../en/work/dashboard.ts';
import { plural } from '../plural.ts';

const tasks = (count: number) => plural(count, { one: `${count} Aufgabe`, other: `${count} Aufgaben` });
const roles = { admin: 'Administrator', analyst: 'Analyst', user: 'Benutzer' };

export const dashboard: typeof english = {
  greeting: (name) => `Willkommen zurück, ${name}`,
  someone: 'Benutzer',
  roles,
  awaiting: (role) => `Ihr Zugriff als ${roles[role]} wartet auf Freigabe`,
  highOfActive: (high, active) =>
    plural(active, {
      one: high === 1 ? 'Ihre 1 aktive Aufgabe hat hohe Priorität.' : '',
      other: `${high} Ihrer ${active} aktiven Aufgaben ${plural(high, { one: 'hat', other: 'haben' })} hohe Priorität.`,
    }),

  loading: 'Dashboard wird geladen...',
  loadFailedTitle: 'Fehler beim Laden des Dashboards',
  loadFailed: 'Die Daten des Dashboards konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  lastUpdated: (time) => `Zuletzt aktualisiert um ${time}`,

  summary: 'Aufgabenübersicht',
  totalTasks: 'Aufgaben gesamt',
  activeTasks: 'Aktive Aufgaben',
  completedTasks: 'Erledigte Aufgaben',
  completionRate: 'Erledigungsquote',
  sinceLastWeek: 'seit letzter Woche',
  teamTrend: 'Team',
  noTrend: 'noch kein Trend',
  noTrendWhy: 'Für einen Trend sind Daten von mindestens sieben Tagen nötig.',
  trendWhy: (scope, now, before) =>
    scope === 'own'
      ? `Jetzt ${tasks(now)}, vor sieben Tagen ${before}.`
      : `Keine Ihrer Aufgaben ist älter als sieben Tage, daher sehen Sie das Team: jetzt ${tasks(now)}, vor sieben Tagen ${before}.`,
  highPriority: (count) => `${count} mit hoher Priorität`,
  completedToday: (count) => `${count} seit Mitternacht`,
  weekAgo: (count) => `${count} vor einer Woche`,
  completedOf: (completed, total) => `${completed} von ${total}`,
  history: (values) => `Letzte sieben Tage: ${values}`,

  widgets: 'Widgets',
  addWidget: 'Widget hinzufügen',
  addWidgetHint: 'Wählen Sie, was Sie zu Ihrem Dashboard hinzufügen möchten.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  viewAll: 'Alle Aufgaben anzeigen',
  resetLayout: 'Layout zurücksetzen',
  noWidgets: 'Noch keine Widgets. Fügen Sie eines hinzu, um Statistiken, Aktivität oder Vorschläge zu sehen.',
  widgetTitles: { stats: 'Statistik', chart: 'Aufgabenaktivität', ai: 'KI-Assistent' },
  widgetContents: {
    stats: 'Die vier Kennzahlen mit ihren letzten sieben Tagen',
    chart: 'Erledigte Aufgaben von Montag bis Sonntag',
    ai: 'Regelbasierte Vorschläge zu Ihrer Aufgabenliste',
  },
  move: (title) => `${title} verschieben`,
  resize: (title) => `Größe von ${title} ändern`,
  remove: (title) => `${title} entfernen`,
  moveHint:
    'Ziehen Sie zum Verschieben oder verwenden Sie die Pfeiltasten. Umschalt+Pfeiltasten ändern die Größe. Esc bricht ab.',
  resizeHint: 'Ziehen Sie zum Ändern der Größe oder verwenden Sie die Pfeiltasten. Esc bricht ab.',
  placed: (title, column, row) => `${title}: Spalte ${column}, Zeile ${row}`,
  sized: (title, columns, rows) =>
    `${title}: ${plural(columns, { one: '1 Spalte', other: `${columns} Spalten` })} breit, ${plural(rows, { one: '1 Zeile', other: `${rows} Zeilen` })} hoch`,
  cancelMove: (title) => `Verschieben abgebrochen: ${title}`,
  moved: (title) => `${title} verschoben`,
  resized: (title) => `Größe von ${title} geändert`,
  removed: (title) => `${title} entfernt`,
  wasReset: 'Layout zurückgesetzt',
  undo: 'Rückgängig',
  layoutLoadFailed: 'Ihr Layout konnte nicht geladen werden. Die Standard-Widgets werden angezeigt.',
  layoutSaveFailed: 'Ihr Layout konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  tooManyWidgets: 'Das Dashboard ist voll. Entfernen Sie zuerst ein Widget.',

  tasksCompleted: 'Erledigte Aufgaben',
  lastSevenDays: 'letzte sieben Tage',
  completedOn: (count, day) => `${count} am ${day}`,
  showTable: 'Tabelle anzeigen',
  showChart: 'Diagramm anzeigen',
  dayColumn: 'Tag',
  nothingCompleted: 'In den letzten sieben Tagen wurde nichts erledigt. Erledigte Aufgaben erscheinen hier.',
  activityFailed: 'Die Aufgabenaktivität konnte nicht geladen werden.',
  activityLoading: 'Aufgabenaktivität wird geladen...',

  hide: 'Ausblenden',
  show: 'Einblenden',
  advice: 'Hinweise',
  onTrack: 'Sie liegen gut im Plan. Im Moment gibt es keine Vorschläge.',
  adviceNote: 'Die Vorschläge sind regelbasiert und verwenden nur Ihre Aufgabenliste.',
  adviceFailed:
    'Ihre Aufgabenliste konnte nicht geladen werden. Vorschläge zur hohen Priorität werden nicht angezeigt.',
  highTasks: 'Aufgaben mit hoher Priorität',
  moreHighTasks: (count) => `${count} weitere`,
  overdue: 'überfällig',
  today: 'heute',
  complete: (task) => `„${task}“ erledigen`,
  taskUpdateFailed: 'Die Aufgabe konnte nicht aktualisiert werden. Bitte versuchen Sie es erneut.',
  lowRate: {
    title: (rate) => `Ihre Erledigungsquote beträgt ${rate}`,
    body: 'Schließen Sie ein paar Aufgaben ab, bevor Sie neue annehmen.',
    withoutTasks: 'Legen Sie Aufgaben an und erledigen Sie sie, um Ihre Erledigungsquote zu erhöhen',
    rule: (bound, rate) => `Regel: Erledigungsquote unter ${bound}. Jetzt ${rate}.`,
  },
  highPriorityAlert: {
    title: (count) =>
      plural(count, {
        one: '1 Aufgabe mit hoher Priorität ist aktiv',
        other: `${count} Aufgaben mit hoher Priorität sind aktiv`,
      }),
    // "diese" is one task or several.
    body: (count) => (count === 1 ? 'Erledigen Sie diese Aufgabe zuerst.' : 'Erledigen Sie diese Aufgaben zuerst.'),
    rule: (count) => `Regel: mindestens eine aktive Aufgabe mit hoher Priorität. Jetzt ${count}.`,
  },
  highRate: {
    title: (rate) => `${rate} Ihrer Aufgaben sind erledigt`,
    body: 'Sie haben Kapazität für neue Aufgaben.',
    rule: (bound, rate) => `Regel: Erledigungsquote über ${bound}. Jetzt ${rate}.`,
  },
  manyActive: {
    title: (active) => `Sie haben ${active} aktive Aufgaben`,
    body: 'Teilen Sie die größeren in Schritte auf.',
    rule: (bound, active) => `Regel: mehr als ${bound} aktive Aufgaben. Jetzt ${active}.`,
  },
};
