import { confirmIdentity } from '@halyard/contracts/accounts/profile.ts';
import { useState } from 'react';
import { useApi } from '../../api/call.ts';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { TransportError } from '../../api/errors/transport-error.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { stepUpWords } from '../../text/loaders/account.ts';

/** The rejected value: shown under its field, and above all if no field is at fault. */
type Rejection = {
  readonly words: string;
  readonly error: unknown;
  readonly field: 'password' | 'code' | undefined;
  readonly at: number;
};

const fieldsAtFault: Readonly<Record<string, Rejection['field']>> = { wrong_password: 'password', wrong_code: 'code' };

const codeOf = (error: unknown) => (error instanceof TransportError ? error.code : undefined);

/** The source of the code that the server requires in addition to the password. */
export type CodeSource = 'app' | 'sent';

const sources: Readonly<Record<string, CodeSource>> = { second_factor_required: 'app', second_factor_sent: 'sent' };

/**
 * Sends the password; `source` once the server requires more than the password, `sentTimes` the number of sent codes.
 * Without a code a new one is requested.
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
