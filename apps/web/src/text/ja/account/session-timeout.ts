import type { sessionTimeout as english } from '../../en/account/session-timeout.ts';

export const sessionTimeout: typeof english = {
  title: '操作を続けますか?',
  remaining: (_, written) => `あと ${written} 秒でサインアウトします。`,
  why: 'しばらく操作がありません。',
  stay: 'サインインしたままにする',
  signOut: '今すぐサインアウト',
};
