import { useEffect } from 'react';
import { useSessionStore } from '../../session/session-provider.tsx';
import { forgetSignInState } from '../../session/sign-in/sign-in-state.ts';

/** Goes on by itself when another tab of this browser signs in and stays signed in: the tokens are here then, too. */
export function useSignedInElsewhere(): void {
  const { storage, refreshAccount } = useSessionStore();
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (!storage.isSignIn(event)) return;
      storage.remember(true);
      forgetSignInState(sessionStorage);
      // Whoever cannot be read now is still asked to sign in here.
      refreshAccount().catch(() => undefined);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storage, refreshAccount]);
}
