import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { conversationTitleMax, saveQuestion } from '@halyard/contracts/work/conversations.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { useApi } from '../../api/call.ts';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { DiscardButton } from '../../records/drafts/discard-question.tsx';
import { useDraft } from '../../records/drafts/use-draft.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, TextField } from '../../ui/form/field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import styles from './ways.module.css';

/** The saved question; `message` is null if the query no longer matches the words. */
export type Keepable = { readonly title: string; readonly message: string | null; readonly spec: QuerySpec };

type Props = { readonly question: Keepable; readonly onClose: () => void };

/** Saves a question under a title, private or shared. */
export function SaveDialog({ question: { title: suggested, message, spec }, onClose }: Props) {
  const text = useMessages(assistantWords);
  const call = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  const describeError = useDescribeError();
  const formId = useId();
  const named = { title: suggested.slice(0, conversationTitleMax), shared: false };
  const { draft, write, drop } = useDraft(`question to save ${suggested}`, named);
  const title = draft.title.trim();
  const save = useMutation({
    mutationFn: () => call(saveQuestion, { query: {}, body: { title, message, spec, shared: draft.shared } }),
    onSuccess: () => {
      toasts.show('success', text.save.done);
      void queries.invalidateQueries({ queryKey: ['assistant'] });
      leave();
    },
  });

  function leave() {
    drop();
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (title !== '' && !save.isPending) save.mutate();
  }

  return (
    <Dialog
      title={text.save.title}
      closeLabel={text.close}
      onClose={onClose}
      actions={
        <>
          <DiscardButton isTyped={draft.title !== named.title || draft.shared} onDiscard={leave}>
            {text.cancel}
          </DiscardButton>
          <Button type="submit" form={formId} variant="primary" disabled={title === ''} busy={save.isPending}>
            {text.save.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <TextField
          label={text.save.name}
          value={draft.title}
          maxLength={conversationTitleMax}
          required
          onChange={(event) => write({ ...draft, title: event.target.value })}
        />
        <Checkbox
          label={text.save.shared}
          checked={draft.shared}
          onChange={(event) => write({ ...draft, shared: event.target.checked })}
        />
        {save.isError && (
          <p role="alert" className={styles.failure}>
            {describeError(save.error, text.save.failed)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
