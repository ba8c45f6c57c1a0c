import type { SchemaRecord } from '@halyard/contracts/work/schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { DiscardButton } from '../../../records/drafts/discard-question.tsx';
import { useDraft, useFoundDraft } from '../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { schemasWords } from '../../../text/loaders/work.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useDescribe } from '../schema-queries.ts';
import styles from './detail.module.css';
import { descriptionOf } from './title-of.ts';

type Props = { readonly record: SchemaRecord; readonly mayEdit: boolean };

const descriptionMax = 2_000;

const draftNameOf = ({ id }: SchemaRecord) => `schema description ${id}`;

type EditorProps = { readonly record: SchemaRecord; readonly onDone: () => void };

function Editor({ record, onDone }: EditorProps) {
  const { detail: text } = useMessages(schemasWords);
  const toasts = useToasts();
  const describeError = useDescribeError();
  const describe = useDescribe();
  const { draft, write, drop } = useDraft(draftNameOf(record), record.description);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  function leave() {
    drop();
    onDone();
  }

  function save() {
    describe.mutate(
      { id: record.id, description: draft.trim() },
      {
        onSuccess() {
          toasts.show('success', text.saved);
          leave();
        },
      },
    );
  }

  return (
    <Form onSubmit={save} className={styles.editor}>
      <TextAreaField
        label={text.description}
        value={draft}
        maxLength={descriptionMax}
        ref={field}
        error={describe.isError ? describeError(describe.error, text.saveFailed) : undefined}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
        }}
      />
      <div className={styles.ways}>
        <Button type="submit" size="small" busy={describe.isPending}>
          {text.save}
        </Button>
        <DiscardButton size="small" variant="quiet" isTyped={draft !== record.description} onDiscard={leave}>
          {text.cancel}
        </DiscardButton>
      </div>
    </Form>
  );
}

/** The description of the schema; it can be edited in place, the document is not changed. */
export function DescriptionLine({ record, mayEdit }: Props) {
  const { detail: text } = useMessages(schemasWords);
  const found = useFoundDraft<string>(draftNameOf(record));
  const [isEditing, setEditing] = useState(mayEdit && found !== undefined);
  if (isEditing) return <Editor record={record} onDone={() => setEditing(false)} />;
  return (
    <p className={styles.description}>
      {descriptionOf(record.description, record.schema) ?? text.noDescription}{' '}
      {mayEdit && (
        <Button size="small" variant="quiet" onClick={() => setEditing(true)}>
          {text.edit}
        </Button>
      )}
    </p>
  );
}
