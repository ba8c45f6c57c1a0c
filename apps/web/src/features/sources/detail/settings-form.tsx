import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useState } from 'react';
import { differing } from '../../../records/edit/merge-values.ts';
import { useRecordEdit } from '../../../records/edit/use-record-edit.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { draftOf, problemsIn, settingsOf } from '../connect/source-draft.ts';
import { SourceFields } from '../connect/source-fields.tsx';
import { ConnectionTest } from '../pull/connection-test.tsx';
import { authorizationAfter, changesNothing, keepCredential, problemInChange } from '../pull/credential.ts';
import { KeptCredential } from '../pull/kept-credential.tsx';
import { usePullActions } from '../pull/pull-actions.tsx';
import { pullOf, urlProblem } from '../pull/pull-draft.ts';
import { PullFields } from '../pull/pull-fields.tsx';
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
  const [credential, setCredential] = useState(keepCredential);
  const actions = usePullActions();
  const isPulled = source.pull !== null;
  const authorization = authorizationAfter(credential);
  const edit = useRecordEdit({
    name: `sources settings-${source.id}`,
    record: source,
    valuesOf: draftOf,
    send: (values, { id, mapping, version }) =>
      update.mutateAsync({
        ...settingsOf(values),
        id,
        mapping,
        version,
        pull: isPulled ? pullOf(values, authorization) : null,
      }),
    readNewer: ({ id }) => readNewer(id),
    onSaved(saved) {
      setCredential(keepCredential);
      actions?.closeResult(saved.id);
      toasts.show('success', form.saved(saved.name));
      onSaved(saved);
    },
    failed: text.failures.change,
  });
  const problems = problemsIn(edit.values);
  const wrongUrl = isPulled ? urlProblem(edit.values.url) : undefined;
  const wrongCredential = problemInChange(credential);
  const cannotAsk = wrongUrl !== undefined || wrongCredential !== undefined;
  const theirs = edit.newer && draftOf(edit.newer);
  const names = { ...form.fieldNames, url: text.pull.form.url, every: text.pull.form.every };

  function submit() {
    if (problems.length > 0 || cannotAsk) return setCheckedAt(checkedAt + 1);
    void edit.save();
  }

  function discard() {
    edit.drop();
    setCredential(keepCredential);
    onSaved(edit.newer ?? source);
  }

  function read() {
    if (cannotAsk) {
      setCheckedAt(checkedAt + 1);
      return undefined;
    }
    const url = edit.values.url.trim();
    return authorization === undefined ? { url, source: source.id } : { url, authorization };
  }

  return (
    <FormFrame
      label={text.detail.tab.settings}
      edit={edit}
      isTyped={!changesNothing(credential)}
      submitLabel={form.save}
      changed={
        theirs &&
        differing(edit.values, theirs).map((field) => ({
          field: names[field],
          mine: edit.values[field],
          newer: theirs[field],
        }))
      }
      checkedAt={checkedAt}
      onSubmit={submit}
      onDiscard={discard}
    >
      <SourceFields draft={edit.values} onChange={edit.change} problems={checkedAt > 0 ? problems : []}>
        {source.pull && (
          <>
            <PullFields draft={edit.values} onChange={edit.change} problem={checkedAt > 0 ? wrongUrl : undefined} />
            <KeptCredential
              hasCredential={source.pull.hasCredential}
              change={credential}
              onChange={setCredential}
              problem={checkedAt > 0 ? wrongCredential : undefined}
            />
            <ConnectionTest read={read} />
          </>
        )}
      </SourceFields>
    </FormFrame>
  );
}
