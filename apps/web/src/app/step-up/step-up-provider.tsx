import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { TransportError } from '../../api/errors/transport-error.ts';
import { type StepUp, StepUpContext } from '../../session/sign-in/step-up.ts';
import { createIdentityQuestion, type IdentityQuestion } from './identity-question.ts';

const PasswordDialog = lazy(async () => ({ default: (await import('./password-dialog.tsx')).PasswordDialog }));

const wantsRecentSignIn = (error: unknown) =>
  error instanceof TransportError && error.code === 'recent_sign_in_required';

/** Runs the work; if it is rejected for an old sign-in, asks, and runs it once more. A second error is the caller's. */
const stepUpWith =
  ({ ask }: IdentityQuestion): StepUp =>
  async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!wantsRecentSignIn(error)) throw error;
    }
    await ask();
    return work();
  };

/** Provides the screens inside with step-up authentication (decision G-078). */
export function StepUpProvider({ children }: { readonly children: ReactNode }) {
  const [question] = useState(createIdentityQuestion);
  const [stepUp] = useState(() => stepUpWith(question));
  const isOpen = useSyncExternalStore(question.subscribe, question.isOpen);
  useEffect(() => () => question.decline(), [question]);
  return (
    <StepUpContext value={stepUp}>
      {children}
      <Suspense>{isOpen && <PasswordDialog onConfirmed={question.confirm} onDeclined={question.decline} />}</Suspense>
    </StepUpContext>
  );
}
