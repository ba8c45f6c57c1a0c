import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { settingsWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { Figure } from '../../../ui/marks/figure.tsx';
import styles from '../settings.module.css';
import { useDevices } from '../settings-queries.ts';

function Count() {
  const { devices: text, retry } = useMessages(settingsWords);
  const format = useFormat();
  const { data: devices, isError, refetch } = useDevices();
  if (isError)
    return (
      <p role="status" className={styles.note}>
        {text.failed}
        <Button size="small" onClick={() => void refetch()}>
          {retry}
        </Button>
      </p>
    );
  if (!devices) return <p role="status">{text.loading}</p>;
  return (
    <p className={styles.offer}>
      <Link to="/profile" hash="devices">
        <Figure rows={devices.length}>{text.count(devices.length, format.number(devices.length))}</Figure>
      </Link>
      <Link to="/profile" hash="devices">
        {text.manage}
      </Link>
    </p>
  );
}

type Props = { /** As saved. */ readonly isKept: boolean /** As chosen. */; readonly willBeKept: boolean };

/** How many devices there are, under their toggle, and what saving would do to them. */
export function DeviceCount({ isKept, willBeKept }: Props) {
  const { devices: text } = useMessages(settingsWords);
  if (!isKept) return willBeKept && <p className={styles.quiet}>{text.willList}</p>;
  return (
    <div className={styles.stack}>
      {!willBeKept && <p className={styles.note}>{text.willForget}</p>}
      <Count />
    </div>
  );
}
