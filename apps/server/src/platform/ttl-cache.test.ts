import { expect, test } from 'vitest';
import { createTtlCache } from './ttl-cache.ts';

function memoryAt(start: number, limit = 10) {
  let now = start;
  const memory = createTtlCache<string>({ keepMs: 500, limit, clock: () => now });
  return { memory, pass: (ms: number) => (now += ms) };
}

test('an answer is remembered for its time and not longer', () => {
  const { memory, pass } = memoryAt(1_000);
  memory.set('ada', 'admin');

  pass(499);
  expect(memory.get('ada')).toBe('admin');
  pass(1);
  expect(memory.get('ada')).toBeUndefined();
});

test('it never holds more than its limit', () => {
  const { memory } = memoryAt(1_000, 2);
  for (const name of ['ada', 'bob', 'cy']) memory.set(name, name);

  expect(['ada', 'bob', 'cy'].map((name) => memory.get(name))).toEqual([undefined, 'bob', 'cy']);
});

test('what was asked for lately stays, and is not remembered for longer', () => {
  const { memory, pass } = memoryAt(1_000, 2);
  for (const name of ['ada', 'bob']) memory.set(name, name);
  pass(400);
  memory.get('ada');
  memory.set('cy', 'cy');

  expect(['ada', 'bob', 'cy'].map((name) => memory.get(name))).toEqual(['ada', undefined, 'cy']);
  pass(100);
  expect(memory.get('ada')).toBeUndefined();
});
