import type { drafts as english } from '../../en/shell/drafts.ts';

export const drafts: typeof english = {
  restored: 'Brouillon non enregistré restauré',
  discard: 'Abandonner',
  kept: 'Votre texte non enregistré a été conservé dans ce navigateur.',
  unsaved: (form) => `Vous avez un brouillon non enregistré : ${form}`,
  goOn: 'Reprendre la rédaction',
};
