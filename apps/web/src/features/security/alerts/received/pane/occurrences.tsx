import type { ReceivedAlertDetail } from '@halyard/contracts/inflow/received-alerts.ts';
import { useFormat } from '../../../../../preferences/format.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { Quantity } from '../../../../../ui/marks/figure.tsx';
import { SourceStateMark } from '../marks.tsx';
import styles from './parts.module.css';

const barWidth = 8;
const height = 32;

/** The last day by hour; the present hour stands out. */
function Spark({ hours }: { readonly hours: readonly number[] }) {
  const { occurrences: text } = useMessages(receivedAlertsWords);
  const most = Math.max(1, ...hours);
  const width = hours.length * barWidth;
  return (
    <svg
      role="img"
      aria-label={text.lastDay}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={styles.spark}
    >
      <title>{text.lastDay}</title>
      <path d={`M0 ${height - 0.5}H${width}`} className={styles.axis} />
      {hours.map((count, hour) => {
        const tall = count === 0 ? 0 : Math.max(2, (count / most) * (height - 2));
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place.
            key={hour}
            x={hour * barWidth + 1}
            y={height - tall}
            width={barWidth - 2}
            height={tall}
            data-now={hour === hours.length - 1 || undefined}
          />
        );
      })}
    </svg>
  );
}

/** When the source said it again, newest first. */
export function Occurrences({ detail }: { readonly detail: ReceivedAlertDetail }) {
  const { occurrences: text } = useMessages(receivedAlertsWords);
  const format = useFormat();
  const { occurrences, spark, alert } = detail;
  return (
    <div className={styles.stack}>
      {spark.length > 0 && (
        <section aria-label={text.lastDay} className={styles.block}>
          <h3>
            <Quantity>{text.lastDay}</Quantity>
          </h3>
          <Spark hours={spark} />
        </section>
      )}
      {occurrences.length === 0 ? (
        <p className={styles.quiet}>{text.none}</p>
      ) : (
        <>
          {occurrences.length < alert.occurrences && (
            <p className={styles.quiet}>
              <Quantity>{text.newest(format.number(occurrences.length), format.number(alert.occurrences))}</Quantity>
            </p>
          )}
          <ol aria-label={text.label}>
            {occurrences.map(({ at, receivedAt, state, deliveryId }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of one instant and delivery look the same.
              <li key={`${at} ${deliveryId} ${place}`} className={styles.occurrence}>
                <time dateTime={at}>{format.dateTime(at)}</time> <SourceStateMark state={state} />{' '}
                <time dateTime={receivedAt} className={styles.quiet}>
                  {text.received(format.time(receivedAt))}
                </time>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
