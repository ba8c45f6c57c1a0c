import type { QuerySpec, SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { expect, test } from 'vitest';
import { recordAddress, rowsAddress, screenOfSpec } from './screen-of-spec.ts';

const is = (field: string, ...values: string[]) => ({ field, op: 'is' as const, values });
const of = (subject: SubjectName, ...where: QuerySpec['where']): QuerySpec => ({ subject, measure: 'count', where });
const november = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' };

test.each<readonly [spec: QuerySpec, address: string]>([
  [of('incidents'), '/security?saved=none'],
  [of('entities'), '/network?saved=none'],
  [
    of('incidents', is('status', 'Open'), is('severity', 'High', 'Critical')),
    '/security?status=open&severity=High,Critical',
  ],
  [of('incidents', is('assignee', 'me')), '/security?assignee=someone'],
  [of('incidents', { field: 'assignee', op: 'unknown', values: [] }), '/security?assignee=nobody'],
  [of('incidents', is('status', 'Closed')), '/security?closed=yes'],
  [
    { ...of('incidents'), period: { field: 'opened', ...november } },
    `/security?opened=yes&from=${november.from}&to=${november.to}`,
  ],
  [of('tasks', is('completed', 'no'), is('priority', 'high')), '/todos?show=active&priority=high'],
  [of('people', is('role', 'analyst')), '/users?role=analyst'],
  [of('crime', is('category', 'Drugs', 'Robbery')), '/crime-analysis?tab=records&category=Drugs%7CRobbery'],
  [{ ...of('crime'), period: { field: 'month', ...november } }, '/crime-analysis?tab=records&from=2026-11&to=2026-11'],
  [of('playbooks'), '/security?tab=playbooks'],
  [of('threats'), '/threats?period=all'],
  [of('threats', { field: 'severity', op: 'unknown', values: [] }), '/threats?period=all&severity=none'],
  [
    { ...of('threats'), period: { field: 'seen', ...november } },
    `/threats?period=all&from=${november.from}&to=${november.to}`,
  ],
])('%j is shown at %s', (spec, address) => {
  expect(screenOfSpec(spec, 'someone')).toBe(address);
});

test.each<QuerySpec>([
  of('incidents', is('source', 'Helpdesk')),
  of('incidents', { field: 'severity', op: 'not', values: ['Low'] }),
  of('incidents', is('status', 'Open', 'Resolved')),
  { ...of('incidents'), period: { field: 'opened', ...november, not: true } },
  { ...of('incidents'), period: { field: 'due', ...november } },
  of('tasks', is('completed', 'yes'), { field: 'text', op: 'is', values: ['a', 'b'] }),
])('no screen shows the rows of %j', (spec) => {
  expect(screenOfSpec(spec, 'someone')).toBeNull();
});

test('rows that no screen shows are listed by the assistant, unless they are listed already', () => {
  const rows = of('sources', { field: 'deadLetters', op: 'more', values: ['0'] });
  const address = new URL(rowsAddress(rows, 'someone', 'Sources · Dead letters') ?? '', 'http://console.invalid');
  expect([address.pathname, address.searchParams.get('ask')]).toEqual(['/assistant', 'Sources · Dead letters']);
  expect(JSON.parse(`{${address.searchParams.get('rows')}}`)).toEqual({ ...rows, measure: 'list', limit: 100 });
  expect(rowsAddress({ ...rows, measure: 'list', limit: 100 }, 'someone', '')).toBeNull();
  expect(rowsAddress(of('sources'), 'someone', '')).toBe('/sources');
});

test('a record is opened where its screen opens it, whatever its key holds', () => {
  expect(recordAddress('incidents', '144')).toBe('/security?incident=144');
  expect(recordAddress('alerts', 'a b')).toBe('/threats?threat=a%20b');
  expect(recordAddress('playbooks', '1')).toBe('/security?tab=playbooks&playbook=1');
  expect(recordAddress('sessions', '1')).toBeNull();
});
