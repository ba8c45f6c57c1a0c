import type { CellKind } from '@halyard/contracts/work/assistant.ts';
import { useFormat } from '../../preferences/format.ts';
import { localeOf } from '../../preferences/language-name.ts';
import { usePreferences } from '../../preferences/preferences.tsx';

const isTime = (value: string) => !Number.isNaN(Date.parse(value));

/** Writes a step of time below its column: a day without its year, a month by its name, an hour by its time. */
export function useShortTime(kind: CellKind): (value: string) => string {
  const format = useFormat();
  const { dateFormat, language } = usePreferences();
  const month = new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', month: 'short' });
  return (value) => {
    if (!isTime(value)) return value;
    if (kind === 'instant') return format.time(value);
    if (kind === 'month') return month.format(new Date(`${value}-01T00:00:00Z`));
    const [, monthPart, dayPart] = value.split('-');
    return dateFormat === 'DD/MM/YYYY' ? `${dayPart}/${monthPart}` : `${monthPart}/${dayPart}`;
  };
}
