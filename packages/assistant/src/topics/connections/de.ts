import type { connections as english } from './en.ts';

/** Questions about connections in German. */
export const connections: typeof english = {
  phrases: {
    'topic:connection': [
      ...[
        'verbindung',
        'verbindungen',
        'verbunden',
        'verbunden mit',
        'verbindung von',
        'verbindungen von',
        'beziehung',
      ],
      ...['beziehungen', 'kontakte', 'nachbarn', 'vernetzt', 'vernetzt mit', 'kontakten', 'beziehungen von'],
    ],
    'where:where': ['wo'],
    'links:connected': [] as string[],
    'whose:record': ['seine', 'seinen', 'ihre', 'ihren', 'deren', 'dessen'],
    'op:who': ['mit wem', 'mit wem ist', 'zu wem', 'mit wem hat'],
    'one:connection': ['verbindung', 'beziehung'],
    'whole:network': ['im netzwerk', 'des netzwerks', 'das netzwerk'],
    'strength:Strong': ['stark', 'starke', 'starken', 'starker'],
    'strength:Medium': ['mittlere', 'mittleren', 'mittelstarke', 'mittelstarken'],
    'strength:Weak': ['schwach', 'schwache', 'schwachen', 'schwacher'],
    'strength:none': ['ohne stärke', 'unbekannter stärke', 'ohne angegebene stärke'],
    'connType:Employment': [
      ...[
        'beschäftigung',
        'beschäftigungen',
        'arbeitet für',
        'arbeiten für',
        'arbeitet bei',
        'arbeiten bei',
        'mitarbeiter von',
      ],
      ...[
        'wer arbeitet für',
        'wer arbeitet bei',
        'beschäftigt bei',
        'angestellte von',
        'angestellt bei',
        'mitarbeiter bei',
      ],
    ],
    'connType:Association': ['assoziation', 'art verbindung', 'typ verbindung'],
    'connType:Customer': ['kunde', 'kundenbeziehung', 'kundenbeziehungen', 'vom typ kunde'],
    'aspect:strongest': ['stärksten', 'stärkste', 'engsten'],
    'aspect:strength': ['stärke', 'stärken', 'wie stark'],
    'by:strength': ['nach stärke', 'pro stärke', 'je stärke'],
    'op:latestContact': [
      'letzter kontakt',
      'letzte kontakt',
      'letzten kontakt',
      'letzten kontakte',
      'neuester kontakt',
      'jüngster kontakt',
    ],
    'aspect:steps': [
      'schritte',
      'schritten',
      'schritt',
      'innerhalb von',
      'schritte von',
      'schritten von',
      'ecken',
      'sprünge',
    ],
  },
  examples: [
    'Wie viele Verbindungen hat Harbour Group Holding?',
    'Mit wem ist Dorian Vella verbunden?',
    'Starke Verbindungen von Dorian Vella',
    'Wie viele Verbindungen gibt es?',
    'Verbindungen nach Typ',
  ],
  types: { Employment: 'Beschäftigung', Association: 'Verbindung', Customer: 'Kunde' },
  strengths: { Strong: 'Stark', Medium: 'Mittel', Weak: 'Schwach' },
  unknownStrength: 'Stärke nicht angegeben',
  label: 'Verbindungen',
  labelOf: (name) => `Verbindungen von ${name}`,
  graphLabel: (name, steps) => `Höchstens ${steps} Schritte von ${name}`,
  kinds: {
    Person: 'Personen',
    Organization: 'Organisationen',
    Location: 'Orten',
    threat: 'Bedrohungen',
    entity: 'Entitäten',
  },
  with: (kind) => `mit ${kind}`,
  count: (n, figure, filter) =>
    `Es gibt ${figure} ${n === 1 ? 'Verbindung' : 'Verbindungen'}${filter === '' ? '' : ` (${filter})`}.`,
  countOf: (name, n, figure, filter) =>
    `${name} hat ${figure} ${n === 1 ? 'Verbindung' : 'Verbindungen'}${filter === '' ? '' : ` (${filter})`}.`,
  partial: (shown, total) => `Nur die neuesten ${shown} von ${total} Verbindungen wurden betrachtet.`,
  ends: (list, others, figure) =>
    others === 0
      ? `Verbunden mit: ${list}.`
      : `Verbunden mit: ${list} und ${figure} ${others === 1 ? 'weiterem' : 'weiteren'}.`,
  latest: (source, target, at) => `Der letzte Kontakt war zwischen ${source} und ${target}, am ${at}.`,
  within: (name, steps, n, figure) =>
    `${figure} ${n === 1 ? 'andere Entität ist' : 'andere Entitäten sind'} höchstens ${steps} ${steps === '1' ? 'Schritt' : 'Schritte'} von ${name} entfernt.`,
  most: (names, figure) => `Am häufigsten: ${names}, ${figure}.`,
  caption: 'Verbindungen',
  captions: {
    type: 'Verbindungen nach Typ',
    strength: 'Verbindungen nach Stärke',
    within: 'Die Nächsten, nach Zahl der Verbindungen',
  },
  columns: {
    ...{ other: 'Verbunden mit', type: 'Typ', strength: 'Stärke', contact: 'Letzter Kontakt', source: 'Quelle' },
    ...{ target: 'Ziel', connections: 'Verbindungen', name: 'Name' },
  },
};
