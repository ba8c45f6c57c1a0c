import { type ReactNode, useId } from 'react';
import { DiscardButton } from '../../records/drafts/discard-question.tsx';
import { DraftBanner } from '../../records/drafts/draft-banner.tsx';
import { ChangedSince, type Compared } from '../../records/edit/changed-since.tsx';
import { useMessages } from '../../text/lazy-messages.ts';
import { securityWords } from '../../text/loaders/intelligence.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { type Failure, FailureBanner } from '../../ui/page/failure-banner.tsx';

type Props = {
  readonly title: string;
  readonly submitLabel: string;
  readonly variant?: 'primary' | 'danger';
  readonly edit: {
    readonly isTyped: boolean;
    readonly isBusy: boolean;
    readonly isDraftBack: boolean;
    readonly failure: Failure | null;
    readonly drop: () => void;
  };
  /** After an edit conflict: the fields in which the two differ. */
  readonly changed?: readonly Compared[] | null;
  /** Changes with every validation, so that the first invalid field takes the focus. */
  readonly checkedAt?: number;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The form of a record in a dialog. Two concurrent editors both keep their input until one decides. */
export function FormDialog({ title, submitLabel, variant = 'primary', edit, changed, checkedAt = 0, ...rest }: Props) {
  const { cancel, close } = useMessages(securityWords);
  const { onSubmit, onClose, children } = rest;
  const formId = useId();

  function leave() {
    edit.drop();
    onClose();
  }

  return (
    <Dialog
      title={title}
      closeLabel={close}
      onClose={onClose}
      actions={
        <>
          <DiscardButton isTyped={edit.isTyped} onDiscard={leave}>
            {cancel}
          </DiscardButton>
          <Button variant={variant} type="submit" form={formId} busy={edit.isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit} checkedAt={checkedAt}>
        <DraftBanner isBack={edit.isDraftBack} onDiscard={edit.drop} />
        <FailureBanner failure={edit.failure} />
        {changed && <ChangedSince rows={changed} isBusy={edit.isBusy} onMine={onSubmit} onNewer={leave} />}
        {children}
      </Form>
    </Dialog>
  );
}
