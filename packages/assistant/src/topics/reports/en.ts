import type { Lexicon } from '../../lexicon/lexicon.ts';

const n1 = (n: number, one: string, other: string) => (n === 1 ? one : other);

const phrases: Lexicon = {
  'topic:report': [
    ...[
      'report',
      'report on',
      'incident report',
      'report on incidents',
      'incident statistics',
      'statistics on incidents',
    ],
    ...['statistics', 'figures', 'incident figures', 'incidents report', 'monthly report', 'weekly report'],
    ...['sla compliance', 'sla compliance rate', 'sla compliance of'],
  ],
  'topic:incident': [
    'incident report',
    'report on incidents',
    'incident statistics',
    'incident figures',
    'statistics on incidents',
  ],
  'by:week': ['by week', 'per week', 'weekly', 'week by week', 'each week', 'for each week', 'every week'],
  'by:day': [
    'in a single day',
    'on a single day',
    'which day',
    'which days',
    'on which day',
    'what day',
    'every day',
    'busiest day',
    'per weekday date',
  ],
  'by:month': ['which month', 'which months', 'in which month', 'what month', 'every month', 'busiest month'],
  'op:most': ['busiest day', 'busiest month'],
  'op:share': [
    'how often',
    'how many percent',
    'what proportion of',
    'proportion of',
    'sla compliance',
    'sla compliance rate',
    'sla compliance of',
  ],
  'topic:resolution': [
    ...[
      'handling time',
      'handling times',
      'time to fix',
      'time to solve',
      'time to be solved',
      'fix time',
      'turnaround time',
    ],
  ],
  'op:average': [
    'avg',
    'avg.',
    'usually take',
    'normally take',
    'typically take',
    'does it usually take',
    'does it normally take',
  ],
  'op:take': [
    ...['did it take', 'does it take', 'do we need', 'needed', 'usually take', 'normally take', 'typically take'],
    ...['does it usually take', 'does it normally take'],
  ],
};

/** Questions about what was opened and resolved in a period, in English. */
export const reports = {
  phrases,
  examples: [
    'How many incidents were opened and resolved last month?',
    'What is the average resolution time?',
    'What is the average resolution time by severity?',
    'What share of incidents was resolved within target in the last 30 days?',
    'Incidents per day in the last 7 days',
    'Incidents per month this year',
    'Who resolved the most incidents in the last 30 days?',
    'Incident report for last week',
  ],
  label: (span: string) => `Incident report: ${span}`,
  kpiLabel: 'Figures of security operations',
  opened: (n: number, figure: string, span: string) =>
    `${figure} ${n1(n, 'incident was', 'incidents were')} opened (${span}).`,
  resolved: (n: number, figure: string, span: string) =>
    `${figure} ${n1(n, 'incident was', 'incidents were')} resolved (${span}).`,
  reopened: (n: number, figure: string, span: string) =>
    `Incidents were reopened ${figure} ${n1(n, 'time', 'times')} (${span}).`,
  mean: (hours: string, n: number, figure: string, of: string) =>
    `From detection to resolution, ${figure} ${n1(n, 'incident', 'incidents')} took ${hours} hours on average (${of}).`,
  noMean: (of: string) => `No incident was resolved (${of}), so there is no average.`,
  kpiMean: (hours: string, n: number, figure: string) =>
    `${figure} ${n1(n, 'incident', 'incidents')} resolved in the last 30 days took ${hours} hours on average, from detection to resolution.`,
  noKpiMean: 'No incident was resolved in the last 30 days, so there is no average.',
  within: (share: string, n: number, figure: string, span: string) =>
    `${share} of the ${figure} ${n1(n, 'incident', 'incidents')} resolved kept their target (${span}).`,
  noWithin: (span: string) => `No incident was resolved (${span}), so there is no share.`,
  most: (what: string, when: string, figure: string) => `Most ${what}: ${when}, ${figure}.`,
  least: (what: string, when: string, figure: string) => `Fewest ${what}: ${when}, ${figure}.`,
  things: { opened: 'opened', resolved: 'resolved' },
  mostResolved: (n: number, names: string, figure: string, span: string) =>
    `Of the incidents resolved (${span}), most were assigned to ${names}: ${figure}${n === 1 ? '' : ' each'}.`,
  mostOpened: (n: number, names: string, figure: string, span: string) =>
    `Of the incidents opened (${span}), most are assigned to ${names}: ${figure}${n === 1 ? '' : ' each'}.`,
  difference: (more: string) => `The difference is ${more}.`,
  tooLong: 'A report covers at most 366 days.',
  nobody: 'Nobody',
  gone: 'Deleted account',
  captions: {
    day: 'Incidents by day',
    week: 'Incidents by week, from its first day',
    month: 'Incidents by month',
    severity: 'By severity',
    person: 'By assignee',
  },
  columns: {
    day: 'Day',
    week: 'Week',
    month: 'Month',
    severity: 'Severity',
    person: 'Assignee',
    opened: 'Opened',
    resolved: 'Resolved',
    mean: 'Mean time to resolve, hours',
  },
};

export type ReportText = typeof reports;
