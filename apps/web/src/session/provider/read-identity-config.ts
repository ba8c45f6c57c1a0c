import type { IdentityConfig } from './identity-client-type.ts';

/** The console cannot start; the message is shown on the Application Error page. */
export class StartUpError extends Error {}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
const nameOrNull = (value: unknown) => (isName(value) ? value : null);

// Validated by hand: a schema library for five strings would double the initial load of the sign-in page.
function parse(body: unknown): IdentityConfig | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { provider, region, userPoolId, clientId, ...rest } = body as Record<string, unknown>;
  if (!isName(region) || !isName(userPoolId) || !isName(clientId)) return undefined;
  return {
    provider: provider === 'cognito' ? provider : 'embedded',
    region,
    userPoolId,
    clientId,
    endpoint: nameOrNull(rest.endpoint),
    identityPoolId: nameOrNull(rest.identityPoolId),
    identityPoolEndpoint: nameOrNull(rest.identityPoolEndpoint),
    hostedLogin: nameOrNull(rest.hostedLogin),
    grantsRoles: rest.declaredRoles === 'granted',
  };
}

/** Asks where to sign in. Rejects with a `StartUpError` when there is no answer, or not a usable one. */
export async function readIdentityConfig(request: typeof fetch, failed: string): Promise<IdentityConfig> {
  const response = await request('/identity/config.json', { credentials: 'same-origin' }).catch((cause) => {
    throw new StartUpError(failed, { cause });
  });
  const config = response.ok ? parse(await response.json().catch(() => undefined)) : undefined;
  if (!config) throw Object.assign(new StartUpError(failed), { requestId: response.headers.get('x-request-id') });
  return config;
}
