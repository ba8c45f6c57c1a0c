import type { path as english } from './en.ts';

/** How two records hang together, in Spanish. */
export const path: typeof english = {
  phrases: {},
  examples: [
    '¿Cómo está conectado Dorian Vella con Chinedu Okeke?',
    'Camino entre Meridian Freight y Quayline Hosting',
  ],
  here: [
    'esto',
    'este',
    'esta',
    'esta entidad',
    'esta amenaza',
    'esta persona',
    'esta organización',
    'esta empresa',
    'este lugar',
  ],
  whoever: ['quién', 'quien', 'quiénes', 'qué', 'alguien', 'nadie', 'algo'],
  label: (from, to) => `Camino de ${from} a ${to}`,
  direct: (from, to, link) => `${from} y ${to} tienen una conexión directa: ${link}.`,
  found: (from, to, figure, chain) => `De ${from} a ${to} hay ${figure} pasos: ${chain}.`,
  none: (from, to, figure) => `Ningún camino de ${figure} pasos como máximo lleva de ${from} a ${to}.`,
  same: (name) => `Los dos nombres son del mismo registro, ${name}.`,
  shortest: 'Ningún camino es más corto; puede haber otros igual de largos.',
  notFound: (words) => `No encontré ningún registro llamado «${words}», así que no puedo buscar un camino.`,
  link: (type, strength) => (strength === null ? type : `${type}, ${strength}`),
  caption: 'El camino, paso a paso',
  columns: { from: 'De', to: 'A', type: 'Tipo', strength: 'Intensidad' },
};
