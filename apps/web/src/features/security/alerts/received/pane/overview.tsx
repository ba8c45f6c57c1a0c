import type { ReceivedAlertDetail } from '@halyard/contracts/inflow/received-alerts.ts';
import { Link } from '@tanstack/react-router';
import { useNow } from '../../../../../preferences/clock.tsx';
import { useFormat } from '../../../../../preferences/format.ts';
import { AddressLink } from '../../../../../records/address/address-link.tsx';
import { ObservablesBlock } from '../../../../../records/observables/observables-block.tsx';
import { IncidentLink } from '../../../../../records/record-link.tsx';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertRulesWords } from '../../../../../text/loaders/alert-rules.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { Quantity } from '../../../../../ui/marks/figure.tsx';
import { Banner } from '../../../../../ui/page/banner.tsx';
import { type GroupActions, WhyGrouped } from '../groups/why-grouped.tsx';
import { toView } from '../received-search.ts';
import { useWhen } from '../use-when.ts';
import { Duplicates } from './duplicates.tsx';
import { MadeByRules } from './made-by-rules.tsx';
import styles from './parts.module.css';
import { SimilarAlerts } from './similar-alerts.tsx';

const aMinuteMs = 60_000;

type Props = { readonly detail: ReceivedAlertDetail };

/** The fields that identify this alert, with their values, and the number of folded messages. */
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

/** The Sigma rule that created it from an event. */
function MadeByRule({ rule }: { readonly rule: ReceivedAlertDetail['sigmaRule'] }) {
  const { why: text } = useMessages(receivedAlertsWords);
  if (!rule) return null;
  return (
    <section aria-label={text.rule} className={styles.block}>
      <h3>{text.rule}</h3>
      <p className={styles.entry}>
        {rule.isDeleted ? (
          <span className={styles.quiet}>
            <Quantity>{rule.title}</Quantity>, {text.ruleDeleted}
          </span>
        ) : (
          <Link to="/sigma" search={{ rule: rule.id }}>
            <Quantity>{rule.title}</Quantity>
          </Link>
        )}
      </p>
    </section>
  );
}

/** The quiet rule that applied to it, with a link to all its alerts. */
function HeldQuiet({ alert: { quiet } }: Pick<ReceivedAlertDetail, 'alert'>) {
  const { quiet: text } = useMessages(alertRulesWords);
  const format = useFormat();
  if (!quiet) return null;
  return (
    <Banner tone="info">
      <Quantity>
        {quiet.isHidden ? text.heldBack(quiet.reason, format.dateTime(quiet.until)) : text.taken(quiet.reason)}
      </Quantity>{' '}
      <AddressLink change={{ ...toView('all'), quietRule: quiet.rule }}>{text.allHeld}</AddressLink>
    </Banner>
  );
}

/** Why its messages are one alert, its content, observables, and incident. */
export function Overview({ detail, queue }: Props & { readonly queue: GroupActions }) {
  const { why, overview: text } = useMessages(receivedAlertsWords);
  const { description, closeNote, alert } = detail;
  return (
    <div className={styles.stack}>
      {closeNote && (
        <p className={styles.description}>
          <Quantity>{closeNote}</Quantity>
        </p>
      )}
      <HeldQuiet alert={alert} />
      <Duplicates duplicateOf={detail.duplicateOf} duplicates={detail.duplicates} />
      <MadeByRule rule={detail.sigmaRule} />
      <MadeByRules alert={alert} />
      <section aria-label={why.title} className={styles.block}>
        <h3>{why.title}</h3>
        <WhyFolded detail={detail} />
      </section>
      <WhyGrouped alert={alert} queue={queue} />
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
      <div className={styles.block}>
        <ObservablesBlock objectType="alert" objectId={alert.id} />
      </div>
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
      <SimilarAlerts id={alert.id} />
    </div>
  );
}
