import type { Threat, ThreatStatus } from '@halyard/contracts/intelligence/threats.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { StatusMenu } from '../act/status-menu.tsx';
import styles from '../threats.module.css';

type Props = {
  readonly threat: Threat;
  readonly isBusy: boolean;
  readonly onStatus: (status: ThreatStatus) => void;
  readonly onAcknowledge: (acknowledged: boolean) => void;
  readonly onTriage: () => void;
  readonly onIncident: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

/** The user's permitted actions on one threat; others are not rendered. */
export function ThreatActions({ threat, isBusy, ...on }: Props) {
  const { detail: text } = useMessages(threatsWords);
  const { may } = useRights();
  const isAcknowledged = threat.acknowledged !== null;
  if (!may('intelligence', 'update') && !may('intelligence', 'delete') && !may('incidents', 'update')) return null;
  return (
    <section aria-label={text.actions} className={styles.buttons}>
      {may('intelligence', 'update') && (
        <>
          <Button size="small" busy={isBusy} onClick={on.onEdit}>
            {text.edit}
          </Button>
          <StatusMenu className={styles.smallMenu} present={threat.status} onStatus={on.onStatus} />
          <Button size="small" busy={isBusy} onClick={on.onTriage}>
            {text.triage}
          </Button>
          <Button size="small" busy={isBusy} onClick={() => on.onAcknowledge(!isAcknowledged)}>
            {isAcknowledged ? text.unacknowledge : text.acknowledge}
          </Button>
        </>
      )}
      {may('incidents', 'update') && (
        <Button size="small" busy={isBusy} onClick={on.onIncident}>
          {text.incident}
        </Button>
      )}
      {may('intelligence', 'delete') && (
        <Button size="small" variant="danger" busy={isBusy} onClick={on.onDelete}>
          {text.delete}
        </Button>
      )}
    </section>
  );
}
