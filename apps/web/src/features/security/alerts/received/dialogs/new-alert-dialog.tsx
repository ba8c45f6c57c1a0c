import { alertNumber } from '@halyard/contracts/inflow/alert-number.ts';
import { addManualAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import { type ThreatSeverity, threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { useState } from 'react';
import { useApi } from '../../../../../api/call.ts';
import { useDraft } from '../../../../../records/drafts/use-draft.ts';
import { isSame } from '../../../../../records/edit/merge-values.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { TextField } from '../../../../../ui/form/field.tsx';
import { SelectField } from '../../../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../../../ui/form/text-area-field.tsx';
import { useToasts } from '../../../../../ui/overlay/toasts.tsx';
import { FormDialog } from '../../../form-dialog.tsx';
import type { AlertActions } from '../use-alert-actions.ts';
import { useSending } from './use-sending.ts';

type Draft = {
  readonly title: string;
  readonly severity: ThreatSeverity;
  readonly entity: string;
  readonly description: string;
};
const empty: Draft = { title: '', severity: 'Medium', entity: '', description: '' };
const lineMax = 300;
const descriptionMax = 8_000;
const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

type Props = {
  readonly actions: AlertActions;
  readonly onAdded: (id: string) => void;
  readonly onClose: () => void;
};

/** Creates an alert by hand and opens it. */
export function NewAlertDialog({ actions, onAdded, onClose }: Props) {
  const { dialog: text, severities, done } = useMessages(receivedAlertsWords);
  const call = useApi();
  const toasts = useToasts();
  const { draft, write, drop, isBack } = useDraft('security alert-new', empty);
  const { isBusy, failure, send } = useSending();
  const [checkedAt, setCheckedAt] = useState(0);
  const { title, severity, entity, description } = draft;
  const isMissing = title.trim() === '';
  const change = (part: Partial<Draft>) => write({ ...draft, ...part });

  function submit() {
    if (isMissing) return setCheckedAt(checkedAt + 1);
    const body = { title: title.trim(), severity, entity: orNull(entity), description: orNull(description) };
    void send(
      () => call(addManualAlert, { body }),
      (alert) => {
        drop();
        onClose();
        toasts.show('success', done.added(alertNumber(alert.number)));
        onAdded(alert.id);
        void actions.readAgain();
      },
    );
  }

  return (
    <FormDialog
      title={text.newTitle}
      submitLabel={text.createIt}
      edit={{ isTyped: !isSame(draft, empty), isBusy, isDraftBack: isBack, failure, drop }}
      checkedAt={checkedAt}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={text.title}
        error={checkedAt > 0 && isMissing ? text.titleMissing : undefined}
        required
        maxLength={lineMax}
        autoComplete="off"
        value={title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <SelectField
        label={text.severity}
        value={severity}
        onChange={(event) => {
          const wanted = threatSeverities.find((one) => one === event.target.value);
          if (wanted) change({ severity: wanted });
        }}
      >
        {threatSeverities.map((one) => (
          <option key={one} value={one}>
            {severities[one]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={text.entity}
        hint={text.entityHint}
        maxLength={lineMax}
        autoComplete="off"
        value={entity}
        onChange={(event) => change({ entity: event.target.value })}
      />
      <TextAreaField
        label={text.description}
        maxLength={descriptionMax}
        value={description}
        onChange={(event) => change({ description: event.target.value })}
      />
    </FormDialog>
  );
}
