import type { IncidentReport } from '@halyard/contracts/operations/reports.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { FigureLink } from './figure-link.tsx';
import { spanOfDay } from './report-span.ts';
import styles from './reports.module.css';

type Days = IncidentReport['byDay'];

const heightPx = 120;

/**
 * Two bars a day, opened and resolved, drawn one unit wide a day and stretched to the available width. The table below
 * has the same figures, so the chart is an image.
 */
export function DayChart({ days, timeZone }: { readonly days: Days; readonly timeZone: string }) {
  const { reports: text } = useMessages(securityWords);
  const format = useFormat();
  const top = Math.max(1, ...days.flatMap(({ opened, resolved }) => [opened, resolved]));
  const tall = (count: number) => (count / top) * heightPx;
  const [first] = days;
  const last = days.at(-1);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.legend}>
        <span>{text.chart}</span>
        <span data-series="opened">{text.opened}</span>
        <span data-series="resolved">{text.resolved}</span>
      </figcaption>
      <div className={styles.plot}>
        <span className={styles.top} aria-hidden="true">
          {format.number(top)}
        </span>
        <svg viewBox={`0 0 ${Math.max(1, days.length)} ${heightPx}`} preserveAspectRatio="none" aria-hidden="true">
          {days.map(({ day, opened, resolved }, place) => (
            <g key={day}>
              <rect className={styles.openedBar} x={place + 0.12} width="0.36" {...bar(tall(opened))} />
              <rect className={styles.resolvedBar} x={place + 0.52} width="0.36" {...bar(tall(resolved))} />
            </g>
          ))}
        </svg>
        <div className={styles.bars} aria-hidden="true">
          {days.map((day, place) => (
            <DayLinks key={day.day} day={day} place={place / days.length} width={1 / days.length} timeZone={timeZone} />
          ))}
        </div>
      </div>
      {first && last && (
        <p className={styles.ends} aria-hidden="true">
          <span>{format.day(first.day)}</span>
          <span>{format.day(last.day)}</span>
        </p>
      )}
    </figure>
  );
}

type DayProps = {
  readonly day: Days[number];
  /** Start and width, as shares of the chart. */
  readonly place: number;
  readonly width: number;
  readonly timeZone: string;
};

/** The two bars of a day as links to its incidents; the table below has them for the keyboard. */
function DayLinks({ day: { day, opened, resolved }, place, width, timeZone }: DayProps) {
  const { reports: text } = useMessages(securityWords);
  const format = useFormat();
  const span = spanOfDay(day, timeZone);
  const at = (start: number) => ({ left: `${start * 100}%`, width: `${width * 50}%` });
  const written = format.day(day);
  return (
    <>
      {opened > 0 && (
        <FigureLink
          which="opened"
          span={span}
          isPicture
          count={opened}
          style={at(place)}
          title={text.openedCount(format.number(opened), written)}
        />
      )}
      {resolved > 0 && (
        <FigureLink
          which="resolved"
          span={span}
          isPicture
          count={resolved}
          style={at(place + width / 2)}
          title={text.resolvedCount(format.number(resolved), written)}
        />
      )}
    </>
  );
}

const bar = (height: number) => ({ y: heightPx - height, height });
