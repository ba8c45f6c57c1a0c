import type { signInWays as english } from '../../en/public/sign-in-ways.ts';

export const signInWays: typeof english = {
  passkey: 'パスキーでサインイン',
  noPasskey: 'このアカウントには、ここで使用できるパスキーがありません。別の方法を選択してください。',
  other: 'その他のサインイン方法',
  company: {
    begin: '会社のサインインで続行',
    returning: 'サインインしています...',
    rejections: {
      HostedLoginExpired:
        '会社のサインインの有効期限が切れたか、別のウィンドウで開始されました。もう一度お試しください。',
      HostedLoginCanceled: '会社のサインインがキャンセルされました。',
      HostedLoginFailed: '会社のサインインを完了できませんでした。もう一度お試しください。',
    },
  },
};
