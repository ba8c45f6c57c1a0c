import { useContext } from 'react';
import { ClockContext } from '../../preferences/clock.tsx';
import { useFormat } from '../../preferences/format.ts';

/** When a message was written: today the time alone, else with its day. `exact` names the zone too. */
export function useMessageTime(): (at: number) => { readonly short: string; readonly exact: string } {
  const format = useFormat();
  const clock = useContext(ClockContext);
  return (at) => ({
    short: format.date(at) === format.date(clock()) ? format.time(at) : format.dateTime(at),
    exact: `${format.dateTime(at)} ${format.zone(at)}`,
  });
}
