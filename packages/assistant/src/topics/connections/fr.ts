import type { connections as english } from './en.ts';

/** Questions about connections in French. */
export const connections: typeof english = {
  phrases: {
    'topic:connection': [
      ...['lien', 'liens', 'connexion', 'connexions', 'lien de', 'liens de', 'connexions de', 'connecté', 'connectée'],
      ...['connectés', 'connectées', 'connecté à', 'connectée à', 'relié', 'reliée', 'reliés', 'reliées', 'relié à'],
      ...['reliée à', 'relation', 'relations', 'contacts', 'voisins', 'relations de'],
    ],
    'where:where': ['où'],
    'links:connected': [] as string[],
    'whose:record': ['son', 'sa', 'ses', 'leur', 'leurs'],
    'op:who': ['à qui', 'à qui est', 'avec qui', 'avec qui est', 'à qui sont'],
    'one:connection': ['lien', 'connexion', 'relation'],
    'whole:network': ['dans le réseau', 'du réseau', 'le réseau'],
    'strength:Strong': ['fort', 'forts', 'forte', 'fortes'],
    'strength:Medium': ['moyen', 'moyens', 'moyenne', 'moyennes', 'de force moyenne'],
    'strength:Weak': ['faible', 'faibles'],
    'strength:none': ['sans force', 'de force inconnue', 'sans force précisée'],
    'connType:Employment': [
      ...[
        'emploi',
        "d'emploi",
        'employés de',
        'travaille pour',
        'travaillent pour',
        'travaille chez',
        'travaillent chez',
      ],
      ...['qui travaille pour', 'qui travaille chez', 'employé par', 'employée par', 'personnel de', 'salariés de'],
    ],
    'connType:Association': [
      'association',
      'associations',
      "d'association",
      'associé à',
      'associée à',
      'associés de',
      'associés à',
    ],
    'connType:Customer': ['client', 'de client', 'relations de client', 'type client'],
    'aspect:strongest': ['plus forts', 'plus fort', 'plus étroits', 'plus fortes'],
    'aspect:strength': ['force', 'forces', 'intensité'],
    'by:strength': ['par force', 'selon la force', 'par intensité'],
    'op:latestContact': ['dernier contact', 'contact le plus récent', 'derniers contacts', 'contacts les plus récents'],
    'aspect:steps': ['étapes', 'étape', 'pas de', 'à moins de', 'étapes de', 'sauts', 'saut', 'degrés'],
  },
  examples: [
    'Combien de relations a Harbour Group Holding ?',
    'À qui est relié Dorian Vella ?',
    'Liens forts de Dorian Vella',
    'Combien de relations y a-t-il ?',
    'Relations par type',
  ],
  types: { Employment: 'Emploi', Association: 'Association', Customer: 'Client' },
  strengths: { Strong: 'Forte', Medium: 'Moyenne', Weak: 'Faible' },
  unknownStrength: 'force non précisée',
  label: 'Relations',
  labelOf: (name) => `Relations de ${name}`,
  graphLabel: (name, steps) => `À ${steps} étapes au plus de ${name}`,
  kinds: {
    Person: 'personnes',
    Organization: 'organisations',
    Location: 'lieux',
    threat: 'menaces',
    entity: 'entités',
  },
  with: (kind) => `avec des ${kind}`,
  count: (n, figure, filter) =>
    `Il y a ${figure} ${n < 2 ? 'relation' : 'relations'}${filter === '' ? '' : ` (${filter})`}.`,
  countOf: (name, n, figure, filter) =>
    `${name} a ${figure} ${n < 2 ? 'relation' : 'relations'}${filter === '' ? '' : ` (${filter})`}.`,
  partial: (shown, total) => `Seules les ${shown} plus récentes des ${total} relations ont été examinées.`,
  ends: (list, others, figure) =>
    others === 0
      ? `À l’autre bout : ${list}.`
      : `À l’autre bout : ${list} et ${figure} ${others === 1 ? 'autre' : 'autres'}.`,
  latest: (source, target, at) => `Le dernier contact a eu lieu entre ${source} et ${target}, le ${at}.`,
  within: (name, steps, n, figure) =>
    `${figure} ${n < 2 ? 'autre entité se trouve' : 'autres entités se trouvent'} à ${steps} ${steps === '1' ? 'étape' : 'étapes'} au plus de ${name}.`,
  most: (names, figure) => `Le plus fréquent : ${names}, ${figure}.`,
  caption: 'Relations',
  captions: {
    type: 'Relations par type',
    strength: 'Relations par force',
    within: 'Les plus proches, par nombre de relations',
  },
  columns: {
    other: 'Relié à',
    type: 'Type',
    strength: 'Force',
    contact: 'Dernier contact',
    source: 'Source',
    target: 'Cible',
    connections: 'Relations',
    name: 'Nom',
  },
};
