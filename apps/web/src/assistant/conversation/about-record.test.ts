import { expect, test } from 'vitest';
import { aboutRecord } from './about-record.ts';

test('an incident on the screen is called by its number', () => {
  expect(aboutRecord('/security?status=open&incident=7')).toBe('INC-000007');
});

test.each(['/security', '/security?incident=../1', '/threats?threat=indicator--1', '/todos?incident=7'])(
  'the address %s names no record',
  (screen) => expect(aboutRecord(screen)).toBeUndefined(),
);
