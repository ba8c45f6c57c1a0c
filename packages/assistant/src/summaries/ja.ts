import type { SummaryWords } from './en.ts';

/** The sentences of a summary in Japanese. */
export const summary: SummaryWords = {
  what: (name, title, severity, status, at, source) =>
    `${name}「${title}」: 重大度「${severity}」、ステータス「${status}」、検知日時 ${at}、ソース ${source}。`,
  about: (words) => `説明: 「${words}」`,
  undescribed: '説明はまだありません。',
  assigned: (name) => `担当者は ${name} です。`,
  unassigned: '担当者はいません。',
  left: (at, left) => `目標は ${at} までの解決で、残り ${left} です。`,
  over: (at, over) => `目標は ${at} までの解決でしたが、${over} 超過しています。`,
  inTime: (at, took) => `${at} に解決されました。所要時間は ${took} で、目標時間内です。`,
  late: (at, took, over) => `${at} に解決されました。所要時間は ${took} で、目標を ${over} 超過しました。`,
  kinds: {
    updates: (_, figure) => `更新情報 ${figure} 件`,
    notes: (_, figure) => `メモ ${figure} 件`,
    statusChanges: (_, figure) => `ステータスの変更 ${figure} 件`,
    escalations: (_, figure) => `エスカレーション ${figure} 件`,
    assignments: (_, figure) => `割り当て ${figure} 件`,
    links: (_, figure) => `関連付けの変更 ${figure} 件`,
    playbookSteps: (_, figure) => `プレイブック関連 ${figure} 件`,
    others: (_, figure) => `その他 ${figure} 件`,
  },
  happened: (_, all, parts) => `アクティビティは ${all} 件です${parts === '' ? '' : ` (${parts})`}。`,
  nothingHappened: 'アクティビティはまだありません。',
  entry: (at, who, what) => `${at}、${who}: ${what}`,
  latest: (entries) => `最新: ${entries}。`,
  linked: (names) => `関連付け: ${names}。`,
  more: (figure) => `ほか ${figure} 件`,
  unlinked: '関連付けられたエンティティや脅威はありません。',
  run: (name, done, all) => `${name}、手順 ${all} 件中 ${done} 件完了`,
  next: (step) => `次は「${step}」`,
  runs: (parts) => `プレイブック: ${parts}。`,
  quote: (words) => `「${words}」`,
  noRuns: '開始されたプレイブックはありません。',
};
