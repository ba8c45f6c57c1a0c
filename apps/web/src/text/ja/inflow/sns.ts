import type { sns as english } from '../../en/inflow/sns.ts';
import { common } from '../common.ts';

/** Topics of Amazon SNS whose signed messages a source takes. */
export const sns: typeof english = {
  title: 'Amazon SNS',
  lead: 'ここに登録されたトピックのメッセージは、Amazon の署名があればトークンなしで受け付けます。',
  topic: 'トピックの ARN',
  hint: 'ここに入力したトピックのサブスクリプションは、要求が届いた時点で確認されます。それ以外は確認を待ちます。',
  offline:
    'sns.<リージョン>.amazonaws.com のポート 443 に接続できない環境では、サブスクリプションの確認も署名の検証もできません。その場合はサブスクリプションの URL にトークンを入れてください: https://任意:TOKEN@ホスト/…',
  add: 'トピックを追加',
  missing: 'SNS トピックの ARN を入力してください（例: arn:aws:sns:eu-west-1:111122223333:alerts）。',
  none: 'トピックはまだありません。',
  loading: common.loading,
  retry: common.retry,
  confirm: '確認',
  remove: '削除',
  states: {
    expected: '要求待ち',
    pending: '確認待ち',
    confirmed: '確認済み',
    unsubscribed: 'Amazon 側で登録解除',
  },
  confirmOf: (topic: string) => `${topic} を確認`,
  removeOf: (topic: string) => `${topic} を削除`,
  removed: (topic: string) => `${topic} のメッセージは今後拒否されます。受け付けるにはトピックを再入力してください。`,
  failed: (reason: string) => `確認に失敗しました: ${reason}`,
  failures: {
    load: 'トピックを読み込めませんでした。',
    add: 'トピックを追加できませんでした。',
    confirm: 'トピックを確認できませんでした。',
    remove: 'トピックを削除できませんでした。',
  },
};
