import type { session as english } from '../../en/shell/session.ts';

const doesNotExist = 'ユーザーが存在しません';
const wrongCode = '確認コードが正しくありません';
const expiredCode = '確認コードの有効期限が切れています';
const weakPassword = 'パスワードが要件を満たしていません';

export const session: typeof english = {
  unavailable: '認証サービスを利用できません',
  initialisationFailed: '認証を初期化できませんでした',
  alreadySignedIn: 'すでにサインインしているユーザーがいます。',
  expired: 'セッションの有効期限が切れました。もう一度サインインしてください。',
  signInExpired: 'サインイン手続きの有効期限が切れました。もう一度サインインしてください。',
  signIn: {
    NotAuthorizedException: 'ユーザー名またはパスワードが正しくありません',
    UserNotFoundException: doesNotExist,
    UserNotConfirmedException: 'アカウントが確認されていません。メールに記載された確認用のリンクをご覧ください',
    PasswordResetRequiredException: 'パスワードの再設定が必要です',
    LimitExceededException: '失敗した回数が多すぎます。しばらくしてからお試しください',
    otherwise: 'サインインに失敗しました',
    withoutTokens: 'サインインできませんでした。入力した情報を確認してください。',
  },
  confirmSignUp: {
    CodeMismatchException: wrongCode,
    ExpiredCodeException: expiredCode,
    NotAuthorizedException: 'ユーザーはすでに確認されています',
    UserNotFoundException: doesNotExist,
    LimitExceededException: '試行回数が多すぎます。しばらくしてからもう一度お試しください',
    otherwise: '確認に失敗しました',
  },
  confirmReset: {
    CodeMismatchException: wrongCode,
    ExpiredCodeException: expiredCode,
    InvalidPasswordException: weakPassword,
    UserNotFoundException: doesNotExist,
    LimitExceededException: '試行回数が多すぎます。しばらくしてからお試しください',
    otherwise: 'パスワードを再設定できませんでした',
  },
};
