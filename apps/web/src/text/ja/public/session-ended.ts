import type { sessionEnded as english } from '../../en/public/session-ended.ts';

export const sessionEnded: typeof english = {
  expired: 'セッションの有効期限が切れました。もう一度サインインしてください。',
  idle: 'セッションの有効期限が切れました。もう一度サインインしてください。',
  rejected: 'セッションが別の場所で終了されたか、有効期限が切れました。もう一度サインインしてください。',
  deactivated: 'アカウントは無効になっています。アクセスが必要な場合は管理者に連絡してください。',
  elsewhere: 'このブラウザーの別のタブでサインアウトしました。もう一度サインインしてください。',
};
