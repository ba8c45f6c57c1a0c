import type { discard as english } from '../../en/shell/discard.ts';
import { common } from '../common.ts';

export const discard: typeof english = {
  title: 'Abandonner vos modifications ?',
  question: common.unsaved,
  stay: 'Continuer la saisie',
  close: common.close,
  discard: 'Abandonner',
  leave: {
    title: 'Quitter sans enregistrer ?',
    question: common.unsaved,
    stay: common.stay,
    leave: 'Quitter sans enregistrer',
  },
};
