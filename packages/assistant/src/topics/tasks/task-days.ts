import { dayIn } from '@halyard/contracts/format/calendar.ts';
import { writeDate } from '@halyard/contracts/format/format-instant.ts';
import type { Asked } from '../../asked.ts';
import type { Draft } from '../../draft/create-draft.ts';

export const todayOf = ({ now, manner }: Pick<Asked, 'now' | 'manner'>): string => dayIn(manner.timeZone, now);

/** A stored day in the person's format. It belongs to no time zone. */
export const showDay = ({ asked }: Draft, day: string): string =>
  writeDate(`${day}T00:00:00Z`, 'UTC', asked.manner.dateFormat);
