import type { ReceivedAlertDetail } from '@halyard/contracts/inflow/received-alerts.ts';
import { useNow } from '../../../../../preferences/clock.tsx';
import { useFormat } from '../../../../../preferences/format.ts';
import { IncidentLink } from '../../../../../records/record-link.tsx';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { Quantity } from '../../../../../ui/marks/figure.tsx';
import { useWhen } from '../use-when.ts';
import { Observables } from './observables.tsx';
import styles from './parts.module.css';

const aMinuteMs = 60_000;

type Props = { readonly detail: ReceivedAlertDetail };

/** Which fields tell this alert from others, with their values, and how many messages they brought together. */
function WhyFolded({ detail }: Props) {
  const { why: text } = useMessages(receivedAlertsWords);
  const format = useFormat();
  const when = useWhen(useNow(aMinuteMs));
  const { fingerprint, alert } = detail;
  if (fingerprint.fields.length === 0) return <p className={styles.quiet}>{text.none}</p>;
  return (
    <>
      <p className={styles.quiet}>
        <Quantity>{text.folded(alert.occurrences, format.number(alert.occurrences), when(alert.firstSeen))}</Quantity>{' '}
        {text.about}
      </p>
      <dl className={styles.fields}>
        <div>
          <dt>
            <Quantity>{text.fingerprint(format.number(fingerprint.version))}</Quantity>
          </dt>
          <dd>
            <code title={fingerprint.value}>{fingerprint.value.slice(0, 12)}</code>
          </dd>
        </div>
        {fingerprint.fields.map(([name, value]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{value === '' ? text.empty : <code>{value}</code>}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Why its messages are one alert, what it says, what it is about, and where it is worked on. */
export function Overview({ detail }: Props) {
  const { why, overview: text } = useMessages(receivedAlertsWords);
  const { description, observables, closeNote, alert } = detail;
  return (
    <div className={styles.stack}>
      {closeNote && (
        <p className={styles.description}>
          <Quantity>{closeNote}</Quantity>
        </p>
      )}
      <section aria-label={why.title} className={styles.block}>
        <h3>{why.title}</h3>
        <WhyFolded detail={detail} />
      </section>
      <section aria-label={text.description} className={styles.block}>
        <h3>{text.description}</h3>
        {description ? (
          <p className={styles.description}>
            <Quantity>{description}</Quantity>
          </p>
        ) : (
          <p className={styles.quiet}>{text.noDescription}</p>
        )}
      </section>
      <section aria-label={text.observables} className={styles.block}>
        <h3>{text.observables}</h3>
        <Observables observables={observables} />
      </section>
      <section aria-label={text.incidents} className={styles.block}>
        <h3>{text.incidents}</h3>
        {alert.incidents.length === 0 ? (
          <p className={styles.quiet}>{text.noIncidents}</p>
        ) : (
          <ul>
            {alert.incidents.map(({ id, title }) => (
              <li key={id} className={styles.entry}>
                <IncidentLink id={id} title={title} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
