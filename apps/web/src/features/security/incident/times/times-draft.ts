import {
  type IncidentTimes,
  orderedMarks,
  type TimeMark,
  timeMarks,
} from '@halyard/contracts/operations/incident-times.ts';
import { fromLocalTime, toLocalTime } from '../../../../preferences/local-time.ts';

/** Each time as the form shows it: `2026-11-21T08:42` on the person's clock, or empty. */
export type TimesDraft = Readonly<Record<TimeMark, string>>;

/** Times that a change of the status sets first. */
export const isOfStatus = (mark: TimeMark): mark is 'resolved' | 'closed' => mark === 'resolved' || mark === 'closed';

export const draftOfTimes = (times: IncidentTimes, timeZone: string): TimesDraft =>
  Object.fromEntries(
    timeMarks.map((mark) => [mark, times[mark] === null ? '' : toLocalTime(timeZone, times[mark].at)]),
  ) as TimesDraft;

export type TimesProblem = { readonly mark: TimeMark } & (
  | { readonly is: 'missing' | 'future' }
  | { readonly is: 'order'; readonly before: TimeMark }
);

type Context = { readonly seen: IncidentTimes; readonly timeZone: string; readonly now: number };

/** Instants of the form. What was not touched keeps its seconds, which the form does not show. */
function readTimes(draft: TimesDraft, { seen, timeZone }: Context): Readonly<Record<TimeMark, string | null>> {
  const before = draftOfTimes(seen, timeZone);
  return Object.fromEntries(
    timeMarks.map((mark) => [
      mark,
      draft[mark] === before[mark] ? (seen[mark]?.at ?? null) : (fromLocalTime(timeZone, draft[mark]) ?? null),
    ]),
  ) as Record<TimeMark, string | null>;
}

/** Why the times cannot stay as they are; empty where they can. */
export function problemsOf(draft: TimesDraft, context: Context): TimesProblem[] {
  const times = readTimes(draft, context);
  const problems: TimesProblem[] = [];
  let before: { readonly mark: TimeMark; readonly at: string } | undefined;
  for (const mark of orderedMarks) {
    const at = times[mark];
    if (at === null) {
      if (mark === 'detected' || (isOfStatus(mark) && context.seen[mark] !== null))
        problems.push({ mark, is: 'missing' });
      continue;
    }
    if (before && at < before.at) problems.push({ mark, is: 'order', before: before.mark });
    else before = { mark, at };
  }
  for (const mark of timeMarks)
    if ((times[mark] ?? '') > new Date(context.now + 60_000).toISOString()) problems.push({ mark, is: 'future' });
  return problems;
}

/** The times that differ from those seen. */
export function changedTimes(draft: TimesDraft, context: Context): Readonly<Record<string, string | null>> {
  const times = readTimes(draft, context);
  return Object.fromEntries(
    timeMarks.flatMap((mark) => (times[mark] === (context.seen[mark]?.at ?? null) ? [] : [[mark, times[mark]]])),
  );
}
