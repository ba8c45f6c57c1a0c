import type { discard as english } from '../en/discard.ts';
import { common } from './common.ts';

export const discard: typeof english = {
  title: '¿Descartar lo escrito?',
  question: common.unsaved,
  stay: 'Seguir editando',
  close: common.close,
  discard: 'Descartar',
};
