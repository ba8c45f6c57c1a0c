import { useState } from 'react';
import { useFormat } from '../../../../../preferences/format.ts';
import { useAlertQueues } from '../../../../../records/alert-queues.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertQueuesWords } from '../../../../../text/loaders/alert-queues.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { SelectField } from '../../../../../ui/form/select-field.tsx';
import { FormDialog } from '../../../form-dialog.tsx';
import type { AlertDialogProps } from './alert-dialog.ts';
import { noDraft } from './no-draft.ts';
import { useSending } from './use-sending.ts';

/** Moves alerts to another queue; their targets follow it. */
export function MoveDialog({ alerts, actions, onDone, onClose }: AlertDialogProps) {
  const { queues: text } = useMessages(alertQueuesWords);
  const { act } = useMessages(receivedAlertsWords);
  const format = useFormat();
  const queues = useAlertQueues().data ?? [];
  const { isBusy, failure, send } = useSending();
  const first = queues.find(({ id }) => alerts.some((alert) => alert.queue.id !== id))?.id ?? '';
  const [chosen, setChosen] = useState<string | null>(null);
  const queue = chosen ?? first;

  const submit = () =>
    void send(
      () => actions.send(alerts, { do: 'move', queue }),
      (skipped) => {
        onClose();
        onDone(skipped);
      },
    );

  return (
    <FormDialog
      title={text.moveTitle(alerts.length, format.number(alerts.length))}
      submitLabel={act.move}
      edit={{ ...noDraft, isBusy, failure }}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={text.queue}
        hint={text.moveHint}
        value={queue}
        onChange={(event) => setChosen(event.target.value)}
      >
        {queues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
