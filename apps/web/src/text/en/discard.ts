/** The question before typed text is gone. */
export const discard = {
  title: 'Discard your changes?',
  question: 'Your changes have not been saved.',
  stay: 'Keep editing',
  close: 'Close',
  discard: 'Discard',
};
