import { ApiError } from '@halyard/contracts/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

type Settings = Pick<Config, 'poolId' | 'clientId' | 'hostedLogin'> & {
  readonly cloudPool: NonNullable<Config['cloudPool']>;
};

/** Connection settings of a client, in the shape of the embedded provider. */
const describeClient = ({ poolId, clientId, hostedLogin, cloudPool }: Settings) => ({
  provider: 'cognito',
  region: cloudPool.region,
  userPoolId: poolId,
  clientId,
  endpoint: cloudPool.endpoint,
  identityPoolId: cloudPool.identityPoolId,
  identityPoolEndpoint: cloudPool.identityPoolEndpoint,
  hostedLogin,
  declaredRoles: 'approved',
});

async function reject(): Promise<never> {
  throw new ApiError('not_found');
}

/** `/identity/config.json` alone: everything else that the embedded provider has below `/identity` is at the pool. */
export async function mountCloudIdentity(app: FastifyInstance, settings: Settings): Promise<void> {
  const description = describeClient(settings);
  await app.register(
    async (scope) => {
      scope.get('/config.json', async (_request, reply) => reply.header('cache-control', 'no-store').send(description));
      for (const url of ['', '/*']) scope.route({ method: ['GET', 'POST'], url, onRequest: reject, handler: reject });
    },
    { prefix: '/identity' },
  );
}
