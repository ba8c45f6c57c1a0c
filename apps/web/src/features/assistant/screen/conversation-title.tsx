import { conversationTitleMax } from '@halyard/contracts/work/conversations.ts';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { DiscardButton } from '../../../records/drafts/discard-question.tsx';
import { useDraft, useFoundDraft } from '../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { assistantPageWords } from '../assistant-page-words.ts';
import { useRenameConversation } from '../conversations/conversation-queries.ts';
import styles from './screen.module.css';

type Props = { readonly id: string; readonly title: string };

const draftNameOf = (id: string) => `conversation title ${id}`;

function TitleEditor({ id, title, onDone }: Props & { readonly onDone: () => void }) {
  const text = useMessages(assistantPageWords);
  const describeError = useDescribeError();
  const rename = useRenameConversation(id);
  const { draft, write, drop } = useDraft(draftNameOf(id), title);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  function leave() {
    drop();
    onDone();
  }

  function save() {
    const next = draft.trim();
    if (next === '' || next === title) return leave();
    if (!rename.isPending) rename.mutate(next, { onSuccess: leave });
  }

  return (
    <Form className={styles.titleForm} onSubmit={save}>
      <TextField
        ref={field}
        label={text.titleField}
        value={draft}
        maxLength={conversationTitleMax}
        error={rename.isError ? describeError(rename.error, text.renameFailed) : undefined}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && draft === title) leave();
        }}
      />
      <Button type="submit" size="small" busy={rename.isPending}>
        {text.save}
      </Button>
      <DiscardButton size="small" variant="quiet" isTyped={draft !== title} onDiscard={leave}>
        {text.cancel}
      </DiscardButton>
    </Form>
  );
}

/** The title of the conversation, renamed in place. */
export function ConversationTitle({ id, title }: Props) {
  const text = useMessages(assistantPageWords);
  const found = useFoundDraft<string>(draftNameOf(id));
  const [isEditing, setEditing] = useState(found !== undefined);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <TitleEditor id={id} title={title} onDone={() => setEditing(false)} />;
  return (
    <>
      <h2 className={styles.headTitle}>{title === '' ? text.untitled : title}</h2>
      <IconButton ref={opener} label={text.rename} onClick={() => setEditing(true)}>
        <Pencil size={16} aria-hidden />
      </IconButton>
    </>
  );
}
