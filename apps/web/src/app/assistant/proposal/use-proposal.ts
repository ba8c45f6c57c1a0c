import { fromAccountRole } from '@halyard/contracts/accounts/roles.ts';
import { can } from '@halyard/contracts/policy.ts';
import { type Proposal, settleProposal } from '@halyard/contracts/work/assistant.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../../api/call.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useActionFailure } from '../../../api/errors/use-action-failure.ts';
import { useSession } from '../../../session/session.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { assistantWords } from '../../../text/loaders/work.ts';
import { carryOut, keysTouchedBy, permissionFor } from './carry-out.ts';

type Step =
  | { readonly at: 'asked' }
  /** The texts of others that were read before are shown, and the question is asked again. */
  | { readonly at: 'warned' }
  | { readonly at: 'busy' }
  | { readonly at: 'done'; readonly address: string };

/** Takes a proposal from the question to the deed. Nothing happens before `confirm`, with foreign texts before the second. */
export function useProposal(proposal: Proposal, onSettle: (proposal: Proposal) => void) {
  const { proposal: text } = useMessages(assistantWords);
  const call = useApi();
  const queries = useQueryClient();
  const describeError = useDescribeError();
  const { currentUser } = useSession();
  const [step, setStep] = useState<Step>({ at: 'asked' });
  const [failure, setFailure] = useActionFailure<string>();
  const isBusy = useRef(false);
  const { id, request, sources } = proposal;

  function settle(state: 'confirmed' | 'declined') {
    onSettle({ ...proposal, state });
    // It is done or left undone whether or not the server could note it.
    call(settleProposal, { params: { id }, query: {}, body: { state } }).catch(() => undefined);
  }

  async function act() {
    try {
      const outcome = await carryOut(call, proposal);
      if (outcome.is === 'gone') {
        setFailure(text.taskGone);
        setStep({ at: 'asked' });
        return;
      }
      setStep({ at: 'done', address: outcome.address });
      settle('confirmed');
    } catch (error) {
      setFailure(describeError(error, text.failed));
      setStep({ at: 'asked' });
    } finally {
      for (const key of keysTouchedBy[request.action]) void queries.invalidateQueries({ queryKey: [key] });
    }
  }

  async function confirm() {
    if (step.at === 'asked' && sources.length > 0) return setStep({ at: 'warned' });
    // A second click before the button has gone would do it twice.
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(null);
    setStep({ at: 'busy' });
    await act();
    isBusy.current = false;
  }

  return {
    step,
    failure,
    isAllowed: currentUser !== null && can(fromAccountRole(currentUser.role), permissionFor[request.action]),
    confirm: () => void confirm(),
    decline: () => settle('declined'),
  };
}
