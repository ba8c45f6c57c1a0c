import type { PlaybookText } from './en.ts';

const n1 = (n: number, one: string, other: string) => (n === 1 ? one : other);

/** Questions about playbooks in German. */
export const playbooks: PlaybookText = {
  phrases: {
    'topic:playbook': [
      ...['verfügbare playbooks', 'verfügbaren playbooks', 'playbooks sind verfügbar', 'playbooks verfügbar'],
      'playbook',
      'playbooks',
      'das playbook',
      'dieses playbook',
      'dem playbook',
      'des playbooks',
      'diesem playbook',
    ],
    'this:record': ['dieses playbook', 'das playbook', 'diesem playbook'],
    'op:steps': [
      'schritte',
      'schritt',
      'schritten',
      'schritte von',
      'schritte hat',
      'was steht in',
      'was sagt',
      'checkliste',
    ],
    'op:running': [
      ...[
        'laufen',
        'läuft',
        'laufende',
        'laufenden',
        'in gebrauch',
        'benutzt',
        'verwendet',
        'werden verwendet',
        'gestartet',
      ],
      ...['in arbeit', 'im einsatz', 'wird verwendet', 'wo'],
    ],
    'on:incidents': [
      'vorfälle',
      'vorfällen',
      'vorfall',
      ...[
        'welche vorfälle',
        'welchen vorfällen',
        'mit welchen vorfällen',
        'in welchen vorfällen',
        'bei welchen vorfällen',
        'wie viele vorfälle',
        'wie vielen vorfällen',
        'bei wie vielen vorfällen',
        'an wie vielen vorfällen',
      ],
    ],
    'op:list': ['welche', 'wie heißen'],
  },
  examples: [
    'Welche Playbooks gibt es?',
    'Welche Schritte hat das Playbook Ransomware?',
    'Welche Playbooks laufen?',
    'Bei wie vielen Vorfällen läuft das Playbook Phishing wave?',
  ],
  label: 'Playbooks',
  count: (n, figure) => `Es gibt ${figure} ${n1(n, 'Playbook', 'Playbooks')}.`,
  running: (n, figure, all) => `${figure} von ${all} Playbooks ${n1(n, 'läuft', 'laufen')} bei ungelösten Vorfällen.`,
  most: (names, n, figure) => `Am meisten läuft: ${names}, bei ${figure} ungelösten ${n1(n, 'Vorfall', 'Vorfällen')}.`,
  steps: (name, n, figure) => `${name} hat ${figure} ${n1(n, 'Schritt', 'Schritte')}.`,
  runsOn: (name, n, figure) => `${name} läuft bei ${figure} ungelösten ${n1(n, 'Vorfall', 'Vorfällen')}.`,
  about: (name, words) => `${name}: „${words}“`,
  incidentsLabel: (name) => `Ungelöste Vorfälle mit dem Playbook ${name}`,
  noSuch: (name) => `Ich kenne kein Playbook mit dem Namen ${name}.`,
  captions: { playbooks: 'Playbooks', steps: (name) => `Schritte von ${name}` },
  columns: { name: 'Name', steps: 'Schritte', running: 'Läuft bei Vorfällen', number: 'Nr.', step: 'Schritt' },
};
