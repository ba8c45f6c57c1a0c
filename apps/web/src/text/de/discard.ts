import type { discard as english } from '../en/discard.ts';

export const discard: typeof english = {
  title: 'Eingaben verwerfen?',
  question: 'Sie wurden nicht gespeichert.',
  stay: 'Weiter bearbeiten',
  close: 'Schließen',
  discard: 'Verwerfen',
};
