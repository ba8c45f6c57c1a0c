import { incidentName, linkRecords } from '@halyard/contracts/operations/incidents.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../../api/call.ts';
import { useDescribeError } from '../../../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../../../api/errors/use-action-failure.ts';
import { useFormat } from '../../../../preferences/format.ts';
import { IncidentChoice } from '../../../../records/incident-choice.tsx';
import { useOfferUndo, useReadRecordsAgain } from '../../../../records/use-offer-undo.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { graphViewWords, networkWords } from '../../../../text/loaders/intelligence.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { Banner } from '../../../../ui/page/banner.tsx';

type Props = { readonly ids: readonly string[]; readonly onClose: () => void };

/** As many as one request links. */
const mostLinked = 500;

/** Links the selected threats and entities to an incident; the toast offers undo. */
export function AddToIncident({ ids, onClose }: Props) {
  const { selection: text } = useMessages(graphViewWords);
  const { close, cancel } = useMessages(networkWords);
  const call = useApi();
  const format = useFormat();
  const describe = useDescribeError();
  const offerUndo = useOfferUndo();
  const readAgain = useReadRecordsAgain();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const linking = useMutation({
    mutationFn: (id: string) => call(linkRecords, { params: { id }, body: { recordIds: [...ids] } }),
    onSuccess({ incident, changeId }) {
      offerUndo(text.added(ids.length, format.number(ids.length), incidentName(incident.number)), changeId);
      onClose();
    },
    onSettled: readAgain,
  });
  const failure = useMutationFailure(linking);

  function submit() {
    setAsked(true);
    if (chosen !== null) linking.mutate(chosen);
  }

  const isTooMany = ids.length > mostLinked;
  return (
    <Dialog
      title={text.incidentTitle(ids.length, format.number(ids.length))}
      closeLabel={close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" busy={linking.isPending} disabled={isTooMany} onClick={submit}>
            {text.incident}
          </Button>
        </>
      }
    >
      {isTooMany && <Banner tone="warning">{text.tooMany(format.number(mostLinked))}</Banner>}
      {failure && (
        <Banner error={failure} tone="error">
          {describe(failure, text.failed)}
        </Banner>
      )}
      <IncidentChoice
        chosen={chosen}
        error={isAsked && chosen === null ? text.choose : undefined}
        onChoose={setChosen}
      />
    </Dialog>
  );
}
