import type { User } from '@halyard/contracts/accounts/users.ts';
import { useActionFailure } from '../../../api/errors/use-action-failure.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { useSendsMail } from '../../../text/product.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { type Failure, failureOf } from '../../../ui/page/failure-banner.tsx';
import { useDescribeFailure } from '../use-last-failure.ts';
import { useUserDecisions } from '../users-queries.ts';

export type DecisionKind = 'grant' | 'decline' | 'resend' | 'reset';

/** Carries out a decision about a user, with a toast. `onDone` is called at the end, whether it succeeded or failed. */
export function useDecision(user: User, onDone: () => void) {
  const describeFailure = useDescribeFailure();
  const text = useMessages(usersWords);
  const sendsMail = useSendsMail();
  const toasts = useToasts();
  const { decide, resend, resetFactor } = useUserDecisions(user.id);
  const [failure, setFailure] = useActionFailure<Failure>();
  const { username: name, email } = user;
  const role = user.requestedRole ?? user.role;
  const { questions } = text;

  const works: Record<DecisionKind, { work: () => Promise<unknown>; done: string }> = {
    grant: { work: () => decide.mutateAsync('grant'), done: text.granted(name, role) },
    decline: { work: () => decide.mutateAsync('decline'), done: text.declined(name) },
    resend: { work: () => resend.mutateAsync(), done: sendsMail ? text.resent(email) : text.resentToOutbox },
    reset: { work: () => resetFactor.mutateAsync(), done: text.secondFactorReset(name) },
  };

  async function make(kind: DecisionKind) {
    setFailure(null);
    try {
      await works[kind].work();
      toasts.show('success', works[kind].done);
    } catch (error) {
      setFailure(failureOf(error, describeFailure(error, text.failures.update)));
    } finally {
      onDone();
    }
  }

  const words: Record<DecisionKind, { title: string; question: string; yes: string }> = {
    grant: { ...questions.grant, title: questions.grant.title(role), question: questions.grant.question(name, role) },
    decline: { ...questions.decline, question: questions.decline.question(name) },
    resend: { ...questions.resend, question: questions.resend.question(email) },
    reset: { ...questions.reset, question: questions.reset.question(name) },
  };

  return {
    make,
    failure,
    isBusy: decide.isPending || resend.isPending || resetFactor.isPending,
    wordsOf: (kind: DecisionKind) => words[kind],
  };
}
