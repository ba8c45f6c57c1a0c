import { alertNumber } from '@halyard/contracts/inflow/alert-number.ts';
import type { ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import { useFormat } from '../../../../../preferences/format.ts';

type Title = (count: number, number: string, written: string) => string;

/** The title of a window about one alert, by its number, or about several. */
export function useTitleOf(alerts: readonly ReceivedAlert[]): (title: Title) => string {
  const format = useFormat();
  const [first] = alerts;
  return (title) => title(alerts.length, first ? alertNumber(first.number) : '', format.number(alerts.length));
}
