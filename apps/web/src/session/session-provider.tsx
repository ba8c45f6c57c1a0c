import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { SessionStore } from './create-session.ts';
import { SessionContext } from './session.ts';

const StoreContext = createContext<SessionStore | null>(null);

/** The sign-in screens talk to the provider through this; everything else needs `useSession` only. */
export function useSessionStore(): SessionStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useSessionStore needs a SessionProvider above it');
  return store;
}

/** Gives the tree who is here. A start-up that failed is thrown to the boundary around the application. */
export function SessionProvider({ store, children }: { readonly store: SessionStore; readonly children: ReactNode }) {
  const { refreshAccount, signOut, hasLeft } = store;
  const state = useSyncExternalStore(store.subscribe, store.read);
  useEffect(() => {
    store.initialise();
  }, [store]);
  const failure = store.readStartUpFailure();
  if (failure) throw failure;
  return (
    <StoreContext value={store}>
      <SessionContext value={{ ...state, refreshAccount, signOut, hasLeft }}>{children}</SessionContext>
    </StoreContext>
  );
}
