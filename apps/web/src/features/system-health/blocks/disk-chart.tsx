import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { systemHealthWords } from '../../../text/loaders/administration.ts';
import type { BlockData } from '../health-queries.ts';
import styles from '../system-health.module.css';
import { useUnits } from '../use-units.ts';

const width = 600;
const height = 120;
const dayMs = 86_400_000;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Measured days as a line, the forecast dashed with its band, and when the warning level is reached. */
export function DiskChart({ disk }: { readonly disk: BlockData<'disk'> }) {
  const { disk: text } = useMessages(systemHealthWords);
  const format = useFormat();
  const units = useUnits();
  const { days, forecast, totalBytes, usedBytes, warnBytes } = disk;
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || !forecast) return null;
  const { ahead } = forecast;
  const end = ahead.at(-1)?.day ?? last.day;
  const span = Math.max(1, daysBetween(first.day, end));
  const x = (day: string) => (daysBetween(first.day, day) / span) * width;
  const y = (bytes: number) => height - (Math.min(bytes, totalBytes) / totalBytes) * height;
  const line = (bytes: (one: (typeof ahead)[number]) => number) => ahead.map((one) => `${x(one.day)},${y(bytes(one))}`);
  const band = [...line(({ high }) => high), ...line(({ low }) => low).reverse()].join(' ');
  const points = days.map(({ day, usedBytes: used }) => `${x(day)},${y(used)}`).join(' ');
  return (
    <figure className={styles.chart}>
      <svg
        role="img"
        aria-label={text.picture(units.bytes(usedBytes), units.bytes(totalBytes))}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
      >
        <line className={styles.warnLine} x1={0} x2={width} y1={y(warnBytes)} y2={y(warnBytes)} />
        <polyline className={styles.measured} points={points} />
        <polygon className={styles.band} points={band} />
        <polyline className={styles.expected} points={line(({ expected }) => expected).join(' ')} />
        <line className={styles.nowLine} x1={x(last.day)} x2={x(last.day)} y1={0} y2={height} />
      </svg>
      <figcaption className={styles.axis}>
        <span>{format.day(first.day)}</span>
        <span>{text.warnAt(units.bytes(warnBytes))}</span>
        <span>{format.day(end)}</span>
      </figcaption>
      <p className={styles.about}>{text.band}</p>
    </figure>
  );
}
