import { type Incident, incidentName } from '@halyard/contracts/operations/incidents.ts';
import { useState } from 'react';
import { differing } from '../../../records/edit/merge-values.ts';
import { useRecordEdit } from '../../../records/edit/use-record-edit.ts';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useIncidentChanges } from '../incident-changes.ts';
import { draftOf, missingIn } from '../incidents/incident-draft.ts';
import { IncidentFields } from '../incidents/incident-fields.tsx';

type Props = { readonly incident: Incident; readonly onClose: () => void };

/** Everything that is written about an incident. */
export function EditDialog({ incident, onClose }: Props) {
  const text = useMessages(securityWords);
  const { form: words } = text;
  const changes = useIncidentChanges();
  const offerUndo = useOfferUndo();
  const [checkedAt, setCheckedAt] = useState(0);
  const name = incidentName(incident.number);
  const edit = useRecordEdit({
    name: `security edit-${incident.id}`,
    record: incident,
    valuesOf: draftOf,
    send: (values, { version }) => changes.edit(incident.id, values, version),
    readNewer: () => changes.readNewer(incident.id),
    onSaved({ changeId }) {
      onClose();
      offerUndo(words.saved(name), changeId);
    },
    failed: text.failures.change,
  });
  const missing = missingIn(edit.values);
  const theirs = edit.newer && draftOf(edit.newer);

  function submit() {
    if (missing.length > 0) return setCheckedAt(checkedAt + 1);
    void edit.save();
  }

  return (
    <FormDialog
      title={words.editTitle(name)}
      submitLabel={text.save}
      edit={edit}
      changed={
        theirs &&
        differing(edit.values, theirs).map((field) => ({
          field: text.fieldName(field),
          mine: edit.values[field],
          newer: theirs[field],
        }))
      }
      checkedAt={checkedAt}
      onSubmit={submit}
      onClose={onClose}
    >
      <IncidentFields draft={edit.values} onChange={edit.change} missing={checkedAt > 0 ? missing : []} />
    </FormDialog>
  );
}
