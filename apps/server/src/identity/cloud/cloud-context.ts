import type { IdentityEvent, Letter, PolicyOf, Random } from '@halyard/identity-provider';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { AccountReads } from './account/account-reads.ts';
import type { Directory } from './pool/directory.ts';
import type { Pool } from './pool/open-pool.ts';

/** Context of everything about a cloud pool. */
export type CloudContext = {
  readonly pool: Pool;
  readonly accounts: AccountReads;
  readonly database: Database;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly random: Random;
  /** 32 bytes, kept outside the database: codes that this product mails are stored under it. */
  readonly masterKey: Uint8Array;
  readonly policyOf: PolicyOf;
  /** Tells the product what happened, as the embedded provider would. */
  readonly announce: (tx: Transaction, event: IdentityEvent) => Promise<void>;
  readonly queueLetter: (tx: Transaction, letter: Letter) => Promise<void>;
};
