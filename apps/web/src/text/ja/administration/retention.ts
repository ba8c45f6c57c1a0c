import type { retention as english } from '../../en/administration/retention.ts';
import { common } from '../common.ts';

export const retention: typeof english = {
  title: '保存期間',
  about:
    'データの保存期間です。期間を過ぎたデータは 10 分ごとに削除されます。インシデントのイベントは、インシデントがある限り保存されます。アラートは無期限に保存されます。監査ログのエントリは、削除前に署名付きファイルへエクスポートされます。',
  kinds: {
    events: 'イベント',
    audit: '監査ログ',
    imports: 'インポートで拒否された行',
    replacedParts: '置き換えられた警察データのファイル',
    notifications: '通知',
    analyses: '警察データの分析',
    webhookDeliveries: 'Webhook の配信',
    sourceDeliveries: 'ソースからの配信（生データ）',
  },
  open: '表示',
  notListed: {
    events: '各レコードの履歴に一覧があります。',
    notifications: '各ユーザーが自分の分を確認できます。',
    imports: '各インポートに一覧があります。',
    replacedParts: '各インポートに一覧があります。',
  },
  keepFor: (kind) => `${kind}の保存期間`,
  forGood: '無期限',
  days: (_count, written) => `${written} 日`,
  none: '行なし',
  rows: (_count, written) => `${written} 行`,
  since: (date) => `${date} から`,
  growth: (size) => `このペースで年間 ${size}`,
  growthUnknown: '増加量はまだ不明',
  question: '古いデータを削除しますか?',
  yes: '古いデータを削除',
  means: (kind, age) => `${age}より前の${kind}は削除されます。削除したデータは復元できません。`,
  back: '戻る',
  close: common.close,
  saved: '保存期間を保存しました',
  saveFailed: '保存できませんでした。もう一度お試しください。',
  loading: common.loading,
  loadFailed: '保存期間を読み込めませんでした。',
  again: common.retry,
};
