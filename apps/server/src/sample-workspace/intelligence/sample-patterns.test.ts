import { parsePattern, readPlan } from '@halyard/detection/stix-pattern';
import { expect, test } from 'vitest';
import { givePatterns } from './sample-patterns.ts';
import { toThreatRow } from './sample-rows.ts';
import { makeSampleThreats } from './sample-threats.ts';
import type { SamplePorts } from './sample-workspace-ports.ts';

test('four sample indicators have patterns that can be decided, and nothing else of the sample threats changes', () => {
  const now = Date.parse('2026-05-01T10:00:00Z');
  const before = makeSampleThreats(now).map((threat) => toThreatRow(threat, { now } as SamplePorts));

  const after = givePatterns(before);

  const given = after.filter(({ stix }) => stix !== null);
  expect(given.map(({ kind, sample }) => [kind, sample])).toEqual(Array(4).fill(['indicator', 1]));
  for (const { stix } of given)
    expect(readPlan(parsePattern(JSON.parse(stix ?? '{}').pattern)).kind).not.toBe('undecided');
  expect(after.map((row) => ({ ...row, stix: null }))).toEqual(before);
});
