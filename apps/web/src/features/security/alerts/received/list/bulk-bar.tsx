import { alertBulkMax } from '@halyard/contracts/inflow/received-alerts.ts';
import { useFormat } from '../../../../../preferences/format.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { Button } from '../../../../../ui/button.tsx';
import styles from './list.module.css';

type Props = {
  readonly count: number;
  readonly total: number;
  readonly isBusy: boolean;
  readonly mayLink: boolean;
  readonly onAcknowledge: () => void;
  readonly onOpen: (dialog: 'assign' | 'severity' | 'incident' | 'close' | 'move') => void;
  /** Whether there is another queue. */
  readonly mayMove: boolean;
  readonly onClear: () => void;
};

/** Actions on all ticked alerts; at the bottom, so that no row moves when it appears. */
export function BulkBar({ count, total, isBusy, mayLink, mayMove, onAcknowledge, onOpen, onClear }: Props) {
  const { act: text } = useMessages(receivedAlertsWords);
  const format = useFormat();
  if (count === 0) return null;
  return (
    <section aria-label={text.bulk} className={styles.bulk}>
      <span role="status" className={styles.ticked}>
        {text.selected(format.number(count), format.number(total))}
      </span>
      {count > alertBulkMax ? (
        <span>{text.tooMany(format.number(alertBulkMax))}</span>
      ) : (
        <>
          <Button size="small" busy={isBusy} onClick={onAcknowledge}>
            {text.acknowledge}
          </Button>
          <Button size="small" onClick={() => onOpen('assign')}>
            {text.assign}
          </Button>
          {mayLink && (
            <Button size="small" onClick={() => onOpen('incident')}>
              {text.incident}
            </Button>
          )}
          <Button size="small" onClick={() => onOpen('severity')}>
            {text.severity}
          </Button>
          {mayMove && (
            <Button size="small" onClick={() => onOpen('move')}>
              {text.move}
            </Button>
          )}
          <Button size="small" onClick={() => onOpen('close')}>
            {text.close}
          </Button>
        </>
      )}
      <Button size="small" variant="quiet" className={styles.unselect} aria-keyshortcuts="Escape" onClick={onClear}>
        {text.clear}
      </Button>
    </section>
  );
}
