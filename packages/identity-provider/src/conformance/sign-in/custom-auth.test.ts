import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { AuthenticationDetails, type CognitoUserSession } from 'amazon-cognito-identity-js';
import * as auth from 'aws-amplify/auth';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../../ports.ts';
import { email, on, openWithAda, phone } from '../../testing/ada.ts';
import { connectAmplify } from '../../testing/connect-amplify.ts';
import { connectIdentityJs } from '../../testing/connect-identity-js.ts';
import { serveTestProvider } from '../../testing/serve.ts';
import { makeTestKeys, password } from '../../testing/test-provider.ts';

describe('the custom flow', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  const open = (config = {}) => openWithAda({ keys, config });

  test('without a password a code is mailed, and the question says where to', async () => {
    const { initiate, respond, lettersTo, lastCode, id } = await open();

    const { body: asked } = await initiate('CUSTOM_AUTH');

    expect(asked).toMatchObject({
      ChallengeName: 'CUSTOM_CHALLENGE',
      ChallengeParameters: { USERNAME: id, question: 'Enter the 6-digit code that was sent to a***@e***.' },
    });
    expect(lettersTo(email).at(-1)).toMatchObject({ kind: 'sign_in_code', code: expect.stringMatching(/^\d{6}$/) });
    const { body } = await respond('CUSTOM_CHALLENGE', asked.Session, { ANSWER: lastCode(email) });
    expect(body.AuthenticationResult).toBeDefined();
  });

  test('a wrong answer is asked again under a new session, three times in all', async () => {
    const { initiate, respond, lastCode, events, pass } = await open();
    const { body: first } = await initiate('CUSTOM_AUTH');
    const answer = async (Session: unknown, ANSWER: string) => respond('CUSTOM_CHALLENGE', Session, { ANSWER });

    const { body: second } = await answer(first.Session, '000000');
    pass(60_000);
    const { body: third } = await answer(second.Session, '000001');

    expect(second).toMatchObject({ ChallengeName: 'CUSTOM_CHALLENGE', ChallengeParameters: first.ChallengeParameters });
    expect(events().at(-1)?.kind).toBe('sign_in_failed');
    expect(new Set([first.Session, second.Session, third.Session]).size).toBe(3);
    expect((await answer(first.Session, lastCode(email))).error).toBe('NotAuthorizedException');
    expect((await answer(second.Session, lastCode(email))).error).toBe('NotAuthorizedException');
    expect((await answer(third.Session, '000002')).body.message).toBe('Incorrect username or password.');
    expect((await answer(third.Session, lastCode(email))).body.message).toBe('Invalid session for the user.');
  });

  test('asking again does not prolong the three minutes of the code', async () => {
    const { initiate, respond, lastCode, pass } = await open();
    const { body: first } = await initiate('CUSTOM_AUTH');
    pass(100_000);
    const { body: second } = await respond('CUSTOM_CHALLENGE', first.Session, { ANSWER: '000000' });
    pass(80_000);

    const late = await respond('CUSTOM_CHALLENGE', second.Session, { ANSWER: lastCode(email) });

    expect(late.body.message).toBe('Invalid session for the user.');
  });

  test('a mailed code is no second factor, and no first one where mail is the second', async () => {
    const { initiate, respond, lastCode, prefer, verifyPhone } = await open();
    await verifyPhone();
    await prefer({ SMSMfaSettings: on });
    const { body: asked } = await initiate('CUSTOM_AUTH');

    const { body: next } = await respond('CUSTOM_CHALLENGE', asked.Session, { ANSWER: lastCode(email) });

    expect(next.ChallengeName).toBe('SMS_MFA');
    expect((await respond('SMS_MFA', next.Session, { SMS_MFA_CODE: lastCode(phone) })).error).toBeNull();
    await prefer({ EmailMfaSettings: on });
    expect((await initiate('CUSTOM_AUTH')).error).toBe('InvalidParameterException');
  });

  test('the flow that begins with a password needs its value', async () => {
    const { initiate } = await open();

    expect((await initiate('CUSTOM_AUTH', { CHALLENGE_NAME: 'SRP_A' })).error).toBe('InvalidParameterException');
    expect((await initiate('CUSTOM_AUTH', { SRP_A: 'abc123' })).body.ChallengeName).toBe('PASSWORD_VERIFIER');
  });

  test('unknown names are asked alike where that must not be told', async () => {
    const { call } = await open({ userExistence: 'prevent' });
    const signInAs = async (USERNAME: string) => {
      const { body: asked } = await call('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME } });
      const seen: unknown[] = [Object.keys(asked.ChallengeParameters ?? {})];
      let session = asked.Session;
      for (let tries = 0; tries < 4; tries += 1) {
        const ChallengeResponses = { USERNAME, ANSWER: '000000' };
        const answer = { ChallengeName: 'CUSTOM_CHALLENGE', Session: session, ChallengeResponses };
        const { body } = await call('RespondToAuthChallenge', answer);
        seen.push(body.message ?? Object.keys(body.ChallengeParameters ?? {}));
        session = body.Session ?? session;
      }
      return seen;
    };

    expect(await signInAs('nobody@example.com')).toEqual(await signInAs(email));
  });
});

describe('clients with the custom flow', () => {
  let served: Awaited<ReturnType<typeof serveTestProvider>>;
  beforeEach(async () => {
    served = await serveTestProvider();
    connectAmplify(served);
    await served.addConfirmed(email);
  });
  afterEach(async () => {
    await auth.signOut();
    await served.close();
  });

  test.each([
    ['CUSTOM_WITHOUT_SRP', { username: email }],
    ['CUSTOM_WITH_SRP', { username: email, password }],
  ] as const)('Amplify signs in through %s', async (authFlowType, input) => {
    const { nextStep } = await auth.signIn({ ...input, options: { authFlowType } });
    expect(nextStep).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
      additionalInfo: { question: 'Enter the 6-digit code that was sent to a***@e***.' },
    });

    const again = await auth.confirmSignIn({ challengeResponse: '000000' });
    expect(again.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE');
    const done = await auth.confirmSignIn({ challengeResponse: served.lastCode(email) });

    expect(done).toMatchObject({ isSignedIn: true });
    expect((await auth.getCurrentUser()).signInDetails).toMatchObject({ loginId: email });
  });

  test('Amplify is rejected with a wrong password before anything is mailed', async () => {
    const letters = served.lettersTo(email).length;

    const attempt = auth.signIn({ username: email, password: 'wrong', options: { authFlowType: 'CUSTOM_WITH_SRP' } });

    await expect(attempt).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect(served.lettersTo(email)).toHaveLength(letters);
  });

  test('a device that was remembered stands for the second factor and not for the custom answer', async () => {
    const tracking = await serveTestProvider({ policy: { tracksDevices: true } });
    connectAmplify(tracking);
    await tracking.addConfirmed(email);
    await auth.signIn({ username: email, password });
    await auth.updateMFAPreference({ email: 'PREFERRED' });
    await auth.rememberDevice();
    await auth.signOut();
    const options = { authFlowType: 'CUSTOM_WITH_SRP' } as const;

    const { nextStep } = await auth.signIn({ username: email, password, options });
    const done = await auth.confirmSignIn({ challengeResponse: tracking.lastCode(email) });

    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE');
    expect(done).toMatchObject({ isSignedIn: true });
    expect(tracking.events().findLast(({ kind }) => kind === 'signed_in')).toMatchObject({ deviceKnown: true });
    await auth.signOut();
    await tracking.close();
  });

  test.each([
    ['without a password', 'initiateAuth'],
    ['after a password', 'authenticateUser'],
  ] as const)('amazon-cognito-identity-js answers it %s, and tries again', async (_when, begin) => {
    const user = connectIdentityJs(served, email);
    user.setAuthenticationFlowType('CUSTOM_AUTH');
    const details = new AuthenticationDetails({
      Username: email,
      ...(begin === 'authenticateUser' && { Password: password }),
    });
    const questions: string[] = [];

    const session = await new Promise<CognitoUserSession>((onSuccess, onFailure) => {
      const callbacks = {
        onSuccess,
        onFailure,
        customChallenge({ question }: { readonly question: string }) {
          questions.push(question);
          user.sendCustomChallengeAnswer(questions.length === 1 ? '000000' : served.lastCode(email), callbacks);
        },
      };
      user[begin](details, callbacks);
    });

    expect(questions).toHaveLength(2);
    expect(session.getIdToken().payload.email).toBe(email);
  });

  test('the AWS SDK walks through it', async () => {
    const { endpoint, settings } = served;
    const client = new CognitoIdentityProviderClient({ region: 'eu-west-1', endpoint, maxAttempts: 1 });
    const ClientId = settings.clientId;

    const asked = await client.send(
      new InitiateAuthCommand({ ClientId, AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: email } }),
    );
    const answered = await client.send(
      new RespondToAuthChallengeCommand({
        ClientId,
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session: asked.Session,
        ChallengeResponses: { USERNAME: email, ANSWER: served.lastCode(email) },
      }),
    );

    expect(answered.AuthenticationResult?.AccessToken).toBeTruthy();
  });
});
