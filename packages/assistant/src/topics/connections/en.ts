import type { ConnectionType, Strength } from '@halyard/contracts/intelligence/entities.ts';

const types: Readonly<Record<ConnectionType, string>> = {
  Employment: 'Employment',
  Association: 'Association',
  Customer: 'Customer',
};
const strengths: Readonly<Record<Strength, string>> = { Strong: 'Strong', Medium: 'Medium', Weak: 'Weak' };

/** Questions about connections in English. */
export const connections = {
  phrases: {
    'topic:connection': [
      ...['who is linked to', 'who is related to', 'who is tied to', 'anyone linked to', 'anybody linked to'],
      ...[
        'anyone connected to',
        'anybody connected to',
        'anyone connected with',
        'anyone related to',
        'whos linked to',
      ],
      ...["who's linked to", "who's connected to", 'who is linked with', 'who is associated to'],
      ...[
        'connection',
        'connections',
        'connected',
        'connected to',
        'connected with',
        'connection of',
        'connections of',
      ],
      ...[
        'relationship',
        'relationships',
        'relation',
        'relations',
        'ties',
        'links',
        'neighbours',
        'neighbors',
        'contacts',
      ],
      ...['knows', 'know', 'acquainted with', 'in contact with', 'in touch with', 'linked with', 'connects to', 'link'],
    ],
    'where:where': ['where does', 'where do', 'where is'],
    'links:connected': ['linked to', 'linked with', 'tied to'],
    'whose:record': ['its', 'their', 'his', 'her'],
    'op:who': ['whom', 'to whom', 'with whom', 'who is'],
    'one:connection': ['connection', 'relationship', 'relation'],
    'whole:network': ['in the network', 'of the network', 'the network'],
    'strength:Strong': ['strong', 'strongly'],
    'strength:Medium': ['medium', 'medium strength'],
    'strength:Weak': ['weak', 'weakly'],
    'strength:none': ['without a strength', 'of unknown strength', 'without strength', 'with unknown strength'],
    'connType:Employment': [
      ...[
        'employment',
        'employed by',
        'employees of',
        'employees',
        'works for',
        'work for',
        'who works for',
        'working for',
      ],
      ...['who works at', 'works at', 'work at', 'employer of', 'employer', 'staff of', 'employs', 'employ'],
      ...['employee of', 'employed at', 'employed with', 'working at', 'work', 'works', 'working'],
    ],
    'connType:Association': [
      'association',
      'associations',
      'associated with',
      'associates of',
      'associates',
      'associated',
    ],
    'connType:Customer': ['customer', 'customer relationships', 'customer relations'],
    'aspect:strongest': ['strongest', 'closest'],
    'aspect:strength': ['strength', 'strengths', 'how strong'],
    'by:strength': ['by strength', 'per strength', 'for each strength'],
    'op:latestContact': ['latest contact', 'last contact', 'most recent contact', 'latest contacts', 'recent contacts'],
    'aspect:steps': [
      'steps',
      'step',
      'hops',
      'hop',
      'within',
      'steps of',
      'steps away from',
      'steps around',
      'degrees',
    ],
  },
  examples: [
    'How many connections does Harbour Group Holding have?',
    'Who is Dorian Vella connected to?',
    'Strong connections of Dorian Vella',
    'How many connections are there?',
    'Connections by type',
  ],
  types,
  strengths,
  unknownStrength: 'strength not stated',
  label: 'Connections',
  labelOf: (name: string) => `Connections of ${name}`,
  graphLabel: (name: string, steps: string) => `Within ${steps} steps of ${name}`,
  kinds: {
    Person: 'persons',
    Organization: 'organizations',
    Location: 'locations',
    threat: 'threats',
    entity: 'entities',
  },
  with: (kind: string) => `with ${kind}`,
  count: (n: number, figure: string, filter: string) =>
    `There ${n === 1 ? 'is' : 'are'} ${figure} ${n === 1 ? 'connection' : 'connections'}${filter === '' ? '' : ` (${filter})`}.`,
  countOf: (name: string, n: number, figure: string, filter: string) =>
    `${name} has ${figure} ${n === 1 ? 'connection' : 'connections'}${filter === '' ? '' : ` (${filter})`}.`,
  partial: (shown: string, total: string) => `Only the latest ${shown} of ${total} connections were looked at.`,
  ends: (list: string, others: number, figure: string) =>
    others === 0
      ? `Connected with: ${list}.`
      : `Connected with: ${list} and ${figure} ${others === 1 ? 'other' : 'others'}.`,
  latest: (source: string, target: string, at: string) =>
    `The latest contact was between ${source} and ${target}, ${at}.`,
  within: (name: string, steps: string, n: number, figure: string) =>
    `${figure} ${n === 1 ? 'other entity is' : 'other entities are'} within ${steps} ${steps === '1' ? 'step' : 'steps'} of ${name}.`,
  most: (names: string, figure: string) => `Most: ${names}, ${figure}.`,
  caption: 'Connections',
  captions: {
    type: 'Connections by type',
    strength: 'Connections by strength',
    within: 'Nearest by number of connections',
  },
  columns: {
    other: 'Connected to',
    type: 'Type',
    strength: 'Strength',
    contact: 'Last contact',
    source: 'Source',
    target: 'Target',
    connections: 'Connections',
    name: 'Name',
  },
};
