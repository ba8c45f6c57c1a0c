import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { mappingMax } from '@halyard/contracts/inflow/sources.ts';
import { useState } from 'react';
import { DiscardButton } from '../../../records/drafts/discard-question.tsx';
import { useRecordEdit } from '../../../records/edit/use-record-edit.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { FormFrame } from '../detail/form-frame.tsx';
import { useSourceChanges } from '../source-queries.ts';
import styles from './mapping.module.css';
import { PreviewPanel } from './preview-panel.tsx';

type Props = {
  readonly source: Source;
  readonly shipped: string;
  readonly delivery: number | undefined;
  readonly onSaved: (source: Source) => void;
};

/** The mapping editor of a source, with its result for a delivery. The shipped text is not a custom mapping. */
export function MappingForm({ source, shipped, delivery, onSaved }: Props) {
  const text = useMessages(sourcesWords);
  const { mapping: words } = text;
  const toasts = useToasts();
  const { update, readNewer } = useSourceChanges();
  const [checkedAt, setCheckedAt] = useState(0);
  const valuesOf = ({ mapping }: Source) => ({ mapping: mapping ?? shipped });
  const toMapping = (typed: string) => (typed.trim() === shipped.trim() ? null : typed);
  const edit = useRecordEdit({
    name: `sources mapping-${source.id}`,
    record: source,
    valuesOf,
    send: ({ mapping }, { id, name, defaultSeverity, silenceLimitMinutes, pull, version }) =>
      update.mutateAsync({
        id,
        name,
        defaultSeverity,
        silenceLimitMinutes,
        pull,
        version,
        mapping: toMapping(mapping),
      }),
    readNewer: ({ id }) => readNewer(id),
    onSaved(saved) {
      toasts.show('success', saved.mapping === null ? words.wasReset(saved.name) : words.saved(saved.name));
      onSaved(saved);
    },
    failed: text.failures.change,
  });
  const typed = edit.values.mapping;
  const isMissing = typed.trim() === '';
  const theirs = edit.newer && valuesOf(edit.newer).mapping;

  function submit() {
    if (isMissing) return setCheckedAt(checkedAt + 1);
    void edit.save();
  }

  function discard() {
    edit.drop();
    onSaved(edit.newer ?? source);
  }

  return (
    <>
      <FormFrame
        label={text.detail.tab.mapping}
        edit={edit}
        submitLabel={words.save}
        changed={
          theirs === null
            ? null
            : theirs === typed
              ? []
              : [{ field: text.form.fieldNames.mapping, mine: typed, newer: theirs }]
        }
        checkedAt={checkedAt}
        onSubmit={submit}
        onDiscard={discard}
        actions={
          toMapping(typed) !== null && (
            <DiscardButton variant="quiet" isTyped onDiscard={() => edit.change({ mapping: shipped })}>
              {words.reset}
            </DiscardButton>
          )
        }
      >
        <TextAreaField
          label={words.text}
          hint={words.about}
          error={checkedAt > 0 && isMissing ? words.missing : undefined}
          className={styles.editor}
          rows={14}
          maxLength={mappingMax}
          spellCheck={false}
          autoComplete="off"
          value={typed}
          onChange={(event) => edit.change({ mapping: event.target.value })}
        />
      </FormFrame>
      {!isMissing && <PreviewPanel source={source} mapping={toMapping(typed)} delivery={delivery} />}
    </>
  );
}
