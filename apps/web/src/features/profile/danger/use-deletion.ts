import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { profileWords } from '../../../text/loaders/account.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useRequestDeletion, useWithdrawDeletion } from '../profile-queries.ts';

/** The current question or message of deleting the account. */
type Talk = 'none' | 'ask' | 'sent' | 'open';

const isOpenAlready = (error: unknown) =>
  error instanceof TransportError && error.code === 'deletion_already_requested';

/** The request to delete the account: administrators decide, so nothing is deleted here (decision G-007). */
export function useDeletion(requestedAt: string | null) {
  const describeFailure = useDescribeError();
  const { danger: text } = useMessages(profileWords);
  const toasts = useToasts();
  const request = useRequestDeletion();
  const withdrawal = useWithdrawDeletion();
  const [talk, setTalk] = useState<Talk>('none');

  async function send() {
    try {
      await request.mutateAsync();
      setTalk('sent');
    } catch (error) {
      if (isOpenAlready(error)) return setTalk('open');
      setTalk('none');
      toasts.show('error', describeFailure(error, text.failed), { error });
    }
  }

  async function withdraw() {
    try {
      await withdrawal.mutateAsync();
      toasts.show('success', text.withdrawn);
    } catch (error) {
      toasts.show('error', describeFailure(error, text.withdrawFailed), { error });
    }
    setTalk('none');
  }

  return {
    talk,
    isBusy: request.isPending || withdrawal.isPending,
    begin: () => setTalk(requestedAt === null ? 'ask' : 'open'),
    send,
    withdraw,
    close: () => setTalk('none'),
  };
}
