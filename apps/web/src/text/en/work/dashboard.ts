import { plural } from '../../plural.ts';

const tasks = (count: number) => plural(count, { one: `${count} task`, other: `${count} tasks` });
const roles = { admin: 'Administrator', analyst: 'Analyst', user: 'User' };

export const dashboard = {
  greeting: (name: string) => `Welcome back, ${name}`,
  someone: 'User',
  roles,
  awaiting: (role: keyof typeof roles) => `Your ${roles[role]} access is awaiting approval`,
  highOfActive: (high: number, active: number) =>
    plural(active, {
      one: high === 1 ? 'Your 1 active task is high priority.' : '',
      other: `${high} of your ${active} active tasks ${plural(high, { one: 'is', other: 'are' })} high priority.`,
    }),

  loading: 'Loading dashboard...',
  loadFailedTitle: 'Error Loading Dashboard',
  loadFailed: 'Failed to load dashboard data',
  retry: 'Retry',
  lastUpdated: (time: string) => `Last updated ${time}`,

  summary: 'Task summary',
  totalTasks: 'Total Tasks',
  activeTasks: 'Active Tasks',
  completedTasks: 'Completed Tasks',
  completionRate: 'Completion Rate',
  sinceLastWeek: 'since last week',
  teamTrend: 'team',
  noTrend: 'no trend yet',
  noTrendWhy: 'A trend needs at least seven days of data.',
  trendWhy: (scope: 'own' | 'team', now: number, before: number) =>
    scope === 'own'
      ? `${tasks(now)} now, ${before} seven days ago.`
      : `None of your tasks is older than seven days, so this is the team: ${tasks(now)} now, ${before} seven days ago.`,
  highPriority: (count: number) => `${count} high priority`,
  completedToday: (count: number) => `${count} since midnight`,
  weekAgo: (count: number) => `${count} a week ago`,
  completedOf: (completed: number, total: number) => `${completed} of ${total}`,
  history: (values: string) => `Last seven days: ${values}`,

  widgets: 'Widgets',
  addWidget: 'Add Widget',
  addWidgetHint: 'Choose what to add to your dashboard.',
  cancel: 'Cancel',
  close: 'Close',
  viewAll: 'View all tasks',
  resetLayout: 'Reset layout',
  noWidgets: 'No widgets yet. Add a widget to see statistics, activity or suggestions.',
  widgetTitles: { stats: 'Statistics', chart: 'Task Activity', ai: 'AI Assistant' },
  widgetContents: {
    stats: 'The four figures with their last seven days',
    chart: 'Completed tasks from Monday to Sunday',
    ai: 'Rule-based suggestions from your task list',
  },
  move: (title: string) => `Move ${title}`,
  resize: (title: string) => `Resize ${title}`,
  remove: (title: string) => `Remove ${title}`,
  moveHint: 'Drag to move, or use the arrow keys. Shift+arrow keys resize. Escape cancels.',
  resizeHint: 'Drag to resize, or use the arrow keys. Escape cancels.',
  placed: (title: string, column: number, row: number) => `${title}: column ${column}, row ${row}`,
  sized: (title: string, columns: number, rows: number) =>
    `${title}: ${plural(columns, { one: '1 column', other: `${columns} columns` })} wide, ${rows} rows high`,
  cancelMove: (title: string) => `Move canceled: ${title}`,
  moved: (title: string) => `${title} moved`,
  resized: (title: string) => `${title} resized`,
  removed: (title: string) => `${title} removed`,
  wasReset: 'Layout reset',
  undo: 'Undo',
  layoutLoadFailed: 'Failed to load your layout. Showing the default widgets.',
  layoutSaveFailed: 'Failed to save your layout. Try again.',
  tooManyWidgets: 'The dashboard is full. Remove a widget first.',

  tasksCompleted: 'Tasks Completed',
  lastSevenDays: 'last seven days',
  completedOn: (count: number, day: string) => `${count} on ${day}`,
  showTable: 'Show table',
  showChart: 'Show chart',
  dayColumn: 'Day',
  nothingCompleted: 'Nothing completed in the last seven days. Completed tasks will appear here.',
  activityFailed: 'Failed to load task activity.',
  activityLoading: 'Loading task activity...',

  hide: 'Hide',
  show: 'Show',
  advice: 'Advice',
  onTrack: 'You are on track. No suggestions right now.',
  adviceNote: 'Suggestions are rule-based and use only your task list.',
  adviceFailed: 'Failed to load your task list. High-priority suggestions are not shown.',
  highTasks: 'High-priority tasks',
  moreHighTasks: (count: number) => `${count} more`,
  overdue: 'overdue',
  today: 'today',
  complete: (task: string) => `Complete "${task}"`,
  taskUpdateFailed: 'Failed to update task. Please try again.',
  lowRate: {
    title: (rate: string) => `Your completion rate is ${rate}`,
    body: 'Finish a few tasks before you take on new ones.',
    withoutTasks: 'Add and complete tasks to raise your completion rate',
    rule: (bound: string, rate: string) => `Rule: completion rate below ${bound}. Now ${rate}.`,
  },
  highPriorityAlert: {
    title: (count: number) =>
      plural(count, { one: '1 high-priority task is active', other: `${count} high-priority tasks are active` }),
    body: (count: number) => plural(count, { one: 'Do this task first.', other: 'Do these tasks first.' }),
    rule: (count: number) => `Rule: any active task of high priority. Now ${count}.`,
  },
  highRate: {
    title: (rate: string) => `${rate} of your tasks are completed`,
    body: 'You have capacity for new tasks.',
    rule: (bound: string, rate: string) => `Rule: completion rate above ${bound}. Now ${rate}.`,
  },
  manyActive: {
    title: (active: number) => `You have ${active} active tasks`,
    body: 'Split the larger ones into steps.',
    rule: (bound: number, active: number) => `Rule: more than ${bound} active tasks. Now ${active}.`,
  },
};
