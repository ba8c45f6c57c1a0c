import { useState } from 'react';
import { isRecordChanged } from '../../api/transport-error.ts';
import { useActionFailure } from '../../api/use-action-failure.ts';
import { type Failure, failureOf } from '../../ui/page/failure-banner.tsx';
import { useDescribeFailure } from './errors.ts';

type Options<R, V> = {
  /** The record as the person saw it when they began. */
  readonly seen: R;
  readonly send: (values: V, version: number) => Promise<void>;
  readonly readNewer: () => Promise<R>;
};

/**
 * Saves on top of the version that was seen. Where someone was quicker nothing is overwritten: `newer` holds their
 * record until the person has looked at both and decides.
 */
export function useVersionedSave<R extends { readonly version: number }, V>({ seen, send, readNewer }: Options<R, V>) {
  const describeFailure = useDescribeFailure();
  // A record that comes in live does not count as seen: it might differ in what is being written.
  const [began] = useState(seen);
  const [newer, setNewer] = useState<R | null>(null);
  const [failure, setFailure] = useActionFailure<Failure>();
  const [isBusy, setBusy] = useState(false);

  async function save(values: V) {
    setBusy(true);
    setFailure(null);
    try {
      await send(values, (newer ?? began).version);
    } catch (error) {
      if (isRecordChanged(error)) await look();
      else setFailure(failureOf(error, describeFailure(error)));
    } finally {
      setBusy(false);
    }
  }

  async function look() {
    try {
      setNewer(await readNewer());
    } catch (error) {
      setFailure(failureOf(error, describeFailure(error)));
    }
  }

  return { began, newer, failure, isBusy, save };
}
