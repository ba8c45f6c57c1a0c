import { type ReactNode, useId, useState } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useActionFailure } from '../../api/errors/use-action-failure.ts';
import { StepUpDeclined } from '../../session/sign-in/step-up.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { type Failure, FailureBanner, failureOf } from '../../ui/page/failure-banner.tsx';
import { DiscardButton } from './discard-question.tsx';
import { DraftBanner } from './draft-banner.tsx';
import { useDraft } from './use-draft.ts';

/** A draft that is kept until it is saved or discarded; missing fields are marked after submitting. */
export function useDraftForm<D extends object>(name: string, first: D) {
  const { draft, write, drop, isBack } = useDraft(name, first);
  const [checkedAt, setCheckedAt] = useState(0);
  const isTyped = JSON.stringify(draft) !== JSON.stringify(first);
  const change = (part: Partial<D>) => write({ ...draft, ...part });
  return { draft, change, drop, isBack, isTyped, checkedAt, check: () => setCheckedAt(checkedAt + 1) };
}

type Props = {
  readonly form: Omit<ReturnType<typeof useDraftForm>, 'draft' | 'change'>;
  readonly title: string;
  readonly words: { readonly close: string; readonly cancel: string };
  readonly submitLabel: string;
  /** Whether it can be sent; else missing fields are marked. */
  readonly isComplete: boolean;
  readonly send: () => Promise<void>;
  /** The message if sending fails for an unknown reason. */
  readonly failed: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The dialog of a form with a draft. It closes once the input is saved. */
export function DraftDialog({ form, title, words, submitLabel, children, ...ways }: Props) {
  const describeError = useDescribeError();
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useActionFailure<Failure>();

  function leave() {
    form.drop();
    ways.onClose();
  }

  async function submit() {
    if (!ways.isComplete) return form.check();
    setBusy(true);
    try {
      await ways.send();
      leave();
    } catch (error) {
      if (!(error instanceof StepUpDeclined)) setFailure(failureOf(error, describeError(error, ways.failed)));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={title}
      closeLabel={words.close}
      onClose={ways.onClose}
      actions={
        <>
          <DiscardButton isTyped={form.isTyped} onDiscard={leave}>
            {words.cancel}
          </DiscardButton>
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} checkedAt={form.checkedAt} onSubmit={() => void submit()}>
        <DraftBanner isBack={form.isBack} onDiscard={form.drop} />
        <FailureBanner failure={failure} />
        {children}
      </Form>
    </Dialog>
  );
}
