import { conversationTitleMax, type SavedQuestion } from '@halyard/contracts/work/conversations.ts';
import { useId } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { DiscardButton } from '../../../records/drafts/discard-question.tsx';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { undoOfferedForMs } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, TextField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { assistantPageWords } from '../assistant-page-words.ts';
import { useChangeSavedQuestion } from './saved-question-queries.ts';

type Props = { readonly question: SavedQuestion; readonly onClose: () => void };

/** Deletes a saved question and offers to save it again. */
function useDelete(question: SavedQuestion, onDeleted: () => void) {
  const { saved: text, undo } = useMessages(assistantPageWords);
  const describeError = useDescribeError();
  const toasts = useToasts();
  const { remove, saveAgain } = useChangeSavedQuestion(question);
  const { title, shared } = question;

  async function bringBack() {
    try {
      await saveAgain.mutateAsync({ title, shared });
    } catch (error) {
      toasts.show('error', describeError(error, text.failed), { error });
    }
  }

  return async () => {
    try {
      await remove.mutateAsync();
      const action = { label: undo, run: () => void bringBack() };
      toasts.show('success', text.deleted, { action, durationMs: undoOfferedForMs });
      onDeleted();
    } catch (error) {
      toasts.show('error', describeError(error, text.deleteFailed), { error });
    }
  };
}

/** Name and sharing of a saved question of one's own. */
export function SavedQuestionDialog({ question, onClose }: Props) {
  const { saved: text, save, cancel, delete: remove } = useMessages(assistantPageWords);
  const describeError = useDescribeError();
  const formId = useId();
  const { title, shared } = question;
  const { draft, write, drop } = useDraft(`saved question ${question.id}`, { title, shared });
  const { change } = useChangeSavedQuestion(question);
  const isTyped = draft.title !== title || draft.shared !== shared;

  function leave() {
    drop();
    onClose();
  }
  const deleteIt = useDelete(question, leave);

  function submit() {
    const named = { title: draft.title.trim(), shared: draft.shared };
    if (named.title !== '' && !change.isPending) change.mutate(named, { onSuccess: leave });
  }

  return (
    <Dialog
      title={text.change}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" onClick={() => void deleteIt()}>
            {remove}
          </Button>
          <DiscardButton isTyped={isTyped} onDiscard={leave}>
            {cancel}
          </DiscardButton>
          <Button type="submit" form={formId} variant="primary" busy={change.isPending}>
            {save}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <TextField
          label={text.name}
          value={draft.title}
          maxLength={conversationTitleMax}
          error={change.isError ? describeError(change.error, text.failed) : undefined}
          onChange={(event) => write({ ...draft, title: event.target.value })}
        />
        <Checkbox
          label={text.share}
          checked={draft.shared}
          onChange={(event) => write({ ...draft, shared: event.target.checked })}
        />
      </Form>
    </Dialog>
  );
}
