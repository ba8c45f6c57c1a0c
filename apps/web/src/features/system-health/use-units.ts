import { memoizeFormatter } from '@halyard/contracts/format/memoize-formatter.ts';
import { localeOf } from '../../preferences/language-name.ts';
import { usePreferences } from '../../preferences/preferences.tsx';

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const step = 1_000;
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const minuteMs = 60_000;

type Shown = Pick<Intl.NumberFormatOptions, 'maximumFractionDigits' | 'signDisplay'>;

/** Writes amounts with their unit in the language of the console. */
export function useUnits() {
  const { language } = usePreferences();
  const locale = localeOf(language);

  function write(value: number, unit: string, shown: Shown = {}): string {
    const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1, ...shown } as const;
    return memoizeFormatter(
      `unit ${locale} ${Object.entries(options)}`,
      () => new Intl.NumberFormat(locale, options),
    ).format(value);
  }

  return {
    /** `812 byte`, `61.4 GB`. */
    bytes(bytes: number): string {
      const size = Math.abs(bytes);
      const power = size < step ? 0 : Math.min(byteUnits.length - 1, Math.floor(Math.log(size) / Math.log(step)));
      return write(bytes / step ** power, byteUnits[power] ?? 'byte');
    },
    ms: (ms: number) => write(ms, 'millisecond', { maximumFractionDigits: ms < 10 ? 1 : 0 }),
    /** With its sign: `+0.02 sec`. */
    offset: (ms: number) => write(ms / 1_000, 'second', { maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
    days: (days: number) => write(days, 'day', { maximumFractionDigits: 0 }),
    /** In the largest whole unit: days, hours or minutes. */
    duration(ms: number): string {
      if (ms >= dayMs) return write(Math.floor(ms / dayMs), 'day');
      return ms >= hourMs ? write(Math.floor(ms / hourMs), 'hour') : write(Math.floor(ms / minuteMs), 'minute');
    },
  };
}
