import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import type { AnswerReading } from '@halyard/contracts/work/assistant.ts';

/** How many incidents there are, of this status where one is named. */
export const incidentsWith = (status?: string): QuerySpec => ({
  subject: 'incidents',
  measure: 'count',
  where: status === undefined ? [] : [{ field: 'status', op: 'is', values: [status] }],
});

/** The reading of "how many open incidents"; `change` states the differences. */
export const readingOf = (change: Partial<AnswerReading> = {}): AnswerReading => ({
  spec: incidentsWith('Open'),
  href: '/security?status=open',
  chips: [
    { name: null, label: 'Incidents', without: null, options: [] },
    {
      name: 'Status',
      label: 'Open',
      without: incidentsWith(),
      options: [{ label: 'Resolved', spec: incidentsWith('Resolved') }],
    },
  ],
  filters: [
    {
      label: 'Severity',
      options: [
        {
          label: 'Critical',
          spec: {
            ...incidentsWith('Open'),
            where: [...incidentsWith('Open').where, { field: 'severity', op: 'is', values: ['Critical'] }],
          },
        },
      ],
    },
    { label: 'Source', options: [] },
  ],
  words: [],
  total: null,
  by: 'halyard',
  ...change,
});
