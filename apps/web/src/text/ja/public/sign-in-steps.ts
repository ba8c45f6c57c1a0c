import type { signInSteps as english } from '../../en/public/sign-in-steps.ts';
import { common } from '../common.ts';

export const signInSteps: typeof english = {
  resendRejections: {
    UserNotFoundException: 'ユーザーが存在しません',
    InvalidParameterException: '無効なメールアドレスが指定されました',
    LimitExceededException: '試行回数が多すぎます。しばらくしてからもう一度お試しください',
    otherwise: 'コードを再送信できませんでした',
  },
  verify: {
    hint: (email) => `6 桁のコードを ${email} に送信しました。24 時間有効です。`,
    hintOfOutbox: (email) =>
      `${email} 用の 6 桁のコードを作成しました。このシステムはメールを送信しません。コードは管理者が送信トレイで確認できます。有効期間は 24 時間です。`,
    hintWithoutEmail: '登録したメールアドレスと、メールに記載されたコードを入力してください。',
    registered: '登録が完了しました。メールをご覧になり、アカウントを確認してください。',
    code: common.verificationCode,
    codeRequired: '確認コードは必須です',
    submit: '確認',
    submitting: '確認しています...',
    resend: 'コードを再送信',
    resent: '新しいコードを送信しました。以前のコードは使用できません。',
    resentToOutbox:
      '新しいコードを作成しました。以前のコードは使えません。このシステムはメールを送信しません。コードは管理者が送信トレイで確認できます。',
  },
  steps: {
    CONFIRM_SIGN_IN_WITH_SMS_CODE: { title: '電話に届いたコードを入力してください', label: 'コード' },
    CONFIRM_SIGN_IN_WITH_EMAIL_CODE: { title: 'メールに記載されたコードを入力してください', label: 'コード' },
    CONFIRM_SIGN_IN_WITH_TOTP_CODE: { title: '認証アプリのコードを入力してください', label: 'コード' },
    CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE: { title: '質問に答えてください', label: '回答' },
    CONFIRM_SIGN_IN_WITH_PASSWORD: { title: 'パスワードを入力してください', label: 'パスワード' },
  },
  sentTo: (destination) => `${destination} に送信しました。有効期間は 3 分です。`,
  wrongAnswer: '回答が正しくありません。もう一度お試しください。',
  waitingForPasskey: 'ブラウザーがパスキーを求めています。',
  toSignIn: 'サインインへ進む',
  stepSubmit: '続行',
  stepRequired: 'この項目を入力してください',
  newPassword: {
    title: '新しいパスワードの設定',
    hint: '仮パスワードでサインインしました。',
    password: '新しいパスワード',
    confirm: '新しいパスワード（確認）',
    tooShort: common.passwordTooShort,
    mismatch: common.passwordsDiffer,
  },
  unsupported: 'このアカウントには、対応していないサインイン方法が必要です。管理者に連絡してください。',
  codeHint: 'アプリには 30 秒ごとに新しいコードが表示され、各コードは 1 回だけ使えます。リカバリーコードも使えます。',
  choose: {
    CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION:
      'このアカウントでは 2 要素認証が必要です。設定する方法を選択してください:',
    CONTINUE_SIGN_IN_WITH_MFA_SELECTION: '確認方法を選択してください:',
    CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION: 'サインインの方法を選択してください:',
  },
  ways: {
    PASSWORD: common.password,
    PASSWORD_SRP: common.password,
    EMAIL: 'メールで届くコード',
    EMAIL_OTP: 'メールで届くコード',
    SMS: 'SMS で届くコード',
    SMS_OTP: 'SMS で届くコード',
    TOTP: '認証アプリのコード',
    WEB_AUTHN: 'パスキー',
  },
  email: { title: '確認コードを受け取るメールアドレスを入力してください', label: 'メールアドレス' },
  setUp: {
    why: 'このアカウントには 2 要素認証が必要です。続行するには認証アプリを設定してください。',
    scan: '認証アプリでこれを読み取ってください:',
    qrLabel: '認証アプリ用のセットアップキーの QR コード',
    secret: 'または、このセットアップキーを手動で入力してください:',
    copy: common.copy,
    copied: common.copied,
    copyFailed: common.copyFailed,
    prove: '続いて、アプリに表示されたコードを入力してください。',
    code: common.verificationCode,
    codeHint: '6 桁の数字です。制限時間は 3 分です。',
  },
};
