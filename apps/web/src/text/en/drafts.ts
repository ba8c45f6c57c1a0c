/** What was typed and not sent. */
export const drafts = {
  restored: 'Unsaved draft restored',
  discard: 'Discard',
  kept: 'Your unsaved text was kept in this browser.',
  goOn: 'Continue writing',
};
