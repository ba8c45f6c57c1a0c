import { type Core, issuerOf, type ProviderConfig, regionOf } from '../core.ts';
import { document } from './replies.ts';

const jwksCacheSeconds = 300;

/** The public halves of the signing keys, as token verifiers fetch them. */
export const readJwks = async ({ signingKeys }: Core) => ({
  keys: (await signingKeys.published()).map(({ jwk }) => jwk),
});

const describeIssuer = (config: ProviderConfig) => ({
  issuer: issuerOf(config),
  jwks_uri: `${issuerOf(config)}/.well-known/jwks.json`,
  id_token_signing_alg_values_supported: ['RS256'],
  subject_types_supported: ['public'],
  response_types_supported: ['token'],
});

/** What a client has to know to connect. */
const describeClient = (config: ProviderConfig) => ({
  region: regionOf(config),
  userPoolId: config.poolId,
  clientId: config.clientId,
  identityPoolId: null,
  endpoint: `${config.baseUrl}/`,
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
