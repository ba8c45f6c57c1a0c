import type { ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import { SeverityMark } from '../../../../../records/marks/severity-mark.tsx';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { type RingLook, StatusRing } from '../../../../../ui/marks/status-ring.tsx';
import styles from './marks.module.css';

const bars = { Low: 1, Medium: 2, High: 3, Critical: 0 } as const;

/** The bars of a severity as outlines: it is not stated. */
export function OutlinedBars({ severity }: Pick<ReceivedAlert, 'severity'>) {
  return (
    <svg width="16" height="14" viewBox="0 0 16 14" aria-hidden="true" className={styles.outlined}>
      {severity === 'Critical' ? (
        <>
          <rect x="0.75" y="0.75" width="14.5" height="12.5" rx="2" />
          <path d="M8 3.5v4.5M8 10.2v0.8" />
        </>
      ) : (
        [1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 6 + 0.5}
            y={14 - bar * 4.4}
            width="3"
            height={bar * 4.4 - 0.5}
            rx="0.75"
            className={bar <= bars[severity] ? undefined : styles.off}
          />
        ))
      )}
    </svg>
  );
}

type SeverityProps = Pick<ReceivedAlert, 'severity' | 'severityStated'> & {
  /** The word "assumed" is in its own line. */
  readonly isStacked?: boolean;
};

/** Filled bars are stated; outlined ones, with the word, are assumed. */
export function AlertSeverity({ severity, severityStated, isStacked = false }: SeverityProps) {
  const text = useMessages(receivedAlertsWords);
  if (severityStated) return <SeverityMark severity={severity} />;
  return (
    <span className={styles.severity} data-severity={severity} data-stacked={isStacked || undefined}>
      <OutlinedBars severity={severity} />
      <span>
        {text.severities[severity]} <span className={styles.assumed}>{text.assumed}</span>
      </span>
    </span>
  );
}

const shapes = {
  firing: 'M8 2.5 14 13H2zM8 6.5v3M8 11v0.5',
  suppressed: 'M8 2.5 14 13H2zM2 2l12 12',
  resolved: 'M3 8.5 6.5 12 13 4.5',
  unknown: 'M2 8h3.5M7.5 8h1M10.5 8H14',
} as const;

/** The source state: a triangle, a check stroke, a dashed stroke. Rings are for the work status. */
export function SourceStateMark({ state }: { readonly state: ReceivedAlert['sourceState'] }) {
  const text = useMessages(receivedAlertsWords);
  return (
    <span className={styles.state} data-state={state}>
      <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
        <path d={shapes[state]} />
      </svg>
      {text.sourceStates[state]}
    </span>
  );
}

const rings: Readonly<Record<ReceivedAlert['workStatus'], RingLook>> = {
  New: { fill: 'none', tone: 'mid' },
  Acknowledged: { fill: 'quarter', tone: 'high' },
  'In progress': { fill: 'half', tone: 'accent' },
  Closed: { fill: 'check', tone: 'low' },
};

/** The work status, with the rings of incidents. */
export function WorkMark({ status }: { readonly status: ReceivedAlert['workStatus'] }) {
  const text = useMessages(receivedAlertsWords);
  return (
    <span className={styles.state}>
      <StatusRing {...rings[status]} />
      {text.workStatuses[status]}
    </span>
  );
}
