import { randomUUID } from 'node:crypto';
import { signInThroughPages } from '../hosted-client.ts';
import { type PoolClient, password, type Reply } from '../pool-client.ts';
import { createFactors } from './factors.ts';
import { createProtocolSteps } from './protocol-steps.ts';
import { between, type Flow, measured, tokensOf } from './visit.ts';

/** Every way to be signed in. `gatewayUrl` is where the product sends its text messages. */
export function listFlows(client: PoolClient, gatewayUrl: string): readonly Flow[] {
  const { url, clientId, userPoolId, identityPoolId, stopwatch, call, askIdentityPool, readMailedCode } = client;
  const steps = createProtocolSteps(client);
  const { SRP_A, begin, beginWithSrp, answer, provePassword, beginAsDevice, proveDevice, isSignedIn } = steps;
  const factors = createFactors(client, steps, gatewayUrl);
  const { readMail, readText, readAuthenticator } = factors;
  const signedIn = between(steps.signIn);

  const register = between(async (visit) => {
    const email = `new-${randomUUID().slice(0, 8)}@example.com`;
    const UserAttributes = [{ Name: 'email', Value: email }];
    await call('SignUp', { Username: email, Password: password, UserAttributes });
    const ConfirmationCode = await readMailedCode(email);
    const reply: Reply = await call('ConfirmSignUp', { Username: email, ConfirmationCode });
    return { ...visit, person: { ...visit.person, email }, reply };
  });
  const signInAfterRegistration = measured(async (visit) => {
    const AuthParameters = { USERNAME: visit.person.email };
    const { Session } = visit.reply;
    return { ...visit, reply: await call('InitiateAuth', { AuthFlow: 'USER_AUTH', Session, AuthParameters }) };
  });
  const refresh = measured(async (visit) => {
    const { RefreshToken } = tokensOf(visit);
    return { ...visit, reply: await call('GetTokensFromRefreshToken', { RefreshToken }) };
  });
  const walkThroughPages = measured(async (visit) => {
    const { email } = visit.person;
    await stopwatch.time(() => signInThroughPages({ url, clientId, email, password }));
    return visit;
  });
  const fetchCredentials = measured(async (visit) => {
    const issuer = `${url}/identity/${userPoolId}`.replace(/^https?:\/\//, '');
    const Logins = { [issuer]: tokensOf(visit).IdToken };
    const { IdentityId } = await askIdentityPool('GetId', { IdentityPoolId: identityPoolId, Logins });
    await askIdentityPool('GetCredentialsForIdentity', { IdentityId, Logins });
    return visit;
  });

  const chooseSrp = answer('SELECT_CHALLENGE', () => ({ ANSWER: 'PASSWORD_SRP', SRP_A }));
  const prefer = (PREFERRED_CHALLENGE: string) => begin('USER_AUTH', { PREFERRED_CHALLENGE });
  const answerCode = (challenge: string, field = `${challenge}_CODE`) =>
    answer(challenge, ({ code }) => ({ [field]: code }));
  const answerCustom = answerCode('CUSTOM_CHALLENGE', 'ANSWER');
  const flow = (name: string, ...walked: Flow['steps']): Flow => ({ name, steps: walked });

  return [
    flow('password, sent as it is', begin('USER_PASSWORD_AUTH', { PASSWORD: password }), isSignedIn),
    flow('password, proven (SRP)', beginWithSrp, provePassword, isSignedIn),
    flow('password chosen among ways (USER_AUTH, SRP)', begin('USER_AUTH'), chooseSrp, provePassword, isSignedIn),
    flow('code by mail in place of a password', prefer('EMAIL_OTP'), readMail, answerCode('EMAIL_OTP'), isSignedIn),
    flow('code by text message in place of a password', prefer('SMS_OTP'), readText, answerCode('SMS_OTP'), isSignedIn),
    flow('passkey', factors.addPasskey, prefer('WEB_AUTHN'), answer('WEB_AUTHN', factors.usePasskey), isSignedIn),
    flow('custom challenge alone', begin('CUSTOM_AUTH'), readMail, answerCustom, isSignedIn),
    flow(
      'SRP, then the custom challenge',
      ...[begin('CUSTOM_AUTH', { CHALLENGE_NAME: 'SRP_A', SRP_A }), provePassword],
      ...[readMail, answerCustom, isSignedIn],
    ),
    flow(
      'SRP, then a code of the authenticator app',
      ...[factors.addAuthenticator, beginWithSrp, provePassword],
      ...[readAuthenticator, answerCode('SOFTWARE_TOKEN_MFA'), isSignedIn],
    ),
    flow(
      'SRP, then a code by mail',
      ...[factors.codesByMail, beginWithSrp, provePassword, readMail, answerCode('EMAIL_OTP'), isSignedIn],
    ),
    flow(
      'SRP, then a code by text message',
      ...[factors.codesByText, beginWithSrp, provePassword, readText, answerCode('SMS_MFA'), isSignedIn],
    ),
    flow(
      'SRP from a remembered device',
      ...[factors.rememberDevice, beginWithSrp, provePassword, beginAsDevice, proveDevice, isSignedIn],
    ),
    flow('sign-in right after a registration was confirmed', register, signInAfterRegistration, isSignedIn),
    flow('refresh of the tokens', signedIn, refresh, isSignedIn),
    flow('hosted login: page, password, code, tokens', walkThroughPages),
    flow('identity pool: id and credentials', signedIn, fetchCredentials),
  ];
}
