import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import styles from './list.module.css';

const slotWidth = 4;
const barWidth = 3;
const height = 28;
/** Values other than zero are visible. */
const least = 1.5;

/** The last day in half hours, on its own scale; the current half hour is highlighted. */
export function Sparkline({ source }: { readonly source: Pick<Source, 'name' | 'spark' | 'health'> }) {
  const { list: text } = useMessages(sourcesWords);
  const format = useFormat();
  const { name, spark, health } = source;
  const most = Math.max(...spark, 1);
  const heightOf = (items: number) => (items === 0 ? 0 : Math.max(least, (items / most) * height));
  const width = spark.length * slotWidth;
  return (
    <svg
      className={styles.spark}
      data-dimmed={health !== 'healthy' || undefined}
      viewBox={`0 0 ${width} ${height + 1}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={text.spark(name, format.number(Math.max(...spark, 0)))}
    >
      <path d={`M0 ${height + 0.5}H${width}`} className={styles.base} />
      {spark.map((items, slot) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
          key={slot}
          x={slot * slotWidth}
          y={height - heightOf(items)}
          width={barWidth}
          height={heightOf(items)}
          className={slot === spark.length - 1 ? styles.present : undefined}
        />
      ))}
    </svg>
  );
}
