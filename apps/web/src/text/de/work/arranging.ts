import type { arranging as english } from '../../en/work/arranging.ts';

export const arranging: typeof english = {
  arrange: (title) => `${title} anordnen`,
  steps: {
    left: ['Nach links', 'am linken Rand'],
    right: ['Nach rechts', 'am rechten Rand'],
    up: ['Nach oben', 'ganz oben'],
    down: ['Nach unten', 'ganz unten'],
    narrower: ['Schmaler', 'kleinste Breite'],
    wider: ['Breiter', 'am rechten Rand'],
    shorter: ['Niedriger', 'kleinste Höhe'],
    taller: ['Höher', 'größte Höhe'],
  },
};
