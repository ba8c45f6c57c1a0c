import type { IdentityEvent, Letter, Ports, Reads, Stores } from '@halyard/identity-provider';
import type { Kysely } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { Schema } from '../database/tables/schema.ts';
import { createChallengeStore } from './stores/challenge-store.ts';
import { createCodeReads, createCodeStore } from './stores/code-store.ts';
import { createDeviceReads, createDeviceStore } from './stores/device-store.ts';
import { createFailureCounters } from './stores/failure-counters.ts';
import { createFamilyReads, createFamilyStore } from './stores/family-store.ts';
import { createKeyReads, createKeyStore } from './stores/key-store.ts';
import { createPasskeyReads, createPasskeyStore } from './stores/passkey-store.ts';
import { createRecoveryCodeReads, createRecoveryCodeStore } from './stores/recovery-code-store.ts';
import { createRefreshTokenReads, createRefreshTokenStore } from './stores/refresh-token-store.ts';
import { createUserReads, createUserStore } from './stores/user-store.ts';
import { sweepIdentity } from './sweep-identity.ts';

const createReads = (db: Kysely<Schema>): Reads => ({
  users: createUserReads(db),
  codes: createCodeReads(db),
  families: createFamilyReads(db),
  refreshTokens: createRefreshTokenReads(db),
  devices: createDeviceReads(db),
  passkeys: createPasskeyReads(db),
  recoveryCodes: createRecoveryCodeReads(db),
  keys: createKeyReads(db),
});

type Connections = {
  /** Puts a letter into the outbox, in the same transaction. */
  readonly queueLetter: (tx: Transaction, letter: Letter) => Promise<void>;
  readonly announce: (tx: Transaction, event: IdentityEvent) => Promise<void>;
};

const createStores = (tx: Transaction, { queueLetter, announce }: Connections): Stores => ({
  users: createUserStore(tx),
  codes: createCodeStore(tx),
  challenges: createChallengeStore(tx),
  families: createFamilyStore(tx),
  refreshTokens: createRefreshTokenStore(tx),
  devices: createDeviceStore(tx),
  passkeys: createPasskeyStore(tx),
  recoveryCodes: createRecoveryCodeStore(tx),
  keys: createKeyStore(tx),
  sendMail: (letter) => queueLetter(tx, letter),
  log: (event) => announce(tx, event),
  sweep: (now) => sweepIdentity(tx, now),
});

type Options = Connections & { readonly database: Database };

/** The identity provider's storage on our database. */
export function createIdentityPorts({ database, ...connections }: Options): Ports {
  return {
    transaction: (work) => database.write((tx) => work(createStores(tx, connections))),
    read: createReads(database.read),
    failures: createFailureCounters(database),
  };
}

/**
 * The same inside a transaction that is already open: what the provider does is committed with it, or not at all.
 * Attempts at codes and passwords are not for here, because a rollback would forget them.
 */
export function createPortsWithin(tx: Transaction, connections: Connections): Ports {
  const stores = createStores(tx, connections);
  return {
    transaction: (work) => work(stores),
    read: createReads(tx),
    failures: createFailureCounters({ read: tx, write: (work) => work(tx) }),
  };
}
