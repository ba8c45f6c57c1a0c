import type { ObjectType } from '@halyard/contracts/events.ts';
import type { AuditFault } from '@halyard/contracts/server/audit.ts';
import { events } from '@halyard/messages/ja/sentences';
import type { audit as english } from '../../en/administration/audit.ts';
import { common } from '../common.ts';

const objects: Readonly<Record<ObjectType, string>> = {
  person: 'ユーザー',
  todo: 'タスク',
  audit: '監査ログ',
  settings: '設定',
  api_key: 'API キー',
  webhook: 'Webhook',
  webhook_delivery: 'Webhook の配信',
  request: 'リクエスト',
  threat: '脅威',
  entity: 'エンティティ',
  record: 'レコード',
  connection: '接続',
  incident: 'インシデント',
  playbook: 'プレイブック',
  alert: 'アラート',
  attack_layer: 'ATT&CK レイヤー',
  alert_rule: 'アラートルール',
  quiet_rule: '静音ルール',
  sigma_rule: 'Sigma ルール',
  warning_list: '警告リスト',
  source: 'ソース',
  import: 'インポート',
  announcement: 'お知らせ',
  workspace: 'ワークスペース',
  work: 'バックグラウンド処理',
  crime_import: '警察データのインポート',
  crime: '犯罪データ',
  analysis: '分析',
  schema: 'スキーマ',
  report: 'レポート',
};

const reasons: Readonly<Record<AuditFault, string>> = {
  entry_missing: 'エントリが欠落しています',
  out_of_sequence: 'エントリが直前のエントリと連続していません',
  entry_changed: 'エントリが変更されています',
  entries_missing_at_end: '末尾のエントリが欠落しています',
  not_signed: 'エントリに署名がありません',
  differs_from_checkpoint: 'エントリが署名済みチェックポイントと異なります',
  checkpoint_changed: '署名済みチェックポイントが変更されています',
  entry_added: 'エントリが末尾に追加されています',
};

export const audit: typeof english = {
  title: '監査ログ',
  about: '誰が、いつ、どこから、何をしたかの記録です。エントリはハッシュで連結され、改ざんを検出できます。',
  loading: '監査ログを読み込んでいます...',
  failed: '監査ログを読み込めませんでした。',
  olderFailed: common.olderFailed,
  retry: common.retry,
  refresh: common.refresh,
  dismiss: common.dismiss,
  close: common.close,
  asOf: (time) => `${time} 現在`,
  entries: (_, written) => `${written} 件`,
  matching: (_, written) => `${written} 件が該当します`,
  shown: (shown, total) => `全 ${total} 件のうち ${shown} 件を表示しています。`,
  showOlder: common.showOlder,
  none: 'フィルターに一致するエントリはありません。',
  empty: 'エントリはまだありません。',

  filter: '監査ログを絞り込む',
  actor: '実行者',
  actorHint: 'ユーザー名、メールアドレス、ID',
  action: '操作',
  anyAction: 'すべての操作',
  object: '対象',
  objectHint: '種類、ID、ユーザー名',
  from: '開始日',
  to: '終了日',
  clearFilter: 'フィルターを解除',

  columns: {
    time: '日時',
    actor: '実行者',
    action: '操作',
    object: '対象',
    address: 'IP アドレス',
    request: 'リクエスト',
    hash: 'ハッシュ',
  },
  table: '監査エントリ',
  /** Without an IP address it was the server itself. */
  nobody: common.system,
  anonymous: '匿名',
  goneActor: '削除されたアカウント',
  nothing: 'なし',
  open: (action, number) => `${action}、エントリ ${number}`,
  actionName: (code) => (events.titles as Readonly<Record<string, string>>)[code] ?? code,
  objectName: (type) => (objects as Readonly<Record<string, string>>)[type] ?? type,

  entry: {
    title: (number) => `エントリ ${number}`,
    loading: 'エントリを読み込んでいます...',
    failed: 'エントリを読み込めませんでした。',
    gone: 'このエントリは存在しません。',
    code: '操作コード',
    actorId: '実行者の ID',
    objectId: '対象の ID',
    instant: '時刻 (UTC)',
    hash: 'ハッシュ (SHA-256)',
    copy: common.copy,
    copied: common.copied,
    copyFailed: common.copyFailed,
    ofActor: 'この実行者のすべてのエントリ',
    ofObject: 'この対象のすべてのエントリ',
    openPerson: 'ユーザーを開く',
  },

  chain: {
    verify: '整合性を検証',
    verifying: '検証しています...',
    result: '検証の結果',
    whole: (_, written) => `整合性を検証しました: ${written} 件`,
    wholeAbout: 'すべてのハッシュが一致しました。変更または削除されたエントリはありません。',
    broken: (number, reason) =>
      reason === null
        ? `エントリ ${number} で整合性の検証に失敗しました`
        : `エントリ ${number} で整合性の検証に失敗しました: ${reason}`,
    brokenAbout: (_, written) => `それより前の ${written} 件は完全です。以降のエントリは信頼できません。`,
    reason: (reason) => reasons[reason],
    showEntry: (number) => `エントリ ${number} を表示`,
    failed: '監査ログを検証できませんでした。もう一度お試しください。',
  },

  export: {
    csv: 'CSV をエクスポート',
    json: 'JSON をエクスポート',
    exporting: 'エクスポートしています...',
    saved: (_, written) => `${written} 件をエクスポートしました`,
    partial: (written, total) =>
      `全 ${total} 件のうち、新しい順に ${written} 件をエクスポートしました。残りをエクスポートするには条件を絞り込んでください。`,
    failed: 'エクスポートに失敗しました。もう一度お試しください。',
  },
};
