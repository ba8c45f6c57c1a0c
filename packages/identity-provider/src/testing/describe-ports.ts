import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Attempt, DeviceRecord, FamilyRecord, PasskeyRecord, Ports, UserRecord } from '../ports.ts';
import { freshAccount } from '../user-pool/accounts/new-account.ts';

type Opened = { readonly ports: Ports; close(): Promise<void> };

const makeUser = (change: Partial<UserRecord> = {}): UserRecord => {
  const id = randomUUID();
  return {
    id,
    email: `${id}@example.com`,
    emailVerified: false,
    preferredUsername: id,
    status: 'UNCONFIRMED',
    enabled: true,
    salt: 'ab',
    verifierSealed: 'sealed',
    passwordChangedAt: 1,
    createdAt: 1,
    updatedAt: 1,
    ...freshAccount,
    attributes: { given_name: 'Ada', 'custom:role': 'analyst' },
    ...change,
  };
};

const makeFamily = (userId: string): FamilyRecord => ({
  originJti: randomUUID(),
  userId,
  clientId: 'client',
  authTime: 1,
  address: '203.0.113.7',
  userAgent: null,
  deviceKey: null,
  lastUsedAt: 1,
  lastActiveAt: 1,
  expiresAt: 1_000,
  revokedAt: null,
});

const makeDevice = (userId: string, change: Partial<DeviceRecord> = {}): DeviceRecord => ({
  key: `eu-west-1_${randomUUID()}`,
  userId,
  groupKey: '-group',
  name: 'Browser',
  salt: 'ab',
  verifierSealed: 'sealed',
  remembered: false,
  createdAt: 1,
  lastUsedAt: 1,
  address: '203.0.113.7',
  ...change,
});

const makePasskey = (userId: string, change: Partial<PasskeyRecord> = {}): PasskeyRecord => ({
  credentialId: randomUUID(),
  userId,
  publicKey: 'pQEC',
  counter: 4,
  transports: ['internal', 'hybrid'],
  rpId: 'localhost',
  name: 'Passkey 1',
  attachment: 'platform',
  backedUp: false,
  createdAt: 1,
  lastUsedAt: null,
  ...change,
});

const makeAttempt = (change: Partial<Attempt> = {}): Attempt => ({
  scope: 'password',
  subject: randomUUID(),
  now: 1_800_000_000_000,
  limit: 3,
  windowMs: 1_000,
  lockMs: 500,
  ...change,
});

/** Contract tests for every storage behind the provider; run them on each. */
export function describePorts(name: string, open: () => Promise<Opened>): void {
  describe(`identity storage on ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const addUser = async (change: Partial<UserRecord> = {}) => {
      const user = makeUser(change);
      await opened.ports.transaction((stores) => stores.users.add(user));
      return user;
    };

    test('a user is found by id, address and readable name, with the attributes', async () => {
      const user = await addUser();
      const { users } = opened.ports.read;

      expect(await users.byId(user.id)).toEqual(user);
      expect(await users.byEmail(user.email)).toEqual(user);
      expect(await users.byPreferredUsername(user.preferredUsername)).toEqual(user);
      expect(await users.byId('nobody')).toBeUndefined();
    });

    test('an address or a readable name that is taken is not given twice', async () => {
      const { email, preferredUsername } = await addUser();
      const add = (change: Partial<UserRecord>) =>
        opened.ports.transaction((stores) => stores.users.add(makeUser(change)));

      expect(await add({ email })).toBe(false);
      expect(await add({ preferredUsername })).toBe(false);
      expect(await add({})).toBe(true);
    });

    test('changes and attributes are kept', async () => {
      const user = await addUser();
      const change = {
        status: 'FORCE_CHANGE_PASSWORD' as const,
        emailVerified: true,
        enabled: false,
        updatedAt: 7,
        temporaryUntil: 8,
        secondFactor: 'preferred' as const,
        totpSealed: 'sealed',
        totpPendingSealed: 'pending',
        totpLastStep: 9,
      };

      await opened.ports.transaction(async ({ users }) => {
        await users.update(user.id, change);
        await users.setAttributes(user.id, { name: 'Ada' });
      });

      expect(await opened.ports.read.users.byId(user.id)).toEqual({ ...user, ...change, attributes: { name: 'Ada' } });
    });

    test('what is no longer there is taken away', async () => {
      const user = await addUser({ temporaryUntil: 8, totpSealed: 'sealed', totpLastStep: 9 });
      const change = { temporaryUntil: null, totpSealed: null, totpLastStep: null };

      await opened.ports.transaction(({ users }) => users.update(user.id, change));

      expect(await opened.ports.read.users.byId(user.id)).toEqual({ ...user, ...change });
    });

    test('a time step is taken once, and none before it', async () => {
      const { id } = await addUser();
      const take = (step: number) => opened.ports.transaction(({ users }) => users.takeTotpStep(id, step));

      expect((await Promise.all([take(7), take(7)])).sort()).toEqual([false, true]);
      expect(await take(6)).toBe(false);
      expect(await take(8)).toBe(true);
    });

    test('an account is held as it was looked at, and not once its password was replaced or it was disabled', async () => {
      const user = await addUser({ passwordChangedAt: 5 });
      const { transaction } = opened.ports;
      const hold = (passwordChangedAt: number) => transaction(({ users }) => users.hold(user.id, passwordChangedAt));

      expect([await hold(5), await hold(4)]).toEqual([true, false]);
      await transaction(({ users }) => users.update(user.id, { enabled: false }));
      expect(await hold(5)).toBe(false);
    });

    test('of a sign-in and a new password at the same moment, no session outlives the old password', async () => {
      const user = await addUser({ passwordChangedAt: 5 });
      const family = makeFamily(user.id);
      const { transaction, read } = opened.ports;
      const hasLooked = Promise.withResolvers<void>();
      const hasReset = Promise.withResolvers<void>();
      const signIn = transaction(async ({ users, families }) => {
        await users.byId(user.id);
        hasLooked.resolve();
        // Storage that lets one transaction in at a time will not let the other finish first.
        await Promise.race([hasReset.promise, pause(100)]);
        if (await users.hold(user.id, 5)) await families.add(family);
      });
      await hasLooked.promise;
      const reset = transaction(async ({ users, families }) => {
        await users.update(user.id, { passwordChangedAt: 6 });
        await families.revokeAllOf(user.id, 6, null);
      }).then(hasReset.resolve);
      await Promise.all([signIn, reset]);

      expect((await read.families.find(family.originJti))?.revokedAt ?? 6).toBe(6);
    });

    test('a transaction that fails leaves nothing behind', async () => {
      const user = makeUser();
      const failing = opened.ports.transaction(async ({ users }) => {
        await users.add(user);
        throw new Error('rejected');
      });

      await expect(failing).rejects.toThrow('rejected');
      expect(await opened.ports.read.users.byId(user.id)).toBeUndefined();
    });

    test('a code replaces the one before, and of two who spend it one succeeds', async () => {
      const code = { userId: randomUUID(), purpose: 'RESET' as const, destination: 'a@example.com', expiresAt: 5 };
      const put = (codeHmac: string) => opened.ports.transaction(({ codes }) => codes.put({ ...code, codeHmac }));
      const spend = (codeHmac: string) => opened.ports.transaction(({ codes }) => codes.spend({ ...code, codeHmac }));
      await put('first');
      await put('second');

      expect(await opened.ports.read.codes.find(code.userId, 'RESET')).toEqual({ ...code, codeHmac: 'second' });
      expect(await spend('first')).toBe(false);
      expect((await Promise.all([spend('second'), spend('second')])).sort()).toEqual([false, true]);
    });

    test('a challenge is taken up once, and only as what it is', async () => {
      const challenge = {
        idHash: randomUUID(),
        kind: 'SELECT_CHALLENGE' as const,
        userId: null,
        clientId: 'client',
        stateSealed: 'sealed',
        expiresAt: 5,
      };
      await opened.ports.transaction(({ challenges }) => challenges.add(challenge));
      const spend = (kind: 'SELECT_CHALLENGE' | 'AUTO_SIGN_IN') =>
        opened.ports.transaction(({ challenges }) => challenges.spend(challenge.idHash, kind));

      expect(await spend('AUTO_SIGN_IN')).toBeUndefined();
      const taken = await Promise.all([spend('SELECT_CHALLENGE'), spend('SELECT_CHALLENGE')]);
      expect(taken.filter((found) => found !== undefined)).toEqual([challenge]);
    });

    test('sessions are revoked one by one and all at once', async () => {
      const { id } = await addUser();
      const [first, second, third] = [makeFamily(id), makeFamily(id), makeFamily(id)];
      const { ports } = opened;
      await ports.transaction(async ({ families }) => {
        for (const family of [first, second, third]) await families.add(family);
      });
      const revoke = () => ports.transaction(({ families }) => families.revoke(first.originJti, 10));

      expect(await revoke()).toBe(true);
      expect(await revoke()).toBe(false);
      expect(await ports.transaction(({ families }) => families.revokeAllOf(id, 20, third.originJti))).toBe(1);

      const revokedAt = async (family: FamilyRecord) => (await ports.read.families.find(family.originJti))?.revokedAt;
      expect(await Promise.all([first, second, third].map(revokedAt))).toEqual([10, 20, null]);
    });

    test('activity and a new proof move a live session, and only that', async () => {
      const { id } = await addUser();
      const [live, ended] = [makeFamily(id), makeFamily(id)];
      const { ports } = opened;
      await ports.transaction(async ({ families }) => {
        await families.add(live);
        await families.add(ended);
        await families.revoke(ended.originJti, 2);
        await families.noteActivity(live.originJti, 5);
        await families.reauthenticate(ended.originJti, 6);
      });
      expect(await ports.read.families.find(live.originJti)).toEqual({ ...live, lastActiveAt: 5 });

      await ports.transaction(({ families }) => families.reauthenticate(live.originJti, 7));

      const byId = (left: FamilyRecord, right: FamilyRecord) => left.originJti.localeCompare(right.originJti);
      expect([...(await ports.read.families.listOf(id))].sort(byId)).toEqual(
        [
          { ...live, authTime: 7, lastActiveAt: 7 },
          { ...ended, revokedAt: 2 },
        ].sort(byId),
      );
    });

    test('a device is added once, remembered, used and forgotten by its own user', async () => {
      const [ada, eve] = [await addUser(), await addUser()];
      const device = makeDevice(ada.id);
      const { ports } = opened;
      const add = () => ports.transaction(({ devices }) => devices.add(device));
      const remember = (id: string) => ports.transaction(({ devices }) => devices.setRemembered(id, device.key, true));
      const remove = (id: string) => ports.transaction(({ devices }) => devices.remove(id, device.key));

      expect((await Promise.all([add(), add()])).sort()).toEqual([false, true]);
      expect([await remember(eve.id), await remember(ada.id)]).toEqual([false, true]);
      await ports.transaction(({ devices }) => devices.touch(device.key, 9, '198.51.100.1'));
      const used = { ...device, remembered: true, lastUsedAt: 9, address: '198.51.100.1' };
      expect(await ports.read.devices.find(ada.id, device.key)).toEqual(used);
      expect(await ports.read.devices.find(eve.id, device.key)).toBeUndefined();
      expect(await ports.read.devices.listOf(ada.id)).toEqual([used]);
      expect([await remove(eve.id), await remove(ada.id), await remove(ada.id)]).toEqual([false, true, false]);
    });

    test('a passkey is added once, whoever adds it, listed in order and removed by its own user', async () => {
      const [ada, eve] = [await addUser(), await addUser()];
      const first = makePasskey(ada.id);
      const second = makePasskey(ada.id, { attachment: null, transports: [], backedUp: true, createdAt: 2 });
      const { ports } = opened;
      const add = (passkey: PasskeyRecord) => ports.transaction(({ passkeys }) => passkeys.add(passkey));
      const remove = (userId: string) =>
        ports.transaction(({ passkeys }) => passkeys.remove(userId, first.credentialId));

      expect((await Promise.all([add(first), add(first)])).sort()).toEqual([false, true]);
      expect([await add({ ...first, userId: eve.id }), await add(second)]).toEqual([false, true]);
      expect(await ports.read.passkeys.find(first.credentialId)).toEqual(first);
      expect(await ports.read.passkeys.listOf(ada.id)).toEqual([first, second]);
      expect([await remove(eve.id), await remove(ada.id), await remove(ada.id)]).toEqual([false, true, false]);
      expect(await ports.read.passkeys.listOf(ada.id)).toEqual([second]);
    });

    test('of two uses of a passkey that looked at one counter, one counts', async () => {
      const { id } = await addUser();
      const passkey = makePasskey(id);
      const { credentialId } = passkey;
      const { ports } = opened;
      await ports.transaction(({ passkeys }) => passkeys.add(passkey));
      const use = (usedCounter: number) =>
        ports.transaction(({ passkeys }) =>
          passkeys.use({ credentialId, usedCounter, counter: 4_294_967_295, backedUp: true, at: 9 }),
        );

      expect(await use(3)).toBe(false);
      expect((await Promise.all([use(4), use(4)])).sort()).toEqual([false, true]);
      const used = { ...passkey, counter: 4_294_967_295, backedUp: true, lastUsedAt: 9 };
      expect(await ports.read.passkeys.find(credentialId)).toEqual(used);
    });

    test('an authenticator that does not count is used again and again', async () => {
      const passkey = makePasskey((await addUser()).id, { counter: 0 });
      const { credentialId } = passkey;
      const { ports } = opened;
      await ports.transaction(({ passkeys }) => passkeys.add(passkey));
      const use = (at: number) =>
        ports.transaction(({ passkeys }) =>
          passkeys.use({ credentialId, usedCounter: 0, counter: 0, backedUp: false, at }),
        );

      expect([await use(5), await use(6)]).toEqual([true, true]);
      expect((await ports.read.passkeys.find(credentialId))?.lastUsedAt).toBe(6);
    });

    test('users are listed in pages, with their attributes, each once', async () => {
      const added = [await addUser(), await addUser(), await addUser()];
      const { users } = opened.ports.read;
      const listed: UserRecord[] = [];
      let page = await users.list({ after: undefined, limit: 2 });
      while (page.length > 0) {
        expect(page.length).toBeLessThanOrEqual(2);
        listed.push(...page);
        page = await users.list({ after: page.at(-1)?.id, limit: 2 });
      }

      for (const user of added) expect(listed).toContainEqual(user);
      const ids = listed.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.toSorted()).toEqual(ids);
    });

    test('recovery codes replace the ones before, and each is spent once', async () => {
      const { id } = await addUser();
      const { ports } = opened;
      const replace = (codes: string[]) => ports.transaction(({ recoveryCodes }) => recoveryCodes.replace(id, codes));
      const spend = (code: string) => ports.transaction(({ recoveryCodes }) => recoveryCodes.spend(id, code));
      await replace(['early']);
      await replace(['first', 'second']);

      expect(await spend('early')).toBe(false);
      expect((await Promise.all([spend('first'), spend('first')])).sort()).toEqual([false, true]);
      expect(await ports.read.recoveryCodes.count(id)).toBe(1);
      await replace([]);
      expect(await ports.read.recoveryCodes.count(id)).toBe(0);
    });

    test('of two who exchange a refresh token one succeeds', async () => {
      const family = makeFamily((await addUser()).id);
      const { ports } = opened;
      const token = {
        tokenHash: randomUUID(),
        originJti: family.originJti,
        issuedAt: 1,
        expiresAt: 9,
        rotatedAt: null,
        successorHash: null,
      };
      await ports.transaction(async ({ families, refreshTokens }) => {
        await families.add(family);
        await refreshTokens.add(token);
        await families.touch(family.originJti, 3);
      });
      const rotate = (next: string) =>
        ports.transaction(({ refreshTokens }) => refreshTokens.rotate(token.tokenHash, 4, next));

      expect((await Promise.all([rotate('next'), rotate('next')])).sort()).toEqual([false, true]);
      expect(await ports.read.refreshTokens.find(token.tokenHash)).toEqual({
        ...token,
        rotatedAt: 4,
        successorHash: 'next',
      });
      expect((await ports.read.families.find(family.originJti))?.lastUsedAt).toBe(3);
    });

    test('a removed user leaves neither sessions nor devices nor passkeys nor codes', async () => {
      const { id } = await addUser();
      const family = makeFamily(id);
      const { ports } = opened;
      const code = { userId: id, purpose: 'SIGN_UP' as const, codeHmac: 'x', destination: 'd', expiresAt: 5 };
      const [device, passkey] = [makeDevice(id), makePasskey(id)];
      await ports.transaction(async ({ families, codes, devices, passkeys, recoveryCodes }) => {
        await families.add(family);
        await codes.put(code);
        await devices.add(device);
        await recoveryCodes.replace(id, ['x']);
        await passkeys.add(passkey);
      });

      expect(await ports.transaction(({ users }) => users.remove(id))).toBe(true);
      expect(await ports.transaction(({ users }) => users.remove(id))).toBe(false);
      expect(await ports.read.families.find(family.originJti)).toBeUndefined();
      expect(await ports.read.codes.find(id, 'SIGN_UP')).toBeUndefined();
      expect(await ports.read.devices.listOf(id)).toEqual([]);
      expect(await ports.read.recoveryCodes.count(id)).toBe(0);
      expect(await ports.read.passkeys.find(passkey.credentialId)).toBeUndefined();
    });

    test('keys are kept', async () => {
      const key = {
        kid: randomUUID(),
        use: 'access' as const,
        privateSealed: 'sealed',
        publicJwk: '{}',
        createdAt: 1,
        signsUntil: 2,
        publishedUntil: 3_000_000_000_000,
      };
      await opened.ports.transaction(({ keys }) => keys.add(key));

      expect(await opened.ports.read.keys.list()).toContainEqual(key);
    });

    test('attempts are counted up to the lock, and not while it holds', async () => {
      const { failures } = opened.ports;
      const attempt = makeAttempt();
      const { scope, subject, now } = attempt;

      expect([await failures.count(attempt), await failures.count(attempt)]).toEqual([1, 2]);
      expect(await failures.isLocked(scope, subject, now)).toBe(false);
      expect(await failures.count(attempt)).toBe(3);
      expect(await failures.isLocked(scope, subject, now)).toBe(true);
      expect(await failures.count({ ...attempt, now: now + 499 })).toBeUndefined();
      expect(await failures.count({ ...attempt, now: now + 500 })).toBe(1);
    });

    test('attempts outside the window are forgotten, and all of them on request', async () => {
      const { failures } = opened.ports;
      const attempt = makeAttempt();
      await failures.count(attempt);

      expect(await failures.count({ ...attempt, now: attempt.now + 999 })).toBe(2);
      expect(await failures.count({ ...attempt, now: attempt.now + 1_000 })).toBe(1);
      await failures.clear(attempt.scope, attempt.subject);
      expect(await failures.count(attempt)).toBe(1);
    });

    test('what is counted about a user is found by the id, alone or with what it was counted at', async () => {
      const { failures } = opened.ports;
      const { id } = await addUser();
      const now = 1_800_000_000_000;
      const attempts = [
        makeAttempt({ scope: 'totp', subject: id }),
        makeAttempt({ scope: 'password', subject: `${id}|203.0.113.7`, limit: 1 }),
        makeAttempt({ scope: 'password', subject: `${id}|2001:db8:1:2::/64` }),
        makeAttempt({ scope: 'password', subject: `${id}0|203.0.113.7` }),
        makeAttempt({ scope: 'send-address', subject: '203.0.113.7' }),
      ];
      for (const attempt of attempts) await failures.count(attempt);

      const counted = await failures.listOf(id);

      expect(counted).toHaveLength(3);
      const one = { count: 1, firstAt: now, lockedUntil: null };
      expect(counted).toContainEqual({ ...one, scope: 'totp', subject: id });
      expect(counted).toContainEqual({ ...one, scope: 'password', subject: `${id}|2001:db8:1:2::/64` });
      const locked = { scope: 'password', subject: `${id}|203.0.113.7`, lockedUntil: now + 500 };
      expect(counted).toContainEqual({ ...one, ...locked });
      expect(await failures.listOf(randomUUID())).toEqual([]);
    });

    test('a limit of one locks with the first attempt', async () => {
      const attempt = makeAttempt({ limit: 1 });

      expect(await opened.ports.failures.count(attempt)).toBe(1);
      expect(await opened.ports.failures.count(attempt)).toBeUndefined();
    });

    test('parallel attempts cannot pass the limit together', async () => {
      const attempt = makeAttempt();

      const counts = await Promise.all(Array.from({ length: 8 }, () => opened.ports.failures.count(attempt)));

      expect(counts.filter((count) => count !== undefined).sort()).toEqual([1, 2, 3]);
    });

    test('a device that nobody remembered goes when it was not used for a month', async () => {
      const { id } = await addUser();
      const { ports } = opened;
      const used = 2_000_000_000;
      const remembered = makeDevice(id, { remembered: true });
      await ports.transaction(async (stores) => {
        for (const device of [remembered, makeDevice(id), makeDevice(id, { lastUsedAt: used })])
          await stores.devices.add(device);
        await stores.sweep(1 + 30 * 86_400_000);
      });
      expect((await ports.read.devices.listOf(id)).map(({ lastUsedAt }) => lastUsedAt).sort()).toEqual([1, used]);

      await ports.transaction((stores) => stores.sweep(used + 30 * 86_400_000));

      expect(await ports.read.devices.listOf(id)).toEqual([remembered]);
    });

    test('what has expired is swept away', async () => {
      const family = { ...makeFamily((await addUser()).id), expiresAt: 50 };
      const { ports } = opened;
      await ports.transaction(({ families }) => families.add(family));

      await ports.transaction((stores) => stores.sweep(49));
      expect(await ports.read.families.find(family.originJti)).toBeDefined();
      await ports.transaction((stores) => stores.sweep(50));
      expect(await ports.read.families.find(family.originJti)).toBeUndefined();
    });
  });
}
