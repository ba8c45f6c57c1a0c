import type { discard as english } from '../en/discard.ts';

export const discard: typeof english = {
  title: '入力内容を破棄しますか?',
  question: 'まだ保存されていません。',
  stay: '編集を続ける',
  close: '閉じる',
  discard: '破棄',
};
