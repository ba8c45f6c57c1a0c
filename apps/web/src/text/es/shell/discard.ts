import type { discard as english } from '../../en/shell/discard.ts';
import { common } from '../common.ts';

export const discard: typeof english = {
  title: '¿Descartar sus cambios?',
  question: common.unsaved,
  stay: 'Seguir editando',
  close: common.close,
  discard: 'Descartar',
  leave: {
    title: '¿Salir sin guardar?',
    question: common.unsaved,
    stay: common.stay,
    leave: 'Salir sin guardar',
  },
};
