/** The part of Amplify's storage that we supply. */
type KeyValues = {
  setItem(key: string, value: string): Promise<void>;
  getItem(key: string): Promise<string | null>;
  removeItem(key: string): Promise<void>;
  clear(): Promise<void>;
};

/** The tokens of a session after a renewal, and the refresh token that was spent for them. */
export type Renewal = { readonly spent: string; readonly items: Readonly<Record<string, string>> };

export type AccessToken = { readonly token: string /** Milliseconds since 1970. */; readonly expiresAt: number };

const prefix = 'CognitoIdentityServiceProvider.';

function readExpiry(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number };
    return (exp ?? 0) * 1000;
  } catch {
    // Not a token at all: as good as expired.
    return 0;
  }
}

// The data that makes this browser a trusted device survives a sign-out (decision G-009).
const isOfDevice = (key: string) => /\.(deviceKey|deviceGroupKey|randomPasswordKey)$/.test(key);

function tokenKeysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(
    (key) => key.startsWith(prefix) && !isOfDevice(key),
  );
}

/**
 * Token storage in the layout of the Cognito libraries: in the session's storage, or, with "remember me", in the
 * browser's (decision G-009). Reading them needs no Amplify.
 */
export function createTokenStorage({ local, session }: { readonly local: Storage; readonly session: Storage }) {
  let isRemembered = tokenKeysOf(local).length > 0;
  let notifyRenewal = (_: Renewal) => {};
  const current = () => (isRemembered ? local : session);

  // A known device of this browser is kept even without "remember me".
  const storesOf = (key: string) => (isOfDevice(key) ? [current(), local] : [current()]);

  const keyValues: KeyValues = {
    async setItem(key, value) {
      const spent = key.endsWith('.refreshToken') && current().getItem(key);
      current().setItem(key, value);
      // The Cognito libraries write the refresh token after the other tokens.
      if (spent) notifyRenewal({ spent, items: Object.fromEntries(tokenKeysOf(current()).map(readPair)) });
    },
    getItem: async (key) =>
      storesOf(key)
        .find((place) => place.getItem(key) !== null)
        ?.getItem(key) ?? null,
    async removeItem(key) {
      for (const place of storesOf(key)) place.removeItem(key);
    },
    clear: async () => clear(),
  };

  const readPair = (key: string) => [key, current().getItem(key) ?? ''] as const;
  const nameIn = (clientId: string) => current().getItem(`${prefix}${clientId}.LastAuthUser`);
  /** The stored value under this name for the last signed-in user. */
  const readOf = (clientId: string, key: string) =>
    current().getItem(`${prefix}${clientId}.${nameIn(clientId)}.${key}`);

  function clear() {
    for (const storage of [local, session]) for (const key of tokenKeysOf(storage)) storage.removeItem(key);
    isRemembered = false;
  }

  return {
    keyValues,
    clear,
    /** Calls back on every token renewal made here. */
    onRenewal(listener: (renewal: Renewal) => void) {
      notifyRenewal = listener;
    },
    /**
     * A tab that was duplicated holds a copy of the session: it continues with the tokens that the other tab has now.
     */
    followRenewal({ spent, items }: Renewal) {
      if (tokenKeysOf(session).some((key) => session.getItem(key) === spent))
        for (const [key, value] of Object.entries(items)) session.setItem(key, value);
    },
    /** Sets the storage for the tokens of the next sign-in. */
    remember(choice: boolean) {
      isRemembered = choice;
    },
    /** A user was signed in here; whether the tokens are still valid, and whose they are, is not known yet. */
    hasTraces: () => tokenKeysOf(current()).length > 0,
    hasTokens: (clientId: string) => nameIn(clientId) !== null,
    readAccessToken(clientId: string): AccessToken | undefined {
      const token = readOf(clientId, 'accessToken');
      return token ? { token, expiresAt: readExpiry(token) } : undefined;
    },
    /** Whether the tokens are from the hosted login, which then has its own session. */
    isHosted: (clientId: string) => readOf(clientId, 'origin') === 'hosted',
    /** The provider's name for this device; undefined without device tracking. */
    readDeviceKey(clientId: string): string | undefined {
      const key = `${prefix}${clientId}.${nameIn(clientId)}.deviceKey`;
      return (current().getItem(key) ?? local.getItem(key)) || undefined;
    },
    /** Whether another tab has just signed in for the whole browser, or renewed the tokens it has. */
    isSignIn: ({ key, newValue, storageArea }: StorageEvent) =>
      storageArea === local && key?.startsWith(prefix) === true && key.endsWith('.accessToken') && newValue !== null,
    /** Whether another tab's change of the browser's storage removed our tokens. */
    isSignOut: ({ key, newValue }: StorageEvent) => isRemembered && key?.endsWith('.LastAuthUser') && newValue === null,
  };
}

export type TokenStorage = ReturnType<typeof createTokenStorage>;
