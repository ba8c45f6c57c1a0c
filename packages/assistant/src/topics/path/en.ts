/** How two records hang together, in English. */
export const path = {
  phrases: {},
  examples: [
    'How is Dorian Vella connected to Chinedu Okeke?',
    'What connects Meridian Freight and Bucharest, sector 2?',
  ],
  /** What means the record that is open. */
  here: [
    'this',
    'it',
    'this entity',
    'this threat',
    'this person',
    'this organisation',
    'this organization',
    'this company',
    'this place',
  ] as readonly string[],
  /** What asks for a record instead of naming one; the connections of the other are asked for then. */
  whoever: [
    'who',
    'whom',
    'what',
    'anyone',
    'anybody',
    'someone',
    'somebody',
    'anything',
    'everyone',
  ] as readonly string[],
  label: (from: string, to: string) => `Path from ${from} to ${to}`,
  direct: (from: string, to: string, link: string) => `${from} and ${to} are connected directly: ${link}.`,
  found: (from: string, to: string, figure: string, chain: string) =>
    `${from} is connected to ${to} in ${figure} steps: ${chain}.`,
  none: (from: string, to: string, figure: string) => `No path of at most ${figure} steps leads from ${from} to ${to}.`,
  same: (name: string) => `Both names mean the same record, ${name}.`,
  shortest: 'No path is shorter; there may be others of the same length.',
  notFound: (words: string) => `I found no record called “${words}”, so I cannot look for a path.`,
  link: (type: string, strength: string | null) => (strength === null ? type : `${type}, ${strength}`),
  caption: 'The path, step by step',
  columns: { from: 'From', to: 'To', type: 'Type', strength: 'Strength' },
};
