import { type ReactNode, useId } from 'react';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/network-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { type Failure, FailureBanner } from '../../../ui/page/failure-banner.tsx';
import styles from '../network.module.css';

type Props = {
  readonly title: string;
  readonly submitLabel: string;
  readonly form: {
    readonly isDirty: boolean;
    readonly isDraftBack: boolean;
    readonly isSaving: boolean;
    readonly failure: Failure | null;
    readonly checkedAt: number;
    readonly submit: () => void;
    readonly dropDraft: () => void;
  };
  /** Both versions, where someone else was quicker. */
  readonly conflict: ReactNode;
  /** What else can be done with the record. */
  readonly aside?: ReactNode;
  readonly onClose: () => void;
  /** Opens this window again. */
  readonly onReopen: () => void;
  readonly children: ReactNode;
};

/** The form of a record in a window of its own; what was typed stays until it is saved. */
export function RecordDialog({ title, submitLabel, form, conflict, aside, onClose, onReopen, children }: Props) {
  const text = useMessages(networkWords);
  const toasts = useToasts();
  const formId = useId();

  function close() {
    onClose();
    if (!form.isDirty) return form.dropDraft();
    toasts.show('info', text.form.notSaved, { action: { label: text.form.continueEditing, run: onReopen } });
  }

  return (
    <Dialog
      title={title}
      closeLabel={text.close}
      onClose={close}
      actions={
        <>
          {aside}
          <Button onClick={close}>{text.cancel}</Button>
          {!conflict && (
            <Button type="submit" form={formId} variant="primary" busy={form.isSaving}>
              {form.isSaving ? text.form.saving : submitLabel}
            </Button>
          )}
        </>
      }
    >
      <div className={layout.linesFar}>
        <FailureBanner failure={form.failure} />
        <DraftBanner isBack={form.isDraftBack} onDiscard={form.dropDraft} />
        {conflict}
        <Form id={formId} className={styles.form} checkedAt={form.checkedAt} onSubmit={form.submit}>
          {children}
        </Form>
      </div>
    </Dialog>
  );
}
