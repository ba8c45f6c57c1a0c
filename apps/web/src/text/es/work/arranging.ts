import type { arranging as english } from '../../en/work/arranging.ts';

export const arranging: typeof english = {
  arrange: (title) => `Organizar ${title}`,
  steps: {
    left: ['Mover a la izquierda', 'en el borde izquierdo'],
    right: ['Mover a la derecha', 'en el borde derecho'],
    up: ['Mover hacia arriba', 'arriba del todo'],
    down: ['Mover hacia abajo', 'abajo del todo'],
    narrower: ['Reducir el ancho', 'ancho mínimo'],
    wider: ['Aumentar el ancho', 'en el borde derecho'],
    shorter: ['Reducir el alto', 'alto mínimo'],
    taller: ['Aumentar el alto', 'alto máximo'],
  },
};
