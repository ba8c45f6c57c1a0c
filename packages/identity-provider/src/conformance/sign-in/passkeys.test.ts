import {
  CognitoIdentityProviderClient,
  CompleteWebAuthnRegistrationCommand,
  DeleteWebAuthnCredentialCommand,
  InitiateAuthCommand,
  ListWebAuthnCredentialsCommand,
  RespondToAuthChallengeCommand,
  StartWebAuthnRegistrationCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import * as auth from 'aws-amplify/auth';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { KeyRecord } from '../../ports.ts';
import { actAsBrowser } from '../../testing/act-as-browser.ts';
import { connectAmplify } from '../../testing/connect-amplify.ts';
import { createSoftwareAuthenticator } from '../../testing/passkeys/software-authenticator.ts';
import { serveTestProvider } from '../../testing/serve.ts';
import { codeAt, makeTestKeys, minutes, password } from '../../testing/test-provider.ts';

// The browser library and the SDK are unmodified; the authenticator is ours, and stands where the browser would be.

const email = 'ada@example.com';

describe('passkeys', () => {
  let served: Awaited<ReturnType<typeof serveTestProvider>>;
  let id: string;
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });
  beforeEach(async () => {
    served = await serveTestProvider({ keys });
    connectAmplify(served);
    id = await served.addConfirmed(email);
  });
  afterEach(async () => {
    await auth.signOut();
    vi.unstubAllGlobals();
    await served.close();
  });

  const signIn = () => auth.signIn({ username: email, password });
  const signInWithPasskey = () =>
    auth.signIn({ username: email, options: { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' } });
  const kinds = () => served.events().map(({ kind }) => kind);

  /** Signs in by password, adds a passkey and signs out. */
  async function addPasskey(authenticator = createSoftwareAuthenticator()) {
    actAsBrowser(authenticator);
    await signIn();
    await auth.associateWebAuthnCredential();
    await auth.signOut();
    return authenticator;
  }

  test('the person adds, lists and removes them', async () => {
    actAsBrowser(createSoftwareAuthenticator());
    await signIn();
    await auth.associateWebAuthnCredential();

    const { credentials } = await auth.listWebAuthnCredentials();
    expect(credentials).toEqual([
      {
        credentialId: expect.stringMatching(/^[\w-]{43}$/),
        friendlyCredentialName: 'Passkey 1',
        relyingPartyId: 'localhost',
        authenticatorAttachment: 'platform',
        authenticatorTransports: ['internal', 'hybrid'],
        createdAt: new Date(Math.floor(served.now() / 1000) * 1000),
      },
    ]);
    await auth.deleteWebAuthnCredential({ credentialId: credentials[0]?.credentialId ?? '' });
    expect((await auth.listWebAuthnCredentials()).credentials).toEqual([]);
    expect(kinds().slice(-2)).toEqual(['passkey_added', 'passkey_removed']);
  });

  test.each([
    ['ES256 without a statement', { algorithm: 'ES256', attestation: 'none' }],
    ['ES256 that signs for itself', { algorithm: 'ES256', attestation: 'packed' }],
    ['RS256 without a statement', { algorithm: 'RS256', attestation: 'none' }],
    ['RS256 that signs for itself', { algorithm: 'RS256', attestation: 'packed' }],
    ['an authenticator that does not count', { counts: false }],
  ] as const)('open the account: %s', async (_name, build) => {
    await addPasskey(createSoftwareAuthenticator(build));

    expect(await signInWithPasskey()).toMatchObject({ isSignedIn: true });
    expect((await auth.getCurrentUser()).userId).toBe(id);
    await auth.signOut();
    expect(await signInWithPasskey()).toMatchObject({ isSignedIn: true });
  });

  test('are one of the choices that an account with a passkey is offered', async () => {
    await addPasskey();
    const { nextStep } = await auth.signIn({ username: email, options: { authFlowType: 'USER_AUTH' } });
    expect(nextStep).toMatchObject({
      signInStep: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
      availableChallenges: expect.arrayContaining(['WEB_AUTHN', 'PASSWORD']),
    });

    expect(await auth.confirmSignIn({ challengeResponse: 'WEB_AUTHN' })).toMatchObject({ isSignedIn: true });
    expect(await served.rows().passkeys.listOf(id)).toMatchObject([{ counter: 1, lastUsedAt: served.now() }]);
  });

  test('are both factors at once, so that no code is asked for', async () => {
    const authenticator = createSoftwareAuthenticator();
    actAsBrowser(authenticator);
    await signIn();
    await auth.associateWebAuthnCredential();
    const { sharedSecret } = await auth.setUpTOTP();
    await auth.verifyTOTPSetup({ code: codeAt(sharedSecret, served.now()) });
    await auth.updateMFAPreference({ totp: 'PREFERRED' });
    await auth.signOut();

    expect(await signInWithPasskey()).toMatchObject({ isSignedIn: true });
    await auth.signOut();
    expect((await signIn()).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  });

  test('an authenticator that has one already is not asked to make another', async () => {
    const authenticator = await addPasskey();
    actAsBrowser(authenticator);
    await signIn();

    await expect(auth.associateWebAuthnCredential()).rejects.toMatchObject({ name: 'PasskeyAlreadyExists' });
  });

  test('a browser without the passkey says so, and the person goes on with the password', async () => {
    await addPasskey();
    actAsBrowser(createSoftwareAuthenticator());
    const begun = await auth.signIn({ username: email, options: { authFlowType: 'USER_AUTH' } });
    expect(begun.nextStep.signInStep).toBe('CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION');

    await expect(auth.confirmSignIn({ challengeResponse: 'WEB_AUTHN' })).rejects.toMatchObject({
      name: 'PasskeyAuthenticationCanceled',
    });

    await auth.confirmSignIn({ challengeResponse: 'PASSWORD' });
    expect(await auth.confirmSignIn({ challengeResponse: password })).toMatchObject({ isSignedIn: true });
  });

  test('adding and removing need a fresh sign-in, listing does not', async () => {
    actAsBrowser(createSoftwareAuthenticator());
    await signIn();
    await auth.associateWebAuthnCredential();
    const [passkey] = (await auth.listWebAuthnCredentials()).credentials;
    served.pass(minutes(6));

    await expect(auth.associateWebAuthnCredential()).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Sign in again to add a passkey.',
    });
    await expect(auth.deleteWebAuthnCredential({ credentialId: passkey?.credentialId ?? '' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Sign in again to remove a passkey.',
    });
    expect((await auth.listWebAuthnCredentials()).credentials).toHaveLength(1);
  });

  test('the product lists and removes them too, and removes them with the account', async () => {
    await addPasskey();
    await addPasskey(createSoftwareAuthenticator({ algorithm: 'ES256' }));
    const { admin } = served.provider;
    const [first, second] = await admin.listPasskeys(id);
    expect([first, second]).toMatchObject([{ name: 'Passkey 1' }, { name: 'Passkey 2' }]);
    expect(first).not.toHaveProperty('publicKey');
    const remove = () => admin.removePasskey(id, first?.credentialId ?? '');

    expect([await remove(), await remove()]).toEqual([true, false]);
    expect(kinds().at(-1)).toBe('passkey_removed');
    await admin.deleteUser(id);
    expect(await served.rows().passkeys.find(second?.credentialId ?? '')).toBeUndefined();
  });

  test('the AWS SDK adds one, signs in with it, lists page by page and removes it', async () => {
    const client = new CognitoIdentityProviderClient({
      region: 'eu-west-1',
      endpoint: served.endpoint,
      maxAttempts: 1,
    });
    const { AccessToken } = await served.signIn(email);
    const authenticator = createSoftwareAuthenticator();
    async function add() {
      const { CredentialCreationOptions } = await client.send(new StartWebAuthnRegistrationCommand({ AccessToken }));
      type Options = Parameters<typeof authenticator.create>[0];
      const { excludeCredentials: _known, ...options } = CredentialCreationOptions as unknown as Options;
      const Credential = JSON.parse(JSON.stringify(authenticator.create(options)));
      await client.send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential }));
    }
    await add();
    await add();

    const ClientId = served.settings.clientId;
    const begun = await client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
      }),
    );
    const { CREDENTIAL_REQUEST_OPTIONS = '{}', USERNAME = '' } = begun.ChallengeParameters ?? {};
    const CREDENTIAL = JSON.stringify(authenticator.get(JSON.parse(CREDENTIAL_REQUEST_OPTIONS)));
    const { AuthenticationResult } = await client.send(
      new RespondToAuthChallengeCommand({
        ClientId,
        ChallengeName: 'WEB_AUTHN',
        Session: begun.Session,
        ChallengeResponses: { USERNAME, CREDENTIAL },
      }),
    );
    expect(AuthenticationResult?.AccessToken).toBeTruthy();

    const list = (NextToken?: string) =>
      client.send(new ListWebAuthnCredentialsCommand({ AccessToken, MaxResults: 1, NextToken }));
    const first = await list();
    const second = await list(first.NextToken);
    expect([first.Credentials, second.Credentials, second.NextToken]).toMatchObject([
      ...[[{ FriendlyCredentialName: 'Passkey 1' }], [{ FriendlyCredentialName: 'Passkey 2' }], undefined],
    ]);
    expect(first.Credentials?.[0]?.CreatedAt).toEqual(new Date(Math.floor(served.now() / 1000) * 1000));

    const CredentialId = first.Credentials?.[0]?.CredentialId;
    await client.send(new DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId }));
    await expect(client.send(new DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId }))).rejects.toMatchObject(
      { name: 'ResourceNotFoundException' },
    );
  });
});
