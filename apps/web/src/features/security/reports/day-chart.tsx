import type { IncidentReport } from '@halyard/contracts/reports.ts';
import { useFormat } from '../../../preferences/format.ts';
import { usePack } from '../../../text/pack.ts';
import { securityWords } from '../../../text/security-words.ts';
import styles from './reports.module.css';

type Days = IncidentReport['byDay'];

const heightPx = 120;

/**
 * Two bars a day, opened and resolved, drawn one unit wide a day and stretched to the room there is. The table below
 * says the same in figures, so that the picture can stay a picture.
 */
export function DayChart({ days }: { readonly days: Days }) {
  const { reports: text } = usePack(securityWords);
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

const bar = (height: number) => ({ y: heightPx - height, height });
