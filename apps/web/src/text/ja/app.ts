import type { app as english } from '../en/app.ts';

export const app: typeof english = {
  starting: 'アプリケーションを起動しています...',
  loading: '読み込んでいます...',
  verifying: '認証を確認しています...',
  skipToContent: 'コンテンツへ移動',
  applicationError: 'アプリケーションエラー',
  reloadApplication: 'アプリケーションを再読み込み',
  criticalError: '重大なエラー',
  criticalErrorReason: 'ページにアプリケーションを表示する場所がありません。再読み込みすると、ページを取得し直します。',
  reload: '再読み込み',
  somethingWentWrong: '問題が発生しました',
  somethingWentWrongReason: '画面のこの部分が動作しなくなりました。保存した内容は失われていません。',
  reloadPage: 'ページを再読み込み',
  authenticationError: '認証エラー',
  returnToLogin: 'サインインに戻る',
  authenticationFailed: '認証エラーが発生しました。もう一度お試しください。',
  initialisationTimedOut: '認証の初期化がタイムアウトしました。もう一度お試しください。',
  toasts: 'メッセージ',
  dismiss: '閉じる',
  close: '閉じる',
  title: (screen, product) => `${screen} · ${product}`,
};
