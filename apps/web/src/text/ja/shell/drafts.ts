import type { drafts as english } from '../../en/shell/drafts.ts';

export const drafts: typeof english = {
  restored: '保存されていない下書きを復元しました',
  discard: '破棄',
  kept: '保存されていないテキストはこのブラウザーに残っています。',
  unsaved: (form) => `保存されていない下書きがあります: ${form}`,
  goOn: '入力を続ける',
};
