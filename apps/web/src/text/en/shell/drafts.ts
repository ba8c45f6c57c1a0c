/** Unsent input. */
export const drafts = {
  restored: 'Unsaved draft restored',
  discard: 'Discard',
  kept: 'Your unsaved text was kept in this browser.',
  unsaved: (form: string) => `You have an unsaved draft: ${form}`,
  goOn: 'Continue writing',
};
