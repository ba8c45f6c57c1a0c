import type { discard as english } from '../en/discard.ts';

export const discard: typeof english = {
  title: '¿Descartar lo escrito?',
  question: 'No se ha guardado.',
  stay: 'Seguir editando',
  close: 'Cerrar',
  discard: 'Descartar',
};
