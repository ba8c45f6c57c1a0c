import styles from '../system-health.module.css';

const width = 40;
const height = 14;

/** The recent trend of a value, without a scale: the figure beside it is the current value. */
export function SparkLine({ values }: { readonly values: readonly number[] }) {
  if (values.length < 2) return null;
  const most = Math.max(...values, 1e-9);
  const points = values.map(
    (value, index) => `${(index / (values.length - 1)) * width},${height - 1 - (value / most) * (height - 2)}`,
  );
  return (
    <svg aria-hidden width={width} height={height} viewBox={`0 0 ${width} ${height}`} className={styles.spark}>
      <polyline points={points.join(' ')} />
    </svg>
  );
}
