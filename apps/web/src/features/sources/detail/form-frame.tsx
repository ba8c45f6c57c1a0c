import type { ReactNode } from 'react';
import { DiscardButton } from '../../../records/drafts/discard-question.tsx';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { ChangedSince, type Compared } from '../../../records/edit/changed-since.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { type Failure, FailureBanner } from '../../../ui/page/failure-banner.tsx';
import styles from './detail.module.css';

type Props = {
  readonly edit: {
    readonly isTyped: boolean;
    readonly isBusy: boolean;
    readonly isDraftBack: boolean;
    readonly failure: Failure | null;
    readonly drop: () => void;
  };
  /** Something that is not part of the draft has been typed, too. */
  readonly isTyped?: boolean;
  readonly label: string;
  readonly submitLabel: string;
  /** After an edit conflict: the fields in which the two differ. */
  readonly changed: readonly Compared[] | null;
  readonly checkedAt: number;
  readonly onSubmit: () => void;
  /** Resets the form to the current source. */
  readonly onDiscard: () => void;
  /** More buttons beside the one that saves. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A form within the pane of a source. Two concurrent editors both keep their input until one decides. */
export function FormFrame({ edit, label, submitLabel, changed, checkedAt, onSubmit, onDiscard, ...rest }: Props) {
  const { form: text } = useMessages(sourcesWords);
  const { actions, children } = rest;
  const isTyped = edit.isTyped || rest.isTyped === true;
  return (
    <Form aria-label={label} onSubmit={onSubmit} checkedAt={checkedAt}>
      <DraftBanner isBack={edit.isDraftBack} onDiscard={edit.drop} />
      <FailureBanner failure={edit.failure} />
      {changed && <ChangedSince rows={changed} isBusy={edit.isBusy} onMine={onSubmit} onNewer={onDiscard} />}
      {children}
      <div className={styles.buttons}>
        <Button type="submit" busy={edit.isBusy} disabled={!isTyped}>
          {submitLabel}
        </Button>
        {isTyped && (
          <DiscardButton variant="quiet" isTyped onDiscard={onDiscard}>
            {text.discard}
          </DiscardButton>
        )}
        {actions}
      </div>
    </Form>
  );
}
