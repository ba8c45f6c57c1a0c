import { classNames } from '../class-names.ts';
import styles from './severity.module.css';

export type Level = 'critical' | 'high' | 'medium' | 'low';
/** `none`: no one said how severe. */
type Shown = Level | 'none';

const bars: Record<Shown, number> = { none: 0, low: 1, medium: 2, high: 3, critical: 0 };

/** Rising bars, one to three, none of them lit where it is not known; critical alone is a solid block. The word is always there, seen or read aloud. */
export function Severity({
  level,
  label,
  compact = false,
}: {
  readonly level: Shown;
  readonly label: string;
  readonly compact?: boolean;
}) {
  return (
    <span className={classNames(styles.severity, styles[level])}>
      {level === 'critical' ? (
        <svg width="16" height="14" viewBox="0 0 16 14" aria-hidden="true">
          <rect width="16" height="14" rx="2" fill="currentColor" />
          <path d="M8 3v5M8 10.2v1" className={styles.knockout} />
        </svg>
      ) : (
        <svg width="16" height="14" viewBox="0 0 16 14" aria-hidden="true">
          {[1, 2, 3].map((bar) => (
            <rect
              key={bar}
              x={(bar - 1) * 6}
              y={14 - bar * 4.6}
              width="4"
              height={bar * 4.6}
              rx="1"
              className={bar <= bars[level] ? undefined : styles.off}
              fill="currentColor"
            />
          ))}
        </svg>
      )}
      <span className={compact ? styles.hidden : undefined}>{label}</span>
    </span>
  );
}
