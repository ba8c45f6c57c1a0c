import { type ReactNode, useEffect, useId, useRef } from 'react';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Failure, FailureBanner } from '../../../ui/page/failure-banner.tsx';
import styles from '../users.module.css';
import type { useUserForm } from './use-user-form.ts';
import { UserForm } from './user-form.tsx';

type Props = {
  readonly title: string;
  readonly submitLabel: string;
  readonly form: ReturnType<typeof useUserForm>;
  readonly isNew: boolean;
  /** State derived from the URL. */
  readonly emailHint: string | undefined;
  readonly isSaving: boolean;
  readonly failure: Failure | null;
  /** Earlier input has been restored. */
  readonly isDraftBack: boolean;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
  /** Content that must be seen before the form, and content after it. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** Other content of the dialog around the form, or in its place. */
  readonly within?: (form: ReactNode) => ReactNode;
  readonly isFormShown?: boolean;
};

/** The form of a user in a dialog; input is kept until it is saved. */
export function FormDialog({
  title,
  submitLabel,
  form,
  isNew,
  emailHint,
  isSaving,
  failure,
  isDraftBack,
  onDiscard,
  onClose,
  above,
  below,
  within = (shown) => shown,
  isFormShown = true,
}: Props) {
  const text = useMessages(usersWords);
  const formId = useId();
  const first = useRef<HTMLInputElement>(null);
  // Adding starts in a field; viewing starts with reading.
  useEffect(() => {
    if (isNew) first.current?.focus();
  }, [isNew]);
  return (
    <Dialog
      title={title}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        isFormShown && (
          <>
            <Button onClick={onClose}>{text.cancel}</Button>
            <Button type="submit" form={formId} variant="primary" busy={isSaving}>
              {isSaving ? text.saving : submitLabel}
            </Button>
          </>
        )
      }
    >
      {within(
        <div className={styles.stack}>
          <FailureBanner failure={failure} />
          <DraftBanner isBack={isDraftBack} onDiscard={onDiscard} />
          {above}
          <UserForm
            id={formId}
            first={first}
            values={form.values}
            problems={form.problems}
            checkedAt={form.checkedAt}
            isNew={isNew}
            emailHint={emailHint}
            onChange={form.change}
            onSubmit={form.submit}
          />
          {below}
        </div>,
      )}
    </Dialog>
  );
}
