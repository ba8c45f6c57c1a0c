import {
  CognitoIdentityClient,
  GetCredentialsForIdentityCommand,
  GetIdCommand,
} from '@aws-sdk/client-cognito-identity';
import * as auth from 'aws-amplify/auth';
import { decodeJwt } from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { KeyRecord } from '../ports.ts';
import { connectAmplify } from '../testing/connect-amplify.ts';
import { serveTestProvider } from '../testing/serve.ts';
import { hours, makeTestKeys, minutes, openTestProvider, password } from '../testing/test-provider.ts';

const email = 'ada@example.com';
const identityPattern = /^eu-west-1:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const accessKeyPattern = /^ASIA[A-Z2-7]{16}$/;

describe('the identity pool', () => {
  let keys: readonly KeyRecord[];
  let served: Awaited<ReturnType<typeof serveTestProvider>>;
  beforeAll(async () => {
    keys = await makeTestKeys();
  });
  beforeEach(async () => {
    served = await serveTestProvider({ keys });
    await served.addConfirmed(email);
  });
  afterEach(() => served.close());

  describe('with Amplify', () => {
    beforeEach(() => connectAmplify(served, { withIdentityPool: true }));
    afterEach(() => auth.signOut());

    test('gives a guest an identity and credentials, and the same again', async () => {
      const guest = await auth.fetchAuthSession();

      expect(guest.tokens).toBeUndefined();
      expect(guest.identityId).toMatch(identityPattern);
      expect(guest.credentials).toMatchObject({
        accessKeyId: expect.stringMatching(accessKeyPattern),
        secretAccessKey: expect.stringMatching(/^[A-Za-z0-9+/]{40}$/),
        sessionToken: expect.any(String),
        expiration: new Date(Math.floor((served.now() + hours(1)) / 1000) * 1000),
      });
      const again = await auth.fetchAuthSession({ forceRefresh: true });
      expect(again.identityId).toBe(guest.identityId);
      expect(again.credentials?.accessKeyId).not.toBe(guest.credentials?.accessKeyId);
    });

    test('gives a person the same identity at every sign-in', async () => {
      await auth.signIn({ username: email, password });
      const first = await auth.fetchAuthSession();
      await auth.signOut();
      await auth.signIn({ username: email, password });
      const second = await auth.fetchAuthSession();

      expect(first.identityId).toMatch(identityPattern);
      expect(second.identityId).toBe(first.identityId);
      expect(second.credentials?.accessKeyId).toMatch(accessKeyPattern);
      expect(second.credentials?.accessKeyId).not.toBe(first.credentials?.accessKeyId);
    });

    test('makes a guest who signs in the person, and a guest again after sign-out', async () => {
      const guest = await auth.fetchAuthSession();
      await auth.signIn({ username: email, password });
      const person = await auth.fetchAuthSession();
      await auth.signOut();
      const after = await auth.fetchAuthSession();

      expect(person.identityId).not.toBe(guest.identityId);
      expect(person.tokens).toBeDefined();
      expect(after.identityId).toMatch(identityPattern);
      expect(after.identityId).not.toBe(person.identityId);
    });
  });

  describe.each(['guest', 'person'] as const)('with Amplify, the credentials of a %s', (who) => {
    beforeEach(async () => {
      connectAmplify(served, { withIdentityPool: true });
      if (who === 'person') await auth.signIn({ username: email, password });
    });
    afterEach(async () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
      await auth.signOut();
    });

    test('are kept for 50 minutes and then fetched again', async () => {
      const first = await auth.fetchAuthSession();
      const requests = vi.spyOn(globalThis, 'fetch');
      const second = await auth.fetchAuthSession();
      expect(requests).not.toHaveBeenCalled();
      expect(second.credentials?.accessKeyId).toBe(first.credentials?.accessKeyId);

      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes(51) });
      served.pass(minutes(51));
      const later = await auth.fetchAuthSession();

      expect(later.identityId).toBe(first.identityId);
      expect(later.credentials?.accessKeyId).toMatch(accessKeyPattern);
      expect(later.credentials?.accessKeyId).not.toBe(first.credentials?.accessKeyId);
    });
  });

  describe('with the AWS SDK', () => {
    const IdentityPoolId = 'eu-west-1:00000000-1111-4222-8333-444444444444';
    const connect = () => new CognitoIdentityClient({ region: 'eu-west-1', endpoint: served.endpoint, maxAttempts: 1 });
    const getId = async (Logins?: Record<string, string>, poolId = IdentityPoolId) =>
      (await connect().send(new GetIdCommand({ IdentityPoolId: poolId, ...(Logins && { Logins }) }))).IdentityId;
    const getCredentials = (IdentityId: string | undefined, Logins?: Record<string, string>) =>
      connect().send(new GetCredentialsForIdentityCommand({ IdentityId, ...(Logins && { Logins }) }));
    const loginsOf = (IdToken: string, provider = served.provider.issuer.replace('http://', '')) => ({
      [provider]: IdToken,
    });
    const signIn = async (who = email) => loginsOf((await served.signIn(who)).IdToken);
    const isRejection = (name: string, message?: RegExp) => ({
      name,
      ...(message && { message: expect.stringMatching(message) }),
    });

    test('issues credentials for a person', async () => {
      const logins = await signIn();

      const IdentityId = await getId(logins);
      const answer = await getCredentials(IdentityId, logins);

      expect(answer).toMatchObject({
        IdentityId,
        Credentials: { AccessKeyId: expect.stringMatching(accessKeyPattern) },
      });
      expect(answer.Credentials?.Expiration).toEqual(new Date(Math.floor((served.now() + hours(1)) / 1000) * 1000));
      expect(await getId(await signIn())).toBe(IdentityId);
    });

    test('knows a person again after a restart, and another pool does not', async () => {
      const call = async (opened: ReturnType<typeof openTestProvider>, IdToken: string) => {
        const input = {
          IdentityPoolId: opened.settings.identityPoolId,
          Logins: { 'localhost:3000/identity/eu-west-1_Test01': IdToken },
        };
        const response = await opened.post('AWSCognitoIdentityService.GetId', JSON.stringify(input));
        return ((await response.json()) as { IdentityId: string }).IdentityId;
      };
      const first = openTestProvider({ keys });
      await first.addConfirmed(email);
      const { IdToken } = await first.signIn(email);
      const other = openTestProvider({
        memory: first.memory,
        config: { identityPoolId: 'eu-west-1:99999999-1111-4222-8333-444444444444' },
      });

      const identity = await call(first, IdToken);

      expect(identity).toMatch(identityPattern);
      expect(await call(openTestProvider({ memory: first.memory }), IdToken)).toBe(identity);
      expect(await call(other, IdToken)).toMatch(identityPattern);
      expect(await call(other, IdToken)).not.toBe(identity);
    });

    test('rejects another pool', async () => {
      await expect(getId({}, 'eu-west-1:99999999-1111-4222-8333-444444444444')).rejects.toMatchObject(
        isRejection('ResourceNotFoundException'),
      );
    });

    test('rejects a guest identity that it never gave out', async () => {
      const guest = (await getId()) ?? '';
      const turned = guest.replace(/.$/, (last) => (last === '0' ? '1' : '0'));

      expect((await getCredentials(guest)).IdentityId).toBe(guest);
      for (const id of [turned, 'eu-west-1:11111111-2222-4333-8444-555555555555', 'x', guest.replace('eu-west-1:', '')])
        await expect(getCredentials(id)).rejects.toMatchObject(isRejection('ResourceNotFoundException'));
    });

    test("gives nobody another person's identity, with a login of one's own or without any", async () => {
      await served.addConfirmed('eve@example.com');
      const ada = await getId(await signIn());
      const eve = await signIn('eve@example.com');

      expect(await getId(eve)).not.toBe(ada);
      await expect(getCredentials(ada, eve)).rejects.toMatchObject(
        isRejection('NotAuthorizedException', /don't match/),
      );
      await expect(getCredentials(ada)).rejects.toMatchObject(isRejection('NotAuthorizedException', /forbidden/));
    });

    test('gives a guest who has signed in the identity of the person', async () => {
      const guest = await getId();
      const logins = await signIn();

      expect((await getCredentials(guest, logins)).IdentityId).toBe(await getId(logins));
    });

    test('lets no guests in where they are not wanted, but people', async () => {
      const closed = await serveTestProvider({ keys, config: { guests: false } });
      await closed.addConfirmed(email);
      const guest = await getId();
      const { IdToken } = await closed.signIn(email);
      const client = new CognitoIdentityClient({ region: 'eu-west-1', endpoint: closed.endpoint, maxAttempts: 1 });
      const rejection = isRejection('NotAuthorizedException', /^Unauthenticated access is not supported/);

      await expect(client.send(new GetIdCommand({ IdentityPoolId }))).rejects.toMatchObject(rejection);
      await expect(client.send(new GetCredentialsForIdentityCommand({ IdentityId: guest }))).rejects.toMatchObject(
        rejection,
      );
      const Logins = loginsOf(IdToken, closed.provider.issuer.replace('http://', ''));
      expect((await client.send(new GetIdCommand({ IdentityPoolId, Logins }))).IdentityId).toMatch(identityPattern);
      await closed.close();
    });

    describe('rejects a login', () => {
      const expectRejected = async (logins: Record<string, string>, message: RegExp) => {
        const rejection = isRejection('NotAuthorizedException', message);
        await expect(getId(logins)).rejects.toMatchObject(rejection);
        await expect(getCredentials(await getId(), logins)).rejects.toMatchObject(rejection);
      };

      test('of another provider, alone or beside ours', async () => {
        const { IdToken } = await served.signIn(email);

        await expectRejected(loginsOf(IdToken, 'accounts.google.com'), /supported provider/);
        await expectRejected(
          loginsOf(IdToken, 'cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Test01'),
          /supported provider/,
        );
        await expectRejected({ ...loginsOf(IdToken), 'www.amazon.com': IdToken }, /supported provider/);
      });

      test('with an access token, an altered token, or nothing like one', async () => {
        const { AccessToken, IdToken } = await served.signIn(email);
        const [header, , signature] = IdToken.split('.');
        const claims = Buffer.from(JSON.stringify({ ...decodeJwt(IdToken), sub: 'someone-else' })).toString(
          'base64url',
        );

        for (const token of [AccessToken, `${header}.${claims}.${signature}`, IdToken.slice(0, -8), 'abc', ''])
          await expectRejected(loginsOf(token), /^Invalid login token\.$/);
      });

      test('of another client or another pool with the same keys', async () => {
        const { baseUrl } = served.settings;
        for (const config of [{ baseUrl, clientId: 'otherclient' }, { baseUrl: 'http://localhost:1/identity' }]) {
          const other = openTestProvider({ keys, config, now: served.now() });
          await other.addConfirmed(email);
          const { IdToken } = await other.signIn(email);

          await expectRejected(loginsOf(IdToken), /^Invalid login token\.$/);
        }
      });

      test('that has expired by the clock of the provider', async () => {
        const logins = await signIn();
        served.pass(minutes(15));

        await expectRejected(logins, /expired/);
      });

      test('whose session has ended, or whose account is disabled or gone', async () => {
        const { IdToken, RefreshToken } = await served.signIn(email);
        await served.call('RevokeToken', { Token: RefreshToken });
        await expectRejected(loginsOf(IdToken), /session has ended/);

        const later = await served.signIn(email);
        const userId = String(decodeJwt(later.IdToken).sub);
        await served.provider.admin.setEnabled(userId, false);
        await expectRejected(loginsOf(later.IdToken), /^Invalid login token/);
        await served.provider.admin.deleteUser(userId);
        await expectRejected(loginsOf(later.IdToken), /^Invalid login token/);
      });

      test.each([
        'text',
        [],
        { provider: 7 },
        Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`p${at}`, 'x'])),
      ])('that is no map of tokens: %j', async (Logins) => {
        const response = await served.post(
          'AWSCognitoIdentityService.GetId',
          JSON.stringify({ IdentityPoolId, Logins }),
        );

        expect(response.headers.get('x-amzn-errortype')).toBe('InvalidParameterException');
      });
    });
  });
});
