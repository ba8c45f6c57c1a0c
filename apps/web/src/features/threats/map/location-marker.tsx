import type { SeverityLevel } from '../severity-levels.ts';
import styles from './map.module.css';

const shapes: Record<SeverityLevel, string> = {
  Critical: 'M2 2h16v16H2z',
  High: 'M10 1l9 17H1z',
  Medium: 'M10 0l10 10-10 10L0 10z',
  Low: 'M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  none: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
};

/** A severity as a mark on the map: a square, a triangle, a diamond, a disc, a ring where it is not set; the colour only says it once more. */
export function LocationShape({ severity, size }: { readonly severity: SeverityLevel; readonly size: number }) {
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
