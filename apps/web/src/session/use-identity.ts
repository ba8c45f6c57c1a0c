import { useEffect, useState } from 'react';
import { useVisitorText } from '../text/words.tsx';
import { createIdentityOperations, type IdentityOperations } from './provider/identity-operations.ts';
import { useSessionStore } from './session-provider.tsx';

/** The provider's operations for the sign-in screens; the client starts to load once the screen has been painted. */
export function useIdentity(): IdentityOperations {
  const store = useSessionStore();
  const { session: text } = useVisitorText();
  const [operations] = useState(() =>
    createIdentityOperations({
      store,
      storage: sessionStorage,
      now: () => Date.now(),
      alreadySignedIn: text.alreadySignedIn,
    }),
  );
  useEffect(() => {
    // A failed load is retried, and reported, on submit.
    const timer = setTimeout(() => store.getIdentityClient().catch(() => undefined), 0);
    return () => clearTimeout(timer);
  }, [store]);
  return operations;
}
