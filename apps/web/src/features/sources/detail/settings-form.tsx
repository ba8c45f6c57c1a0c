import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useState } from 'react';
import { differing } from '../../../records/edit/merge-values.ts';
import { useRecordEdit } from '../../../records/edit/use-record-edit.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { draftOf, problemsIn, settingsOf } from '../connect/source-draft.ts';
import { SourceFields } from '../connect/source-fields.tsx';
import { useSourceChanges } from '../source-queries.ts';
import { FormFrame } from './form-frame.tsx';

type Props = { readonly source: Source; readonly onSaved: (source: Source) => void };

/** The settings of a source, saved on top of the version that was seen. */
export function SettingsForm({ source, onSaved }: Props) {
  const text = useMessages(sourcesWords);
  const { form } = text;
  const toasts = useToasts();
  const { update, readNewer } = useSourceChanges();
  const [checkedAt, setCheckedAt] = useState(0);
  const edit = useRecordEdit({
    name: `sources settings-${source.id}`,
    record: source,
    valuesOf: draftOf,
    send: (values, { id, mapping, pull, version }) =>
      update.mutateAsync({ ...settingsOf(values), id, mapping, pull, version }),
    readNewer: ({ id }) => readNewer(id),
    onSaved(saved) {
      toasts.show('success', form.saved(saved.name));
      onSaved(saved);
    },
    failed: text.failures.change,
  });
  const problems = problemsIn(edit.values);
  const theirs = edit.newer && draftOf(edit.newer);

  function submit() {
    if (problems.length > 0) return setCheckedAt(checkedAt + 1);
    void edit.save();
  }

  function discard() {
    edit.drop();
    onSaved(edit.newer ?? source);
  }

  return (
    <FormFrame
      label={text.detail.tab.settings}
      edit={edit}
      submitLabel={form.save}
      changed={
        theirs &&
        differing(edit.values, theirs).map((field) => ({
          field: form.fieldNames[field],
          mine: edit.values[field],
          newer: theirs[field],
        }))
      }
      checkedAt={checkedAt}
      onSubmit={submit}
      onDiscard={discard}
    >
      <SourceFields draft={edit.values} onChange={edit.change} problems={checkedAt > 0 ? problems : []} />
    </FormFrame>
  );
}
