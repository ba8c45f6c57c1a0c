import styles from './status-ring.module.css';

/** How much of the ring is filled, from the top and with the clock; a path over a circle of radius 5 around 8, 8. */
const filled = {
  none: '',
  quarter: 'M8 3a5 5 0 0 1 5 5H8z',
  half: 'M8 3a5 5 0 0 1 0 10z',
  threeQuarters: 'M8 8V3a5 5 0 1 1-5 5z',
  full: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3z',
} as const;

/** How far along something is, by shape and colour; the word is beside it. */
export type RingLook = {
  readonly fill: keyof typeof filled | 'check';
  readonly tone: 'low' | 'mid' | 'high' | 'accent' | 'progress' | 'ok';
};

export function StatusRing({ fill, tone }: RingLook) {
  return (
    <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true" className={styles.ring} data-tone={tone}>
      {fill === 'check' ? (
        <>
          <circle cx="8" cy="8" r="6.5" fill="currentColor" />
          <path d="M5 8.2 7.2 10.4 11 6" className={styles.check} />
        </>
      ) : (
        <>
          <circle cx="8" cy="8" r="5.75" className={styles.circle} />
          <path d={filled[fill]} fill="currentColor" />
        </>
      )}
    </svg>
  );
}
