/** The question before typed text is gone. */
export const discard = {
  title: 'Discard what you typed?',
  question: 'It has not been saved.',
  stay: 'Keep editing',
  close: 'Close',
  discard: 'Discard',
};
