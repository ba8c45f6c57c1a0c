import { encode } from 'uqr';
import styles from './qr-code.module.css';

// The quiet zone that the standard requires around the code; readers fail without it.
const quietModules = 4;

/** One rectangle for every run of dark modules in a row. */
function drawRow(row: readonly boolean[], y: number): string {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
  return starts
    .map((x) => {
      const end = row.indexOf(false, x);
      const width = (end === -1 ? row.length : end) - x;
      return `M${x} ${y}h${width}v1h-${width}z`;
    })
    .join('');
}

/**
 * A QR code, rendered in this browser: its content is not sent anywhere. Dark on light in every theme, as readers
 * require.
 */
export function QrCode({ value, label }: { readonly value: string; readonly label: string }) {
  const { data, size } = encode(value, { ecc: 'M', border: quietModules });
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} className={styles.light} />
      <path d={data.map(drawRow).join('')} className={styles.dark} />
    </svg>
  );
}
