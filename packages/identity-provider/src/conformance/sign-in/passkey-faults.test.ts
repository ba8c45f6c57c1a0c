import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../../ports.ts';
import { createCeremonies, flipLast } from '../../testing/passkeys/passkey-ceremonies.ts';
import {
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from '../../testing/passkeys/software-authenticator.ts';
import { hours, makeTestKeys, minutes, openTestProvider, type TestProvider } from '../../testing/test-provider.ts';

const ada = 'ada@example.com';
const eve = 'eve@example.com';
const elsewhere = 'https://localhost.example.net';

describe('passkeys that are misused', () => {
  let keys: readonly KeyRecord[];
  let provider: TestProvider;
  let ceremonies: ReturnType<typeof createCeremonies>;
  let authenticator: SoftwareAuthenticator;
  let adaId: string;
  let token: string;
  beforeAll(async () => {
    keys = await makeTestKeys();
  });
  beforeEach(async () => {
    provider = openTestProvider({ keys });
    ceremonies = createCeremonies(provider);
    authenticator = createSoftwareAuthenticator();
    adaId = await provider.addConfirmed(ada);
    token = (await provider.signIn(ada)).AccessToken;
  });

  const lastKinds = (count: number) =>
    provider
      .events()
      .slice(-count)
      .map(({ kind }) => kind);
  const wrongCredentials = {
    error: 'NotAuthorizedException',
    body: { message: 'Incorrect username or password.' },
  };
  const spent = { error: 'NotAuthorizedException', body: { message: 'Invalid session for the user.' } };

  describe('while one is added', () => {
    test.each([
      ['on a page of another site', { origin: elsewhere }, 'WebAuthnOriginNotAllowedException'],
      ['inside the frame of another site', { crossOrigin: true }, 'WebAuthnOriginNotAllowedException'],
      ['for another site', { rpId: 'example.net' }, 'WebAuthnRelyingPartyMismatchException'],
      ['for a challenge that was never given', { challenge: 'bm9uZQ' }, 'WebAuthnChallengeNotFoundException'],
      ['as if it were a sign-in', { type: 'webauthn.get' }, 'InvalidParameterException'],
      ['without making sure of its user', { verifiesUser: false }, 'WebAuthnCredentialNotSupportedException'],
    ])('%s, it is rejected by name and not kept', async (_name, ceremony, error) => {
      expect((await ceremonies.register(authenticator, token, ceremony)).error).toBe(error);
      expect(await provider.rows().passkeys.listOf(adaId)).toEqual([]);
    });

    test('a statement about another answer is rejected', async () => {
      const options = await ceremonies.startRegistration(token);
      const credential = createSoftwareAuthenticator({ attestation: 'packed' }).create(options);
      const clientData = JSON.parse(Buffer.from(credential.response.clientDataJSON, 'base64url').toString());
      const clientDataJSON = Buffer.from(JSON.stringify({ ...clientData, more: 1 })).toString('base64url');

      const answer = await ceremonies.completeRegistration(token, {
        ...credential,
        response: { ...credential.response, clientDataJSON },
      });

      expect(answer.error).toBe('WebAuthnCredentialNotSupportedException');
    });

    test.each([
      ['no attestation', { attestationObject: 'oA' }, 'InvalidParameterException'],
      ['no client data', { clientDataJSON: 'e30' }, 'InvalidParameterException'],
      ['bytes that are none', { attestationObject: '***' }, 'InvalidParameterException'],
    ])('%s is no passkey', async (_name, response, error) => {
      const answer = await ceremonies.register(authenticator, token, {}, (credential) => ({
        ...credential,
        response: { ...credential.response, ...response },
      }));

      expect(answer.error).toBe(error);
    });

    test('an id that is not the one inside is rejected', async () => {
      const rename = (id: string) =>
        ceremonies.register(authenticator, token, {}, (credential) => ({ ...credential, id, rawId: id }));

      expect((await rename('c29tZXRoaW5nLWVsc2U')).error).toBe('InvalidParameterException');
    });

    test('a challenge is good once, and for three minutes', async () => {
      const options = await ceremonies.startRegistration(token);
      const credential = authenticator.create(options);
      expect((await ceremonies.completeRegistration(token, credential)).error).toBeNull();
      expect((await ceremonies.completeRegistration(token, credential)).error).toBe(
        'WebAuthnChallengeNotFoundException',
      );

      const late = authenticator.create({ ...(await ceremonies.startRegistration(token)), excludeCredentials: [] });
      provider.pass(minutes(3));
      expect((await ceremonies.completeRegistration(token, late)).error).toBe('WebAuthnChallengeNotFoundException');
    });

    test('a challenge is good for the session that asked, and for nobody else', async () => {
      await provider.addConfirmed(eve);
      const eveToken = (await provider.signIn(eve)).AccessToken;
      const otherToken = (await provider.signIn(ada)).AccessToken;
      const begin = async () => authenticator.create({ ...(await ceremonies.startRegistration(token)) });

      expect((await ceremonies.completeRegistration(eveToken, await begin())).error).toBe(
        'WebAuthnChallengeNotFoundException',
      );
      expect((await ceremonies.completeRegistration(otherToken, await begin())).error).toBe(
        'WebAuthnClientMismatchException',
      );
    });

    test("a passkey that is somebody's already is not added again", async () => {
      await ceremonies.register(authenticator, token);
      await provider.addConfirmed(eve);
      const eveToken = (await provider.signIn(eve)).AccessToken;
      const [id = ''] = authenticator.ids();
      const forged = createSoftwareAuthenticator({ nextId: id });

      expect((await ceremonies.register(forged, eveToken)).error).toBe('InvalidParameterException');
      expect((await provider.rows().passkeys.find(id))?.userId).toBe(adaId);
    });

    test('twenty are the most', async () => {
      for (let count = 0; count < 20; count += 1)
        expect((await ceremonies.register(createSoftwareAuthenticator(), token)).error).toBeNull();

      expect((await provider.call('StartWebAuthnRegistration', { AccessToken: token })).error).toBe(
        'LimitExceededException',
      );
    });

    test('twenty are the most for two that were begun at once, too', async () => {
      for (let count = 0; count < 19; count += 1) await ceremonies.register(createSoftwareAuthenticator(), token);
      const begin = async () => createSoftwareAuthenticator().create(await ceremonies.startRegistration(token));
      const [first, second] = [await begin(), await begin()];

      expect((await ceremonies.completeRegistration(token, first)).error).toBeNull();
      expect((await ceremonies.completeRegistration(token, second)).error).toBe('LimitExceededException');
    });

    test('needs a session that is alive', async () => {
      const credential = authenticator.create(await ceremonies.startRegistration(token));
      await provider.call('GlobalSignOut', { AccessToken: token });

      expect((await ceremonies.completeRegistration(token, credential)).error).toBe('NotAuthorizedException');
    });

    test('nobody removes what belongs to somebody else', async () => {
      await ceremonies.register(authenticator, token);
      await provider.addConfirmed(eve);
      const eveToken = (await provider.signIn(eve)).AccessToken;
      const [CredentialId] = authenticator.ids();

      const answer = await provider.call('DeleteWebAuthnCredential', { AccessToken: eveToken, CredentialId });

      expect(answer.error).toBe('ResourceNotFoundException');
      expect(await provider.rows().passkeys.listOf(adaId)).toHaveLength(1);
    });
  });

  describe('at sign-in', () => {
    beforeEach(async () => {
      expect((await ceremonies.register(authenticator, token)).error).toBeNull();
    });

    test.each([
      ['on a page of another site', { origin: elsewhere }],
      ['inside the frame of another site', { crossOrigin: true }],
      ['for another site', { rpId: 'example.net' }],
      ['for another challenge', { challenge: 'bm9uZQ' }],
      ['as if one were added', { type: 'webauthn.create' }],
      ['without making sure of its user', { verifiesUser: false }],
    ])('an answer given %s is rejected like a wrong password', async (_name, ceremony) => {
      expect(await ceremonies.signIn(authenticator, ada, ceremony)).toMatchObject(wrongCredentials);
      expect(lastKinds(1)).toEqual(['sign_in_failed']);
    });

    test.each(['signature', 'authenticatorData'] as const)('an altered %s is rejected', async (member) => {
      const begun = await ceremonies.begin(ada);
      const given = authenticator.get(begun.options);
      const response = { ...given.response, [member]: flipLast(given.response[member]) };

      expect(await ceremonies.answer(begun, { ...given, response })).toMatchObject(wrongCredentials);
      // A counter no one has signed says nothing about a copy.
      expect(lastKinds(2)).not.toContain('passkey_clone_suspected');
    });

    test('a challenge is answered once: neither the same answer nor another is heard again', async () => {
      const begun = await ceremonies.begin(ada);
      const given = authenticator.get(begun.options);
      expect((await ceremonies.answer(begun, given)).error).toBeNull();

      expect(await ceremonies.answer(begun, given)).toMatchObject(spent);
      expect(await ceremonies.answer(begun, authenticator.get(begun.options))).toMatchObject(spent);
      expect(await ceremonies.answer(await ceremonies.begin(ada), given)).toMatchObject(wrongCredentials);
    });

    test('of two answers at once one is heard', async () => {
      const begun = await ceremonies.begin(ada);
      const given = authenticator.get(begun.options);

      const answers = await Promise.all([ceremonies.answer(begun, given), ceremonies.answer(begun, given)]);

      expect(answers.map(({ error }) => error).sort()).toEqual(['NotAuthorizedException', null]);
      expect(lastKinds(2)).toEqual(['passkey_added', 'signed_in']);
    });

    test('after three minutes nothing is heard', async () => {
      const begun = await ceremonies.begin(ada);
      provider.pass(minutes(3));

      expect(await ceremonies.answer(begun, authenticator.get(begun.options))).toMatchObject(spent);
    });

    test("another person's passkey does not open the account", async () => {
      await provider.addConfirmed(eve);
      const own = createSoftwareAuthenticator();
      await ceremonies.register(own, (await provider.signIn(eve)).AccessToken);
      const begun = await ceremonies.begin(ada);
      const { allowCredentials: _ofAda, ...options } = begun.options;

      expect(await ceremonies.answer(begun, own.get(options))).toMatchObject(wrongCredentials);
      const asEve = await ceremonies.begin(ada);
      expect(await ceremonies.answer({ ...asEve, username: eve }, authenticator.get(asEve.options))).toMatchObject(
        spent,
      );
    });

    test('a handle of somebody else is rejected', async () => {
      const begun = await ceremonies.begin(ada);
      const given = authenticator.get(begun.options);
      const userHandle = Buffer.from('somebody').toString('base64url');

      expect(await ceremonies.answer(begun, { ...given, response: { ...given.response, userHandle } })).toMatchObject(
        wrongCredentials,
      );
    });

    test('a counter that did not rise tells of a copy; the copy stays out and the original goes on', async () => {
      const copy = authenticator.copy();
      await ceremonies.signIn(authenticator, ada);
      await ceremonies.signIn(authenticator, ada);

      for (const _counter of [1, 2]) {
        expect(await ceremonies.signIn(copy, ada)).toMatchObject(wrongCredentials);
        expect(lastKinds(2)).toEqual(['passkey_clone_suspected', 'sign_in_failed']);
      }
      expect(await provider.rows().passkeys.listOf(adaId)).toMatchObject([{ counter: 2 }]);
      expect((await ceremonies.signIn(authenticator, ada)).error).toBeNull();
    });

    test('a passkey that was removed in between opens nothing', async () => {
      const begun = await ceremonies.begin(ada);
      await provider.provider.admin.removePasskey(adaId, authenticator.ids()[0] ?? '');

      expect(await ceremonies.answer(begun, authenticator.get(begun.options))).toMatchObject(wrongCredentials);
    });

    test('it does not open an account that is disabled', async () => {
      await provider.provider.admin.setEnabled(adaId, false);

      expect(await ceremonies.signIn(authenticator, ada)).toMatchObject({
        error: 'NotAuthorizedException',
        body: { message: 'User is disabled.' },
      });
    });

    test('what is no answer leaves the challenge open', async () => {
      const begun = await ceremonies.begin(ada);
      for (const nonsense of ['', '{', '[]', 'null', '{"id":"a"}'])
        expect((await ceremonies.answer(begun, nonsense)).error).toBe('InvalidParameterException');

      expect((await ceremonies.answer(begun, authenticator.get(begun.options))).error).toBeNull();
    });

    test('wrong ones are forgotten after a right one', async () => {
      for (let count = 0; count < 20; count += 1) {
        const ceremony = count % 9 === 8 ? {} : { origin: elsewhere };
        const { error } = await ceremonies.signIn(authenticator, ada, ceremony);
        expect(error).toBe(count % 9 === 8 ? null : 'NotAuthorizedException');
      }
    });

    test('ten wrong ones within an hour lock it, for the network they came from only', async () => {
      const fail = () => ceremonies.signIn(authenticator, ada, { origin: elsewhere });
      for (let count = 0; count < 10; count += 1) expect((await fail()).error).toBe('NotAuthorizedException');
      expect(lastKinds(2)).toEqual(['sign_in_failed', 'sign_in_locked']);

      const begun = await ceremonies.begin(ada);
      const given = authenticator.get(begun.options);
      expect((await ceremonies.answer(begun, given)).error).toBe('LimitExceededException');
      // Clients repeat this call by themselves.
      expect((await ceremonies.answer(begun, given)).error).toBe('LimitExceededException');
      expect((await ceremonies.answer(begun, given, '198.51.100.1')).error).toBeNull();

      provider.pass(hours(1));
      expect((await ceremonies.signIn(authenticator, ada)).error).toBeNull();
    });

    test('the product sees the lock and can take it away', async () => {
      const { admin } = provider.provider;
      const triesOfPasskeys = async () =>
        (await admin.signInFacts(adaId))?.counters?.find(({ scope }) => scope === 'passkey')?.count;
      for (let count = 0; count < 10; count += 1) await ceremonies.signIn(authenticator, ada, { origin: elsewhere });
      expect(await triesOfPasskeys()).toBe(10);
      expect((await ceremonies.signIn(authenticator, ada)).error).toBe('LimitExceededException');

      await admin.unlock(adaId);

      expect(await triesOfPasskeys()).toBeUndefined();
      expect((await ceremonies.signIn(authenticator, ada)).error).toBeNull();
    });
  });

  describe('where nobody may learn who has an account', () => {
    const begin = async (name: string) => {
      const { session, ...begun } = await ceremonies.begin(name);
      return { session, ...begun };
    };
    beforeEach(async () => {
      provider = openTestProvider({ keys, config: { userExistence: 'prevent' } });
      ceremonies = createCeremonies(provider);
      adaId = await provider.addConfirmed(ada);
    });

    test.each([ada, 'nobody@example.com'])(
      '%s without a passkey is asked for one that is always the same, and that nobody has',
      async (name) => {
        const [first, second] = [await begin(name), await begin(name)];

        expect(first.options).toMatchObject({
          rpId: 'localhost',
          userVerification: 'required',
          allowCredentials: [{ id: expect.stringMatching(/^[\w-]{43}$/), type: 'public-key' }],
        });
        expect(second.options.allowCredentials).toEqual(first.options.allowCredentials);
        expect(second.options.challenge).not.toBe(first.options.challenge);
        expect(second.username).toBe(first.username);
        const id = first.options.allowCredentials?.[0]?.id ?? '';
        const forged = createSoftwareAuthenticator({ nextId: id });
        forged.create({
          challenge: 'bm9uZQ',
          rp: { id: 'localhost', name: '' },
          pubKeyCredParams: [],
          user: { id: '', name: '', displayName: '' },
        });
        expect(await ceremonies.answer(first, forged.get(first.options))).toMatchObject(wrongCredentials);
      },
    );
  });

  test('where that is no secret, an account without a passkey is told so', async () => {
    const answer = await provider.call('RespondToAuthChallenge', {
      ChallengeName: 'SELECT_CHALLENGE',
      Session: await startChoice(),
      ChallengeResponses: { USERNAME: ada, ANSWER: 'WEB_AUTHN' },
    });

    expect(answer.error).toBe('InvalidParameterException');
  });

  async function startChoice() {
    const { body } = await provider.call('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME: ada } });
    return body.Session;
  }
});
