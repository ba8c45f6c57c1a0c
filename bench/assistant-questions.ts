/** A kind of question in several wordings. */
export type Kind = {
  readonly kind: string;
  readonly asked: readonly string[];
  /** The earlier question of the conversation; asked first, and not measured. */
  readonly after?: string;
};

const longText =
  'Yesterday the night shift wrote that several people could not reach the registry and that the gateway was slow. ';
const longest = `${longText.repeat(20).slice(0, 1_960)}How many incidents are open?`;

/** The kinds of questions over the subjects of the workspace. */
export const kinds: readonly Kind[] = [
  {
    kind: 'count',
    asked: ['How many incidents are open?', 'How many threats are critical?', 'How many entities are there?'],
  },
  {
    kind: 'list',
    asked: [
      'List the critical incidents that are unresolved',
      'Which incidents are overdue?',
      'Show the newest critical threats',
      'List connections added this week',
    ],
  },
  {
    kind: 'breakdown',
    asked: [
      'Incidents by severity',
      'Threats by severity',
      'Threats by country',
      'Threats by source',
      'Entities by type',
    ],
  },
  {
    kind: 'trend',
    asked: [
      'Incidents opened per day this week',
      'Threats added per day in the last 30 days',
      'Events per day in the last 7 days',
    ],
  },
  {
    kind: 'comparison',
    asked: [
      'Threats added this month compared with last month',
      'Incidents opened this week compared with last week',
      'Threats by severity this month compared with last month',
    ],
  },
  {
    kind: 'average',
    asked: ['What is the average resolution time?', 'Average resolution time by severity this month'],
  },
  { kind: 'share', asked: ['Share of critical threats by source', 'What share of incidents is resolved?'] },
  { kind: 'alerts', asked: ['How many alerts are there?', 'Alerts by severity', 'Which alert rules are enabled?'] },
  {
    kind: 'search',
    asked: ['Find beacon', 'incidents mentioning beacon', 'threats mentioning harbour', 'Find rootkit'],
  },
  { kind: 'one record', asked: ['Summarize incident 5000', 'Which incidents are similar to 5000?'] },
  {
    kind: 'own records',
    asked: ['How many tasks do I have?', 'Do I have unread notifications?', 'Which incidents are assigned to me?'],
  },
  {
    kind: 'history',
    asked: ['How many incidents were resolved in the last 7 days?', 'What happened to incident 5000?'],
  },
  {
    kind: 'several queries',
    asked: ['Give me an overview', 'What changed since yesterday?', 'What should I do first?'],
  },
  {
    kind: 'follow-up',
    after: 'How many incidents are open?',
    asked: ['by severity', 'only the critical ones', 'show them'],
  },
  { kind: 'help', asked: ['How do I import STIX?', 'What does overdue mean?'] },
  {
    kind: 'other languages',
    asked: [
      'Wie viele Vorfälle sind offen?',
      '¿Cuántos incidentes están abiertos?',
      '未解決のインシデントは何件ですか？',
    ],
  },
  { kind: 'not understood', asked: ['Why did incidents rise?', 'Which colour has the moon?'] },
  { kind: '2,000 characters', asked: [longest] },
];
