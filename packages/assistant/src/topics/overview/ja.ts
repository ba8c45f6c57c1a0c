import { inWords } from '../in-words.ts';
import type { overview as english } from './en.ts';

/** How things stand and what happened, in Japanese. */
export const overview: typeof english = {
  phrases: {
    'topic:overview': inWords(`
      概要, 全体の概要, 概況, 全体像, 状況報告, 現状, 現在の状況, 状況, 状況はどう, 状況を教えて, 今の状況, 報告, ブリーフィング, 今どうなって, どうなって, どうなっています, 今日のまとめ,
      全体の状況, ダッシュボード, 主な数字, 問題はありませんか, 問題ありませんか, 注意が必要なこと
    `),
    'topic:news': inWords(`
      新しいこと, 新しい情報, 何か新しい, 何か新しいこと, 新着情報, 何が変わりました, 何が変わった, 最新情報, 変わったこと,
      新しいニュース, 見逃したこと
    `),
    'overview:happened': inWords(`
      何が起きました, 何が起きましたか, 何が起きた, 何があった, 何がありました, 何がありましたか, 起きたこと, あったこと,
      何か起きました, 何かありました
    `),
    'since:then': inWords('以降, から今まで'),
    'overview:any': inWords('ここ, チーム, ワークスペース, 全体'),
    'op:summary': inWords(`
      簡単な要約
    `),
  },
  examples: [
    '全体の概要を教えて',
    '何か新しいことはありますか？',
    '今日何が起きましたか？',
    '昨日以降に何が起きましたか？',
  ],
  labels: {
    unresolved: 'インシデント: 未解決',
    overdue: 'インシデント: 期限超過',
    alerts: 'アラート',
    threats: '脅威: 重大、アクティブ、過去 90 日間',
    unread: '通知: 未読',
    opened: (span) => `インシデント: ${span} に発生`,
    resolved: (span) => `インシデント: ${span} に解決`,
    seen: (span) => `脅威: ${span} に検出`,
    tasks: (span) => `マイタスク: ${span} に完了`,
    received: (span) => `通知: ${span}`,
  },
  incidents: (_n, figure, overdue) =>
    `未解決のインシデントは ${figure} 件で、うち ${overdue} 件が目標時間を過ぎています。`,
  alerts: (_n, figure) => `確認待ちのアラートは ${figure} 件です。`,
  threats: (_n, figure) => `過去 90 日間に検出されたアクティブな重大な脅威は ${figure} 件です。`,
  tasks: (_n, figure, overdue) => `未完了のタスクは ${figure} 件で、うち ${overdue} 件が期限切れです。`,
  unread: (_n, figure) => `未読の通知は ${figure} 件です。`,
  period: (span) => `期間 ${span}:`,
  opened: (_n, figure, resolved) => `インシデントは ${figure} 件発生し、${resolved} 件解決しました。`,
  seen: (_n, figure) => `この期間に最後に検出された脅威は ${figure} 件です。`,
  completed: (_n, figure) => `完了したタスクは ${figure} 件です。`,
  received: (_n, figure) => `受け取った通知は ${figure} 件です。`,
  receivedUnknown: '通知の一覧は 9 日間だけのため、この期間の通知は数えていません。',
};
