import { expect, test } from 'vitest';
import { layOutLocations } from './lay-out-locations.ts';

const none = { Critical: 0, High: 0, Medium: 0, Low: 0, notSet: 0 };
const location = (country: string, counts: Partial<typeof none>, total: number) => ({
  country,
  position: { latitude: 50, longitude: 0, accuracy: 'country' as const },
  total,
  counts: { ...none, ...counts },
});

test('larger marks lie under smaller ones, and each shows its highest severity', () => {
  const marks = layOutLocations([location('FR', { Low: 1, High: 3 }, 4), location('GB', { Critical: 1, Low: 15 }, 16)]);

  expect(marks.map(({ country, highestSeverity }) => [country, highestSeverity])).toEqual([
    ['GB', 'Critical'],
    ['FR', 'High'],
  ]);
  expect(marks.map(({ size }) => size)).toEqual([34, 22]);
});
