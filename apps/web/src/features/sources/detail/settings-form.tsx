import type { PullTrial } from '@halyard/contracts/inflow/feeds.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useState } from 'react';
import { differing } from '../../../records/edit/merge-values.ts';
import { useRecordEdit } from '../../../records/edit/use-record-edit.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { alertQueuesWords } from '../../../text/loaders/alert-queues.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { draftOf, optionsOf, problemsIn, settingsOf } from '../connect/source-draft.ts';
import { SourceFields } from '../connect/source-fields.tsx';
import { ConnectionTest } from '../pull/connection-test.tsx';
import {
  changesNothing,
  credentialAfter,
  credentialKindsFor,
  endsOnAfter,
  keepCredential,
  problemInChange,
} from '../pull/credential.ts';
import { FeedFields } from '../pull/feed-fields.tsx';
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
  const kinds = credentialKindsFor(source.format);
  const given = credentialAfter(credential);
  const endsOn = endsOnAfter(credential);
  const [collections, setCollections] = useState<PullTrial['collections']>(null);
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
        pull: isPulled ? pullOf(values, { credential: given, endsOn }) : null,
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
  const { url, every } = text.pull.form;
  const { from, taxii, csv, hosts, stopAfter } = text.feed;
  const { queues } = useMessages(alertQueuesWords);
  const names = Object.assign(
    { url, every, from, hosts, stopAfter, collection: taxii.label, columns: csv.legend, queue: queues.ofSource },
    form.fieldNames,
  );

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
    const { format } = source;
    const asked = { url: edit.values.url.trim(), format, options: optionsOf(edit.values) };
    return given === undefined ? { ...asked, source: source.id } : { ...asked, credential: given };
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
      <SourceFields
        format={source.format}
        draft={edit.values}
        onChange={edit.change}
        problems={checkedAt > 0 ? problems : []}
      >
        {source.pull && (
          <>
            <PullFields
              format={source.format}
              draft={edit.values}
              onChange={edit.change}
              problem={checkedAt > 0 ? wrongUrl : undefined}
            />
            <FeedFields format={source.format} draft={edit.values} onChange={edit.change} collections={collections} />
            <KeptCredential
              kind={source.pull.credentialKind}
              endsAt={source.pull.credentialEndsAt}
              kinds={kinds}
              change={credential}
              onChange={setCredential}
              problem={checkedAt > 0 ? wrongCredential : undefined}
            />
            <ConnectionTest read={read} onTried={(tried) => setCollections(tried.collections)} />
          </>
        )}
      </SourceFields>
    </FormFrame>
  );
}
