import { scoreHalfLifeDays } from '@halyard/contracts/inflow/sightings.ts';
import { expect, test } from 'vitest';
import { scoreOf } from './score.ts';

const dayMs = 86_400_000;
const now = Date.parse('2026-11-21T08:42:00.000Z');
const indicator = { confidence: 80, validFrom: now, validUntil: null, lastSightedAt: null };

test('a score is the confidence at first, and half of it after each half-life', () => {
  expect(scoreOf(indicator, now)).toBe(80);
  expect(scoreOf(indicator, now + scoreHalfLifeDays * dayMs)).toBe(40);
  expect(scoreOf(indicator, now + 2 * scoreHalfLifeDays * dayMs)).toBe(20);
  expect(scoreOf(indicator, now + 10 * dayMs, 10)).toBe(40);
});

test('a sighting is a new beginning; one from before it was valid is none', () => {
  const seen = { ...indicator, lastSightedAt: now + scoreHalfLifeDays * dayMs };
  expect(scoreOf(seen, now + scoreHalfLifeDays * dayMs)).toBe(80);
  expect(scoreOf({ ...indicator, lastSightedAt: now - dayMs }, now + scoreHalfLifeDays * dayMs)).toBe(40);
});

test('what is no longer valid is worth nothing, and what states no confidence has no score', () => {
  expect(scoreOf({ ...indicator, validUntil: now }, now)).toBe(0);
  expect(scoreOf({ ...indicator, validUntil: now + 1 }, now)).toBe(80);
  expect(scoreOf({ ...indicator, confidence: null }, now)).toBeNull();
  expect(scoreOf({ ...indicator, confidence: 0 }, now)).toBe(0);
});

test('without a beginning there is nothing to count from', () => {
  expect(scoreOf({ ...indicator, validFrom: null }, now)).toBeNull();
  expect(scoreOf({ ...indicator, validFrom: null, lastSightedAt: now }, now)).toBe(80);
});

test('it never rises above the confidence, not even before it begins', () => {
  expect(scoreOf(indicator, now - 30 * dayMs)).toBe(80);
});
