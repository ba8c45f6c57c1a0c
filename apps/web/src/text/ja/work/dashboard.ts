import type { dashboard as english } from '../../en/work/dashboard.ts';

const roles = { admin: '管理者', analyst: 'アナリスト', user: 'ユーザー' };

export const dashboard: typeof english = {
  greeting: (name) => `${name} さん、おかえりなさい`,
  someone: 'ユーザー',
  roles,
  awaiting: (role) => `${roles[role]}のアクセス権は承認待ちです`,
  highOfActive: (high, active) => {
    if (active !== 1) return `未完了のタスク ${active} 件のうち ${high} 件が優先度「高」です。`;
    return high === 1 ? '未完了のタスク 1 件は優先度「高」です。' : '';
  },

  loading: 'ダッシュボードを読み込んでいます...',
  loadFailedTitle: 'ダッシュボードの読み込みエラー',
  loadFailed: 'ダッシュボードのデータを読み込めませんでした',
  retry: '再試行',
  lastUpdated: (time) => `最終更新 ${time}`,

  summary: 'タスクの概要',
  totalTasks: 'タスクの合計',
  activeTasks: '未完了のタスク',
  completedTasks: '完了したタスク',
  completionRate: '完了率',
  sinceLastWeek: '先週比',
  teamTrend: 'チーム',
  noTrend: '傾向はまだありません',
  noTrendWhy: '推移の表示には 7 日分以上のデータが必要です。',
  trendWhy: (scope, now, before) =>
    scope === 'own'
      ? `現在はタスク ${now} 件、7 日前は ${before} 件です。`
      : `7 日より前に作成したタスクがないため、チームの値を表示しています。現在はタスク ${now} 件、7 日前は ${before} 件です。`,
  highPriority: (count) => `優先度「高」${count} 件`,
  completedToday: (count) => `今日 ${count} 件`,
  weekAgo: (count) => `1 週間前は ${count} 件`,
  completedOf: (completed, total) => `${total} 件中 ${completed} 件`,
  history: (values) => `過去 7 日間: ${values}`,

  widgets: 'ウィジェット',
  addWidget: 'ウィジェットを追加',
  addWidgetHint: 'ダッシュボードに追加するものを選択してください。',
  cancel: 'キャンセル',
  close: '閉じる',
  viewAll: 'すべてのタスクを表示',
  resetLayout: 'レイアウトをリセット',
  noWidgets: 'ウィジェットはまだありません。追加すると、統計、アクティビティ、提案が表示されます。',
  widgetTitles: { stats: '統計', chart: 'タスクのアクティビティ', ai: 'AI アシスタント' },
  widgetContents: {
    stats: '4 つの数値と過去 7 日間の推移',
    chart: '月曜日から日曜日までに完了したタスク',
    ai: 'タスク一覧に対する、決まったルールに基づくアドバイス',
  },
  move: (title) => `${title}を移動`,
  resize: (title) => `${title}のサイズを変更`,
  remove: (title) => `${title}を削除`,
  moveHint: 'ドラッグまたは矢印キーで移動します。Shift+矢印キーでサイズを変更、Esc でキャンセルします。',
  resizeHint: 'ドラッグまたは矢印キーでサイズを変更します。Esc でキャンセルします。',
  placed: (title, column, row) => `${title}: ${column} 列目、${row} 行目`,
  sized: (title, columns, rows) => `${title}: 幅 ${columns} 列、高さ ${rows} 行`,
  cancelMove: (title) => `移動をキャンセルしました: ${title}`,
  moved: (title) => `${title}を移動しました`,
  resized: (title) => `${title}のサイズを変更しました`,
  removed: (title) => `${title}を削除しました`,
  wasReset: 'レイアウトをリセットしました',
  undo: '元に戻す',
  layoutLoadFailed: 'レイアウトを読み込めませんでした。既定のウィジェットを表示しています。',
  layoutSaveFailed: 'レイアウトを保存できませんでした。もう一度お試しください。',
  tooManyWidgets: 'ダッシュボードに空きがありません。先にウィジェットを削除してください。',

  tasksCompleted: '完了したタスク',
  lastSevenDays: '過去 7 日間',
  completedOn: (count, day) => `${day}: ${count} 件`,
  showTable: '表を表示',
  showChart: 'グラフを表示',
  dayColumn: '日付',
  nothingCompleted: '過去 7 日間に完了したタスクはありません。タスクを完了すると、ここに表示されます。',
  activityFailed: 'タスクのアクティビティを読み込めませんでした。',
  activityLoading: 'タスクのアクティビティを読み込んでいます...',

  hide: '隠す',
  show: '表示',
  advice: 'アドバイス',
  onTrack: '順調です。現在、提案はありません。',
  adviceNote: 'アドバイスは、タスク一覧に対する決まったルールに基づいています。',
  adviceFailed: 'タスク一覧を読み込めませんでした。優先度「高」の提案は表示されません。',
  highTasks: '優先度「高」のタスク',
  moreHighTasks: (count) => `ほか ${count} 件`,
  overdue: '期限切れ',
  today: '今日',
  complete: (task) => `「${task}」を完了にする`,
  taskUpdateFailed: 'タスクを更新できませんでした。もう一度お試しください。',
  lowRate: {
    title: (rate) => `完了率は ${rate} です`,
    body: '新しいタスクに取りかかる前に、いくつか完了させましょう。',
    withoutTasks: 'タスクを追加して完了すると、完了率が上がります',
    rule: (bound, rate) => `ルール: 完了率が ${bound} 未満。現在 ${rate}。`,
  },
  highPriorityAlert: {
    title: (count) => `優先度「高」の未完了タスクが ${count} 件あります`,
    body: () => '新しいタスクより先に取りかかりましょう。',
    rule: (count) => `ルール: 優先度「高」の未完了タスクがある。現在 ${count} 件。`,
  },
  highRate: {
    title: (rate) => `タスクの ${rate} が完了しています`,
    body: 'お疲れさまです。次のタスクに取りかかる余裕があります。',
    rule: (bound, rate) => `ルール: 完了率が ${bound} 超。現在 ${rate}。`,
  },
  manyActive: {
    title: (active) => `アクティブなタスクが ${active} 件あります`,
    body: '大きなタスクは小さな手順に分けましょう。',
    rule: (bound, active) => `ルール: 未完了タスクが ${bound} 件を超える。現在 ${active} 件。`,
  },
};
