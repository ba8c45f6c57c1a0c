import type { path as english } from './en.ts';

/** How two records hang together, in French. */
export const path: typeof english = {
  phrases: {},
  examples: [
    'Comment Dorian Vella est-il relié à Chinedu Okeke ?',
    'Chemin entre Meridian Freight et Quayline Hosting',
  ],
  here: [
    'ceci',
    'cette entité',
    'cette menace',
    'cette personne',
    'cette organisation',
    'cette entreprise',
    'cette société',
    'ce lieu',
  ],
  whoever: ['qui', 'quoi', "quelqu'un", 'personne'],
  label: (from, to) => `Chemin de ${from} à ${to}`,
  direct: (from, to, link) => `${from} et ${to} ont une relation directe : ${link}.`,
  found: (from, to, figure, chain) => `De ${from} à ${to}, il y a ${figure} étapes : ${chain}.`,
  none: (from, to, figure) => `Aucun chemin de ${figure} étapes au plus ne mène de ${from} à ${to}.`,
  same: (name) => `Les deux noms désignent la même fiche, ${name}.`,
  shortest: 'Aucun chemin n’est plus court ; il peut y en avoir d’autres de même longueur.',
  notFound: (words) => `Je n’ai trouvé aucune fiche nommée « ${words} », je ne peux donc pas chercher de chemin.`,
  link: (type, strength) => (strength === null ? type : `${type}, ${strength}`),
  caption: 'Le chemin, étape par étape',
  columns: { from: 'De', to: 'À', type: 'Type', strength: 'Force' },
};
