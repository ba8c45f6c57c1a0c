import { ringCircumference, ringOffset, ringRadius } from './ring-offset.ts';
import styles from './summary.module.css';

/** The completion rate as a closing ring. The figure beside it is equivalent. */
export function CompletionRing({ percent }: { readonly percent: number }) {
  const circle = { cx: 40, cy: 40, r: ringRadius };
  return (
    <svg className={styles.ring} viewBox="0 0 80 80" aria-hidden="true">
      <circle {...circle} className={styles.ringTrack} />
      <circle
        {...circle}
        className={styles.ringShare}
        strokeDasharray={ringCircumference}
        strokeDashoffset={ringOffset(percent)}
        transform="rotate(-90 40 40)"
      />
    </svg>
  );
}
