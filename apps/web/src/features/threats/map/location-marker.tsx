import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import styles from './map.module.css';

const shapes: Record<ThreatSeverity, string> = {
  Critical: 'M2 2h16v16H2z',
  High: 'M10 1l9 17H1z',
  Medium: 'M10 0l10 10-10 10L0 10z',
  Low: 'M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
};

/** A severity as a mark on the map: a square, a triangle, a diamond, a disc; the colour only says it once more. */
export function LocationShape({ severity, size }: { readonly severity: ThreatSeverity; readonly size: number }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      aria-hidden="true"
      className={styles.shape}
      data-severity={severity}
    >
      <path d={shapes[severity]} />
    </svg>
  );
}
