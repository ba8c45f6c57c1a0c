import { expect, test } from 'vitest';
import { isPublished, noticeFor } from './notices.ts';

const now = new Date('2026-11-21T10:00:00Z');

test('Greater Manchester has a notice from July 2019 on, and was published before', () => {
  expect(noticeFor('greater-manchester', '2019-06')).toBeNull();
  expect(noticeFor('greater-manchester', '2019-07')).toBe('greater_manchester_2019');
  expect(noticeFor('btp', '2019-07')).toBeNull();
  expect(isPublished('greater-manchester', '2019-06', now)).toBe(true);
  expect(isPublished('greater-manchester', '2022-08', now)).toBe(false);
});

test('a month is published once it is over, and none before December 2010', () => {
  expect(isPublished('kent', '2026-10', now)).toBe(true);
  expect(isPublished('kent', '2026-11', now)).toBe(false);
  expect(isPublished('kent', '2010-11', now)).toBe(false);
});
