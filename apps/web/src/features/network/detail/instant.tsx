import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import styles from '../network.module.css';

type Props = {
  readonly at: string | null;
  /** What is said where no one knows. */
  readonly otherwise: string;
};

const aMinuteMs = 60_000;

/** When something was: within a day how long ago, with the exact instant on hover. */
export function Instant({ at, otherwise }: Props) {
  const format = useFormat();
  const now = useNow(aMinuteMs);
  if (at === null) return <span className={styles.quiet}>{otherwise}</span>;
  return (
    <time dateTime={at} title={`${format.dateTime(at)} ${format.zone(at)}`}>
      {format.relative(at, now)}
    </time>
  );
}
