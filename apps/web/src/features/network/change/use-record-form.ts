import { useState } from 'react';
import { useDescribeError } from '../../../api/describe-error.ts';
import { isRecordChanged } from '../../../api/transport-error.ts';
import { useActionFailure } from '../../../api/use-action-failure.ts';
import { useDraft } from '../../../records/drafts/use-draft.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/network-words.ts';
import { type Failure, failureOf } from '../../../ui/page/failure-banner.tsx';
import { isSame, mergeValues, type Values } from './merge-values.ts';

type Versioned<V> = { readonly values: V; readonly version: number };
type Draft<V> = { readonly began: Versioned<V>; readonly values: V };

type Options<V extends Values, P> = {
  /** Drafts are told apart by it. */
  readonly name: string;
  /** The record as it is when the form opens; a new one has version 0. */
  readonly present: Versioned<V>;
  readonly check: (values: V) => Partial<Record<keyof V & string, P>>;
  /** Resolves once it is saved; rejects with the server's error. */
  readonly send: (values: V, version: number) => Promise<void>;
  /** Reads the record again after someone else was quicker. */
  readonly readNewer: () => Promise<Versioned<V>>;
  readonly failed: string;
};

/** A form whose fields outlive the window. Where someone was quicker nothing is overwritten before both were seen. */
export function useRecordForm<V extends Values, P>(options: Options<V, P>) {
  const { name, present, check, send, readNewer, failed } = options;
  const text = useMessages(networkWords);
  const describe = useDescribeError();
  const store = useDraft<Draft<V> | undefined>(`network ${name}`, undefined);
  // A version that comes in live does not count as seen: it might differ in what is being written.
  const [first] = useState(present);
  const { began, values } = store.draft ?? { began: first, values: first.values };
  const [problems, setProblems] = useState<Partial<Record<keyof V & string, P>>>({});
  const [checkedAt, setCheckedAt] = useState(0);
  const [newer, setNewer] = useState<Versioned<V> | null>(null);
  const [failure, setFailure] = useActionFailure<Failure>();
  const [isSaving, setSaving] = useState(false);

  function change(next: Partial<V>) {
    store.write({ began, values: { ...values, ...next } });
    setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in next))) as typeof problems);
  }

  async function save(wanted: V, version: number) {
    setSaving(true);
    setFailure(null);
    try {
      await send(wanted, version);
      store.drop();
    } catch (error) {
      if (isRecordChanged(error)) await look();
      else setFailure(failureOf(error, describe(error, failed)));
    } finally {
      setSaving(false);
    }
  }

  async function look() {
    try {
      setNewer(await readNewer());
    } catch (error) {
      setFailure(failureOf(error, describe(error, text.conflict.failed)));
    }
  }

  function submit() {
    const found = check(values);
    setProblems(found);
    if (Object.keys(found).length > 0) return setCheckedAt(checkedAt + 1);
    void save(values, began.version);
  }

  const merged = newer && mergeValues(began.values, values, newer.values);
  return {
    values,
    problems,
    checkedAt,
    failure,
    isSaving,
    change,
    submit,
    isDraftBack: store.isBack,
    isDirty: !isSame(values, began.values),
    dropDraft: store.drop,
    conflict: newer &&
      merged && {
        newer: newer.values,
        differing: merged.differing,
        saveMine() {
          // From here on the newer one is what was seen.
          store.write({ began: newer, values: merged.values });
          setNewer(null);
          void save(merged.values, newer.version);
        },
        takeNewer() {
          store.write({ began: newer, values: newer.values });
          setNewer(null);
        },
      },
  };
}
