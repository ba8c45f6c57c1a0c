import { inWords } from '../in-words.ts';
import type { advice as english } from './en.ts';

/** The advice of the dashboard's card in Japanese, in the words of the card. */
export const advice: typeof english = {
  phrases: {
    'topic:advice': inWords(`
      アドバイス, 助言, 提案, ヒント, 何をすれば, 何をすればいい, 何をすればいいですか, 何をすべき, 何をすべきですか,
      何から始めれば, 何から始めればいい, 何から始めればいいですか, 何をすればよい, 何をすればよいですか,
      どこから始めれば, 何に集中すべき, 何を優先すべき, 何を優先すればいい, 調子はどう, 順調, 順調ですか,
      まず何をすればいいですか, まず何をすべきですか, 最初に何をすればいいですか, 最初に何をすべきですか, おすすめは
    `),
    'advice:any': inWords('まず, 最初に, 今すぐ, いい, よい, 何か'),
  },
  examples: ['最初に何をすべきですか？', 'アドバイスはありますか？'],
  onTrack: '順調です。現在、提案はありません。',
  note: 'アドバイスは、タスク一覧に対する決まったルールに基づいています。',
  lowRate: {
    title: (figure) => `完了率は ${figure} です。`,
    body: '新しいタスクに取りかかる前に、いくつか完了させましょう。',
    withoutTasks: 'タスクを追加して完了すると、完了率が上がります。',
    rule: (bound, figure) => `ルール: 完了率が ${bound} 未満。現在 ${figure}。`,
  },
  highPriority: {
    title: (_n, figure) => `優先度「高」の未完了タスクが ${figure} 件あります。`,
    body: () => '新しいタスクより先に取りかかりましょう。',
    rule: (figure) => `ルール: 優先度「高」の未完了タスクがある。現在 ${figure} 件。`,
  },
  highRate: {
    title: (figure) => `タスクの ${figure} が完了しています。`,
    body: 'お疲れさまです。次のタスクに取りかかる余裕があります。',
    rule: (bound, figure) => `ルール: 完了率が ${bound} 超。現在 ${figure}。`,
  },
  manyActive: {
    title: (figure) => `${figure} 件のタスクが同時に進行中です。`,
    body: '大きなタスクは小さな手順に分けましょう。',
    rule: (bound, figure) => `ルール: 未完了タスクが ${bound} 件を超える。現在 ${figure} 件。`,
  },
};
