import type { discard as english } from '../en/discard.ts';

export const discard: typeof english = {
  title: 'Abandonner votre saisie ?',
  question: 'Elle n’a pas été enregistrée.',
  stay: 'Continuer la saisie',
  close: 'Fermer',
  discard: 'Abandonner',
};
