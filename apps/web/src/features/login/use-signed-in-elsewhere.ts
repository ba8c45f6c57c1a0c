import { useEffect } from 'react';
import { useSessionStore } from '../../session/session-provider.tsx';
import { forgetSignInState } from '../../session/sign-in/sign-in-state.ts';

/**
 * Continues automatically when another tab of this browser signs in and stays signed in: the tokens are here then, too.
 */
export function useSignedInElsewhere(): void {
  const { storage, refreshAccount } = useSessionStore();
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (!storage.isSignIn(event)) return;
      storage.remember(true);
      forgetSignInState(sessionStorage);
      // If the account cannot be read now, sign-in is still required here.
      refreshAccount().catch(() => undefined);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storage, refreshAccount]);
}
