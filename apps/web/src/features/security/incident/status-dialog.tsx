import { type Incident, type IncidentStatus, incidentName, incidentStatuses } from '@halyard/contracts/incidents.ts';
import { useId } from 'react';
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
import { useOfferUndo } from '../use-undo.ts';
import { useVersionedSave } from '../use-versioned-save.ts';

type Props = { readonly incident: Incident; readonly onClose: () => void };
type Draft = { readonly status: IncidentStatus; readonly comment: string };

const isEnd = (status: IncidentStatus) => status === 'Resolved' || status === 'Closed';

/** Any of the five statuses, with a comment if there is something to say. */
export function StatusDialog({ incident, onClose }: Props) {
  const text = useMessages(securityWords);
  const { status: words } = text;
  const formId = useId();
  const changes = useIncidentChanges();
  const offerUndo = useOfferUndo();
  const name = incidentName(incident.number);
  const { draft, write, drop, isBack } = useDraft<Draft>(`security status-${incident.id}`, {
    status: incident.status,
    comment: '',
  });
  const saving = useVersionedSave<Incident, Draft>({
    seen: incident,
    readNewer: () => changes.readNewer(incident.id),
    async send({ status, comment }, version) {
      const { changeId } = await changes.setStatus(incident.id, { status, comment: comment.trim() }, version);
      leave();
      offerUndo(words.changed(name, text.statuses[status]), changeId);
    },
  });

  function leave() {
    drop();
    onClose();
  }

  const before = saving.began.status;
  const effect =
    isEnd(draft.status) === isEnd(before) ? undefined : words[isEnd(before) ? 'willReopen' : 'willResolve'];
  const differs = saving.newer && saving.newer.status !== draft.status;
  return (
    <Dialog
      title={words.title(name)}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <CancelButton typed={draft} from={{ status: before, comment: '' }} onDiscard={leave} />
          <Button variant="primary" type="submit" form={formId} busy={saving.isBusy}>
            {words.save}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => void saving.save(draft)}>
        <DraftBanner isBack={isBack} onDiscard={drop} />
        <FailureBanner failure={saving.failure} />
        {saving.newer && (
          <ChangedSince
            rows={
              differs
                ? [
                    {
                      field: words.label,
                      mine: text.statuses[draft.status],
                      newer: text.statuses[saving.newer.status],
                    },
                  ]
                : []
            }
            isBusy={saving.isBusy}
            onMine={() => void saving.save(draft)}
            onNewer={leave}
          />
        )}
        <SelectField
          label={words.label}
          hint={effect}
          value={draft.status}
          onChange={(event) => {
            const status = incidentStatuses.find((one) => one === event.target.value);
            if (status) write({ ...draft, status });
          }}
        >
          {incidentStatuses.map((status) => (
            <option key={status} value={status}>
              {text.statuses[status]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={words.comment}
          hint={words.commentHint}
          value={draft.comment}
          onChange={(event) => write({ ...draft, comment: event.target.value })}
        />
      </Form>
    </Dialog>
  );
}
