import type { Config } from '../config.ts';
import type { openCloudIdentity } from './cloud/open-cloud-identity.ts';
import type { Identity } from './identity.ts';
import { mountIdentity } from './mount-identity.ts';
import { openIdentity } from './open-identity.ts';

type Options = Omit<Parameters<typeof openCloudIdentity>[0], 'cloudPool'> & Pick<Identity, 'hasSecondFactor'>;

async function openEmbedded(options: Options): Promise<Identity> {
  const embedded = await openIdentity(options);
  return {
    ...embedded,
    hasSecondFactor: options.hasSecondFactor,
    mount: (app) => mountIdentity(app, embedded),
  };
}

/** The user pool that the settings name: the embedded one, or one in the cloud. */
export async function openUserPool(options: Options): Promise<Identity> {
  const cloudPool: Config['cloudPool'] = options.config.cloudPool;
  if (!cloudPool) return openEmbedded(options);
  const cloud = await import('./cloud/open-cloud-identity.ts');
  return cloud.openCloudIdentity({ ...options, cloudPool });
}
