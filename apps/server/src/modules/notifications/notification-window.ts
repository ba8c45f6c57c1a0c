import { addDays, dayIn } from '@halyard/contracts/format/calendar.ts';
import { startOfDay } from '@halyard/contracts/format/start-of-day.ts';
import { notificationDays } from '@halyard/contracts/notifications.ts';

/** The first instant of the list: midnight eight days before today, as the calendar of the zone has it (decision G-100). */
export const startOfWindow = (now: number, zone: string): number =>
  startOfDay(zone, addDays(dayIn(zone, now), 1 - notificationDays));
