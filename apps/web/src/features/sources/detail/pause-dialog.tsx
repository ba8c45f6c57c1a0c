import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useId, useState } from 'react';
import { DiscardButton } from '../../../records/drafts/discard-question.tsx';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Failure, FailureBanner } from '../../../ui/page/failure-banner.tsx';

const reasonMax = 200;

type Props = {
  readonly source: Pick<Source, 'id' | 'name'>;
  readonly isBusy: boolean;
  readonly failure: Failure | null;
  /** Resolves with whether it happened. */
  readonly onPause: (reason: string) => Promise<boolean>;
  readonly onClose: () => void;
};

/** Asks for the reason of pausing a source: others who find it silent must know. */
export function PauseDialog({ source, isBusy, failure, onPause, onClose }: Props) {
  const text = useMessages(sourcesWords);
  const { detail } = text;
  const formId = useId();
  const { draft: reason, write, drop, isBack } = useDraft(`sources pause-${source.id}`, '');
  const [checkedAt, setCheckedAt] = useState(0);
  const isMissing = reason.trim() === '';

  async function submit() {
    if (isMissing) return setCheckedAt(checkedAt + 1);
    if (!(await onPause(reason.trim()))) return;
    drop();
    onClose();
  }

  function leave() {
    drop();
    onClose();
  }

  return (
    <Dialog
      title={detail.pauseTitle(source.name)}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <DiscardButton isTyped={!isMissing} onDiscard={leave}>
            {text.cancel}
          </DiscardButton>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {detail.pause}
          </Button>
        </>
      }
    >
      <Form id={formId} checkedAt={checkedAt} onSubmit={() => void submit()}>
        <DraftBanner isBack={isBack} onDiscard={drop} />
        <FailureBanner failure={failure} />
        <p>{detail.pauseAbout}</p>
        <TextField
          label={detail.reason}
          error={checkedAt > 0 && isMissing ? detail.reasonMissing : undefined}
          required
          maxLength={reasonMax}
          autoComplete="off"
          value={reason}
          onChange={(event) => write(event.target.value)}
        />
      </Form>
    </Dialog>
  );
}
