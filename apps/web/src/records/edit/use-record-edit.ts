import { useState } from 'react';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { isRecordChanged } from '../../api/errors/transport-error.ts';
import { useActionFailure } from '../../api/errors/use-action-failure.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { recordsWords } from '../../text/loaders/records.ts';
import { type Failure, failureOf } from '../../ui/page/failure-banner.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { isSame, mergeValues } from './merge-values.ts';

export type RecordEditOptions<R, V, Reply> = {
  /** Identifies drafts. */
  readonly name: string;
  /** The record as it is when the form opens. */
  readonly record: R;
  readonly valuesOf: (record: R) => V;
  /** Saves the values on top of a version of the record; rejects with the server's error. */
  readonly send: (values: V, on: R) => Promise<Reply>;
  /** Refetches the record after an edit conflict; absent for a new one. */
  readonly readNewer?: (seen: R) => Promise<R>;
  readonly onSaved: (reply: Reply) => void;
  /** The message for a failure without its own. */
  readonly failed?: string;
};

/**
 * The form of a record: its draft outlives the window and is saved on top of the version that was seen. On an edit
 * conflict nothing is overwritten: the input is applied on top of `newer`, and saved once the user has seen both.
 */
export function useRecordEdit<R, V extends object, Reply>(options: RecordEditOptions<R, V, Reply>) {
  const { name, record, valuesOf, send, readNewer, onSaved } = options;
  const { saveFailed } = useMessages(recordsWords);
  const describeError = useDescribeError();
  // A live update does not count as seen: it may conflict with the input.
  const [first] = useState(() => ({ seen: record, values: valuesOf(record) }));
  const { draft, write, drop, isBack } = useDraft(name, first);
  const [newer, setNewer] = useState<R | null>(null);
  const [failure, setFailure] = useActionFailure<Failure>();
  const [isBusy, setBusy] = useState(false);

  const on = newer ?? draft.seen;
  const before = valuesOf(draft.seen);
  const theirs = newer === null ? null : valuesOf(newer);
  const values = theirs === null ? draft.values : mergeValues(before, draft.values, theirs);

  async function save() {
    setBusy(true);
    setFailure(null);
    try {
      const reply = await send(values, on);
      drop();
      onSaved(reply);
    } catch (error) {
      await look(error);
    } finally {
      setBusy(false);
    }
  }

  async function look(error: unknown) {
    try {
      if (!readNewer || !isRecordChanged(error)) throw error;
      setNewer(await readNewer(draft.seen));
    } catch (cause) {
      setFailure(failureOf(cause, describeError(cause, options.failed ?? saveFailed)));
    }
  }

  return {
    seen: draft.seen,
    newer,
    theirs,
    values,
    failure,
    isBusy,
    isDraftBack: isBack && newer === null,
    isTyped: !isSame(values, valuesOf(on)),
    change: (part: Partial<V>) => write({ seen: on, values: { ...values, ...part } }),
    save,
    drop,
  };
}
