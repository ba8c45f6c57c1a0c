import { fields } from '@halyard/messages/ja';
import type { resetPassword as english } from '../../en/public/reset-password.ts';
import { common } from '../common.ts';

export const resetPassword: typeof english = {
  requestRejections: {
    UserNotFoundException: 'ユーザーが存在しません',
    InvalidParameterException: '無効なメールアドレスが指定されました',
    LimitExceededException: '試行回数が多すぎます。しばらくしてからお試しください',
    otherwise: 'パスワードの再設定を開始できませんでした',
  },
  title: 'パスワードの再設定',
  request: {
    hint: 'メールアドレスを入力してください。6 桁のコードを送信します。',
    email: fields.email,
    emailMissing: common.emailRequired,
    submit: 'コードを送信',
    submitting: common.sending,
    haveCode: 'コードを持っています',
  },
  confirm: {
    hint: (email) => `${email} に送信したコードを入力してください。1 時間有効です。`,
    hintOfOutbox: (email) =>
      `${email} 用の 6 桁のコードを作成しました。このシステムはメールを送信しません。コードは管理者が送信トレイで確認できます。有効期間は 1 時間です。`,
    code: common.verificationCode,
    codeMissing: '確認コードは必須です',
    password: '新しいパスワード',
    confirmPassword: '新しいパスワード（確認）',
    passwordMissing: 'パスワードは必須です',
    tooShort: common.passwordTooShort,
    mismatch: common.passwordsDiffer,
    submit: 'パスワードを再設定',
    submitting: '再設定しています...',
    resend: 'コードを再送信',
    resent: '新しいコードを送信しました。以前のコードは使えません。',
    resentToOutbox:
      '新しいコードを作成しました。以前のコードは使えません。このシステムはメールを送信しません。コードは管理者が送信トレイで確認できます。',
  },
  done: {
    title: 'パスワードを変更しました',
    hint: 'このアカウントのほかのセッションはすべて終了しました。',
    goToLogin: 'サインインへ',
  },
  back: 'サインインに戻る',
};
