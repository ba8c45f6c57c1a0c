import { terms } from '@halyard/messages/ja';
import type { severityRules as english } from '../../en/intelligence/severity-rules.ts';
import { common } from '../common.ts';
import { stix } from './stix.ts';

/** The words of the severity rules. */
export const severityRules: typeof english = {
  title: '重要度ルール',
  about:
    'STIX は脅威の重要度を示しません。誰も設定していない重要度は「未設定」です。これらのルールで、種類ごとに重要度を推定できます。',
  enabled: 'これらのルールで重要度を推定する',
  note: '推定された重要度であることは、各脅威に表示されます。オフにすると未設定に戻り、設定済みの重要度は変わりません。',
  old: 'インポートの 30 日より前に最後に確認された脅威は、推定された重要度ではアラートになりません。',
  type: '種類',
  assume: '推定する重要度',
  none: 'ルールなし',
  severities: terms.severities,
  kinds: stix.kinds,
  save: common.save,
  saving: common.saving,
  cancel: common.cancel,
  close: common.close,
  retry: common.retry,
  applying: '脅威にルールを適用しています...',
  saved: '重要度ルールを保存しました',
  failed: '重要度ルールを保存できませんでした',
  loadFailed: '重要度ルールを読み込めませんでした',
  loading: '重要度ルールを読み込んでいます...',
  readOnly: 'これらのルールは管理者が変更できます。',
};
