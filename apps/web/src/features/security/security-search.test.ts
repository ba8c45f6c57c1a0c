import { expect, test } from 'vitest';
import { changeSearch } from '../../records/address/change-search.ts';
import { isNarrowed, noNarrowing, readSecuritySearch, toIncidentQuery } from './security-search.ts';

const query = (given: Record<string, unknown>) => toIncidentQuery(readSecuritySearch(given));

test('an empty address shows all incidents', () => {
  expect(readSecuritySearch({})).toMatchObject({ tab: 'incidents', status: 'all', period: '30d', severity: [] });
  expect(query({})).toEqual({ status: 'all' });
  expect(isNarrowed(query({ status: 'open' }))).toBe(false);
});

test('what the address does not know is left out', () => {
  const given = { tab: 'x', status: 'closed', kpi: 'y', severity: 'Huge,High', from: 'monday', incident: '../1' };

  expect(query(given)).toEqual({ status: 'all', severity: 'High' });
  expect(readSecuritySearch(given)).toMatchObject({ tab: 'incidents', from: undefined, incident: undefined });
});

test('a stretch of time narrows the list only together with opened or resolved', () => {
  const span = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-08T00:00:00.000Z' };

  expect(query(span)).toEqual({ status: 'all' });
  expect(query({ ...span, resolved: 'yes', severity: 'Critical' })).toEqual({
    ...span,
    status: 'all',
    resolved: 'yes',
    severity: 'Critical',
  });
});

test('an address leads to the alerts of rules unless it asks for received ones', () => {
  const listOf = (given: Record<string, unknown>) => readSecuritySearch({ tab: 'alerts', ...given }).alerts;

  expect(listOf({})).toBe('rules');
  expect(listOf({ rule: 'u1', alerts: 'received' })).toBe('rules');
  expect(listOf({ alerts: 'received' })).toBe('received');
  expect(listOf({ alert: 'a1' })).toBe('received');
  expect(listOf({ queue: 'mine', alerts: 'rules' })).toBe('rules');
});

test('unresolved, overdue and closed incidents can be asked for', () => {
  expect(query({ unresolved: 'yes', overdue: 'yes', closed: 'no' })).toEqual({
    status: 'all',
    unresolved: 'yes',
    overdue: 'yes',
  });
  expect(isNarrowed(query({ closed: 'yes' }))).toBe(true);
  expect(changeSearch({ closed: 'yes', overdue: 'yes', unresolved: 'yes' }, noNarrowing)).toEqual({});
});

test('a change keeps the rest of the address', () => {
  const before = { status: 'open', kpi: 'open', events: 'all' };

  expect(changeSearch(before, { kpi: undefined, incident: '142' })).toEqual({
    status: 'open',
    events: 'all',
    incident: '142',
  });
});
