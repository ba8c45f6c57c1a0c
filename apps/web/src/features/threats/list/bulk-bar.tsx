import { bulkMax, type ThreatStatus } from '@halyard/contracts/intelligence/threats.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { StatusMenu } from '../act/status-menu.tsx';
import styles from '../threats.module.css';

type Props = {
  readonly count: number;
  readonly isBusy: boolean;
  readonly mayLink: boolean;
  readonly onStatus: (status: ThreatStatus) => void;
  readonly onAcknowledge: () => void;
  readonly onTriage: () => void;
  readonly onIncident: () => void;
  readonly onClear: () => void;
};

/** Actions on all ticked rows. */
export function BulkBar({ count, isBusy, mayLink, onStatus, onAcknowledge, onTriage, onIncident, onClear }: Props) {
  const text = useMessages(threatsWords);
  const format = useFormat();
  if (count === 0) return null;
  const isTooMany = count > bulkMax;
  return (
    <section aria-label={text.bulk.region} className={styles.bulk}>
      <span role="status">{text.bulk.selected(count, format.number(count))}</span>
      {isTooMany && <span className={styles.quiet}>{text.bulk.tooMany(format.number(bulkMax))}</span>}
      {!isTooMany && (
        <>
          <StatusMenu className={styles.smallMenu} onStatus={onStatus} />
          <Button size="small" busy={isBusy} onClick={onTriage}>
            {text.bulk.triage}
          </Button>
          <Button size="small" busy={isBusy} onClick={onAcknowledge}>
            {text.bulk.acknowledge}
          </Button>
          {mayLink && (
            <Button size="small" busy={isBusy} onClick={onIncident}>
              {text.bulk.incident}
            </Button>
          )}
        </>
      )}
      <Button size="small" variant="quiet" onClick={onClear}>
        {text.bulk.clear}
      </Button>
    </section>
  );
}
