import type { ReceivedAlertDetail } from '@halyard/contracts/inflow/received-alerts.ts';
import { Link } from '@tanstack/react-router';
import { useNow } from '../../../../../preferences/clock.tsx';
import { useFormat } from '../../../../../preferences/format.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertQueuesWords } from '../../../../../text/loaders/alert-queues.ts';
import { alertRulesWords } from '../../../../../text/loaders/alert-rules.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { Fact } from '../../../../../ui/marks/fact.tsx';
import { Quantity } from '../../../../../ui/marks/figure.tsx';
import { spanOf } from '../../../incident/time-to-target.ts';
import { SourceStateMark, WorkMark } from '../marks/marks.tsx';
import { targetState } from '../marks/target-state.ts';
import { useSourceWords } from '../rule-source.ts';
import { useWhen } from '../use-when.ts';
import styles from './pane.module.css';

const halfAMinuteMs = 30_000;

type Props = { readonly detail: ReceivedAlertDetail };
type DueProps = Props & { readonly kind: 'acknowledge' | 'close' };

/** The due time, and the time until it or overdue. */
function Due({ detail, kind }: DueProps) {
  const text = useMessages(receivedAlertsWords);
  const format = useFormat();
  const now = useNow(halfAMinuteMs);
  const when = useWhen(now);
  const at = kind === 'acknowledge' ? detail.acknowledgeBy : detail.closeBy;
  const { quiet } = useMessages(alertRulesWords);
  const state = targetState(detail.alert, now);
  const isDone = detail.alert.workStatus === 'Closed' || (kind === 'acknowledge' && detail.alert.workStatus !== 'New');
  const left = Date.parse(at) - now;
  const span = text.span(spanOf(Math.abs(left)));
  return (
    <>
      <time dateTime={at} title={`${format.dateTime(at)} ${format.zone(at)}`}>
        {when(at)}
      </time>{' '}
      {!isDone && 'kind' in state && (
        <Quantity className={styles.due} data-state={left < 0 ? 'over' : state.kind === kind ? state.state : undefined}>
          {left < 0 ? text.target.over(span) : text.target.left(span)}
        </Quantity>
      )}
      {isDone && <span className={styles.sub}>{text.pane.done}</span>}
      {!isDone && detail.alert.quiet?.isHidden && <span className={styles.sub}>{quiet.stopped}</span>}
      {!isDone && state.state === 'stopped' && <span className={styles.sub}>{text.target.stopped}</span>}
    </>
  );
}

function useSeverityWords({ alert }: ReceivedAlertDetail): string {
  const text = useMessages(receivedAlertsWords);
  const severity = text.severities[alert.severity];
  if (!alert.severityStated) return text.pane.assumedHere(severity);
  return alert.sourceSeverity === null ? text.pane.setHere : text.pane.states(alert.sourceSeverity, severity);
}

/** Details of an alert other than its observables. */
export function AlertFacts({ detail }: Props) {
  const text = useMessages(receivedAlertsWords);
  const { pane: words } = text;
  const format = useFormat();
  const { alert, techniques, confidence, category, tags } = detail;
  const severityWords = useSeverityWords(detail);
  const { queues } = useMessages(alertQueuesWords);
  const sourceOf = useSourceWords();
  return (
    <dl aria-label={words.facts} className={styles.facts}>
      <Fact label={words.source}>
        <Quantity>{sourceOf(alert)}</Quantity>
        <Quantity className={styles.sub}>{severityWords}</Quantity>
      </Fact>
      <Fact label={words.state}>
        <SourceStateMark state={alert.sourceState} />
        {alert.sourceState === 'unknown' && <span className={styles.sub}>{words.noEndSignal}</span>}
      </Fact>
      <Fact label={words.work}>
        <WorkMark status={alert.workStatus} />
        <span className={styles.sub}>
          {alert.closeReason ? text.closeReasons[alert.closeReason] : (alert.owner?.name ?? text.nobody)}
        </span>
      </Fact>
      <Fact label={words.acknowledgeBy}>
        <Due detail={detail} kind="acknowledge" />
      </Fact>
      <Fact label={words.closeBy}>
        <Due detail={detail} kind="close" />
      </Fact>
      <Fact label={words.techniques}>
        {techniques.length === 0 ? (
          <span className={styles.sub}>{words.noTechniques}</span>
        ) : (
          techniques.map((technique) => (
            <Link key={technique} to="/attack" search={{ technique }} className={styles.technique}>
              <code>{technique}</code>
            </Link>
          ))
        )}
      </Fact>
      <Fact label={queues.queue}>
        <Quantity>{alert.queue.name}</Quantity>
      </Fact>
      {category && (
        <Fact label={words.category}>
          <Quantity>{category}</Quantity>
        </Fact>
      )}
      {confidence !== null && (
        <Fact label={words.confidence}>
          <Quantity>{format.number(confidence)}</Quantity>
        </Fact>
      )}
      {tags.length > 0 && (
        <Fact label={words.tags}>
          <Quantity>{tags.join(', ')}</Quantity>
        </Fact>
      )}
    </dl>
  );
}
