import layout from '../ui/layout/layout.module.css';
import styles from './progress-bar.module.css';

type Props = {
  readonly label: string;
  /** 0 to 100; absent while the rest is unknown. */
  readonly percent?: number | undefined;
  /** The progress in words. */
  readonly words: string;
};

/** The progress as a bar and in words. */
export function ProgressBar({ label, percent, words }: Props) {
  return (
    <div className={layout.stackClose}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
        className={styles.track}
      >
        <span
          className={styles.fill}
          data-open={percent === undefined || undefined}
          style={{ width: `${percent ?? 100}%` }}
        />
      </div>
      <span aria-hidden className={layout.figuresSmall}>
        {words}
      </span>
    </div>
  );
}
