import { useState } from 'react';
import { TransportError } from '../../api/transport-error.ts';
import type { SignInStep } from '../../session/identity-client-type.ts';
import { describeIdentityError } from '../../session/identity-errors.ts';
import { useSessionStore } from '../../session/session-provider.tsx';
import { useIdentity } from '../../session/use-identity.ts';
import { useVisitorText } from '../../text/words.tsx';
import type { LoginStep, Notice } from './login-step.ts';

const emailKey = 'halyard.remembered-email';

export const readRememberedEmail = (storage: Storage) => storage.getItem(emailKey) ?? '';

type Credentials = { readonly email: string; readonly password: string; readonly remember: boolean };

function keepEmail({ email, remember }: Credentials) {
  if (remember) localStorage.setItem(emailKey, email);
  else localStorage.removeItem(emailKey);
}

/** Follows a sign-in to its next step; what goes wrong becomes a notice above the form, and nothing typed is lost. */
export function useSignIn(first: Notice | undefined, onStep: (step: LoginStep) => void) {
  const words = useVisitorText();
  const identity = useIdentity();
  const store = useSessionStore();
  const [notice, setNotice] = useState(first);
  const [isBusy, setBusy] = useState(false);

  /** Reads the account behind the new tokens; without one there is no sign-in, whatever the provider said. */
  async function enter() {
    await store.refreshAccount();
    if (!store.read().currentUser) setNotice({ text: words.session.signIn.withoutTokens });
  }

  async function follow(step: SignInStep) {
    if (step === 'DONE') await enter();
    else if (step === 'CONFIRM_SIGN_UP')
      setNotice({ text: words.session.signIn.UserNotConfirmedException, way: 'verify' });
    else if (step === 'RESET_PASSWORD')
      setNotice({ text: words.session.signIn.PasswordResetRequiredException, way: 'reset' });
    else onStep({ name: 'challenge', challenge: step });
  }

  function explain(error: unknown): string {
    return error instanceof TransportError
      ? words.transport[error.problem]
      : describeIdentityError('signIn', error, words);
  }

  async function attempt(work: () => Promise<SignInStep>) {
    setBusy(true);
    setNotice(undefined);
    try {
      await follow(await work());
    } catch (error) {
      setNotice({ text: explain(error) });
    }
    setBusy(false);
  }

  return {
    notice,
    isBusy,
    dismiss: () => setNotice(undefined),
    signIn: (credentials: Credentials) =>
      attempt(async () => {
        const step = await identity.signIn(credentials.email, credentials.password, credentials.remember);
        keepEmail(credentials);
        return step;
      }),
    answer: (value: string) => attempt(() => identity.confirmSignIn(value)),
  };
}
