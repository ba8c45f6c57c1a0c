import type { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import type { Clock } from '../../../clock.ts';
import type { Config } from '../../../config.ts';
import { type Circuit, createCircuit } from './circuit.ts';

type Sdk = typeof import('@aws-sdk/client-cognito-identity-provider');
type CloudPool = NonNullable<Config['cloudPool']>;
export type Ask<T> = (client: CognitoIdentityProvider, options: { readonly abortSignal: AbortSignal }) => Promise<T>;

/** A user pool somewhere else. Its rejections become `IdentityError`, no response `identity_unavailable`. */
export type Pool = {
  readonly id: string;
  readonly clientId: string;
  /** Calls with administrator permissions at the pool. */
  asAdmin<T>(ask: Ask<T>): Promise<T>;
  /** Calls available to every client of the pool. */
  asClient<T>(ask: Ask<T>): Promise<T>;
  close(): void;
};

/** One more try, for a connection that the other side had just closed. */
const maxAttempts = 2;
// The SDK looks for credentials even if none are needed; these are never valid anywhere.
const noCredentials = { accessKeyId: 'none', secretAccessKey: 'none' };

function openClient(sdk: Sdk, { region, endpoint }: Pick<CloudPool, 'region' | 'endpoint'>) {
  return new sdk.CognitoIdentityProvider({
    region,
    maxAttempts,
    credentials: noCredentials,
    ...(endpoint !== null && { endpoint }),
  });
}

/** Signs with the credentials that the SDK finds in its environment; another Halyard accepts a token instead. */
function openAdminClient(sdk: Sdk, { region, adminEndpoint, adminToken }: CloudPool) {
  const client = new sdk.CognitoIdentityProvider({
    region,
    maxAttempts,
    ...(adminEndpoint !== undefined && { endpoint: adminEndpoint }),
    ...(adminToken !== undefined && { credentials: noCredentials }),
  });
  if (adminToken !== undefined)
    client.middlewareStack.add(
      (next) => async (args) => {
        (args.request as { headers: Record<string, string> }).headers['x-halyard-admin-token'] = adminToken;
        return next(args);
      },
      { step: 'build', name: 'halyardAdminToken' },
    );
  return client;
}

const through =
  (circuit: Circuit, client: CognitoIdentityProvider) =>
  <T>(ask: Ask<T>): Promise<T> =>
    circuit((abortSignal) => ask(client, { abortSignal }));

type Options = {
  readonly config: Pick<Config, 'poolId' | 'clientId'> & { readonly cloudPool: CloudPool };
  readonly clock: Clock;
};

/** Creates the pool's clients, without a request yet. The SDK is loaded only for a cloud pool. */
export async function openPool({ config, clock }: Options): Promise<Pool> {
  const sdk = await import('@aws-sdk/client-cognito-identity-provider');
  const client = openClient(sdk, config.cloudPool);
  const adminClient = openAdminClient(sdk, config.cloudPool);
  return {
    id: config.poolId,
    clientId: config.clientId,
    asAdmin: through(createCircuit(clock), adminClient),
    asClient: through(createCircuit(clock), client),
    close() {
      client.destroy();
      adminClient.destroy();
    },
  };
}
