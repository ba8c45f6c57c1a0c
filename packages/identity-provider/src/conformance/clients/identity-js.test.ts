import {
  AuthenticationDetails,
  type CognitoUserSession,
  type IAuthenticationCallback,
} from 'amazon-cognito-identity-js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { email, meetAda, on, phone } from '../../testing/ada.ts';
import { connectIdentityJs } from '../../testing/connect-identity-js.ts';
import { serveTestProvider } from '../../testing/serve.ts';
import { password } from '../../testing/test-provider.ts';

type Answers = Omit<IAuthenticationCallback, 'onSuccess' | 'onFailure'>;

describe('amazon-cognito-identity-js', () => {
  let served: Awaited<ReturnType<typeof serveTestProvider>>;
  let ada: Awaited<ReturnType<typeof meetAda>>;
  beforeEach(async () => {
    served = await serveTestProvider();
    ada = await meetAda(served);
    await ada.verifyPhone();
  });
  afterEach(() => served.close());

  /** Signs in with the password and answers what is asked for next. */
  function signIn(
    Username: string,
    answersOf: (user: ReturnType<typeof connectIdentityJs>, callbacks: IAuthenticationCallback) => Answers,
  ) {
    const user = connectIdentityJs(served, Username);
    return new Promise<CognitoUserSession>((onSuccess, onFailure) => {
      const callbacks: IAuthenticationCallback = { onSuccess, onFailure };
      Object.assign(callbacks, answersOf(user, callbacks));
      user.authenticateUser(new AuthenticationDetails({ Username, Password: password }), callbacks);
    });
  }

  test('answers a text message, after a wrong code too', async () => {
    await ada.prefer({ SMSMfaSettings: on });
    const rejected: string[] = [];

    const session = await signIn(email, (user, callbacks) => ({
      mfaRequired: () =>
        user.sendMFACode('000000', {
          ...callbacks,
          onFailure: ({ name }: Error) => {
            rejected.push(name);
            user.sendMFACode(served.lastCode(phone), callbacks);
          },
        }),
    }));

    expect(rejected).toEqual(['CodeMismatchException']);
    expect(session.getIdToken().payload).toMatchObject({ phone_number: phone, phone_number_verified: true });
  });

  test('chooses the authenticator among several, and answers it', async () => {
    const code = await ada.enrol();
    await ada.prefer({ SMSMfaSettings: on, SoftwareTokenMfaSettings: on });
    const offered: unknown[] = [];

    const session = await signIn(email, (user, callbacks) => ({
      selectMFAType: (_name, parameters) => {
        offered.push(parameters.MFAS_CAN_CHOOSE);
        user.sendMFASelectionAnswer('SOFTWARE_TOKEN_MFA', callbacks);
      },
      totpRequired: () => user.sendMFACode(code(), callbacks, 'SOFTWARE_TOKEN_MFA'),
    }));

    expect(offered).toEqual(['["SOFTWARE_TOKEN_MFA","SMS_MFA"]']);
    expect(session.isValid()).toBe(true);
  });

  test('chooses a new password in place of a temporary one', async () => {
    const invited = 'new@example.com';
    await served.provider.admin.invite({ email: invited, temporaryPassword: password, attributes: {} });

    const session = await signIn(invited, (user, callbacks) => ({
      newPasswordRequired: () => user.completeNewPasswordChallenge('Another-chart-5512', {}, callbacks),
    }));

    expect(session.getIdToken().payload).toMatchObject({ email: invited, email_verified: true });
  });
});
