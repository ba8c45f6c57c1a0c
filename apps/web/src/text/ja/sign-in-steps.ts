import type { signInSteps as english } from '../en/sign-in-steps.ts';

export const signInSteps: typeof english = {
  codeHint: 'アプリには 30 秒ごとに新しいコードが表示され、各コードは 1 回だけ使えます。リカバリーコードも使えます。',
  choose: {
    CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION:
      'このアカウントでは 2 段階目の確認が必要です。設定する方法を選択してください:',
    CONTINUE_SIGN_IN_WITH_MFA_SELECTION: '本人確認の方法を選択してください:',
    CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION: 'サインインの方法を選択してください:',
  },
  ways: {
    PASSWORD: 'パスワード',
    PASSWORD_SRP: 'パスワード',
    EMAIL: 'メールで届くコード',
    EMAIL_OTP: 'メールで届くコード',
    SMS: 'SMS で届くコード',
    SMS_OTP: 'SMS で届くコード',
    TOTP: '認証アプリのコード',
    WEB_AUTHN: 'パスキー',
  },
  email: { title: 'コードの送信先となるアドレスを入力してください', label: 'メールアドレス' },
  setUp: {
    why: 'このアカウントでは認証アプリが必要です。設定は今回の 1 回だけです。',
    scan: '認証アプリでこれを読み取ってください:',
    qrLabel: '認証アプリ用のシークレットを含む QR コード',
    secret: 'または、このシークレットをアプリに入力してください:',
    copy: 'コピー',
    copied: 'コピーしました',
    copyFailed: 'ブラウザーがコピーを許可しませんでした。テキストを選択しましたので、キーボードでコピーしてください。',
    prove: '続いて、アプリに表示されたコードを入力してください。',
    code: 'アプリのコード',
    codeHint: '6 桁の数字です。制限時間は 3 分です。',
  },
};
