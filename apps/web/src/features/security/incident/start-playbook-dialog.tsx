import { type Incident, incidentName } from '@halyard/contracts/operations/incidents.ts';
import { useId, useState } from 'react';
import { useActionFailure } from '../../../api/errors/use-action-failure.ts';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { type Failure, FailureBanner, failureOf } from '../../../ui/page/failure-banner.tsx';
import { useDescribeFailure } from '../errors.ts';
import { useIncidentChanges } from '../incident-changes.ts';
import { usePlaybooks } from '../playbook-queries.ts';

type Props = { readonly incident: Incident; readonly onClose: () => void };

/** Starts one of the playbooks on this incident. */
export function StartPlaybookDialog({ incident, onClose }: Props) {
  const text = useMessages(securityWords);
  const { runs: words } = text;
  const formId = useId();
  const playbooks = usePlaybooks();
  const changes = useIncidentChanges();
  const offerUndo = useOfferUndo();
  const describeFailure = useDescribeFailure();
  const [wanted, setWanted] = useState<string | null>(null);
  const [failure, setFailure] = useActionFailure<Failure>();
  const [isBusy, setBusy] = useState(false);
  const chosen = playbooks.data?.find(({ id }) => id === wanted) ?? playbooks.data?.[0];

  async function start() {
    if (!chosen) return;
    setBusy(true);
    setFailure(null);
    try {
      const { changeId } = await changes.startPlaybook(incident.id, chosen.id);
      onClose();
      offerUndo(words.started(chosen.name), changeId);
    } catch (error) {
      setBusy(false);
      setFailure(failureOf(error, describeFailure(error)));
    }
  }

  return (
    <Dialog
      title={words.startTitle(incidentName(incident.number))}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} busy={isBusy} disabled={!chosen}>
            {words.startIt}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => void start()}>
        <FailureBanner failure={failure} />
        {playbooks.isError && (
          <Banner error={playbooks.error} tone="error">
            {text.failures.playbooks}
          </Banner>
        )}
        {playbooks.data?.length === 0 && <p>{words.noneToStart}</p>}
        {chosen && (
          <>
            <SelectField label={words.choose} value={chosen.id} onChange={(event) => setWanted(event.target.value)}>
              {playbooks.data?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <p>{chosen.description}</p>
          </>
        )}
      </Form>
    </Dialog>
  );
}
