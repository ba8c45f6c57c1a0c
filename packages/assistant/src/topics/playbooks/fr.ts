import type { PlaybookText } from './en.ts';

const n1 = (n: number, one: string, other: string) => (n < 2 ? one : other);
const single = ['cette procédure', 'la procédure', 'ce playbook', 'de cette procédure', 'de la procédure'];

/** Questions about playbooks in French. */
export const playbooks: PlaybookText = {
  phrases: {
    'topic:playbook': [
      ...[
        'playbooks disponibles',
        'procédures disponibles',
        'playbooks sont disponibles',
        'procédures sont disponibles',
      ],
      ...single,
      'procédure',
      'procédures',
      'les procédures',
      'de procédures',
      'playbook',
      'playbooks',
      'des procédures',
    ],
    'this:record': single,
    'op:steps': ['étapes', 'étape', 'étapes de', 'étapes de la', "d'étapes", 'que dit'],
    'op:running': [
      'sont en cours',
      'en cours',
      'lancée',
      'lancées',
      'utilisée',
      'utilisées',
      'en service',
      'est lancée',
      'sont lancées',
      'sert',
    ],
    'on:incidents': [
      'incidents',
      'incident',
      "d'incidents",
      ...[
        'quels incidents',
        'à quels incidents',
        'dans quels incidents',
        'sur quels incidents',
        "combien d'incidents",
        "à combien d'incidents",
        "sur combien d'incidents",
      ],
    ],
    'op:list': ['quelles sont', 'quels sont'],
    'op:most': ['la plus utilisée', 'la plus lancée', 'le plus'],
    'op:count': ['combien de', "combien d'"],
    'filler:': ['y a-t-il', 'il y a'],
  },
  examples: [
    'Quelles procédures y a-t-il ?',
    'Quelles sont les étapes de la procédure Ransomware ?',
    'Quelles procédures sont en cours ?',
    'Sur combien d’incidents la procédure Phishing wave est-elle en cours ?',
  ],
  label: 'Procédures',
  count: (n, figure) => `Il y a ${figure} ${n1(n, 'procédure', 'procédures')}.`,
  running: (n, figure, all) =>
    `${figure} ${n1(n, 'procédure', 'procédures')} sur ${all} ${n1(n, 'est', 'sont')} en cours sur des incidents non résolus.`,
  most: (names, n, figure) =>
    `La plus lancée : ${names}, sur ${figure} ${n1(n, 'incident non résolu', 'incidents non résolus')}.`,
  steps: (name, n, figure) => `${name} compte ${figure} ${n1(n, 'étape', 'étapes')}.`,
  runsOn: (name, n, figure) =>
    `${name} est en cours sur ${figure} ${n1(n, 'incident non résolu', 'incidents non résolus')}.`,
  about: (name, words) => `${name} : « ${words} »`,
  incidentsLabel: (name) => `Incidents non résolus avec la procédure ${name}`,
  noSuch: (name) => `Je ne connais aucune procédure nommée ${name}.`,
  captions: { playbooks: 'Procédures', steps: (name) => `Étapes de ${name}` },
  columns: { name: 'Nom', steps: 'Étapes', running: 'En cours sur des incidents', number: 'N°', step: 'Étape' },
};
