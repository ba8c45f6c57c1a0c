import { dayReader } from '@halyard/contracts/format/calendar.ts';
import { useFormat } from '../../../../preferences/format.ts';
import { usePreferences } from '../../../../preferences/preferences.tsx';

/** Writes an instant as short as it can be read: today its time, else its day. */
export function useWhen(now: number): (at: string) => string {
  const format = useFormat();
  const { timeZone } = usePreferences();
  const dayOf = dayReader(timeZone);
  const today = dayOf(now);
  return (at) => (dayOf(at) === today ? format.time(at) : format.date(at));
}
