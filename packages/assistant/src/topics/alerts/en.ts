import type { Lexicon } from '../../lexicon/lexicon.ts';

const n1 = (n: number, one: string, other: string) => (n === 1 ? one : other);

const phrases: Lexicon = {
  'topic:alert': [
    'alert',
    'alerts',
    'active alerts',
    'open alerts',
    'waiting alerts',
    'security alerts',
    'pending alerts',
  ],
  'topic:rule': ['rule', 'rules', 'alert rule', 'alert rules', 'alerting rules', 'detection rules'],
  'by:rule': ['by rule', 'per rule', 'for each rule', 'which rule', 'by alert rule', 'each rule', 'for every rule'],
  'state:disabled': ['disabled', 'switched off', 'turned off', 'off', 'inactive'],
  'state:enabled': ['enabled', 'switched on', 'turned on', 'on now', 'active'],
  'state:waiting': [
    'waiting',
    'wait',
    'pending',
    'open',
    'active',
    'outstanding',
    'to acknowledge',
    'to be acknowledged',
  ],
  'rule:fires': [
    'fires',
    'fire',
    'triggers',
    'trigger',
    'raises',
    'raise',
    'generates',
    'generate',
    'produces',
    'produce',
  ],
  'rel:ofRule': ['of rule', 'of the rule', 'for rule', 'for the rule', 'from rule', 'from the rule', 'made by rule'],
};

/** Questions about alerts and the rules that make them, in English. */
export const alerts = {
  phrases,
  examples: [
    'How many alerts are there?',
    'Show the newest alerts',
    'How many critical alerts are waiting?',
    'Alerts by rule',
    'Which alert rules are there?',
  ],
  label: (filter: string) => (filter === '' ? 'Alerts' : `Alerts: ${filter}`),
  rulesLabel: 'Alert rules',
  count: (n: number, figure: string) =>
    `${n1(n, 'There is', 'There are')} ${figure} ${n1(n, 'alert', 'alerts')}(unacknowledged threats that match a rule).`,
  countOf: (n: number, figure: string, filter: string) =>
    `${n1(n, 'There is', 'There are')} ${figure} ${n1(n, 'alert', 'alerts')} (${filter}).`,
  newest: (name: string, at: string) => `The newest alert is ${name}, last seen ${at}.`,
  acknowledged: 'What somebody acknowledged is no alert any more; ask about acknowledged threats.',
  tooMany: 'There are too many alerts to look through one by one. Ask for those of one rule.',
  rules: (n: number, figure: string) => `${n1(n, 'There is', 'There are')} ${figure} ${n1(n, 'rule', 'rules')}.`,
  rulesOf: (n: number, figure: string, state: string) =>
    `${n1(n, 'There is', 'There are')} ${figure} ${n1(n, 'rule', 'rules')} (${state}).`,
  states: { enabled: 'on', disabled: 'off' },
  most: (names: string, figure: string) => `Most alerts: ${names}, ${figure}.`,
  overlap: 'One alert can be held by several rules, so the rules may add up to more.',
  noSuchRule: (name: string) => `I know no rule called ${name}.`,
  captions: { alerts: 'Alerts', rules: 'Alert rules' },
  columns: {
    name: 'Name',
    severity: 'Severity',
    type: 'Type',
    source: 'Source',
    seen: 'Seen',
    rules: 'Rules',
    rule: 'Rule',
    state: 'State',
    alerts: 'Alerts',
  },
};

export type AlertText = typeof alerts;
