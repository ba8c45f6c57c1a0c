import { notificationDays } from '@halyard/contracts/work/notifications.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { dayAt, startOf } from '../../understand/calendar.ts';
import type { Span } from '../../understand/span.ts';

/** Whether a time reaches back further than the list does. */
export function isTooOld(draft: Draft, { start }: Span): boolean {
  const { now, manner } = draft.asked;
  const today = dayAt(now, manner.timeZone);
  const first = startOf({ ...today, day: today.day - (notificationDays - 1) }, manner.timeZone);
  return start < first;
}
