import { common } from '../common.ts';
/** The question before typed text is gone. */
export const discard = {
  title: 'Discard your changes?',
  question: common.unsaved,
  stay: 'Keep editing',
  close: common.close,
  discard: 'Discard',
  leave: {
    title: 'Leave without saving?',
    question: common.unsaved,
    stay: common.stay,
    leave: 'Leave without saving',
  },
};
