import type { PlaybookText } from './en.ts';

const n1 = (n: number, one: string, other: string) => (n === 1 ? one : other);
const single = [
  'esta guía',
  'la guía',
  'esta guía de respuesta',
  'la guía de respuesta',
  'este playbook',
  'de esta guía',
];

/** Questions about playbooks in Spanish. */
export const playbooks: PlaybookText = {
  phrases: {
    'topic:playbook': [
      ...['playbooks disponibles', 'guías disponibles', 'guías de respuesta disponibles', 'playbooks hay disponibles'],
      ...single,
      ...[
        'guía de respuesta',
        'guías de respuesta',
        'guía',
        'guías',
        'playbook',
        'playbooks',
        'las guías de respuesta',
      ],
    ],
    'this:record': single,
    'op:steps': ['pasos', 'paso', 'los pasos', 'pasos de', 'pasos tiene', 'qué dice', 'lista de pasos'],
    'op:running': [
      'están en curso',
      'en marcha',
      'en curso',
      'en uso',
      'se usa',
      'se usan',
      'se utiliza',
      'se utilizan',
      'iniciadas',
      'iniciada',
      'usada',
    ],
    'on:incidents': [
      'incidentes',
      'incidente',
      ...[
        'qué incidentes',
        'a qué incidentes',
        'en qué incidentes',
        'con qué incidentes',
        'cuántos incidentes',
        'en cuántos incidentes',
      ],
    ],
    'op:list': ['cuáles son', 'qué'],
    'op:most': ['más usada', 'se usa más', 'más'],
  },
  examples: [
    '¿Qué guías de respuesta hay?',
    '¿Cuáles son los pasos de la guía Ransomware?',
    '¿Qué guías de respuesta están en marcha?',
    '¿En cuántos incidentes está en marcha la guía Phishing wave?',
  ],
  label: 'Guías de respuesta',
  count: (n, figure) => `Hay ${figure} ${n1(n, 'guía de respuesta', 'guías de respuesta')}.`,
  running: (n, figure, all) =>
    `${figure} de ${all} guías de respuesta ${n1(n, 'está', 'están')} en marcha en incidentes sin resolver.`,
  most: (names, n, figure) =>
    `La que más está en marcha: ${names}, en ${figure} ${n1(n, 'incidente', 'incidentes')} sin resolver.`,
  steps: (name, n, figure) => `${name} tiene ${figure} ${n1(n, 'paso', 'pasos')}.`,
  runsOn: (name, n, figure) => `${name} está en marcha en ${figure} ${n1(n, 'incidente', 'incidentes')} sin resolver.`,
  about: (name, words) => `${name}: «${words}»`,
  incidentsLabel: (name) => `Incidentes sin resolver con la guía ${name}`,
  noSuch: (name) => `No conozco ninguna guía de respuesta llamada ${name}.`,
  captions: { playbooks: 'Guías de respuesta', steps: (name) => `Pasos de ${name}` },
  columns: { name: 'Nombre', steps: 'Pasos', running: 'En marcha en incidentes', number: 'N.º', step: 'Paso' },
};
