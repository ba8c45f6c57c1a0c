import type { path as english } from './en.ts';

/** How two records hang together, in German. */
export const path: typeof english = {
  phrases: {},
  examples: [
    'Wie ist Dorian Vella mit Chinedu Okeke verbunden?',
    'Pfad zwischen Meridian Freight und Quayline Hosting',
  ],
  here: [
    ...[
      'dies',
      'diese entität',
      'dieser entität',
      'diese bedrohung',
      'dieser bedrohung',
      'diese person',
      'dieser person',
    ],
    ...['diese organisation', 'dieser organisation', 'diese firma', 'dieser firma', 'dieser ort', 'diesem ort'],
  ],
  whoever: ['wem', 'wer', 'wen', 'was', 'jemand', 'jemandem', 'irgendwem'],
  label: (from, to) => `Pfad von ${from} zu ${to}`,
  direct: (from, to, link) => `${from} und ${to} sind direkt verbunden: ${link}.`,
  found: (from, to, figure, chain) => `Von ${from} zu ${to} sind es ${figure} Schritte: ${chain}.`,
  none: (from, to, figure) => `Kein Pfad von höchstens ${figure} Schritten führt von ${from} zu ${to}.`,
  same: (name) => `Beide Namen meinen denselben Eintrag, ${name}.`,
  shortest: 'Kein Pfad ist kürzer; es kann weitere gleich lange geben.',
  notFound: (words) => `Kein Eintrag heißt „${words}“, daher lässt sich kein Pfad suchen.`,
  link: (type, strength) => (strength === null ? type : `${type}, ${strength}`),
  caption: 'Der Pfad, Schritt für Schritt',
  columns: { from: 'Von', to: 'Zu', type: 'Typ', strength: 'Stärke' },
};
