import {
  changeThreats,
  type Threat,
  type ThreatSeverity,
  type ThreatStatus,
  type Verdict,
} from '@halyard/contracts/intelligence/threats.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/call.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useActionFailure } from '../../../api/errors/use-action-failure.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useOfferUndo, useReadRecordsAgain } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { type Failure, failureOf } from '../../../ui/page/failure-banner.tsx';

/** Bulk actions on threats. A verdict and a severity require a reason. */
export type ThreatChange =
  | { readonly status: ThreatStatus }
  | { readonly acknowledged: boolean }
  | { readonly verdict?: Verdict | null; readonly severity?: ThreatSeverity | null; readonly reason: string };

/** A threat that was left as it is, and why. */
export type Skipped = {
  readonly id: string;
  readonly name: string;
  readonly reason: 'changed' | 'gone' | 'same';
};

/** Says in words the outcome of `count` threats. */
function useDescribeDone() {
  const { done: text } = useMessages(threatsWords);
  const format = useFormat();
  return (change: ThreatChange, count: number): string => {
    const written = format.number(count);
    if ('status' in change) return text.status(count, written, change.status);
    if ('acknowledged' in change)
      return change.acknowledged ? text.acknowledged(count, written) : text.unacknowledged(count, written);
    if (change.verdict === undefined && change.severity !== undefined)
      return text.severity(count, written, change.severity);
    return text.verdict(count, written, change.verdict ?? null);
  };
}

/** Changes one or many threats; the toast offers undo, and who was left out is named with the reason. */
export function useThreatChanges() {
  const call = useApi();
  const readAgain = useReadRecordsAgain();
  const offerUndo = useOfferUndo();
  const describeDone = useDescribeDone();
  const describeFailure = useDescribeError();
  const { done: text } = useMessages(threatsWords);
  const [skipped, setSkipped] = useState<readonly Skipped[]>([]);
  const [failure, setFailure] = useActionFailure<Failure>();
  const sending = useMutation({
    mutationFn: ({ threats, change }: { threats: readonly Threat[]; change: ThreatChange }) =>
      call(changeThreats, { body: { threats: threats.map(({ id, version }) => ({ id, version })), ...change } }),
    onSettled: readAgain,
  });

  /** Resolves with the skipped ids, or undefined if nothing could be changed; never rejects. */
  async function change(threats: readonly Threat[], what: ThreatChange): Promise<readonly string[] | undefined> {
    const names = new Map(threats.map(({ id, name }) => [id, name]));
    setFailure(null);
    try {
      const reply = await sending.mutateAsync({ threats, change: what });
      setSkipped(reply.skipped.map(({ id, reason }) => ({ id, name: names.get(id) ?? id, reason })));
      if (reply.changed.length > 0) offerUndo(describeDone(what, reply.changed.length), reply.changeId);
      return reply.skipped.map(({ id }) => id);
    } catch (error) {
      setFailure(failureOf(error, describeFailure(error, text.failed)));
      return undefined;
    }
  }

  const dismiss = () => {
    setSkipped([]);
    setFailure(null);
  };
  return { change, isBusy: sending.isPending, skipped, failure, dismiss };
}

export type ThreatChanges = ReturnType<typeof useThreatChanges>;
