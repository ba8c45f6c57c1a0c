import type { FormatInfo } from '@halyard/contracts/inflow/formats.ts';
import { useId, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../../api/errors/use-action-failure.ts';
import { DiscardButton } from '../../../records/drafts/discard-question.tsx';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Fact } from '../../../ui/marks/fact.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FailureBanner, failureOf } from '../../../ui/page/failure-banner.tsx';
import { useSourceChanges } from '../source-queries.ts';
import styles from './connect.module.css';
import type { Connecting } from './connect-dialog.tsx';
import { emptyDraft, problemsIn, type SourceDraft, settingsOf } from './source-draft.ts';
import { SourceFields } from './source-fields.tsx';

type Props = {
  readonly format: FormatInfo;
  readonly onAdded: (added: Connecting) => void;
  readonly onClose: () => void;
};

/** Adds a source of one format; what comes back is the token, once. */
export function AddDialog({ format, onAdded, onClose }: Props) {
  const text = useMessages(sourcesWords);
  const describeError = useDescribeError();
  const { add } = useSourceChanges();
  const failed = useMutationFailure(add);
  const formId = useId();
  const first: SourceDraft = { ...emptyDraft, name: format.name };
  const { draft, write, drop, isBack } = useDraft(`sources add-${format.id}`, first);
  const [checkedAt, setCheckedAt] = useState(0);
  const problems = problemsIn(draft);
  const isTyped = JSON.stringify(draft) !== JSON.stringify(first);

  async function submit() {
    if (problems.length > 0) return setCheckedAt(checkedAt + 1);
    // What failed stands in the banner.
    const added = await add.mutateAsync({ ...settingsOf(draft), format: format.id }).catch(() => null);
    if (!added) return;
    drop();
    onAdded(added);
  }

  function leave() {
    drop();
    onClose();
  }

  return (
    <Dialog
      title={text.form.title(format.name)}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <DiscardButton isTyped={isTyped} onDiscard={leave}>
            {text.cancel}
          </DiscardButton>
          <Button variant="primary" type="submit" form={formId} busy={add.isPending}>
            {text.form.submit}
          </Button>
        </>
      }
    >
      <Form id={formId} checkedAt={checkedAt} onSubmit={() => void submit()}>
        <DraftBanner isBack={isBack} onDiscard={drop} />
        {failed && !(failed instanceof StepUpDeclined) && (
          <FailureBanner failure={failureOf(failed, describeError(failed, text.failures.add))} />
        )}
        <SourceFields
          draft={draft}
          onChange={(part) => write({ ...draft, ...part })}
          problems={checkedAt > 0 ? problems : []}
        />
        <dl className={styles.about}>
          <Fact label={text.form.mapsSeverity}>
            <Quantity>{format.severityOf}</Quantity>
          </Fact>
          <Fact label={text.form.mapsKey}>
            <Quantity>{format.keyOf}</Quantity>
          </Fact>
        </dl>
      </Form>
    </Dialog>
  );
}
