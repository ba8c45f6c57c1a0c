import { antiSocialBehaviour, type CrimeFigures, type CrimeQuery } from '@halyard/contracts/crime/crime.ts';
import { type KeyboardEvent, useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useMonthName } from '../../../preferences/month-name.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeExploreWords } from '../../../text/loaders/crime.ts';
import plot from '../../../ui/chart/plot.module.css';
import { Figure } from '../../../ui/marks/figure.tsx';
import { changeQuery } from '../crime-filter.ts';
import { CrimeRowsLink } from '../crime-filter-link.tsx';
import { useLineName } from './line-name.ts';
import styles from './trend.module.css';
import { allCrime, drawLine, findGaps, scaleFor, type TrendLine } from './trend-lines.ts';

export type TrendViewProps = {
  readonly months: readonly string[];
  readonly lines: readonly TrendLine[];
  readonly absent: CrimeFigures['absent'];
  readonly query: CrimeQuery;
};

const labelsAtMost = 8;

/** The months as one stop of the Tab key, at first the newest; arrows, Home and End move between them. */
function useMonthStops(count: number) {
  const [reached, setReached] = useState<number | null>(null);
  const last = count - 1;
  const stop = Math.min(reached ?? last, last);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-column="${Math.min(Math.max(next, 0), last)}"]`)?.focus();
  }

  return { stop, onKeyDown, onReached: setReached };
}

function Legend({ lines }: Pick<TrendViewProps, 'lines'>) {
  const lineName = useLineName();
  return (
    <ul className={styles.legend} aria-hidden="true">
      {lines.map(({ key }, index) => (
        <li key={key} data-line={index + 1}>
          {lineName(key)}
        </li>
      ))}
    </ul>
  );
}

function Gaps({ months, absent }: Pick<TrendViewProps, 'months' | 'absent'>) {
  const { absent: reasons } = useMessages(crimeExploreWords);
  const step = 100 / Math.max(1, months.length);
  return findGaps(months, absent).map(({ first, last, reason }) => (
    <span
      key={first}
      className={styles.gap}
      data-narrow={last - first < 2 || undefined}
      style={{ left: `${first * step}%`, width: `${(last - first + 1) * step}%` }}
    >
      <span>{reasons[reason]}</span>
    </span>
  ));
}

function Columns({ months, lines, query }: TrendViewProps) {
  const { trend: text, separator } = useMessages(crimeExploreWords);
  const format = useFormat();
  const monthName = useMonthName();
  const lineName = useLineName();
  const step = 100 / Math.max(1, months.length);
  const withRows = months.flatMap((month, index) =>
    lines.some(({ values }) => typeof values[index] === 'number') ? [{ month, index }] : [],
  );
  const { stop, onKeyDown, onReached } = useMonthStops(withRows.length);
  const words = (index: number) =>
    lines.map(({ key, values }) => `${lineName(key)} ${format.number(values[index] ?? 0)}`).join(separator);
  // The lines of all crime and of anti-social behaviour make up the month; those of some categories do not.
  const isWhole = lines.every(({ key }) => key === allCrime || key === antiSocialBehaviour);
  const rowsAt = (index: number) => lines.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the links inside.
    <div onKeyDown={onKeyDown}>
      {withRows.map(({ month, index }, column) => (
        <CrimeRowsLink
          key={month}
          query={changeQuery(query, { from: month, to: month })}
          data-column={column}
          tabIndex={column === stop ? 0 : -1}
          onFocus={() => onReached(column)}
          className={styles.column}
          style={{ left: `${index * step}%`, width: `${step}%` }}
          aria-label={text.point(monthName(month), words(index))}
        >
          <span className={styles.callout} data-left={index >= (months.length - 1) / 2 || undefined}>
            {isWhole ? (
              <Figure rows={rowsAt(index)}>{text.point(monthName(month), words(index))}</Figure>
            ) : (
              text.point(monthName(month), words(index))
            )}
          </span>
        </CrimeRowsLink>
      ))}
    </div>
  );
}

/** A line over the months; each month opens its rows. */
export function TrendChart(props: TrendViewProps) {
  const { months, lines, absent } = props;
  const { trend: text } = useMessages(crimeExploreWords);
  const format = useFormat();
  const monthName = useMonthName();
  const { top, ticks } = scaleFor(lines);
  const step = 100 / Math.max(1, months.length);
  const labelEvery = Math.max(1, Math.ceil(months.length / labelsAtMost));
  return (
    <div className={styles.frame}>
      <Legend lines={lines} />
      <div className={styles.plot}>
        <Gaps months={months} absent={absent} />
        <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {ticks.map((tick) => (
            <path key={tick} className={styles.grid} d={`M0 ${100 - (tick / top) * 100}H100`} />
          ))}
          {lines.map(({ key, values }, index) => (
            <path key={key} className={styles.line} data-line={index + 1} d={drawLine(values, top)} />
          ))}
        </svg>
        {ticks.map((tick) => (
          <span key={tick} className={plot.tick} style={{ top: `${100 - (tick / top) * 100}%` }} aria-hidden="true">
            {format.number(tick)}
          </span>
        ))}
        <Columns {...props} />
      </div>
      <ol className={plot.axis} aria-hidden="true">
        {months.map((month, index) =>
          index % labelEvery === 0 ? (
            <li key={month} style={{ left: `${(index + 0.5) * step}%` }}>
              {monthName(month)}
            </li>
          ) : null,
        )}
      </ol>
      {absent.length > 0 && <p className={styles.note}>{text.gaps}</p>}
    </div>
  );
}
