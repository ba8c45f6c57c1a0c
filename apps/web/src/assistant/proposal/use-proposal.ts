import { fromAccountRole } from '@halyard/contracts/accounts/roles.ts';
import { can } from '@halyard/contracts/policy.ts';
import { type Proposal, settleProposal } from '@halyard/contracts/work/assistant.ts';
import { actionOf } from '@halyard/contracts/work/assistant-actions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useRef, useState } from 'react';
import { useApi } from '../../api/call.ts';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useActionFailure } from '../../api/errors/use-action-failure.ts';
import { useApplySettings } from '../../preferences/apply-settings.ts';
import { ClockContext } from '../../preferences/clock.tsx';
import { useSession } from '../../session/session.ts';
import { StepUpDeclined, useStepUp } from '../../session/sign-in/step-up.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { ActionRejected, type CarriedOut } from './actions/action.ts';
import { carryOut, keysTouchedBy } from './carry-out.ts';
import { missingIn, proposedValues } from './slots.ts';

export type Done = CarriedOut & { readonly at: number; readonly undo: CarriedOut['undo'] };

type Step =
  | { readonly at: 'asked' }
  /** The third-party texts are shown, and the confirmation is repeated. */
  | { readonly at: 'warned' }
  | { readonly at: 'busy' }
  | { readonly at: 'done'; readonly done: Done };

/** Returns why an action was not carried out; undefined if the user did not re-enter the password. */
export function useDescribeRejection(): (error: unknown) => string | null {
  const { proposal: text } = useMessages(assistantWords);
  const describeError = useDescribeError();
  return (error) => {
    if (error instanceof StepUpDeclined) return null;
    if (error instanceof ActionRejected) return text.rejected[error.reason];
    return describeError(error, text.failed);
  };
}

/** Invalidates the queries with the records of an action. */
export function useReadAgain(action: Proposal['request']['action']): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of keysTouchedBy(actionOf(action).access.resource))
      void queries.invalidateQueries({ queryKey: [key] });
  };
}

const filledIn = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );

/** Takes a proposal from the question to the deed. Nothing happens before `confirm`, with foreign texts before the second. */
export function useProposal(proposal: Proposal, onSettle: (proposal: Proposal) => void) {
  const call = useApi();
  const stepUp = useStepUp();
  const applySettings = useApplySettings();
  const now = useContext(ClockContext);
  const describeRejection = useDescribeRejection();
  const { id, request, sources } = proposal;
  const { action, version } = request;
  const readAgain = useReadAgain(action);
  const { currentUser } = useSession();
  const [values, setValues] = useState(() => proposedValues(request));
  const [step, setStep] = useState<Step>({ at: 'asked' });
  const [failure, setFailure] = useActionFailure<string>();
  const isBusy = useRef(false);
  const missing = missingIn(action, values);
  const isAllowed = currentUser !== null && can(fromAccountRole(currentUser.role), actionOf(action).access);

  function settle(state: 'confirmed' | 'declined') {
    onSettle({ ...proposal, state });
    // It is done or left undone whether or not the server could note it.
    call(settleProposal, { params: { id }, query: {}, body: { state } }).catch(() => undefined);
  }

  async function act() {
    try {
      const confirmed = { values: filledIn(values), version, idempotencyKey: id };
      const outcome = await carryOut(action, { call, stepUp, applySettings, now }, confirmed);
      setStep({ at: 'done', done: { address: outcome.address, undo: outcome.undo, at: now() } });
      settle('confirmed');
    } catch (error) {
      setFailure(describeRejection(error));
      setStep({ at: 'asked' });
    } finally {
      readAgain();
    }
  }

  async function confirm() {
    if (!isAllowed || missing.length > 0) return;
    if (step.at === 'asked' && sources.length > 0) return setStep({ at: 'warned' });
    // A double click before the button is removed would run it twice.
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
    values,
    missing,
    isAllowed,
    change: (slot: string, value: string) => setValues((before) => ({ ...before, [slot]: value })),
    confirm: () => void confirm(),
    decline() {
      if (!isBusy.current) settle('declined');
    },
  };
}
