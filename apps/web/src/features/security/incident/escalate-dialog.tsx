import { type Incident, incidentName, incidentSeverities } from '@halyard/contracts/incidents.ts';
import { useId, useState } from 'react';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/security-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FailureBanner } from '../../../ui/page/failure-banner.tsx';
import { CancelButton } from '../cancel-button.tsx';
import { ChangedSince } from '../changed-since.tsx';
import { useIncidentChanges } from '../incident-changes.ts';
import { useAssignable } from '../incident-queries.ts';
import { useOfferUndo } from '../use-undo.ts';
import { useVersionedSave } from '../use-versioned-save.ts';

type Props = { readonly incident: Incident; readonly onClose: () => void };
type Draft = { readonly reason: string; readonly assigneeId: string };

const noChange = '';
const empty: Draft = { reason: '', assigneeId: noChange };

/** The severity one step up; critical stays. */
const above = ({ severity }: Incident) => incidentSeverities[Math.max(0, incidentSeverities.indexOf(severity) - 1)];

/** Raises the severity with a reason, and hands the incident over if that is wanted. */
export function EscalateDialog({ incident, onClose }: Props) {
  const text = useMessages(securityWords);
  const { escalation: words } = text;
  const formId = useId();
  const people = useAssignable(true).data ?? [];
  const changes = useIncidentChanges();
  const offerUndo = useOfferUndo();
  const [checkedAt, setCheckedAt] = useState(0);
  const name = incidentName(incident.number);
  const { draft, write, drop, isBack } = useDraft(`security escalation-${incident.id}`, empty);
  const saving = useVersionedSave<Incident, Draft>({
    seen: incident,
    readNewer: () => changes.readNewer(incident.id),
    async send({ reason, assigneeId }, version) {
      const change = { reason: reason.trim(), ...(assigneeId !== noChange && { assigneeId }) };
      const { changeId } = await changes.escalate(incident.id, change, version);
      leave();
      offerUndo(words.done(name), changeId);
    },
  });
  const isMissing = draft.reason.trim() === '';

  function leave() {
    drop();
    onClose();
  }

  function submit() {
    if (isMissing) return setCheckedAt(checkedAt + 1);
    void saving.save(draft);
  }

  const present = saving.newer ?? saving.began;
  const to = above(present);
  return (
    <Dialog
      title={words.title(name)}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <CancelButton typed={draft} from={empty} onDiscard={leave} />
          <Button variant="danger" type="submit" form={formId} busy={saving.isBusy}>
            {words.save}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} checkedAt={checkedAt}>
        <DraftBanner isBack={isBack} onDiscard={drop} />
        <FailureBanner failure={saving.failure} />
        {saving.newer && (
          <ChangedSince
            rows={
              saving.newer.severity === saving.began.severity
                ? []
                : [
                    {
                      field: text.fieldName('severity'),
                      mine: text.severities[saving.began.severity],
                      newer: text.severities[saving.newer.severity],
                    },
                  ]
            }
            isBusy={saving.isBusy}
            onMine={submit}
            onNewer={leave}
          />
        )}
        <p>{present.severity === 'Critical' || !to ? words.aboutCritical : words.about(text.severities[to])}</p>
        <TextAreaField
          label={words.reason}
          error={checkedAt > 0 && isMissing ? words.reasonMissing : undefined}
          required
          value={draft.reason}
          onChange={(event) => write({ ...draft, reason: event.target.value })}
        />
        <SelectField
          label={words.assignee}
          value={draft.assigneeId}
          onChange={(event) => write({ ...draft, assigneeId: event.target.value })}
        >
          <option value={noChange}>{words.keep}</option>
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
        </SelectField>
      </Form>
    </Dialog>
  );
}
