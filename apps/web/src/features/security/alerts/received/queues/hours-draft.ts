import { type WorkingHours, workingHours } from '@halyard/contracts/operations/working-hours.ts';
import { readTime } from '../../../../../preferences/read-time.ts';

/** Working hours as they are in the form: times such as `09:00` or empty by weekday, Monday first. */
export type HoursDraft = {
  readonly hasHours: boolean;
  readonly zone: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly holidays: string;
};
export type HoursProblem = 'zone' | 'days' | 'holidays';

const write = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Nine to five on weekdays, for whoever begins. */
const usual = Array.from({ length: 7 }, (_, index) => (index < 5 ? { from: 540, to: 1_020 } : null));

export const draftOfHours = (hours: WorkingHours | null, timeZone: string): HoursDraft => ({
  hasHours: hours !== null,
  zone: hours?.timeZone ?? timeZone,
  from: (hours?.days ?? usual).map((day) => (day === null ? '' : write(day.from))),
  to: (hours?.days ?? usual).map((day) => (day === null ? '' : write(day.to))),
  holidays: hours?.holidays.join(', ') ?? '',
});

/** Minutes after midnight; midnight as an end is the end of the day. Null for what is no time. */
function readMinutes(typed: string, isEnd: boolean): number | null {
  const [hours, minutes] = (readTime(typed) ?? '').split(':').map(Number);
  if (hours === undefined || minutes === undefined) return null;
  return isEnd && hours + minutes === 0 ? 1_440 : hours * 60 + minutes;
}

function readDay(from: string, to: string) {
  if (from.trim() === '' && to.trim() === '') return null;
  return { from: readMinutes(from, false), to: readMinutes(to, true) };
}

/** The working hours that the form has, or the fields that are wrong. */
export function readHours(
  draft: HoursDraft,
): { readonly hours: WorkingHours | null } | { readonly problems: HoursProblem[] } {
  if (!draft.hasHours) return { hours: null };
  const holidays = draft.holidays.split(',').map((day) => day.trim());
  const read = workingHours.safeParse({
    timeZone: draft.zone.trim(),
    days: draft.from.map((from, index) => readDay(from, draft.to[index] ?? '')),
    holidays: holidays.filter((day) => day !== ''),
  });
  if (read.success) return { hours: read.data };
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  const names = { zone: 'timeZone', days: 'days', holidays: 'holidays' } as const;
  return { problems: (Object.keys(names) as HoursProblem[]).filter((name) => wrong.has(names[name])) };
}
