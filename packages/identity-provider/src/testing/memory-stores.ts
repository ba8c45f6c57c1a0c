import type { IdentityEvent } from '../events.ts';
import type {
  Attempt,
  ChallengeRecord,
  ChallengeStore,
  CodePurpose,
  CodeRecord,
  CodeStore,
  DeviceRecord,
  DeviceStore,
  FailureCounters,
  FamilyRecord,
  FamilyStore,
  KeyRecord,
  Letter,
  PasskeyRecord,
  PasskeyStore,
  Ports,
  RecoveryCodeStore,
  RefreshTokenRecord,
  RefreshTokenStore,
  Stores,
  UserRecord,
  UserStore,
} from '../ports.ts';

type Tables = {
  users: Map<string, UserRecord>;
  codes: Map<string, CodeRecord>;
  challenges: Map<string, ChallengeRecord>;
  families: Map<string, FamilyRecord>;
  refreshTokens: Map<string, RefreshTokenRecord>;
  devices: Map<string, DeviceRecord>;
  passkeys: Map<string, PasskeyRecord>;
  recoveryCodes: Map<string, readonly string[]>;
  keys: Map<string, KeyRecord>;
  letters: Letter[];
  events: IdentityEvent[];
};

const emptyTables = (keys: readonly KeyRecord[]): Tables => ({
  users: new Map(),
  codes: new Map(),
  challenges: new Map(),
  families: new Map(),
  refreshTokens: new Map(),
  devices: new Map(),
  passkeys: new Map(),
  recoveryCodes: new Map(),
  keys: new Map(keys.map((key) => [key.kid, key])),
  letters: [],
  events: [],
});

const copyOf = (tables: Tables): Tables => ({
  users: new Map(tables.users),
  codes: new Map(tables.codes),
  challenges: new Map(tables.challenges),
  families: new Map(tables.families),
  refreshTokens: new Map(tables.refreshTokens),
  keys: new Map(tables.keys),
  devices: new Map(tables.devices),
  passkeys: new Map(tables.passkeys),
  recoveryCodes: new Map(tables.recoveryCodes),
  letters: [...tables.letters],
  events: [...tables.events],
});

function change<K, V>(table: Map<K, V>, key: K, update: (row: V) => V): boolean {
  const row = table.get(key);
  if (row === undefined) return false;
  table.set(key, update(row));
  return true;
}

function removeWhere<K, V>(table: Map<K, V>, matches: (row: V) => boolean): void {
  for (const [key, row] of table) if (matches(row)) table.delete(key);
}

function createUserStore(tables: Tables): UserStore {
  const { users, codes, challenges, families, refreshTokens, devices, passkeys, recoveryCodes } = tables;
  const find = (matches: (user: UserRecord) => boolean) => [...users.values()].find(matches);
  const isTaken = ({ email, preferredUsername }: UserRecord) =>
    find((user) => user.email === email || user.preferredUsername === preferredUsername) !== undefined;
  return {
    byId: async (id) => users.get(id),
    byEmail: async (email) => find((user) => user.email === email),
    byPreferredUsername: async (name) => find((user) => user.preferredUsername === name),
    async list({ after, limit }) {
      const ordered = [...users.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
      return ordered.filter(({ id }) => after === undefined || id > after).slice(0, limit);
    },
    async add(user) {
      if (isTaken(user)) return false;
      users.set(user.id, user);
      return true;
    },
    async update(id, changes) {
      change(users, id, (user) => ({ ...user, ...changes }));
    },
    async setAttributes(id, attributes) {
      change(users, id, (user) => ({ ...user, attributes }));
    },
    async hold(id, passwordChangedAt) {
      const user = users.get(id);
      if (user?.enabled !== true || user.status === 'RESET_REQUIRED') return false;
      return user.passwordChangedAt === passwordChangedAt;
    },
    async takeTotpStep(id, step) {
      if ((users.get(id)?.totpLastStep ?? -1) >= step) return false;
      return change(users, id, (user) => ({ ...user, totpLastStep: step }));
    },
    async remove(id) {
      const owned = [...families.values()].filter((family) => family.userId === id).map(({ originJti }) => originJti);
      removeWhere(refreshTokens, (token) => owned.includes(token.originJti));
      removeWhere(families, (family) => family.userId === id);
      removeWhere(codes, (code) => code.userId === id);
      removeWhere(challenges, (challenge) => challenge.userId === id);
      removeWhere(devices, (device) => device.userId === id);
      removeWhere(passkeys, (passkey) => passkey.userId === id);
      recoveryCodes.delete(id);
      return users.delete(id);
    },
  };
}

function createCodeStore({ codes }: Tables): CodeStore {
  const keyOf = (userId: string, purpose: CodePurpose) => `${userId}|${purpose}`;
  return {
    find: async (userId, purpose) => codes.get(keyOf(userId, purpose)),
    async put(code) {
      codes.set(keyOf(code.userId, code.purpose), code);
    },
    async spend({ userId, purpose, codeHmac }) {
      const key = keyOf(userId, purpose);
      return codes.get(key)?.codeHmac === codeHmac && codes.delete(key);
    },
  };
}

function createChallengeStore({ challenges }: Tables): ChallengeStore {
  return {
    async add(challenge) {
      challenges.set(challenge.idHash, challenge);
    },
    async spend(idHash, kind) {
      const challenge = challenges.get(idHash);
      if (challenge?.kind !== kind) return undefined;
      challenges.delete(idHash);
      return challenge;
    },
  };
}

function createFamilyStore({ families }: Tables): FamilyStore {
  return {
    find: async (originJti) => families.get(originJti),
    listOf: async (userId) => [...families.values()].filter((family) => family.userId === userId),
    async add(family) {
      families.set(family.originJti, family);
    },
    async touch(originJti, at) {
      change(families, originJti, (family) => ({ ...family, lastUsedAt: at }));
    },
    async noteActivity(originJti, at) {
      change(families, originJti, (family) => ({ ...family, lastActiveAt: at }));
    },
    async reauthenticate(originJti, at) {
      if (families.get(originJti)?.revokedAt !== null) return;
      change(families, originJti, (family) => ({ ...family, authTime: at, lastActiveAt: at }));
    },
    async revoke(originJti, at) {
      if (families.get(originJti)?.revokedAt !== null) return false;
      return change(families, originJti, (family) => ({ ...family, revokedAt: at }));
    },
    async revokeAllOf(userId, at, except) {
      const live = [...families.values()].filter(
        (family) => family.userId === userId && family.originJti !== except && family.revokedAt === null,
      );
      for (const family of live) families.set(family.originJti, { ...family, revokedAt: at });
      return live.length;
    },
  };
}

function createRefreshTokenStore({ refreshTokens }: Tables): RefreshTokenStore {
  return {
    find: async (tokenHash) => refreshTokens.get(tokenHash),
    async add(token) {
      refreshTokens.set(token.tokenHash, token);
    },
    async rotate(tokenHash, at, successorHash) {
      if (refreshTokens.get(tokenHash)?.rotatedAt !== null) return false;
      return change(refreshTokens, tokenHash, (token) => ({ ...token, rotatedAt: at, successorHash }));
    },
  };
}

function createDeviceStore({ devices }: Tables): DeviceStore {
  const findOwn = (userId: string, key: string) => {
    const device = devices.get(key);
    return device?.userId === userId ? device : undefined;
  };
  return {
    find: async (userId, key) => findOwn(userId, key),
    listOf: async (userId) => [...devices.values()].filter((device) => device.userId === userId),
    async add(device) {
      if (devices.has(device.key)) return false;
      devices.set(device.key, device);
      return true;
    },
    async touch(key, at, address) {
      change(devices, key, (device) => ({ ...device, lastUsedAt: at, address }));
    },
    async setRemembered(userId, key, remembered) {
      return findOwn(userId, key) !== undefined && change(devices, key, (device) => ({ ...device, remembered }));
    },
    remove: async (userId, key) => findOwn(userId, key) !== undefined && devices.delete(key),
  };
}

function createPasskeyStore({ passkeys }: Tables): PasskeyStore {
  return {
    find: async (credentialId) => passkeys.get(credentialId),
    listOf: async (userId) => [...passkeys.values()].filter((passkey) => passkey.userId === userId),
    async add(passkey) {
      if (passkeys.has(passkey.credentialId)) return false;
      passkeys.set(passkey.credentialId, passkey);
      return true;
    },
    async use({ credentialId, usedCounter, counter, backedUp, at }) {
      if (passkeys.get(credentialId)?.counter !== usedCounter) return false;
      return change(passkeys, credentialId, (passkey) => ({ ...passkey, counter, backedUp, lastUsedAt: at }));
    },
    remove: async (userId, credentialId) =>
      passkeys.get(credentialId)?.userId === userId && passkeys.delete(credentialId),
  };
}

function createRecoveryCodeStore({ recoveryCodes }: Tables): RecoveryCodeStore {
  const codesOf = (userId: string) => recoveryCodes.get(userId) ?? [];
  return {
    count: async (userId) => codesOf(userId).length,
    async replace(userId, codeHmacs) {
      recoveryCodes.set(userId, codeHmacs);
    },
    async spend(userId, codeHmac) {
      const left = codesOf(userId).filter((code) => code !== codeHmac);
      const wasThere = left.length < codesOf(userId).length;
      recoveryCodes.set(userId, left);
      return wasThere;
    },
  };
}

const devicesKeptMs = 30 * 86_400_000;

function createStores(tables: Tables): Stores {
  return {
    users: createUserStore(tables),
    codes: createCodeStore(tables),
    challenges: createChallengeStore(tables),
    families: createFamilyStore(tables),
    refreshTokens: createRefreshTokenStore(tables),
    devices: createDeviceStore(tables),
    passkeys: createPasskeyStore(tables),
    recoveryCodes: createRecoveryCodeStore(tables),
    keys: {
      list: async () => [...tables.keys.values()],
      async add(key) {
        tables.keys.set(key.kid, key);
      },
      async lock() {},
    },
    async sendMail(letter) {
      tables.letters.push(letter);
    },
    async log(event) {
      tables.events.push(event);
    },
    async sweep(now) {
      removeWhere(tables.codes, (code) => code.expiresAt <= now);
      removeWhere(tables.challenges, (challenge) => challenge.expiresAt <= now);
      removeWhere(tables.refreshTokens, (token) => token.expiresAt <= now);
      removeWhere(tables.families, (family) => family.expiresAt <= now);
      removeWhere(tables.devices, ({ remembered, lastUsedAt }) => !remembered && lastUsedAt <= now - devicesKeptMs);
      removeWhere(tables.keys, (key) => key.publishedUntil <= now);
    },
  };
}

function createFailureCounters(): FailureCounters {
  type Counter = { count: number; firstAt: number; lockedUntil: number | null };
  const counters = new Map<string, Counter>();
  const keyOf = (scope: string, subject: string) => `${scope}|${subject}`;
  const isLockedAt = (counter: Counter | undefined, now: number) => (counter?.lockedUntil ?? 0) > now;

  function next(counter: Counter | undefined, { now, limit, windowMs, lockMs }: Attempt): Counter {
    const goesOn = counter && counter.lockedUntil === null && counter.firstAt + windowMs > now;
    const count = goesOn ? counter.count + 1 : 1;
    return { count, firstAt: goesOn ? counter.firstAt : now, lockedUntil: count >= limit ? now + lockMs : null };
  }

  return {
    isLocked: async (scope, subject, now) => isLockedAt(counters.get(keyOf(scope, subject)), now),
    async count(attempt) {
      const key = keyOf(attempt.scope, attempt.subject);
      const counter = counters.get(key);
      if (isLockedAt(counter, attempt.now)) return undefined;
      const counted = next(counter, attempt);
      counters.set(key, counted);
      return counted.count;
    },
    async clear(scope, subject) {
      counters.delete(keyOf(scope, subject));
    },
    async listOf(userId) {
      return [...counters].flatMap(([key, counter]) => {
        const [scope = '', ...rest] = key.split('|');
        return rest[0] === userId ? [{ scope, subject: rest.join('|'), ...counter }] : [];
      });
    },
  };
}

/** The provider's ports in memory, for tests, with their output. `keys` saves a test from generating RSA keys. */
export function createMemoryPorts({ keys = [] }: { readonly keys?: readonly KeyRecord[] } = {}) {
  let tables = emptyTables(keys);
  let last: Promise<unknown> = Promise.resolve();

  async function attempt<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const draft = copyOf(tables);
    const result = await work(createStores(draft));
    tables = draft;
    return result;
  }

  const ports: Ports = {
    transaction<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
      const turn = last.then(() => attempt(work));
      last = turn.catch(() => undefined);
      return turn;
    },
    get read() {
      return createStores(tables);
    },
    failures: createFailureCounters(),
  };
  return { ports, letters: () => tables.letters, events: () => tables.events, keys: () => [...tables.keys.values()] };
}
