import type { IdentityEvent } from '@halyard/identity-provider/events.ts';
import type { Letter, Ports, Reads, Stores } from '@halyard/identity-provider/ports.ts';
import type { Kysely } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { createChallengeStore } from './challenge-store.ts';
import { createCodeReads, createCodeStore } from './code-store.ts';
import { createFailureCounters } from './failure-counters.ts';
import { createFamilyReads, createFamilyStore } from './family-store.ts';
import { createKeyReads, createKeyStore } from './key-store.ts';
import { createRefreshTokenReads, createRefreshTokenStore } from './refresh-token-store.ts';
import { sweepIdentity } from './sweep-identity.ts';
import { createUserReads, createUserStore } from './user-store.ts';

const createReads = (db: Kysely<Schema>): Reads => ({
  users: createUserReads(db),
  codes: createCodeReads(db),
  families: createFamilyReads(db),
  refreshTokens: createRefreshTokenReads(db),
  keys: createKeyReads(db),
});

type Options = {
  readonly database: Database;
  /** Puts a letter into the outbox, in the same transaction. */
  readonly queueLetter: (tx: Transaction, letter: Letter) => Promise<void>;
  readonly announce: (tx: Transaction, event: IdentityEvent) => Promise<void>;
  /** Called after a transaction that queued letters was committed. */
  readonly onLettersQueued: () => void;
};

/** The identity provider's storage on our database. */
export function createIdentityPorts({ database, queueLetter, announce, onLettersQueued }: Options): Ports {
  const createStores = (tx: Transaction, noteLetter: () => void): Stores => ({
    users: createUserStore(tx),
    codes: createCodeStore(tx),
    challenges: createChallengeStore(tx),
    families: createFamilyStore(tx),
    refreshTokens: createRefreshTokenStore(tx),
    keys: createKeyStore(tx),
    async sendMail(letter) {
      await queueLetter(tx, letter);
      noteLetter();
    },
    log: (event) => announce(tx, event),
    sweep: (now) => sweepIdentity(tx, now),
  });

  return {
    async transaction(work) {
      let hasLetters = false;
      const result = await database.write((tx) =>
        work(
          createStores(tx, () => {
            hasLetters = true;
          }),
        ),
      );
      if (hasLetters) onLettersQueued();
      return result;
    },
    read: createReads(database.read),
    failures: createFailureCounters(database),
  };
}
