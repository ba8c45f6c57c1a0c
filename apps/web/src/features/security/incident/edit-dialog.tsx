import { type Incident, incidentName } from '@halyard/contracts/incidents.ts';
import { useId, useState } from 'react';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/security-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FailureBanner } from '../../../ui/page/failure-banner.tsx';
import { CancelButton } from '../cancel-button.tsx';
import { ChangedSince } from '../changed-since.tsx';
import { useIncidentChanges } from '../incident-changes.ts';
import { differing, draftOf, type IncidentDraft, missingIn } from '../incidents/incident-draft.ts';
import { IncidentFields } from '../incidents/incident-fields.tsx';
import { useOfferUndo } from '../use-undo.ts';
import { useVersionedSave } from '../use-versioned-save.ts';

type Props = { readonly incident: Incident; readonly onClose: () => void };

/** Everything that is written about an incident. Two people at once both keep what they wrote until one decides. */
export function EditDialog({ incident, onClose }: Props) {
  const text = useMessages(securityWords);
  const { form: words } = text;
  const formId = useId();
  const changes = useIncidentChanges();
  const offerUndo = useOfferUndo();
  const [checkedAt, setCheckedAt] = useState(0);
  const name = incidentName(incident.number);
  // With the record it began from: who comes back to a draft must not overwrite what others wrote meanwhile.
  const {
    draft: kept,
    write,
    drop,
    isBack,
  } = useDraft(`security edit-${incident.id}`, { seen: incident, values: draftOf(incident) });
  const draft = kept.values;
  const saving = useVersionedSave<Incident, IncidentDraft>({
    seen: kept.seen,
    readNewer: () => changes.readNewer(incident.id),
    async send(values, version) {
      const { changeId } = await changes.edit(incident.id, values, version);
      leave();
      offerUndo(words.saved(name), changeId);
    },
  });

  function leave() {
    drop();
    onClose();
  }

  function submit() {
    if (missingIn(draft).length > 0) return setCheckedAt(checkedAt + 1);
    void saving.save(draft);
  }

  const theirs = saving.newer && draftOf(saving.newer);
  return (
    <Dialog
      title={words.editTitle(name)}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <CancelButton typed={draft} from={draftOf(kept.seen)} onDiscard={leave} />
          <Button variant="primary" type="submit" form={formId} busy={saving.isBusy}>
            {text.save}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} checkedAt={checkedAt}>
        <DraftBanner isBack={isBack} onDiscard={drop} />
        <FailureBanner failure={saving.failure} />
        {theirs && (
          <ChangedSince
            rows={differing(draft, theirs).map((field) => ({
              field: text.fieldName(field),
              mine: draft[field],
              newer: theirs[field],
            }))}
            isBusy={saving.isBusy}
            onMine={submit}
            onNewer={leave}
          />
        )}
        <IncidentFields
          draft={draft}
          onChange={(values) => write({ ...kept, values })}
          missing={checkedAt > 0 ? missingIn(draft) : []}
        />
      </Form>
    </Dialog>
  );
}
