import type { Notification, NotificationFilter } from '@halyard/contracts/work/notifications.ts';
import { notificationDays } from '@halyard/contracts/work/notifications.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { dayAt, startOf } from '../../understand/calendar.ts';
import type { Span } from '../../understand/span.ts';

/** Which notifications a question is about. */
export type AskedFor = {
  /** What the list itself can be asked. */
  readonly filter: NotificationFilter;
  /** What has to be looked for in it besides; undefined where the list's filter says it all. */
  readonly keep: ((one: Notification) => boolean) | undefined;
  readonly words: readonly string[];
  /** The screen that shows exactly these; null where none does. */
  readonly href: string | null;
};

/** Whether a time reaches back further than the list does. */
export function isTooOld(draft: Draft, { start }: Span): boolean {
  const { now, manner } = draft.asked;
  const today = dayAt(now, manner.timeZone);
  const first = startOf({ ...today, day: today.day - (notificationDays - 1) }, manner.timeZone);
  return start < first;
}
