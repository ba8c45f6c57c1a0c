import type { SignInRemedy } from '@halyard/contracts/sign-in-state.ts';
import type { User } from '@halyard/contracts/users.ts';
import { useState } from 'react';
import { useActionFailure } from '../../../api/use-action-failure.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { signInStateWords } from '../../../text/loaders/sign-in-state-words.ts';
import { useSendsMail } from '../../../text/product.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { type Failure, failureOf } from '../../../ui/page/failure-banner.tsx';
import { useDescribeFailure } from '../describe-failure.ts';
import { useMendSignIn } from './sign-in-queries.ts';

/** Carries out remedies, after a question where one weakens the account, and says what came of it. */
export function useMending({ id, username }: User) {
  const text = useMessages(signInStateWords);
  const describeFailure = useDescribeFailure();
  const sendsMail = useSendsMail();
  const toasts = useToasts();
  const { mutateAsync, isPending, variables } = useMendSignIn(id);
  const [asked, setAsked] = useState<SignInRemedy | null>(null);
  const [failure, setFailure] = useActionFailure<Failure>();

  async function mend(remedy: SignInRemedy) {
    setFailure(null);
    try {
      await mutateAsync(remedy);
      toasts.show('success', (!sendsMail && text.toOutbox[remedy]) || text.done[remedy](username));
    } catch (error) {
      setFailure(failureOf(error, describeFailure(error, text.mendFailed)));
    } finally {
      setAsked(null);
    }
  }

  return {
    asked,
    failure,
    isBusy: isPending,
    busyWith: isPending ? variables : null,
    begin: (remedy: SignInRemedy) => (text.questions[remedy] ? setAsked(remedy) : void mend(remedy)),
    mend,
    giveUp: () => setAsked(null),
  };
}

export type Mending = ReturnType<typeof useMending>;
