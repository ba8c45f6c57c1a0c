import type { Span } from './read-incident-events.ts';

const dayMs = 86_400_000;

/** Writes the calendar day of an instant in an IANA zone, `YYYY-MM-DD`. */
export function dayWriter(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (at) => format.format(at);
}

/** Every calendar day a span touches in a zone, first to last; an empty span touches none. */
export function daysOf({ from, to }: Span, timeZone: string): string[] {
  if (to <= from) return [];
  const dayOf = dayWriter(timeZone);
  const last = dayOf(to - 1);
  const days: string[] = [];
  for (let day = dayOf(from); day <= last; day = dayAfter(day)) days.push(day);
  return days;
}

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
