import { type Core, issuerOf, type ProviderConfig, regionOf } from '../core.ts';
import { knownScopes } from '../tokens/token-scope.ts';
import { document } from './replies.ts';

const jwksCacheSeconds = 300;

/** The public halves of the signing keys, as token verifiers fetch them. */
export const readJwks = async ({ signingKeys }: Core) => ({
  keys: (await signingKeys.published()).map(({ jwk }) => jwk),
});

const claims = [
  ...['sub', 'iss', 'aud', 'exp', 'iat', 'auth_time', 'nonce', 'email', 'email_verified'],
  ...['preferred_username', 'given_name', 'family_name', 'cognito:username', 'origin_jti'],
];

/** Metadata for applications to sign users in and get tokens (OpenID Connect Discovery, RFC 8414, RFC 9207). */
const describeHostedLogin = ({ baseUrl }: ProviderConfig) => ({
  authorization_endpoint: `${baseUrl}/oauth2/authorize`,
  token_endpoint: `${baseUrl}/oauth2/token`,
  userinfo_endpoint: `${baseUrl}/oauth2/userInfo`,
  revocation_endpoint: `${baseUrl}/oauth2/revoke`,
  end_session_endpoint: `${baseUrl}/logout`,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  scopes_supported: knownScopes,
  claims_supported: claims,
  prompt_values_supported: ['none', 'login'],
  authorization_response_iss_parameter_supported: true,
  request_parameter_supported: false,
  request_uri_parameter_supported: false,
});

const describeIssuer = (config: ProviderConfig) => ({
  issuer: issuerOf(config),
  jwks_uri: `${issuerOf(config)}/.well-known/jwks.json`,
  id_token_signing_alg_values_supported: ['RS256'],
  subject_types_supported: ['public'],
  ...(config.hostedLogin === null ? { response_types_supported: ['token'] } : describeHostedLogin(config)),
});

/** Connection settings for clients. */
const describeClient = (config: ProviderConfig) => ({
  provider: 'embedded',
  region: regionOf(config),
  userPoolId: config.poolId,
  clientId: config.clientId,
  endpoint: `${config.baseUrl}/`,
  identityPoolId: config.identityPoolId,
  identityPoolEndpoint: `${config.baseUrl}/`,
  hostedLogin: config.hostedLogin === null ? null : config.baseUrl,
  declaredRoles: config.declaredRoles ?? 'approved',
});

/** The public document at this path below the provider's address, if there is one. */
export async function readDocument(core: Core, path: string): Promise<Response | undefined> {
  const { config } = core;
  if (path === '/config.json') return document(describeClient(config), 0);
  if (path === `/${config.poolId}/.well-known/openid-configuration`)
    return document(describeIssuer(config), jwksCacheSeconds);
  if (path === `/${config.poolId}/.well-known/jwks.json`) return document(await readJwks(core), jwksCacheSeconds);
  return undefined;
}
