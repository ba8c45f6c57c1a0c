import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { eventCounts, figures, hashBefore, incidents, logEntries, openIncidents, sampleTicks } from './sample.ts';

test('the hashes of the sample log chain, as the proof says', () => {
  let before: string = hashBefore;
  for (const { sequence, time, kind, hash } of logEntries.toReversed()) {
    expect(hash).toBe(createHash('sha256').update([before, sequence, time, kind].join('|')).digest('hex'));
    before = hash;
  }
});

test('the strip draws as many events as its counts say', () => {
  const drawn = Object.groupBy(sampleTicks(), ({ severity }) => severity);

  expect(Object.values(eventCounts).reduce((sum, count) => sum + count)).toBe(119);
  for (const [severity, count] of Object.entries(eventCounts)) expect(drawn[severity as 'low']).toHaveLength(count);
});

test('the rows under the count of open incidents are open, and nine more are named', () => {
  expect(openIncidents.every(({ status }) => status === 'Open')).toBe(true);
  expect(figures.open - openIncidents.length).toBe(9);
  expect(incidents).toHaveLength(5);
});
