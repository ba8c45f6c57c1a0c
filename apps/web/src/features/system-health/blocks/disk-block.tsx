import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { systemHealthWords } from '../../../text/loaders/administration.ts';
import { InternalLink } from '../../../ui/internal-link.tsx';
import { Measure } from '../../../ui/marks/figure.tsx';
import { Block } from '../block.tsx';
import type { BlockData, Blocks } from '../health-queries.ts';
import styles from '../system-health.module.css';
import { useUnits } from '../use-units.ts';
import { DiskChart } from './disk-chart.tsx';

/** Disk usage: in words beside the heading, as a line, and by content. */
export function DiskBlock({ query }: { readonly query: Blocks['disk'] }) {
  const { disk: text } = useMessages(systemHealthWords);
  const format = useFormat();
  const units = useUnits();

  function describe({ forecast }: BlockData<'disk'>): string {
    if (!forecast) return text.later;
    if (forecast.bytesPerMonth <= 0) return text.shrinks;
    const grows = text.grows(units.bytes(forecast.bytesPerMonth));
    return forecast.warnDay ? `${grows} ${text.warnOn(format.day(forecast.warnDay))}` : grows;
  }

  return (
    <Block
      block="disk"
      query={query}
      about={query.data && describe(query.data)}
      actions={
        <InternalLink address="/settings?tab=preferences" className={styles.action}>
          {text.retention}
        </InternalLink>
      }
    >
      {(disk) => (
        <div className={styles.content}>
          <p className={styles.about}>{text.on(disk.node)}</p>
          <DiskChart disk={disk} />
          <ul className={styles.parts}>
            {disk.parts.map(({ part, bytes }) => (
              <li key={part} data-row tabIndex={-1}>
                <span>{text.parts[part]}</span>
                <progress aria-hidden value={bytes} max={disk.usedBytes} />
                <Measure value={bytes}>{units.bytes(bytes)}</Measure>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Block>
  );
}
