import { expect, test } from 'vitest';
import { createFaultThrottle } from './throttle-faults.ts';

test('equal faults are let through once a minute, with how many were kept back', () => {
  let now = 0;
  const throttle = createFaultThrottle(() => now);
  const fault = { route: '/todos', cause: new TypeError('x is not a function') };

  expect([throttle(fault), throttle(fault), throttle(fault)]).toEqual([0, undefined, undefined]);
  expect(throttle({ ...fault, route: '/threats' })).toBe(0);
  expect(throttle({ ...fault, cause: Object.assign(new Error(), { code: 'ENOSPC' }) })).toBe(0);
  now = 60_000;
  expect(throttle(fault)).toBe(2);
});
