import { type Incident, incidentName } from '@halyard/contracts/operations/incidents.ts';
import { useState } from 'react';
import { useFormat } from '../../../../preferences/format.ts';
import { useOfferUndo } from '../../../../records/use-offer-undo.ts';
import { useRights } from '../../../../records/use-rights.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { securityWords } from '../../../../text/loaders/intelligence.ts';
import { useToasts } from '../../../../ui/overlay/toasts.tsx';
import { useDescribeFailure } from '../../errors.ts';
import { useIncidentChanges } from '../../incident-changes.ts';
import styles from './case-clock.module.css';

type Props = { readonly incident: Incident; readonly onPause: () => void };

/** What the target waits for, and how to end that; without a pause, how to begin one. */
export function PauseLine({ incident, onPause }: Props) {
  const { pause: text } = useMessages(securityWords).incidentCase;
  const format = useFormat();
  const { may } = useRights();
  const changes = useIncidentChanges();
  const offerUndo = useOfferUndo();
  const toasts = useToasts();
  const describeFailure = useDescribeFailure();
  const [isBusy, setBusy] = useState(false);
  const { id, version, number, pausedAt, resolvedAt, status, pauses } = incident;
  const last = pauses.at(-1);

  async function resume() {
    setBusy(true);
    try {
      const { changeId } = await changes.resume(id, version);
      offerUndo(text.resumed(incidentName(number)), changeId);
    } catch (error) {
      toasts.show('error', describeFailure(error), { error });
    } finally {
      setBusy(false);
    }
  }

  if (resolvedAt !== null || status === 'Closed') return null;
  return (
    <span className={styles.pause}>
      {pausedAt !== null && last && <span>{text.since(last.reason, last.by, format.dateTime(pausedAt))}</span>}
      {may('incidents', 'update') && (
        <button
          type="button"
          className={styles.set}
          disabled={isBusy}
          onClick={() => (pausedAt === null ? onPause() : void resume())}
        >
          {pausedAt === null ? text.action : text.resume}
        </button>
      )}
    </span>
  );
}
