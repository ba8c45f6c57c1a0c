import { confirmIdentity } from '@halyard/contracts/accounts/profile.ts';
import { useState } from 'react';
import { useApi } from '../../api/call.ts';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { TransportError } from '../../api/errors/transport-error.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { stepUpWords } from '../../text/loaders/account.ts';

/** What was not accepted: it is shown under that field, and above all where no field is at fault. */
type Rejection = {
  readonly words: string;
  readonly error: unknown;
  readonly field: 'password' | 'code' | undefined;
  readonly at: number;
};

const fieldsAtFault: Readonly<Record<string, Rejection['field']>> = { wrong_password: 'password', wrong_code: 'code' };

const codeOf = (error: unknown) => (error instanceof TransportError ? error.code : undefined);

/** Where the code comes from that the server wants beside the password. */
export type CodeSource = 'app' | 'sent';

const sources: Readonly<Record<string, CodeSource>> = { second_factor_required: 'app', second_factor_sent: 'sent' };

/**
 * Sends the password; `source` once the server has said that this account's password alone is not enough, `sentTimes`
 * how often a code was sent. Without a code a new one is asked for.
 */
export function useConfirming(onConfirmed: () => void) {
  const text = useMessages(stepUpWords);
  const call = useApi();
  const describeError = useDescribeError();
  const [isBusy, setBusy] = useState(false);
  const [source, setSource] = useState<CodeSource>();
  const [sentTimes, setSentTimes] = useState(0);
  const [rejection, setRejection] = useState<Rejection>();

  function reject(error: unknown) {
    setBusy(false);
    const code = codeOf(error) ?? '';
    const wanted = sources[code];
    if (wanted) {
      setSource(wanted);
      if (wanted === 'sent') setSentTimes(sentTimes + 1);
      setRejection(undefined);
      return;
    }
    const field = fieldsAtFault[code];
    setRejection({ words: describeError(error, text.failed), error, field, at: (rejection?.at ?? 0) + 1 });
  }

  async function confirm(password: string, code?: string) {
    setBusy(true);
    try {
      await call(confirmIdentity, { body: { password, ...(source && code && { code }) } });
      onConfirmed();
    } catch (error) {
      reject(error);
    }
  }

  return { confirm, isBusy, source, sentTimes, rejection };
}
