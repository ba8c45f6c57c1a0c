const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Returns the calendar day of an instant, and how far into it the clocks there stand, in milliseconds. */
function createWallClock(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (at: number) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const { year, month, day, hour, minute, second } = parts;
    const time = (Number(hour) * 60 + Number(minute)) * minuteMs + Number(second) * 1_000;
    return { day: `${year}-${month}-${day}`, time: time + (at % 1_000) };
  };
}

type WallClock = ReturnType<typeof createWallClock>;

/** The first instant of the calendar day an instant lies in, wherever the clocks are changed in between. */
function startOfDay(at: number, wallClock: WallClock): number {
  const { day, time } = wallClock(at);
  const guess = at - time;
  const isOfDay = (instant: number) => wallClock(instant).day === day;
  // An hour that the clocks skipped or repeated lies between guess and truth, in steps of a quarter of an hour.
  let start = guess;
  while (!isOfDay(start)) start += hourMs / 4;
  while (isOfDay(start - 1)) start -= hourMs / 4;
  return start;
}

/** Where the calendar days of a zone begin that the span touches, and where the last of them ends. */
export function startsOfDays(since: number, until: number, timeZone: string): number[] {
  const wallClock = createWallClock(timeZone);
  const starts = [startOfDay(since, wallClock)];
  for (;;) {
    const last = starts.at(-1) ?? since;
    // No day is as long as a day and a half; so far after its beginning the next one has begun.
    const next = startOfDay(last + dayMs + 6 * hourMs, wallClock);
    starts.push(next);
    if (next > until) return starts;
  }
}
