import type { IdentityProvider } from '@halyard/identity-provider';
import { KidNotFoundInJwksError } from 'aws-jwt-verify/error';
import type { JwksCache } from 'aws-jwt-verify/jwk';

type JwkWithKid = Awaited<ReturnType<JwksCache['getJwk']>>;

const notCached = () => new KidNotFoundInJwksError('The keys of the embedded user pool are looked up, not cached.');

/**
 * The public keys of the embedded user pool. A key just created by another node is found immediately, and an unknown
 * one causes no delay: there is no waiting time after a miss, as there is for keys fetched over the network.
 */
export function createOwnKeys({
  publicJwk,
  publicJwks,
}: Pick<IdentityProvider, 'publicJwk' | 'publicJwks'>): JwksCache {
  return {
    async getJwk(_uri, { header: { kid } }) {
      const key = kid === undefined ? undefined : await publicJwk(kid);
      if (!key) throw new KidNotFoundInJwksError('No key of the embedded user pool has this id.');
      return key as JwkWithKid;
    },
    getCachedJwk() {
      throw notCached();
    },
    addJwks() {
      throw notCached();
    },
    getJwks: async () => ({ keys: (await publicJwks()).keys as JwkWithKid[] }),
  };
}
