import { classNames } from '../../../../../ui/class-names.ts';
import styles from './spark.module.css';

const barWidth = 8;
const height = 32;

type Props = {
  /** How often it happened in each hour, the present one last. */
  readonly hours: readonly number[];
  /** Describes the bars in words; absent if a number beside them does. */
  readonly label?: string;
  readonly className: string | undefined;
};

/** The last day by hour; the current hour is highlighted. */
export function Spark({ hours, label, className }: Props) {
  const most = Math.max(1, ...hours);
  const width = hours.length * barWidth;
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={classNames(styles.spark, className)}
    >
      {label !== undefined && <title>{label}</title>}
      <path d={`M0 ${height - 0.5}H${width}`} />
      {hours.map((count, hour) => {
        const tall = count === 0 ? 0 : Math.max(3, (count / most) * (height - 2));
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place.
            key={hour}
            x={hour * barWidth + 1}
            y={height - tall}
            width={barWidth - 2}
            height={tall}
            data-now={hour === hours.length - 1 || undefined}
          />
        );
      })}
    </svg>
  );
}
