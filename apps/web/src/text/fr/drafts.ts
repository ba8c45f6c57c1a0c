import type { drafts as english } from '../en/drafts.ts';

export const drafts: typeof english = {
  restored: 'Brouillon non enregistré restauré',
  discard: 'Abandonner',
  kept: 'Votre texte non enregistré a été conservé dans ce navigateur.',
  goOn: 'Reprendre la rédaction',
};
