import type { stepUp as english } from '../en/step-up.ts';

export const stepUp: typeof english = {
  title: 'パスワードの確認',
  why: 'サインインから時間が経っています。ご本人であることを確認してください。',
  password: '現在のパスワード',
  confirm: '確認',
  confirming: '確認しています...',
  cancel: 'キャンセル',
  failed: 'パスワードを確認できませんでした。もう一度お試しください。',
};
