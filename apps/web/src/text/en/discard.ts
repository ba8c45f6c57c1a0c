import { common } from './common.ts';
/** The question before typed text is gone. */
export const discard = {
  title: 'Discard your changes?',
  question: common.unsaved,
  stay: 'Keep editing',
  close: common.close,
  discard: 'Discard',
};
