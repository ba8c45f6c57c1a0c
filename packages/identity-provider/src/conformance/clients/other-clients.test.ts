import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js';
import { JwtVerifier } from 'aws-jwt-verify';
import { CognitoJwtVerifier, validateCognitoJwtFields } from 'aws-jwt-verify/cognito-verifier';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveTestProvider } from '../../testing/serve.ts';
import { password } from '../../testing/test-provider.ts';

type Served = Awaited<ReturnType<typeof serveTestProvider>>;
const email = 'ada@example.com';

describe('other clients', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serveTestProvider();
    await served.addConfirmed(email);
  });
  afterAll(() => served.close());

  test('the AWS SDK signs up, confirms, signs in, refreshes and revokes', async () => {
    const { endpoint, settings, lastCode } = served;
    const client = new CognitoIdentityProviderClient({ region: 'eu-west-1', endpoint, maxAttempts: 1 });
    const ClientId = settings.clientId;
    const Username = 'sdk@example.com';

    const registered = await client.send(
      new SignUpCommand({ ClientId, Username, Password: password, ClientMetadata: { from: 'test' } }),
    );
    expect(registered).toMatchObject({ UserConfirmed: false, CodeDeliveryDetails: { DeliveryMedium: 'EMAIL' } });
    expect(registered.Session).toBeTruthy();
    await client.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode: lastCode(Username) }));

    const { AuthenticationResult: first } = await client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: Username, PASSWORD: password },
      }),
    );
    const me = await client.send(new GetUserCommand({ AccessToken: first?.AccessToken }));
    expect(me.Username).toBe(registered.UserSub);

    const { AuthenticationResult: second } = await client.send(
      new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: first?.RefreshToken }),
    );
    expect(second?.RefreshToken).not.toBe(first?.RefreshToken);
    await client.send(new RevokeTokenCommand({ ClientId, Token: second?.RefreshToken }));
    await expect(client.send(new GetUserCommand({ AccessToken: second?.AccessToken }))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  });

  test('amazon-cognito-identity-js signs in with SRP and refreshes', async () => {
    const { endpoint, settings } = served;
    const items = new Map<string, string>();
    const Storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
      clear: () => items.clear(),
    };
    const Pool = new CognitoUserPool({ UserPoolId: settings.poolId, ClientId: settings.clientId, endpoint, Storage });
    const user = new CognitoUser({ Username: email, Pool, Storage });

    const session = await new Promise<CognitoUserSession>((onSuccess, onFailure) =>
      user.authenticateUser(new AuthenticationDetails({ Username: email, Password: password }), {
        onSuccess,
        onFailure,
      }),
    );
    const refreshed = await new Promise<CognitoUserSession>((done, fail) =>
      user.refreshSession(session.getRefreshToken(), (error, result) => (error ? fail(error) : done(result))),
    );

    expect(session.getIdToken().payload.email).toBe(email);
    expect(refreshed.getAccessToken().payload.sub).toBe(session.getAccessToken().payload.sub);
  });

  test('aws-jwt-verify accepts both tokens by their published keys, each only for its own use', async () => {
    const { settings, provider, signIn } = served;
    const { AccessToken, IdToken } = await signIn(email);
    const { clientId } = settings;
    const readJwks = async () => new TextEncoder().encode(JSON.stringify(await provider.publicJwks())).buffer;
    const verifierOf = (tokenUse: 'access' | 'id') =>
      JwtVerifier.create(
        {
          issuer: provider.issuer,
          audience: tokenUse === 'id' ? clientId : null,
          jwksUri: `${provider.issuer}/.well-known/jwks.json`,
          customJwtCheck: ({ payload }) => validateCognitoJwtFields(payload, { tokenUse, clientId }),
        },
        { jwksCache: new SimpleJwksCache({ fetcher: { fetch: readJwks } }) },
      );

    expect(await verifierOf('access').verify(AccessToken)).toMatchObject({ token_use: 'access', client_id: clientId });
    expect(await verifierOf('id').verify(IdToken)).toMatchObject({ token_use: 'id', aud: clientId, email });
    await expect(verifierOf('access').verify(IdToken)).rejects.toThrow();
    expect(() => CognitoJwtVerifier.parseUserPoolId(settings.poolId)).not.toThrow();
  });
});
