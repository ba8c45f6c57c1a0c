import { useEffect } from 'react';

/** For the pages beside the sign-in: who opens one has given up a sign-in that waited for its next step. */
export function useAbandonedSignIn(): void {
  useEffect(() => {
    // If it does not arrive nothing is lost: the state is valid for three minutes, and the sign-in page checks again.
    import('./sign-in-state.ts').then((file) => file.forgetSignInState(sessionStorage)).catch(() => undefined);
  }, []);
}
