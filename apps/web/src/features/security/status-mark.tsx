import type { IncidentStatus } from '@halyard/contracts/incidents.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { securityWords } from '../../text/loaders/security-words.ts';
import styles from './status-mark.module.css';

/** How much of the ring is filled, from the top and with the clock; a path over a circle of radius 5 around 8, 8. */
const filled: Partial<Record<IncidentStatus, string>> = {
  Investigating: 'M8 3a5 5 0 0 1 0 10z',
  Mitigated: 'M8 8V3a5 5 0 1 1-5 5z',
};

function Shape({ status }: { readonly status: IncidentStatus }) {
  if (status === 'Resolved' || status === 'Closed') {
    return (
      <>
        <circle cx="8" cy="8" r="6.5" className={styles.disc} />
        <path d="M5 8.2 7.2 10.4 11 6" className={styles.check} />
      </>
    );
  }
  return (
    <>
      <circle cx="8" cy="8" r="5.75" className={styles.ring} />
      {filled[status] && <path d={filled[status]} fill="currentColor" />}
    </>
  );
}

/** A status by its shape and its word: an open ring, half, three quarters, a check. */
export function StatusMark({ status }: { readonly status: IncidentStatus }) {
  const text = useMessages(securityWords);
  return (
    <span className={styles.status} data-status={status}>
      <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
        <Shape status={status} />
      </svg>
      {text.statuses[status]}
    </span>
  );
}
