import type { Notification as News } from '@halyard/contracts/work/notifications.ts';
import { expect, test } from 'vitest';
import { news } from '../../features/notifications/testing/news.ts';
import { newAndWanted } from './push-notifications.tsx';

const on = { push: true };
const off = { push: false };
const all = { security: on, intelligence: on, governed: { security: on, intelligence: on } };
const list: readonly News[] = [
  news(9, { type: 'security' }),
  news(8, { type: 'intel' }),
  news(7, { type: 'entity', read: true }),
  news(6, { type: 'system' }),
  news(5, { type: 'security' }),
];
const shown = (wishes: Parameters<typeof newAndWanted>[2], upTo = 5) =>
  newAndWanted(list, upTo, wishes).map(({ id }) => id);

test('only what came since the last look, is unread and is wanted interrupts somebody', () => {
  expect(shown(all)).toEqual(['9', '8']);
  expect(shown(all, 9)).toEqual([]);
});

test('a toggle that is off holds its subject back, and so does the setting above it', () => {
  expect(shown({ ...all, security: off })).toEqual(['8']);
  expect(shown({ ...all, governed: { security: on, intelligence: off } })).toEqual(['9']);
});
