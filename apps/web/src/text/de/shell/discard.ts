import type { discard as english } from '../../en/shell/discard.ts';
import { common } from '../common.ts';

export const discard: typeof english = {
  title: 'Änderungen verwerfen?',
  question: common.unsaved,
  stay: 'Weiter bearbeiten',
  close: common.close,
  discard: 'Verwerfen',
  leave: {
    title: 'Seite verlassen, ohne zu speichern?',
    question: common.unsaved,
    stay: common.stay,
    leave: 'Ohne Speichern verlassen',
  },
};
