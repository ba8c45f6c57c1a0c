import { addDays } from '@halyard/contracts/format/calendar.ts';
import { DayLine } from '../../../preferences/day-input.tsx';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { instantOfDay } from '../../../preferences/read-day.ts';
import { AddressLink } from '../../../records/address/address-link.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import layout from '../../../ui/layout/layout.module.css';
import { type ReportPeriod, reportPeriods, type SecurityChange, type SecuritySearch } from '../security-search.ts';
import type { ChangeSearch } from '../use-security-search.ts';
import { daysOfSpan, type ReportSpan } from './report-span.ts';
import styles from './reports.module.css';

type Props = {
  readonly search: SecuritySearch;
  /** Undefined while an end of a custom period is missing. */
  readonly span: ReportSpan | undefined;
  readonly change: ChangeSearch;
};

/** Seven, thirty or ninety days, or a stretch between two days of one's own. */
export function PeriodLine({ search, span, change }: Props) {
  const { reports: text } = useMessages(securityWords);
  const { timeZone } = usePreferences();
  const { first, last } = daysOfSpan(
    { ...(search.from && { from: search.from }), ...(search.to && { to: search.to }) },
    timeZone,
  );
  // A custom period starts with the displayed one.
  const toPeriod = (period: ReportPeriod): SecurityChange =>
    period === 'custom' ? { period, ...span } : { period, from: undefined, to: undefined };
  const instant = (day: string) => (day === '' ? undefined : instantOfDay(timeZone, day));
  return (
    <div className={layout.toolbarSpread}>
      <nav aria-label={text.period}>
        <ul className={layout.wrapClose}>
          {reportPeriods.map((period) => (
            <li key={period}>
              <AddressLink
                change={toPeriod(period)}
                isChosen={period === search.period}
                className={styles.periodLink}
                title={text.periodNames[period]}
              >
                {text.periods[period]}
              </AddressLink>
            </li>
          ))}
        </ul>
      </nav>
      {search.period === 'custom' && (
        <>
          <DayLine
            label={text.from}
            className={styles.day}
            value={first}
            onDay={(day) => change({ from: instant(day) }, { replace: true })}
          />
          <DayLine
            label={text.to}
            className={styles.day}
            value={last}
            onDay={(day) => change({ to: instant(day === '' ? '' : addDays(day, 1)) }, { replace: true })}
          />
        </>
      )}
    </div>
  );
}
