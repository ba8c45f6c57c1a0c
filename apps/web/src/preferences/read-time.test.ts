import { expect, test } from 'vitest';
import { readTime } from './read-time.ts';

test.each([
  ['09:05', '09:05'],
  ['9:05', '09:05'],
  ['0905', '09:05'],
  ['9', '09:00'],
  ['23.59', '23:59'],
  ['9:05 pm', '21:05'],
  ['12 AM', '00:00'],
  ['12:30 p.m.', '12:30'],
])('"%s" is %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test.each(['', '24:00', '9:60', '13 pm', '0 am', 'noon', '9:5', '12345'])('"%s" is no time', (typed) => {
  expect(readTime(typed)).toBeUndefined();
});
