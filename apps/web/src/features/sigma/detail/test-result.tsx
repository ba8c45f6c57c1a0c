import type { SigmaTest } from '@halyard/contracts/inflow/sigma.ts';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sigmaWords } from '../../../text/loaders/sigma.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import styles from './detail.module.css';

type Props = {
  readonly result: SigmaTest;
  /** The source of the deliveries. */
  readonly sourceId: string | undefined;
};

/** How many events a rule would match, and which. */
export function TestResult({ result, sourceId }: Props) {
  const { test: text, matches: words } = useMessages(sigmaWords);
  const format = useFormat();
  const { deliveries, events, matched, unreadable, absent, matches } = result;
  return (
    <section aria-label={text.matched} className={styles.part}>
      <div role="status">
        <p className={styles.result}>
          <Quantity>
            {events === 0 ? text.noEvents : text.result(format.number(matched), format.number(events))}
          </Quantity>
        </p>
        {deliveries && (
          <p className={styles.quiet}>
            <Quantity>{text.deliveries(format.number(deliveries.read), format.number(deliveries.kept))}</Quantity>
          </p>
        )}
        {unreadable > 0 && (
          <p className={styles.quiet}>
            <Quantity>{text.unreadable(unreadable, format.number(unreadable))}</Quantity>
          </p>
        )}
        {absent.length > 0 && (
          <>
            <p className={styles.quiet}>{text.absent}</p>
            <ul aria-label={text.absent}>
              {absent.map(({ field, events: without }) => (
                <li key={field}>
                  <Quantity>
                    <code>{field}</code> {text.absentIn(format.number(without), format.number(events))}
                  </Quantity>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {matches.length > 0 && (
        <ul aria-label={text.matched} className={styles.rows}>
          {matches.map(({ deliveryId, place, entity, at, key }) => (
            <li key={`${deliveryId} ${place}`} className={styles.match}>
              <div className={styles.matchHead}>
                <strong>{entity ?? text.event(format.number(place))}</strong>
                <span className={styles.quiet}>{at === null ? text.noTime : format.dateTime(at)}</span>
                {deliveryId !== null && sourceId !== undefined && (
                  <Link to="/sources" search={{ source: sourceId, delivery: String(deliveryId) }}>
                    <Quantity>{words.delivery(String(deliveryId))}</Quantity>
                  </Link>
                )}
                <Quantity className={styles.quiet}>{text.event(format.number(place))}</Quantity>
              </div>
              <p className={styles.keys}>
                <Quantity>{key.map(([name, value]) => `${name}=${value}`).join('  ')}</Quantity>
              </p>
            </li>
          ))}
        </ul>
      )}
      {matched > matches.length && (
        <p className={styles.quiet}>
          <Quantity>{text.shown(format.number(matches.length))}</Quantity>
        </p>
      )}
    </section>
  );
}
