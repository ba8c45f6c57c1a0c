import type { arranging as english } from '../../en/work/arranging.ts';

export const arranging: typeof english = {
  arrange: (title) => `Disposer ${title}`,
  steps: {
    left: ['Déplacer à gauche', 'au bord gauche'],
    right: ['Déplacer à droite', 'au bord droit'],
    up: ['Monter', 'tout en haut'],
    down: ['Descendre', 'tout en bas'],
    narrower: ['Réduire la largeur', 'largeur minimale'],
    wider: ['Augmenter la largeur', 'au bord droit'],
    shorter: ['Réduire la hauteur', 'hauteur minimale'],
    taller: ['Augmenter la hauteur', 'hauteur maximale'],
  },
};
