import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';

/**
 * The AWS SDK at the internal door. It signs its requests, so the token travels in its own header; without a token it
 * knocks like a stranger.
 */
export function connectAdmin(endpoint: string, token: string | undefined): CognitoIdentityProviderClient {
  const credentials = { accessKeyId: 'none', secretAccessKey: 'none' };
  const client = new CognitoIdentityProviderClient({ region: 'eu-west-1', endpoint, credentials, maxAttempts: 1 });
  if (token !== undefined)
    client.middlewareStack.add(
      (next) => async (args) => {
        (args.request as { headers: Record<string, string> }).headers['x-halyard-admin-token'] = token;
        return next(args);
      },
      { step: 'build' },
    );
  return client;
}
