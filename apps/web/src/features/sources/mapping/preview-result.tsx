import type { MappingPreview } from '@halyard/contracts/inflow/sources.ts';
import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import { useFormat } from '../../../preferences/format.ts';
import { SeverityMark } from '../../../records/marks/severity-mark.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Fact } from '../../../ui/marks/fact.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { RejectionList, UnmappedFields } from '../deliveries/what-was-left.tsx';
import styles from './mapping.module.css';

type Alert = MappingPreview['alerts'][number];

/** An alert as it would be in the queue, with its key. */
function PreviewAlert({ alert, assumed }: { readonly alert: Alert; readonly assumed: ThreatSeverity }) {
  const { preview: text, severities } = useMessages(sourcesWords);
  const { title, severity, sourceSeverity, state, key, at, entity, observables } = alert;
  return (
    <li className={styles.alert}>
      <div className={styles.alertHead}>
        {severity ? (
          <SeverityMark severity={severity} />
        ) : (
          <span className={styles.assumed}>{text.noSeverity(severities[assumed])}</span>
        )}
        <strong>
          <Quantity>{title}</Quantity>
        </strong>
        {sourceSeverity && (
          <span className={styles.quiet}>
            <Quantity>{text.sourceSeverity(sourceSeverity)}</Quantity>
          </span>
        )}
      </div>
      <dl className={styles.facts}>
        <Fact label={text.key}>
          {key.map(([name, value]) => (
            <code key={name} className={styles.pair}>
              {name}={value}
            </code>
          ))}
        </Fact>
        <Fact label={text.state}>
          <code>{state}</code>
        </Fact>
        {at && (
          <Fact label={text.at}>
            <time dateTime={at}>{at}</time>
          </Fact>
        )}
        {entity && (
          <Fact label={text.entity}>
            <code>{entity}</code>
          </Fact>
        )}
        {observables.length > 0 && (
          <Fact label={text.observables}>
            {observables.map(({ type, value, role }) => (
              <code key={`${type} ${value} ${role}`} className={styles.pair} title={role}>
                {type} {value}
              </code>
            ))}
          </Fact>
        )}
      </dl>
    </li>
  );
}

type Props = { readonly preview: MappingPreview; readonly assumed: ThreatSeverity };

/** The result of a mapping for a delivery: alerts, rejections, and unused fields. */
export function PreviewResult({ preview, assumed }: Props) {
  const { preview: text } = useMessages(sourcesWords);
  const format = useFormat();
  const { alerts, total, rejections, unmapped } = preview;
  const counts = [
    text.alerts(total, format.number(total)),
    rejections.length > 0 && text.rejected(rejections.length, format.number(rejections.length)),
  ];
  return (
    <>
      <p role="status" className={styles.counts}>
        <Quantity>{total === 0 && rejections.length === 0 ? text.nothing : counts.filter(Boolean).join(', ')}</Quantity>
      </p>
      {alerts.length > 0 && (
        <ul aria-label={text.title} className={styles.alerts}>
          {alerts.map((alert, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: previewed alerts have no id but a position.
            <PreviewAlert key={place} alert={alert} assumed={assumed} />
          ))}
        </ul>
      )}
      {total > alerts.length && (
        <p className={styles.quiet}>
          <Quantity>{text.more(format.number(total - alerts.length))}</Quantity>
        </p>
      )}
      <RejectionList rejections={rejections} />
      <UnmappedFields fields={unmapped} />
    </>
  );
}
