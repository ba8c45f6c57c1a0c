import type { IncidentActivity } from '../../describe-incident-update.ts';

/** The timeline of an incident, in Japanese. */
export const incidentActivity: IncidentActivity = {
  system: 'システム',
  update: '更新情報',
  note: 'メモ',
  opened: 'インシデントを起票',
  edited: (names) => (names === '' ? '編集' : `編集: ${names}`),
  status: (to) => `ステータスを「${to}」に変更`,
  statusFrom: (from, to) => `ステータスを「${from}」から「${to}」に変更`,
  escalated: (to) => (to === '' ? 'エスカレーション' : `重要度「${to}」にエスカレーション`),
  assigned: (name) => `${name} に割り当て`,
  both: (one, other) => `${one}。${other}`,
  unassigned: '未割り当てに変更',
  linked: (name, count) => (count === 1 ? `${name} を関連付け` : `${count} 件のレコードを関連付け`),
  unlinked: (name) => `${name} との関連付けを解除`,
  alertsAdded: (names, count) => (count === 1 ? `アラートを追加: ${names}` : `アラート ${count} 件を追加: ${names}`),
  alertsRemoved: (names, count) => (count === 1 ? `アラートを削除: ${names}` : `アラート ${count} 件を削除: ${names}`),
  observablesAdded: (name, count) =>
    count === 1 ? `オブザーバブルを追加: ${name}` : `オブザーバブル ${count} 件を追加`,
  observablesRemoved: (name, count) =>
    count === 1 ? `オブザーバブルを削除: ${name}` : `オブザーバブル ${count} 件を削除`,
  deleted: 'インシデントを削除',
  started: (name) => `プレイブックを開始: ${name}`,
  stepDone: (step) => `手順を完了: ${step}`,
  stepReopened: (step) => `手順を未完了に変更: ${step}`,
  undone: (what) => (what === '' ? '変更が元に戻されました' : `変更が元に戻されました: ${what}`),
  other: 'その他のアクティビティ',
  aRecord: 'レコード',
};
