import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { type Failure, FailureBanner } from '../../ui/page/failure-banner.tsx';
import { DraftBanner } from '../drafts/draft-banner.tsx';
import { ChangedSince } from './changed-since.tsx';
import { differing } from './merge-values.ts';
import type { Values } from './use-record-form.ts';

export type RecordDialogProps = {
  /** The dialog's own message. */
  readonly words: {
    readonly close: string;
    readonly cancel: string;
    readonly saving: string;
    readonly notSaved: string;
    readonly continueEditing: string;
  };
  readonly title: string;
  readonly submitLabel: string;
  readonly form: {
    readonly values: Values;
    /** Changes saved by someone else meanwhile. */
    readonly theirs: Values | null;
    readonly isTyped: boolean;
    readonly isDraftBack: boolean;
    readonly isBusy: boolean;
    readonly failure: Failure | null;
    readonly checkedAt: number;
    readonly submit: () => void;
    readonly drop: () => void;
  };
  /** The labels of the fields. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Other actions on the record. */
  readonly aside?: ReactNode;
  readonly onClose: () => void;
  /** Reopens this dialog. */
  readonly onReopen: () => void;
  readonly children: ReactNode;
};

/** The form of a record in a dialog; input is kept until it is saved. */
export function RecordDialog({
  words: text,
  title,
  submitLabel,
  form,
  labels = {},
  aside,
  onClose,
  onReopen,
  children,
}: RecordDialogProps) {
  const toasts = useToasts();
  const formId = useId();
  const { theirs } = form;

  function adoptNewer() {
    form.drop();
    onClose();
  }

  function close() {
    onClose();
    if (!form.isTyped) return form.drop();
    toasts.show('info', text.notSaved, { action: { label: text.continueEditing, run: onReopen } });
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
          {!theirs && (
            <Button type="submit" form={formId} variant="primary" busy={form.isBusy}>
              {form.isBusy ? text.saving : submitLabel}
            </Button>
          )}
        </>
      }
    >
      <div className={layout.linesFar}>
        <FailureBanner failure={form.failure} />
        <DraftBanner isBack={form.isDraftBack} onDiscard={form.drop} />
        {theirs && (
          <ChangedSince
            rows={differing(form.values, theirs).map((field) => ({
              field: labels[field] ?? field,
              mine: form.values[field] ?? '',
              newer: theirs[field] ?? '',
            }))}
            isBusy={form.isBusy}
            onMine={form.submit}
            onNewer={adoptNewer}
          />
        )}
        <Form id={formId} className={layout.linesLoose} checkedAt={form.checkedAt} onSubmit={form.submit}>
          {children}
        </Form>
      </div>
    </Dialog>
  );
}
