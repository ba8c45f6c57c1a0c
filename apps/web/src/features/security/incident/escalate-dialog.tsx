import { type Incident, incidentName, incidentSeverities } from '@halyard/contracts/operations/incidents.ts';
import { useState } from 'react';
import { useRecordEdit } from '../../../records/edit/use-record-edit.ts';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useIncidentChanges } from '../incident-changes.ts';
import { useAssignable } from '../incident-queries.ts';

type Props = { readonly incident: Incident; readonly onClose: () => void };

const noChange = '';
const empty = { reason: '', assigneeId: noChange };

/** The next higher severity; critical stays. */
const above = ({ severity }: Incident) => incidentSeverities[Math.max(0, incidentSeverities.indexOf(severity) - 1)];

/** Raises the severity with a reason, and reassigns the incident if requested. */
export function EscalateDialog({ incident, onClose }: Props) {
  const text = useMessages(securityWords);
  const { escalation: words } = text;
  const people = useAssignable(true).data ?? [];
  const changes = useIncidentChanges();
  const offerUndo = useOfferUndo();
  const [checkedAt, setCheckedAt] = useState(0);
  const name = incidentName(incident.number);
  const edit = useRecordEdit({
    name: `security escalation-${incident.id}`,
    record: incident,
    valuesOf: () => empty,
    send({ reason, assigneeId }, { version }) {
      const change = { reason: reason.trim(), ...(assigneeId !== noChange && { assigneeId }) };
      return changes.escalate(incident.id, change, version);
    },
    readNewer: () => changes.readNewer(incident.id),
    onSaved({ changeId }) {
      onClose();
      offerUndo(words.done(name), changeId);
    },
    failed: text.failures.change,
  });
  const { seen, newer, values } = edit;
  const isMissing = values.reason.trim() === '';
  const present = newer ?? seen;
  const to = above(present);
  const changed = newer && newer.severity !== seen.severity ? [newer] : [];

  function submit() {
    if (isMissing) return setCheckedAt(checkedAt + 1);
    void edit.save();
  }

  return (
    <FormDialog
      title={words.title(name)}
      submitLabel={words.save}
      variant="danger"
      edit={edit}
      changed={
        newer &&
        changed.map(({ severity }) => ({
          field: text.fieldName('severity'),
          mine: text.severities[seen.severity],
          newer: text.severities[severity],
        }))
      }
      checkedAt={checkedAt}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{present.severity === 'Critical' || !to ? words.aboutCritical : words.about(text.severities[to])}</p>
      <TextAreaField
        label={words.reason}
        error={checkedAt > 0 && isMissing ? words.reasonMissing : undefined}
        required
        value={values.reason}
        onChange={(event) => edit.change({ reason: event.target.value })}
      />
      <SelectField
        label={words.assignee}
        value={values.assigneeId}
        onChange={(event) => edit.change({ assigneeId: event.target.value })}
      >
        <option value={noChange}>{words.keep}</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
