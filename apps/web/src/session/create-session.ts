import type { Account } from '@halyard/contracts/accounts/account.ts';
import { type EndReason, forgetEndReason, keepEndReason, reasonOf } from './end-reason.ts';
import type { IdentityClient, IdentityConfig } from './provider/identity-client-type.ts';
import type { AuthState } from './session.ts';
import type { SignOutStage } from './tabs/other-tabs.ts';
import type { TokenStorage } from './tabs/token-storage.ts';

/** Initialisation is forced to end after this long. */
export const initialisationLimitMs = 2_000;
// An expiring token would expire on the way.
const leastRemainingMs = 30_000;

export type SessionPorts = {
  readonly storage: TokenStorage;
  /** The state of this tab. */
  readonly tab: Storage;
  readonly readConfig: () => Promise<IdentityConfig>;
  readonly loadIdentityClient: (config: IdentityConfig, storage: TokenStorage) => Promise<IdentityClient>;
  /** The account behind the stored token; null when the server does not accept it. */
  readonly readAccount: () => Promise<Account | null>;
  readonly now: () => number;
  /** Tells the other tabs of this browser that the person signs out. */
  readonly notifyOtherTabs: (stage: SignOutStage) => void;
  readonly expiredMessage: () => string;
};

type TokenSearch = {
  readonly token?: string;
  readonly isOver: boolean;
  /** Why the provider gave no other token. */
  readonly rejection?: unknown;
};

const nobody: AuthState = { currentUser: null, loading: true, initialized: false, authError: null, initTimeout: false };

/** The current session: a small store with its own rules, free of React. */
export function createSession(ports: SessionPorts) {
  let state = nobody;
  let startUpFailure: Error | null = null;
  let hasLeft = false;
  let isSigningOut = false;
  let isEndingElsewhere = false;
  let config: Promise<IdentityConfig> | undefined;
  let client: Promise<IdentityClient> | undefined;
  let refreshing: Promise<unknown> | undefined;
  const listeners = new Set<() => void>();

  function set(change: Partial<AuthState>) {
    state = { ...state, ...change };
    for (const tell of listeners) tell();
  }

  /** Read once. A failure is discarded, so that the next call retries. */
  function readConfig(): Promise<IdentityConfig> {
    config ??= ports.readConfig().catch((error) => {
      config = undefined;
      throw error;
    });
    return config;
  }

  /** Amplify, loaded once. A failed load is discarded, so that the next call retries. */
  function getIdentityClient(): Promise<IdentityClient> {
    client ??= readConfig()
      .then((known) => ports.loadIdentityClient(known, ports.storage))
      .catch((error) => {
        client = undefined;
        throw error;
      });
    return client;
  }

  /** Resolves with the error where the provider gave no new tokens. */
  function refreshTokens(): Promise<unknown> {
    refreshing ??= getIdentityClient()
      .then((identity) => identity.refresh())
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  }

  /** The session expired. An open screen shows this in its place and closes when the user does (decision G-063). */
  function expire(authFailure: unknown) {
    if (isEndingElsewhere) return end('elsewhere');
    ports.storage.clear();
    keepEndReason(ports.tab, 'expired');
    if (state.currentUser) set({ currentUser: null, authError: ports.expiredMessage(), authFailure });
  }

  /** Ends the session that another tab, the server or the live stream has ended; /login shows the reason. */
  function end(reason: EndReason) {
    // Signing out has its own order: the server may reject the token before the provider was notified.
    if (isSigningOut) return;
    // The session expired, and the screen says so until the user leaves: calls without a token are rejected as well.
    if (state.authError !== null) return;
    const isOfOtherTab = isEndingElsewhere && reason === 'rejected';
    if (ports.storage.hasTraces() || state.currentUser) keepEndReason(ports.tab, isOfOtherTab ? 'elsewhere' : reason);
    ports.storage.clear();
    set({ currentUser: null, authError: null });
  }

  /** A good token, where there is one or a new one can be had; else whether that is the end of a session. */
  async function findToken(): Promise<TokenSearch> {
    const { clientId } = await readConfig();
    const kept = ports.storage.readAccessToken(clientId);
    if (kept && kept.expiresAt - ports.now() > leastRemainingMs) return { token: kept.token, isOver: false };
    // Someone may have cleared this browser's storage under an open screen.
    if (!ports.storage.hasTokens(clientId)) return { isOver: state.currentUser !== null };
    const rejection = await refreshTokens();
    const renewed = ports.storage.readAccessToken(clientId);
    return renewed && renewed.expiresAt > ports.now()
      ? { token: renewed.token, isOver: false }
      : { isOver: true, rejection };
  }

  /** The access token, renewed when it is about to expire; undefined if no one is signed in. */
  async function getAccessToken(): Promise<string | undefined> {
    const { token, isOver, rejection } = await findToken();
    if (isOver) expire(rejection);
    return token;
  }

  async function refreshAccount(): Promise<void> {
    set({ currentUser: await ports.readAccount(), authError: null });
    hasLeft = false;
    isEndingElsewhere = false;
  }

  async function check(): Promise<void> {
    const { clientId } = await readConfig();
    if (ports.storage.hasTokens(clientId)) await refreshAccount();
  }

  /** Runs the first check; whatever it does, initialisation has ended two seconds later. */
  async function initialise(): Promise<void> {
    const limit = setTimeout(
      () => set({ initialized: true, loading: false, initTimeout: true }),
      initialisationLimitMs,
    );
    try {
      await check();
    } catch (error) {
      const isLate = state.initialized;
      // Before the two seconds are over a failure ends the startup; later it must not replace the screen.
      if (!isLate) startUpFailure = error instanceof Error ? error : new Error(String(error));
    }
    clearTimeout(limit);
    set({ initialized: true, loading: false });
  }

  async function signOut({ comesBack = false } = {}): Promise<void> {
    hasLeft = !comesBack;
    if (hasLeft) forgetEndReason(ports.tab);
    isSigningOut = true;
    const wasSignedIn = ports.storage.hasTraces();
    let isLeaving = false;
    // Before the server ends the session and notifies the other tabs, which could not show the reason then.
    if (wasSignedIn) ports.notifyOtherTabs('signing-out');
    try {
      if (wasSignedIn) isLeaving = (await (await getIdentityClient()).signOut()) === 'leaving';
    } catch {
      // The provider is unreachable: the tokens of this browser are removed anyway.
    }
    isSigningOut = false;
    ports.storage.clear();
    if (wasSignedIn) ports.notifyOtherTabs('signed-out');
    // A page about to navigate shows no sign-in form: its input would be lost.
    set({ currentUser: null, authError: null, ...(isLeaving && { initialized: false, loading: true }) });
  }

  return {
    initialise,
    getAccessToken,
    readConfig,
    getIdentityClient,
    refreshAccount,
    signOut,
    storage: ports.storage,
    /** The last user signed out on purpose; no one expects to return to the previous page. */
    hasLeft: () => hasLeft,
    end,
    /** Another tab is signing out: the next end of this session has that reason. */
    expectEnd() {
      isEndingElsewhere = true;
    },
    /** Whether there is a valid or renewable token. Unlike a call it ends no session. */
    isStillSignedIn: async () => (await findToken()).token !== undefined,
    /** The server does not accept our token; `code` is its own for that. */
    endRejected: (code: string | undefined) => end(reasonOf(code)),
    read: () => state,
    readStartUpFailure: () => startUpFailure,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type SessionStore = ReturnType<typeof createSession>;
