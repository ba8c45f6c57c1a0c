import { useState } from 'react';
import { TransportError } from '../../api/transport-error.ts';
import type { SignInOutcome } from '../../session/identity-client-type.ts';
import { shareLastInput } from '../../session/last-input.ts';
import { useSessionStore } from '../../session/session-provider.tsx';
import { forgetSignInState } from '../../session/sign-in-state.ts';
import { useIdentity } from '../../session/use-identity.ts';
import { useVisitorText } from '../../text/words.tsx';
import { describeSignInError, isSpentSignIn } from './describe-sign-in-error.ts';
import type { LoginStep, Notice } from './login-step.ts';

const emailKey = 'halyard.remembered-email';

export const readRememberedEmail = (storage: Storage) => storage.getItem(emailKey) ?? '';

type Credentials = { readonly email: string; readonly password: string; readonly remember: boolean };

function keepEmail({ email, remember }: Credentials) {
  if (remember) localStorage.setItem(emailKey, email);
  else localStorage.removeItem(emailKey);
}

type Options = {
  readonly notice?: Notice | undefined;
  /** Who is signing in, where that was said on an earlier step. */
  readonly email?: string;
  readonly onStep: (step: LoginStep) => void;
};

/** Follows a sign-in to its next step; what goes wrong becomes a notice above the form, and nothing typed is lost. */
export function useSignIn({ notice: first, email = '', onStep }: Options) {
  const words = useVisitorText();
  const identity = useIdentity();
  const store = useSessionStore();
  const [notice, setNotice] = useState(first);
  const [isBusy, setBusy] = useState(false);

  /** Reads the account behind the new tokens; without one there is no sign-in, whatever the provider said. */
  async function enter() {
    // Somebody is here: what an earlier session left behind must not end this one.
    shareLastInput(localStorage, Date.now());
    await store.refreshAccount();
    if (!store.read().currentUser) setNotice({ text: words.session.signIn.withoutTokens });
  }

  async function follow({ step, ...details }: SignInOutcome, who: string) {
    if (step === 'DONE') await enter();
    else if (step === 'CONFIRM_SIGN_UP')
      setNotice({ text: words.session.signIn.UserNotConfirmedException, way: 'verify' });
    else if (step === 'RESET_PASSWORD')
      setNotice({ text: words.session.signIn.PasswordResetRequiredException, way: 'reset' });
    else onStep({ name: 'challenge', challenge: step, details, email: who });
  }

  function explain(error: unknown) {
    if (isSpentSignIn(error)) {
      forgetSignInState(sessionStorage);
      onStep({ name: 'credentials', email, notice: { text: words.session.signInExpired } });
    } else if (error instanceof TransportError) setNotice({ text: words.transport[error.problem] });
    else setNotice({ text: describeSignInError(error, words) });
  }

  async function attempt(who: string, work: () => Promise<SignInOutcome>) {
    setBusy(true);
    setNotice(undefined);
    try {
      await follow(await work(), who);
    } catch (error) {
      explain(error);
    }
    setBusy(false);
  }

  return {
    notice,
    isBusy,
    dismiss: () => setNotice(undefined),
    signIn: (credentials: Credentials) =>
      attempt(credentials.email, async () => {
        const outcome = await identity.signIn(credentials.email, credentials.password, credentials.remember);
        keepEmail(credentials);
        return outcome;
      }),
    answer: (value: string) => attempt(email, () => identity.confirmSignIn(value)),
  };
}
