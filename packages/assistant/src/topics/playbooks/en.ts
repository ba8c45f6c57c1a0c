import type { Lexicon } from '../../lexicon/lexicon.ts';

const n1 = (n: number, one: string, other: string) => (n === 1 ? one : other);

const phrases: Lexicon = {
  'topic:playbook': [
    'playbook',
    'playbooks',
    'the playbook',
    'this playbook',
    'response playbooks',
    'response playbook',
  ],
  'this:record': ['this playbook', 'the playbook'],
  'op:steps': [
    'steps',
    'step',
    'steps of',
    'steps for',
    'response steps for',
    'response steps of',
    'steps to handle',
    'steps against',
    'steps in',
    'steps has',
    'what does',
    'say',
    'checklist',
    'how does',
  ],
  // "The data" is police data elsewhere.
  'threatType:Data exfiltration': ['the data exfiltration'],
  'ask:steps': ['steps for', 'steps of', 'response steps for', 'response steps of', 'steps to handle', 'steps against'],
  'op:running': [
    ...[
      'running',
      'run',
      'runs',
      'in use',
      'used',
      'use',
      'uses',
      'under way',
      'started',
      'in progress',
      'run on',
      'running on',
      'running anywhere',
      'used anywhere',
      'in use anywhere',
    ],
    ...['where', 'currently running', 'being worked through', 'is used'],
  ],
  'on:incidents': [
    'incidents',
    'incident',
    ...['which incidents', 'what incidents', 'in which incidents', 'to which incidents', 'how many incidents'],
  ],
};

/** Questions about playbooks in English. */
export const playbooks = {
  phrases,
  examples: [
    'Which playbooks are there?',
    'What are the steps of the playbook Ransomware?',
    'Which playbooks are running?',
    'On how many incidents does the playbook Phishing wave run?',
  ],
  label: 'Playbooks',
  count: (n: number, figure: string) =>
    `${n1(n, 'There is', 'There are')} ${figure} ${n1(n, 'playbook', 'playbooks')}.`,
  running: (n: number, figure: string, all: string) =>
    `${figure} of ${all} playbooks ${n1(n, 'is', 'are')} running on unresolved incidents.`,
  most: (names: string, n: number, figure: string) =>
    `Running most: ${names}, on ${figure} unresolved ${n1(n, 'incident', 'incidents')}.`,
  steps: (name: string, n: number, figure: string) => `${name} has ${figure} ${n1(n, 'step', 'steps')}.`,
  runsOn: (name: string, n: number, figure: string) =>
    `${name} is running on ${figure} unresolved ${n1(n, 'incident', 'incidents')}.`,
  about: (name: string, words: string) => `${name}: “${words}”`,
  incidentsLabel: (name: string) => `Unresolved incidents with the playbook ${name}`,
  noSuch: (name: string) => `I know no playbook called ${name}.`,
  captions: { playbooks: 'Playbooks', steps: (name: string) => `Steps of ${name}` },
  columns: { name: 'Name', steps: 'Steps', running: 'Running on incidents', number: 'No.', step: 'Step' },
};

export type PlaybookText = typeof playbooks;
