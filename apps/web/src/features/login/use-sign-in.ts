import { useState } from 'react';
import { TransportError } from '../../api/errors/transport-error.ts';
import type { SignInOutcome } from '../../session/provider/identity-client-type.ts';
import { useSessionStore } from '../../session/session-provider.tsx';
import { forgetSignInState } from '../../session/sign-in/sign-in-state.ts';
import { shareLastInput } from '../../session/tabs/last-input.ts';
import { useIdentity } from '../../session/use-identity.ts';
import { useVisitorText } from '../../text/words.tsx';
import { describeSignInError, isSpentSignIn } from './describe-sign-in-error.ts';
import type { LoginStep, Notice } from './login-step.ts';

const emailKey = 'halyard.remembered-email';

export const readRememberedEmail = (storage: Storage) => storage.getItem(emailKey) ?? '';

/** The user, and whether to stay signed in. */
export type Person = { readonly email: string; readonly remember: boolean };

/** The outcome of a sign-in; `notice` is shown above the next step. */
export type Outcome = SignInOutcome & { readonly notice?: string | undefined };

function keepEmail({ email, remember }: Person) {
  if (remember) localStorage.setItem(emailKey, email);
  else localStorage.removeItem(emailKey);
}

type Options = { readonly notice?: Notice | undefined; readonly onStep: (step: LoginStep) => void };

/** Follows a sign-in to its next step; errors become a notice above the form, and no input is lost. */
export function useSignIn({ notice: first, onStep }: Options) {
  const words = useVisitorText();
  const identity = useIdentity();
  const store = useSessionStore();
  const [notice, setNotice] = useState(first);
  const [isBusy, setBusy] = useState(false);

  /** Reads the account behind the new tokens; without one there is no sign-in, whatever the provider said. */
  async function enter() {
    // Someone is here: what an earlier session left behind must not end this one.
    shareLastInput(localStorage, Date.now());
    await store.refreshAccount();
    if (!store.read().currentUser) setNotice({ text: words.session.signIn.withoutTokens });
  }

  async function follow({ step, notice: said, ...details }: Outcome, email: string) {
    if (step === 'DONE') await enter();
    else if (step === 'CONFIRM_SIGN_UP')
      setNotice({ text: words.session.signIn.UserNotConfirmedException, way: 'verify' });
    else if (step === 'RESET_PASSWORD')
      setNotice({ text: words.session.signIn.PasswordResetRequiredException, way: 'reset' });
    else {
      onStep({ name: 'challenge', challenge: step, details, email, notice: said });
      if (said !== undefined) setNotice({ text: said });
    }
  }

  function explain(error: unknown, email: string) {
    if (isSpentSignIn(error)) {
      forgetSignInState(sessionStorage);
      onStep({ name: 'credentials', email, notice: { text: words.session.signInExpired } });
      // If the form is already open no other replaces it.
      setNotice({ text: words.session.signInExpired });
    } else if (error instanceof TransportError) setNotice({ text: words.transport[error.problem], error });
    else setNotice({ text: describeSignInError(error, words), error });
  }

  async function attempt(email: string, work: () => Promise<Outcome>) {
    setBusy(true);
    setNotice(undefined);
    try {
      await follow(await work(), email);
    } catch (error) {
      explain(error, email);
    }
    setBusy(false);
  }

  return {
    notice,
    isBusy,
    identity,
    attempt,
    dismiss: () => setNotice(undefined),
    /** Starts a sign-in; the address is remembered once the provider accepted it. */
    begin: (person: Person, work: () => Promise<Outcome>) =>
      attempt(person.email, async () => {
        const outcome = await work();
        keepEmail(person);
        return outcome;
      }),
  };
}
