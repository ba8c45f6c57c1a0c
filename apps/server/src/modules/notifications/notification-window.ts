import { addDays, dayIn } from '@halyard/contracts/calendar.ts';
import { notificationDays } from '@halyard/contracts/notifications.ts';
import { startOfDay } from '@halyard/contracts/start-of-day.ts';

/** The first instant of the list: midnight eight days before today, as the calendar of the zone has it (decision G-100). */
export const startOfWindow = (now: number, zone: string): number =>
  startOfDay(zone, addDays(dayIn(zone, now), 1 - notificationDays));
