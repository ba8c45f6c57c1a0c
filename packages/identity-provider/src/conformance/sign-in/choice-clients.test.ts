import {
  CognitoIdentityProviderClient,
  GetUserAuthFactorsCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import * as auth from 'aws-amplify/auth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { email, meetAda, on, phone } from '../../testing/ada.ts';
import { connectAmplify } from '../../testing/connect-amplify.ts';
import { serveTestProvider } from '../../testing/serve.ts';
import { password } from '../../testing/test-provider.ts';

describe('Amplify with a choice', () => {
  let served: Awaited<ReturnType<typeof serveTestProvider>>;
  beforeEach(async () => {
    served = await serveTestProvider();
    connectAmplify(served);
  });
  afterEach(async () => {
    await auth.signOut();
    await served.close();
  });

  const options = { authFlowType: 'USER_AUTH' } as const;

  test.each(['EMAIL_OTP', 'SMS_OTP'] as const)('signs in with %s, preferred or chosen', async (challenge) => {
    const ada = await meetAda(served);
    await ada.verifyPhone();
    const destination = challenge === 'EMAIL_OTP' ? email : phone;
    const step = challenge === 'EMAIL_OTP' ? 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE' : 'CONFIRM_SIGN_IN_WITH_SMS_CODE';
    const finish = () => auth.confirmSignIn({ challengeResponse: served.lastCode(destination) });

    const preferred = await auth.signIn({ username: email, options: { ...options, preferredChallenge: challenge } });
    expect(preferred.nextStep).toMatchObject({
      signInStep: step,
      codeDeliveryDetails: { destination: challenge === 'EMAIL_OTP' ? 'a***@e***' : '+*******0134' },
    });
    await expect(auth.confirmSignIn({ challengeResponse: '0' })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    expect(await finish()).toMatchObject({ isSignedIn: true });
    await auth.signOut();

    await auth.signIn({ username: email, options });
    const chosen = await auth.confirmSignIn({ challengeResponse: challenge });
    expect(chosen.nextStep.signInStep).toBe(step);
    expect(await finish()).toMatchObject({ isSignedIn: true });
  });

  test('is asked for a mailed code after a text in place of the password', async () => {
    const ada = await meetAda(served);
    await ada.verifyPhone();
    await ada.prefer({ EmailMfaSettings: on });
    await auth.signIn({ username: email, options: { ...options, preferredChallenge: 'SMS_OTP' } });

    const { nextStep } = await auth.confirmSignIn({ challengeResponse: served.lastCode(phone) });

    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');
    const done = await auth.confirmSignIn({ challengeResponse: served.lastCode(email) });
    expect(done).toMatchObject({ isSignedIn: true });
  });

  test('chooses a password after all', async () => {
    await served.addConfirmed(email);
    await auth.signIn({ username: email, options });

    const { nextStep } = await auth.confirmSignIn({ challengeResponse: 'PASSWORD_SRP' });

    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_PASSWORD');
    expect(await auth.confirmSignIn({ challengeResponse: password })).toMatchObject({ isSignedIn: true });
  });
});

test('the AWS SDK chooses a mailed code and asks for the factors', async () => {
  const served = await serveTestProvider();
  const { id } = await meetAda(served);
  const { endpoint, settings, lastCode } = served;
  const client = new CognitoIdentityProviderClient({ region: 'eu-west-1', endpoint, maxAttempts: 1 });
  const ClientId = settings.clientId;
  const AuthParameters = { USERNAME: email, PREFERRED_CHALLENGE: 'WEB_AUTHN' };
  const respond = (ChallengeName: 'SELECT_CHALLENGE' | 'EMAIL_OTP', Session: string | undefined, answer: object) =>
    client.send(
      new RespondToAuthChallengeCommand({
        ClientId,
        ChallengeName,
        Session,
        ChallengeResponses: { USERNAME: email, ...answer },
      }),
    );

  const begun = await client.send(new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_AUTH', AuthParameters }));
  const asked = await respond('SELECT_CHALLENGE', begun.Session, { ANSWER: 'EMAIL_OTP' });
  const done = await respond('EMAIL_OTP', asked.Session, { EMAIL_OTP_CODE: lastCode(email) });
  const { AccessToken } = done.AuthenticationResult ?? {};
  const factors = await client.send(new GetUserAuthFactorsCommand({ AccessToken }));

  expect(begun.AvailableChallenges).toEqual(['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP']);
  expect(factors).toMatchObject({ Username: id, ConfiguredUserAuthFactors: ['PASSWORD', 'EMAIL_OTP'] });
  await served.close();
});
