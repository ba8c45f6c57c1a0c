import { pauseReasonMax } from '@halyard/contracts/operations/incident-times.ts';
import { type Incident, incidentName } from '@halyard/contracts/operations/incidents.ts';
import { useState } from 'react';
import { useRecordEdit } from '../../../../records/edit/use-record-edit.ts';
import { useOfferUndo } from '../../../../records/use-offer-undo.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { securityWords } from '../../../../text/loaders/intelligence.ts';
import { TextField } from '../../../../ui/form/field.tsx';
import { FormDialog } from '../../form-dialog.tsx';
import { useIncidentChanges } from '../../incident-changes.ts';

type Props = { readonly incident: Incident; readonly onClose: () => void };

/** Pauses the target of an incident while it waits for someone else. */
export function PauseDialog({ incident, onClose }: Props) {
  const { failures } = useMessages(securityWords);
  const { pause: words } = useMessages(securityWords).incidentCase;
  const changes = useIncidentChanges();
  const offerUndo = useOfferUndo();
  const [checkedAt, setCheckedAt] = useState(0);
  const name = incidentName(incident.number);
  const edit = useRecordEdit({
    name: `security pause-${incident.id}`,
    record: incident,
    valuesOf: () => ({ reason: '' }),
    send: ({ reason }, { version }) => changes.pause(incident.id, reason.trim(), version),
    readNewer: () => changes.readNewer(incident.id),
    onSaved({ changeId }) {
      onClose();
      offerUndo(words.paused(name), changeId);
    },
    failed: failures.change,
  });
  const isMissing = edit.values.reason.trim() === '';
  return (
    <FormDialog
      title={words.title(name)}
      submitLabel={words.save}
      edit={edit}
      changed={edit.newer && []}
      checkedAt={checkedAt}
      onSubmit={() => (isMissing ? setCheckedAt(checkedAt + 1) : void edit.save())}
      onClose={onClose}
    >
      <p>{words.about}</p>
      <TextField
        label={words.reason}
        error={checkedAt > 0 && isMissing ? words.missing : undefined}
        required
        maxLength={pauseReasonMax}
        autoComplete="off"
        value={edit.values.reason}
        onChange={(event) => edit.change({ reason: event.target.value })}
      />
    </FormDialog>
  );
}
