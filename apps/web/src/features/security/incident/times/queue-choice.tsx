import { type Incident, incidentName } from '@halyard/contracts/operations/incidents.ts';
import { useState } from 'react';
import { useAlertQueues } from '../../../../records/alert-queues.ts';
import { useOfferUndo } from '../../../../records/use-offer-undo.ts';
import { useRights } from '../../../../records/use-rights.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { securityWords } from '../../../../text/loaders/intelligence.ts';
import { SelectMenu } from '../../../../ui/form/select-menu.tsx';
import { useToasts } from '../../../../ui/overlay/toasts.tsx';
import { useDescribeFailure } from '../../errors.ts';
import { useIncidentChanges } from '../../incident-changes.ts';

/** The queue that an incident is in, and the choice of another one. */
export function QueueChoice({ incident }: { readonly incident: Incident }) {
  const { queue: text } = useMessages(securityWords).incidentCase;
  const { may } = useRights();
  const queues = useAlertQueues().data ?? [];
  const changes = useIncidentChanges();
  const offerUndo = useOfferUndo();
  const toasts = useToasts();
  const describeFailure = useDescribeFailure();
  const [wanted, setWanted] = useState<string | null>(null);
  const { id, number, version, queue } = incident;

  async function move(to: string) {
    setWanted(to);
    try {
      const { incident: moved, changeId } = await changes.move(id, to, version);
      offerUndo(text.moved(incidentName(number), moved.queue.name), changeId);
    } catch (error) {
      toasts.show('error', describeFailure(error), { error });
    } finally {
      setWanted(null);
    }
  }

  if (!may('incidents', 'update') || queues.length < 2) return <>{queue.name}</>;
  return (
    <SelectMenu
      quiet
      label={text.choose}
      value={wanted ?? queue.id}
      aria-busy={wanted !== null || undefined}
      onChange={(event) => wanted === null && void move(event.target.value)}
    >
      {queues.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </SelectMenu>
  );
}
