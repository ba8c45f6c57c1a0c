import layout from '../ui/layout/layout.module.css';
import styles from './progress-bar.module.css';

type Props = {
  readonly label: string;
  /** 0 to 100; absent while no one knows how much is left. */
  readonly percent?: number | undefined;
  /** How far it is, as someone would say it. */
  readonly words: string;
};

/** How far something is, as a line that fills and in words. */
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
