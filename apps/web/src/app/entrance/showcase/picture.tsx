import { severities } from '@halyard/contracts/events.ts';
import { unresolvedStatuses } from '@halyard/contracts/operations/incidents.ts';
import { IncidentStatusMark } from '../../../records/marks/status-mark.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { showcaseWords } from '../../../text/loaders/entrance.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Severity } from '../../../ui/marks/severity.tsx';
import tickStyles from '../../event-strip/ticks.module.css';
import styles from './picture.module.css';
import { eventCounts, figures, incidents, sampleTicks, timelineTimes } from './sample.ts';

const tickHeights = { low: 9, medium: 16, high: 25, critical: 36 };
const baseLine = 38;
const hours = ['18:00', '00:00', '06:00', '12:00'];
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

function Strip() {
  const text = useMessages(showcaseWords);
  return (
    <div className={styles.strip}>
      <p className={styles.total}>
        <strong>{text.events}</strong>
        <span>{text.window}</span>
      </p>
      <div className={styles.chart}>
        <svg width="100%" height="40" className={styles.ticks} aria-hidden="true">
          <line x1="0" x2="100%" y1={baseLine} y2={baseLine} className={tickStyles.axis} />
          {sampleTicks().map(({ at, severity }) => (
            <svg
              key={at}
              x={percent(at)}
              className={classNames(tickStyles.tick, tickStyles[severity])}
              aria-hidden="true"
            >
              <rect x="-1" y={baseLine - tickHeights[severity]} width="2" height={tickHeights[severity]} />
              {severity === 'critical' && <rect x="-3" y={baseLine - tickHeights.critical} width="6" height="5" />}
            </svg>
          ))}
          <line x1="100%" x2="100%" y1="2" y2={baseLine} className={tickStyles.now} />
        </svg>
        <p className={styles.hours}>
          {hours.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
          <span className={styles.nowLabel}>{text.now}</span>
        </p>
      </div>
      <ul className={styles.counts}>
        {severities.map((severity) => (
          <li key={severity}>
            <Severity level={severity} label="" compact />
            <strong>{eventCounts[severity]}</strong>
            <span>{text.levels[severity]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Figures() {
  const text = useMessages(showcaseWords);
  const { kpis } = useMessages(securityWords);
  const cards = [
    { label: kpis.open, value: figures.open, note: text.notes.open },
    { label: kpis.averageResolution, value: text.resolution, unit: kpis.hours, note: text.notes.resolution },
    { label: kpis.resolved24h, value: figures.resolved, note: text.notes.resolved },
  ];
  return (
    <ul className={styles.figures}>
      {cards.map(({ label, value, unit, note }) => (
        <li key={label}>
          <span className={styles.label}>{label}</span>
          <strong>
            {value}
            {unit && <small>{unit}</small>}
          </strong>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}

function List() {
  const text = useMessages(showcaseWords);
  const { age, list, sample, statuses } = useMessages(securityWords);
  return (
    <div className={styles.list}>
      <p className={styles.filters}>
        <span>{`${list.all} ${figures.all}`}</span>
        {unresolvedStatuses.map((status, index) => (
          <span key={status}>{`${statuses[status]} ${figures.unresolved[index]}`}</span>
        ))}
      </p>
      <ul>
        {incidents.map((incident) => (
          <li key={incident.id} className={styles.row}>
            <Severity level={incident.severity} label="" compact />
            <strong className={styles.title}>{text.incidents[incident.title].title}</strong>
            <span className={styles.age}>
              {age({ days: 0, hours: Math.floor(incident.age / 60), minutes: incident.age % 60 })}
            </span>
            <span className={styles.origin}>
              <span className={styles.code}>{incident.id}</span> {text.incidents[incident.title].source}
              <span className={styles.sample}>{sample}</span>
            </span>
            <span className={styles.status}>
              <IncidentStatusMark status={incident.status} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Incident() {
  const text = useMessages(showcaseWords);
  const facts = [
    { label: text.facts.detected, value: '13:41' },
    { label: text.facts.assignee, value: 'Amara Keller' },
    { label: text.facts.target, value: text.left },
  ];
  return (
    <div className={styles.incident}>
      <p className={styles.head}>
        <span className={styles.code}>{incidents[0]?.id}</span>
        <Severity level="critical" label={text.critical} />
        <IncidentStatusMark status="Investigating" />
      </p>
      <p className={styles.incidentTitle}>{text.incidents.portal.title}</p>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ol className={styles.timeline}>
        {timelineTimes.map((time, index) => (
          <li key={time}>
            <span className={styles.code}>{time}</span>
            <span>{text.timeline[index]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The product itself at full size, with its own sample data: for display only. */
export function Picture() {
  const text = useMessages(showcaseWords);
  const security = useMessages(securityWords);
  return (
    <div role="img" aria-label={text.picture}>
      <div className={styles.picture} aria-hidden="true" inert>
        <Strip />
        <div className={styles.screen}>
          <p className={styles.heading}>
            <strong>{security.title}</strong>
            <span>{security.updated('15:58')}</span>
          </p>
          <Figures />
          <div className={styles.pair}>
            <List />
            <Incident />
          </div>
        </div>
      </div>
    </div>
  );
}
