import type { Core } from '../core.ts';
import { createInTurn } from '../in-turn.ts';
import { createSecrets } from '../secrets.ts';
import { createSigningKeys } from '../tokens/signing-keys.ts';
import { createAddressAdmin } from './addresses.ts';

type Options = Pick<Core, 'ports' | 'clock' | 'random' | 'policyOf'> & {
  /** 32 bytes, kept outside the database. */
  readonly masterKey: Uint8Array;
  readonly poolId: string;
  readonly clientId: string;
  /** Effect of another address on a pending invitation. */
  readonly renewInvitation: NonNullable<Parameters<typeof createAddressAdmin>[1]>;
};

/**
 * Names and addresses of accounts that another user pool keeps, behind `ports`. Codes, limits and letters are those of
 * this provider; no one signs in with it, so nothing else of its configuration is read.
 */
export function openAddressAdmin({ masterKey, poolId, clientId, renewInvitation, ...given }: Options) {
  const { ports, clock, random, policyOf } = given;
  const secrets = createSecrets(masterKey, random);
  const core: Core = {
    ports,
    clock,
    random,
    secrets,
    policyOf,
    signingKeys: createSigningKeys({ ports, secrets, clock, tokenLifeMs: 0 }),
    inTurn: createInTurn(),
    config: {
      poolId,
      clientId,
      baseUrl: '',
      userExistence: 'prevent',
      rateLimitFactor: 1,
      productName: '',
      accessTokenMinutes: 0,
      identityPoolId: '',
      guests: false,
      sendsTexts: false,
      relyingParty: { id: '', name: '', origins: [] },
      hostedLogin: null,
    },
  };
  return createAddressAdmin(core, renewInvitation);
}
