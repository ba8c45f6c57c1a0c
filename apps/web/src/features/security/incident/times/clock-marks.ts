import { type IncidentTimes, type TimeMark, timeMarks } from '@halyard/contracts/operations/incident-times.ts';
import type { Incident } from '@halyard/contracts/operations/incidents.ts';

/** A place on the case clock: a time of the incident, its target, or now. `at` is in milliseconds. */
export type ClockMark = {
  readonly name: TimeMark | 'target' | 'now';
  readonly at: number;
  /** Percent from the left. */
  readonly left: number;
};

/** Marks are never nearer than this, in percent: their words need the room. */
const leastGap = 14;

type Timed = Pick<Incident, 'dueAt' | 'resolvedAt' | 'pausedAt'> & { readonly times: IncidentTimes };

/** Pushes places apart that are in order, first to the right and then back from the right edge. */
function spread(places: readonly number[]): number[] {
  const gap = Math.min(leastGap, 100 / Math.max(1, places.length - 1));
  const right = [...places];
  for (let index = 1; index < right.length; index++)
    right[index] = Math.max(right[index] ?? 0, (right[index - 1] ?? 0) + gap);
  let edge = 100;
  for (let index = right.length - 1; index >= 0; index--) {
    right[index] = Math.min(right[index] ?? 0, edge);
    edge = (right[index] ?? 0) - gap;
  }
  return right;
}

/** The marks of an incident in order, to scale as far as their words leave room. Now is there until it is resolved. */
export function clockMarks({ times, dueAt, resolvedAt }: Timed, now: number): ClockMark[] {
  const stated = timeMarks.flatMap((name) => {
    const time = times[name];
    return time === null ? [] : [{ name, at: Date.parse(time.at) }];
  });
  const all = [
    ...stated,
    { name: 'target' as const, at: Date.parse(dueAt) },
    ...(resolvedAt === null ? [{ name: 'now' as const, at: now }] : []),
  ].toSorted((one, other) => one.at - other.at);
  const [from, to] = [all[0]?.at ?? 0, all.at(-1)?.at ?? 0];
  const places = spread(all.map(({ at }) => (to === from ? 0 : ((at - from) / (to - from)) * 100)));
  return all.map((mark, index) => ({ ...mark, left: places[index] ?? 0 }));
}
