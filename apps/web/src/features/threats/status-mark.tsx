import type { ThreatStatus } from '@halyard/contracts/threats.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { threatsWords } from '../../text/loaders/threats-words.ts';
import styles from './status-mark.module.css';

/** How much of the ring is filled, from the top and with the clock; a path over a circle of radius 5 around 8, 8. */
const filled: Partial<Record<ThreatStatus, string>> = {
  Monitoring: 'M8 3a5 5 0 0 1 5 5H8z',
  Investigating: 'M8 3a5 5 0 0 1 0 10z',
  Contained: 'M8 8V3a5 5 0 1 1-5 5z',
};

/** A status by its shape and its word: an open ring, a quarter, half, three quarters, a check. */
export function StatusMark({ status }: { readonly status: ThreatStatus }) {
  const { statuses } = useMessages(threatsWords);
  return (
    <span className={styles.status} data-status={status}>
      <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
        {status === 'Mitigated' ? (
          <>
            <circle cx="8" cy="8" r="6.5" fill="currentColor" />
            <path d="M5 8.2 7.2 10.4 11 6" className={styles.check} />
          </>
        ) : (
          <>
            <circle cx="8" cy="8" r="5.75" className={styles.ring} />
            <path d={filled[status]} fill="currentColor" />
          </>
        )}
      </svg>
      {statuses[status]}
    </span>
  );
}
