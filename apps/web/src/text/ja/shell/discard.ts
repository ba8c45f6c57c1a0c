import type { discard as english } from '../../en/shell/discard.ts';
import { common } from '../common.ts';

export const discard: typeof english = {
  title: '変更を破棄しますか?',
  question: common.unsaved,
  stay: '編集を続ける',
  close: common.close,
  discard: '破棄',
  leave: {
    title: '保存せずに移動しますか?',
    question: common.unsaved,
    stay: common.stay,
    leave: '保存せずに移動',
  },
};
