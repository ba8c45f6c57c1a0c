import { userScope } from '@halyard/identity-provider';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Identity } from '../identity/identity.ts';
import { createKeyAdmission } from '../modules/api-keys/admit-key.ts';
import { readAccountState } from '../modules/people/person-store.ts';
import { toAccountPolicy, toKeyRules } from '../modules/settings/settings-rules.ts';
import { admitOperator } from '../platform/callers/admit-operator.ts';
import { createIdentify } from '../platform/callers/identify.ts';
import { createTokenVerifier } from '../platform/callers/token-verifier.ts';
import type { PersonSettings } from './person-settings.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'clientId' | 'cloudPool'>;
  readonly identity: Pick<Identity, 'issuers' | 'jwksCache' | 'readSession'>;
  readonly settings: PersonSettings;
  /** Grants operator access to anyone who knows it; '' grants it to no one. */
  readonly operatorTicket: string;
};

/** Identifies callers: by token, API key or operator's ticket; and clears cached callers. */
export function admitCallers({ database, clock, config, identity, settings, operatorTicket }: Options) {
  const keys = createKeyAdmission({
    database,
    clock,
    readRules: async (ownerId) => toKeyRules(await settings.read(database.read, ownerId)),
  });
  const { identify, forgetSession, forgetPerson } = createIdentify({
    verifyToken: createTokenVerifier({
      issuers: identity.issuers,
      jwksCache: identity.jwksCache,
      clientId: config.clientId,
      clock,
      // Applications that use the embedded hosted login share the console's client id; a cloud pool gives each its own.
      requiredScope: config.cloudPool ? undefined : userScope,
    }),
    readSession: identity.readSession,
    admitKey: keys.admit,
    readAccountState: async (personId) => {
      const accountState = await readAccountState(database.read, personId);
      return accountState && { ...accountState, ...toAccountPolicy(await settings.read(database.read, personId)) };
    },
    clock,
  });
  return {
    identify: admitOperator(operatorTicket, identify),
    forgetSession,
    forgetPerson,
    isKeyOrigin: keys.isKeyOrigin,
    countKeyUse: keys.count,
  };
}

export type Callers = ReturnType<typeof admitCallers>;
