import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { useState } from 'react';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { SelectField } from '../../../../../ui/form/select-field.tsx';
import { FormDialog } from '../../../form-dialog.tsx';
import type { AlertDialogProps } from './alert-dialog.ts';
import { noDraft } from './no-draft.ts';
import { useSending } from './use-sending.ts';
import { useTitleOf } from './use-title-of.ts';

/** States the severity of alerts; their targets follow it. */
export function SeverityDialog({ alerts, actions, onDone, onClose }: AlertDialogProps) {
  const text = useMessages(receivedAlertsWords);
  const { dialog: words } = text;
  const titleOf = useTitleOf(alerts);
  const { isBusy, failure, send } = useSending();
  const [severity, setSeverity] = useState(alerts[0]?.severity ?? 'Medium');

  const submit = () =>
    void send(
      () => actions.send(alerts, { do: 'setSeverity', severity }),
      (skipped) => {
        onClose();
        onDone(skipped);
      },
    );

  return (
    <FormDialog
      title={titleOf(words.severityTitle)}
      submitLabel={words.setIt}
      edit={{ ...noDraft, isBusy, failure }}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={words.severity}
        hint={words.severityHint}
        value={severity}
        onChange={(event) => {
          const wanted = threatSeverities.find((one) => one === event.target.value);
          if (wanted) setSeverity(wanted);
        }}
      >
        {threatSeverities.map((one) => (
          <option key={one} value={one}>
            {text.severities[one]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
