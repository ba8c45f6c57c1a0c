import { expect, test } from 'vitest';
import { groupConversations } from './group-conversations.ts';

const conversationAt = (updatedAt: string) => ({
  id: updatedAt,
  title: updatedAt,
  questions: 1,
  createdAt: updatedAt,
  updatedAt,
});

test('conversations are grouped by the calendar of the person, and empty groups are left out', () => {
  const [late, early] = ['2026-11-20T23:30:00.000Z', '2026-11-19T08:00:00.000Z'].map(conversationAt);
  const now = Date.parse('2026-11-21T08:00:00.000Z');
  const groupsIn = (timeZone: string) =>
    groupConversations(
      [late, early].filter((one) => one !== undefined),
      { now, timeZone },
    ).map(({ name, conversations }) => [name, conversations.length]);

  expect(groupsIn('UTC')).toEqual([
    ['yesterday', 1],
    ['earlier', 1],
  ]);
  expect(groupsIn('Asia/Tokyo')).toEqual([
    ['today', 1],
    ['earlier', 1],
  ]);
});
