import type { SignInFix } from '@halyard/contracts/accounts/sign-in-state.ts';
import type { User } from '@halyard/contracts/accounts/users.ts';
import { useState } from 'react';
import { useActionFailure } from '../../../api/errors/use-action-failure.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { signInStateWords } from '../../../text/loaders/administration.ts';
import { useSendsMail } from '../../../text/product.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { type Failure, failureOf } from '../../../ui/page/failure-banner.tsx';
import { useDescribeFailure } from '../use-last-failure.ts';
import { useResolveSignInIssue } from './sign-in-queries.ts';

/** Carries out fixes, after a question where one weakens the account, and says the result of it. */
export function useSignInFix({ id, username }: User) {
  const text = useMessages(signInStateWords);
  const describeFailure = useDescribeFailure();
  const sendsMail = useSendsMail();
  const toasts = useToasts();
  const { mutateAsync, isPending, variables } = useResolveSignInIssue(id);
  const [asked, setAsked] = useState<SignInFix | null>(null);
  const [failure, setFailure] = useActionFailure<Failure>();

  async function applyFix(fix: SignInFix) {
    setFailure(null);
    try {
      await mutateAsync(fix);
      toasts.show('success', (!sendsMail && text.toOutbox[fix]) || text.done[fix](username));
    } catch (error) {
      setFailure(failureOf(error, describeFailure(error, text.fixFailed)));
    } finally {
      setAsked(null);
    }
  }

  return {
    asked,
    failure,
    isBusy: isPending,
    busyWith: isPending ? variables : null,
    begin: (fix: SignInFix) => (text.questions[fix] ? setAsked(fix) : void applyFix(fix)),
    applyFix,
    giveUp: () => setAsked(null),
  };
}

export type SignInFixState = ReturnType<typeof useSignInFix>;
