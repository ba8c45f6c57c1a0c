import type { Priority } from '@halyard/contracts/work/todos.ts';
import { inWords } from '../in-words.ts';
import type { tasks as english } from './en.ts';

const priorities: Readonly<Record<Priority, string>> = { high: '優先度 高', medium: '優先度 中', low: '優先度 低' };
const within = (filter: string) => (filter === '' ? '' : `（${filter}）`);

/** Questions about the person's own tasks in Japanese. */
export const tasks: typeof english = {
  phrases: {
    'bound:all': inWords('すべて完了, 全部完了, すべて解決, 全部解決, 全て完了, 全て解決'),
    'topic:task': inWords(`
      タスク, マイタスク, タスクリスト, タスク一覧, やること, やることリスト, todo, todoリスト, 何をしなければ, やるべきこと,
      しなければならないこと, 私のタスク, 自分のタスク
    `),
    'topic:completionRate': inWords('完了率, タスクの完了率, 達成率, 消化率'),
    'topic:nextTask': inWords(`
      次は何, 次のタスク, 次にやること, 次にやるべきこと, 次に何をすれば, 一番急ぎのタスク, 最も急ぎのタスク, 最優先のタスク,
      次の期限, 次の締め切り, 最も緊急のタスク, 一番緊急のタスク, 次にすること, 次に期限が来る
    `),
    'state:undone': inWords(`
      未完了, 未完了の, 残り, 残りの, 残っている, やり残し, やり残した, 終わっていない, 完了していない, 未処理, 未処理の, しなければならない, やるべきこと, やること, 何をしなければ,
      しなければならないこと, まだ終わっていない, 済んでいない, 残っています, 残っていますか
    `),
    'state:completed': inWords(`
      完了させた, 終えた, 終わらせた, 済ませた, 完了しました, 完了しましたか, 終えました, 終えましたか, 終わらせました,
      完了タスク, 何を完了, 完了させました
    `),
    'record:added': inWords('追加した, 追加された, 追加しました, 追加されました, 作成した, 作成された, 作成しました'),
    'state:overdue': inWords('期限切れの, 期限を過ぎた, 締め切りを過ぎた'),
    'op:due': inWords(
      '期限, 期限の, 期限が, が期限, が期限の, 期限が来る, 締め切り, 締切, 期日, 締め切りの, が締め切りの, が期限です',
    ),
    'due:none': inWords(
      '期限なし, 期限なしの, 期限のない, 期限がない, 期限が設定されていない, 締め切りのない, 期限未設定',
    ),
    'due:any': inWords('期限のある, 期限がある, 期限付き, 期限つき, 期限が設定されている'),
    'due:tomorrow': inWords('明日, あした, 明日が期限'),
    'due:nextWeek': inWords('来週, 来週中, 来週が期限'),
    'due:soon': inWords('まもなく, もうすぐ, 近いうちに'),
    'due:ahead': inWords('今後, これから, 向こう'),
    'due:days': inWords('日以内, 日間'),
    'by:weekday': inWords('曜日別, 曜日ごと, 曜日毎, どの曜日, 何曜日, 曜日'),
    'by:priority': inWords('優先度別, 優先度ごと, 優先順位別, 優先度毎'),
    'task:priority': inWords('優先度, 優先順位'),
    'task:urgent': inWords('急ぎ, 急ぎの, 緊急, 緊急の, 重要, 重要な, 至急, 至急の, 最優先, 最優先の'),
    'task:next': inWords('最初に, まず, 次に'),
    'task:any': inWords('私は, すべきこと'),
    'op:newest': inWords('さっき, 最近の'),
    'op:list': inWords('どのタスク, 何件ですか'),
    'op:who': inWords(''),
    'filler:': inWords(''),
    'level:High': inWords(`
      優先度高, 優先度が高い
    `),
    'level:Medium': inWords(`
      優先度中, 優先度が普通
    `),
    'level:Low': inWords(`
      優先度低, 優先度が低い
    `),
    'op:trend': inWords(`
      の変化
    `),
    // Due dates are asked for one day or one week; of what lies before or behind it nothing is said.
    'bound:time': inWords(`
      明日まで, 明日までに, 明日以降, 明日より前, 来週まで, 来週までに, 来週以降, 明日までの, 来週までの
    `),
  },
  examples: [
    'タスクはいくつありますか？',
    '優先度の高い未完了のタスクは何件ですか？',
    '期限切れのタスクはどれですか？',
    '今週が期限のタスクはどれですか？',
    '完了率は何パーセントですか？',
    '今日完了したタスクは何件ですか？',
    '今週の日別の完了タスク',
    '次のタスクは何ですか？',
  ],
  ofOne: ['このタスクの期限はいつですか？'],
  label: (filter) => (filter === '' ? 'マイタスク' : `マイタスク: ${filter}`),
  summaryLabel: 'マイタスクの件数',
  states: { active: '未完了', completed: '完了', overdue: '期限切れ' },
  priorities,
  completed: (span) => `${span} に完了`,
  added: (span) => `${span} に追加`,
  due: (span) => `期限 ${span}`,
  withoutDue: '期限なし',
  containing: (words) => `「${words}」を含む`,
  count: (_n, figure, filter) => `タスクは ${figure} 件です${within(filter)}。`,
  rate: (rate, completed, total) => `完了率は ${rate} です。${total} 件中 ${completed} 件が完了しています。`,
  next: {
    overdue: (name, day) => `最も急ぎなのは「${name}」です。期限は ${day} でした。`,
    due: (name, day) => `次は「${name}」です。期限は ${day} です。`,
    undated: (name, priority) =>
      `未完了のタスクに期限のあるものはありません。優先度順で最初は「${name}」（${priority}）です。`,
    none: '未完了のタスクがないため、次のタスクはありません。',
    rule: '順序は期限、次に優先度です。',
  },
  newest: (name, at) => `最も新しいのは「${name}」で、${at} に追加されました。`,
  week: (_n, figure) => `過去 7 日間に ${figure} 件のタスクを完了しました。`,
  one: {
    active: (name, priority) => `「${name}」は未完了で、${priority} です。`,
    completed: (name, priority, at) => `「${name}」は ${priority} で、${at} に完了しました。`,
    due: (day) => `期限は ${day} です。`,
    overdue: (day) => `期限は ${day} でした。期限切れです。`,
    withoutDue: '期限はありません。',
    added: (at) => `${at} に追加されました。`,
  },
  caption: 'マイタスク',
  columns: {
    task: 'タスク',
    priority: '優先度',
    due: '期限',
    completed: '完了日時',
    day: '日付',
    state: '状態',
    tasks: 'タスク',
  },
  noDue: 'なし',
  notYet: '未完了',
};
