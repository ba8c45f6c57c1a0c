import { addDays, dayReader } from '@halyard/contracts/format/calendar.ts';
import type { Conversation } from '@halyard/contracts/work/conversations.ts';

export const groupNames = ['today', 'yesterday', 'earlier'] as const;
export type GroupName = (typeof groupNames)[number];

export type ConversationGroup = { readonly name: GroupName; readonly conversations: readonly Conversation[] };

type Day = { readonly now: number; readonly timeZone: string };

/** Conversations by the day of their last question, as the calendar of the person's zone has it; no empty groups. */
export function groupConversations(
  conversations: readonly Conversation[],
  { now, timeZone }: Day,
): readonly ConversationGroup[] {
  const dayOf = dayReader(timeZone);
  const today = dayOf(now);
  const yesterday = addDays(today, -1);
  const nameOf = ({ updatedAt }: Conversation): GroupName => {
    const day = dayOf(updatedAt);
    if (day >= today) return 'today';
    return day === yesterday ? 'yesterday' : 'earlier';
  };
  return groupNames
    .map((name) => ({ name, conversations: conversations.filter((one) => nameOf(one) === name) }))
    .filter((group) => group.conversations.length > 0);
}
