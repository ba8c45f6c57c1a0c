import type { stepUp as english } from '../../en/account/step-up.ts';

export const stepUp: typeof english = {
  title: 'パスワードの確認',
  why: 'セキュリティのため、続行するにはパスワードを入力してください。',
  password: '現在のパスワード',
  code: '認証アプリのコード',
  codeHint: 'リカバリーコードも使えます。各コードは 1 回だけ使えます。',
  codeRequired: '認証アプリのコードを入力してください',
  sentCode: '送信されたコード',
  sentCodeHint: 'メールまたは SMS で届き、3 分間有効です。リカバリーコードも使えます。',
  sentCodeRequired: '送信されたコードを入力してください',
  sendAgain: '新しいコードを送信',
  sentAgain: '新しいコードを送信しました。',
  sentToOutbox:
    '新しいコードを作成しました。以前のコードは使えません。このシステムはメールを送信しません。コードは管理者が送信トレイで確認できます。',
  confirm: '確認',
  confirming: '確認しています...',
  cancel: 'キャンセル',
  failed: 'パスワードを確認できませんでした。もう一度お試しください。',
};
