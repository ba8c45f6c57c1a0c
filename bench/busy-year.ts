import type { Filling } from './fill-table.ts';

const dayMs = 86_400_000;
export const reportedDays = 366;
export const eventsOfPerson = 125_000;
const incidents = 50_000;

const columns = [
  'at',
  'kind',
  'severity',
  'actor_id',
  'audience_id',
  'object_type',
  'object_id',
  'subject',
  'sample',
  'details',
];
const severities = ['Critical', 'High', 'Medium', 'Low'];

/** Task events of a user: the part of a profile export that grows with time. */
export const eventsOf = (personId: string, now: number): Filling => ({
  table: 'events',
  columns,
  rows: eventsOfPerson,
  makeRow: (index) => {
    const at = now - Math.floor(((index + 1) * reportedDays * dayMs) / eventsOfPerson);
    return [at, 'todo_updated', 'low', personId, personId, 'todo', `bench-${index}`, `Task ${index}`, 0, null];
  },
});

/** Incidents of a year in the event log, each opened and resolved two hours later. */
export const incidentsOfYear = (now: number): Filling => ({
  table: 'events',
  columns,
  rows: incidents * 2,
  makeRow: (index) => {
    const number = Math.floor(index / 2);
    const openedAt = now - Math.floor(((number + 1) * (reportedDays - 1) * dayMs) / incidents);
    const about = ['incident', `bench-${number}`, `Incident ${number}`, 0];
    if (index % 2 === 1)
      return [openedAt + dayMs / 12, 'incident_status_changed', 'low', null, 'everyone', ...about, '{"to":"Resolved"}'];
    const details = `{"to":"${severities[number % 4]}","otherId":"${number % 40}","name":"Person ${number % 40}"}`;
    return [openedAt, 'incident_opened', 'low', null, 'everyone', ...about, details];
  },
});
