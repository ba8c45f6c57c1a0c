import type { Measure, SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';
import { search } from '../shell/search.ts';

const { kinds } = search;

/** The subject of the query behind an answer, and its measure. */
const subjects: Record<SubjectName, string> = {
  incidents: kinds.incident,
  alerts: 'Alerts',
  threats: kinds.threat,
  entities: kinds.entity,
  connections: 'Connections',
  tasks: 'Tasks',
  people: kinds.user,
  notifications: kinds.notification,
  playbooks: kinds.playbook,
  steps: 'Steps',
  runs: 'Playbook runs',
  rules: 'Alert rules',
  activity: 'Events',
  imports: 'Imports',
  rejections: 'Rejected objects',
  crime: 'Crimes',
  coverage: 'Months of police data',
  policeImports: 'Police data imports',
  analyses: kinds.analysis,
  schemas: kinds.schema,
  schemaFields: 'Schema fields',
  account: 'Own account',
  sessions: 'Sessions',
  audit: 'Audit entries',
  jobs: 'Background jobs',
  receivedAlerts: 'Received alerts',
  sources: 'Sources',
  observables: 'Observables',
  sightings: 'Sightings',
  sigmaRules: 'Sigma rules',
};

const measures: Record<Measure, string> = {
  count: 'Count',
  list: 'List',
  record: 'Record',
  breakdown: 'Breakdown',
  trend: 'Trend',
  average: 'Average',
  sum: 'Sum',
  share: 'Share',
  compare: 'Comparison',
  summary: 'Summary',
  path: 'Path',
  similar: 'Similar',
};

/** The ratings of the assistant, for administrators. `written` is a count as the person writes numbers. */
export const assistantRatings = {
  title: 'Ratings of the assistant',
  about: 'How users rate its answers. Question and answer are shown only where the user included them.',
  loading: 'Loading ratings...',
  loadFailed: 'Failed to load the ratings.',
  again: common.retry,
  none: 'No answer has been rated yet.',
  right: (count: number, written: string) => plural(count, { one: '1 right', other: `${written} right` }),
  wrong: (count: number, written: string) => plural(count, { one: '1 wrong', other: `${written} wrong` }),
  up: 'Right',
  down: 'Wrong',
  subjects,
  measures,
  noQuery: 'No query',
  question: 'Question',
  answer: 'Answer',
  more: common.showMore,
};
