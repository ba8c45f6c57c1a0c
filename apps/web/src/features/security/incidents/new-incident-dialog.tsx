import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import { useId, useState } from 'react';
import { useActionFailure } from '../../../api/errors/use-action-failure.ts';
import { InstantField } from '../../../preferences/day-input.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { fromLocalTime } from '../../../preferences/local-time.ts';
import { usePreferences } from '../../../preferences/preferences.tsx';
import { DiscardButton } from '../../../records/drafts/discard-question.tsx';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { isSame } from '../../../records/edit/merge-values.ts';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Failure, FailureBanner, failureOf } from '../../../ui/page/failure-banner.tsx';
import { useDescribeFailure } from '../errors.ts';
import { useIncidentChanges } from '../incident-changes.ts';
import { useAssignable } from '../incident-queries.ts';
import { noNarrowing } from '../security-search.ts';
import { useSecuritySearch } from '../use-security-search.ts';
import { emptyIncident, type IncidentDraft, missingIn } from './incident-draft.ts';
import { IncidentFields } from './incident-fields.tsx';

const nobody = '';

type Props = {
  /** Known values, and the records they come from. */
  readonly from?: { readonly name: string; readonly draft: IncidentDraft; readonly recordIds: readonly string[] };
  readonly onClose: () => void;
  /** The incident exists, and the URL opens it. */
  readonly onOpened?: () => void;
};

/** Creates an incident by hand or from records, and opens it. */
export function NewIncidentDialog({ from, onClose, onOpened }: Props) {
  const text = useMessages(securityWords);
  const { form: words } = text;
  const format = useFormat();
  const { timeZone } = usePreferences();
  const formId = useId();
  const people = useAssignable(true).data ?? [];
  const changes = useIncidentChanges();
  const offerUndo = useOfferUndo();
  const describeFailure = useDescribeFailure();
  const { change } = useSecuritySearch();
  const [checkedAt, setCheckedAt] = useState(0);
  const [failure, setFailure] = useActionFailure<Failure>();
  const [isBusy, setBusy] = useState(false);
  const recordIds = from?.recordIds ?? [];
  const empty = { incident: from?.draft ?? emptyIncident, assigneeId: nobody, detected: '' };
  const { draft, write, drop, isBack } = useDraft(`security new-${from?.name ?? ''}`, empty);
  const missing = missingIn(draft.incident);

  async function open() {
    if (missing.length > 0) return setCheckedAt(checkedAt + 1);
    setBusy(true);
    setFailure(null);
    try {
      const assigneeId = draft.assigneeId === nobody ? null : draft.assigneeId;
      const { incident, changeId } = await changes.open(draft.incident, {
        assigneeId,
        recordIds,
        timeDetected: fromLocalTime(timeZone, draft.detected),
      });
      drop();
      onOpened?.();
      change({ ...noNarrowing, tab: undefined, compose: undefined, incident: incident.id });
      offerUndo(words.opened(incidentName(incident.number)), changeId);
    } catch (error) {
      setBusy(false);
      setFailure(failureOf(error, describeFailure(error)));
    }
  }

  return (
    <Dialog
      title={words.newTitle}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <DiscardButton variant="quiet" isTyped={!isSame(draft, empty)} onDiscard={drop}>
            {words.startOver}
          </DiscardButton>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {words.open}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => void open()} checkedAt={checkedAt}>
        <DraftBanner isBack={isBack} onDiscard={drop} />
        <FailureBanner failure={failure} />
        {recordIds.length > 0 && (
          <p className={layout.quiet}>{words.about(recordIds.length, format.number(recordIds.length))}</p>
        )}
        <IncidentFields
          draft={draft.incident}
          onChange={(incident) => write({ ...draft, incident })}
          missing={checkedAt > 0 ? missing : []}
        />
        <InstantField
          label={words.detected}
          timeLabel={words.detectedTime}
          hint={words.detectedHint(timeZone)}
          value={draft.detected}
          onInstant={(detected) => write({ ...draft, detected })}
        />
        <SelectField
          label={words.assignee}
          value={draft.assigneeId}
          onChange={(event) => write({ ...draft, assigneeId: event.target.value })}
        >
          <option value={nobody}>{text.nobody}</option>
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
