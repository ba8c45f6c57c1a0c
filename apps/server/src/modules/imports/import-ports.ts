import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import type { BackgroundWork } from '../../platform/background/background-work.ts';

export type ImportPorts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly newId: () => string;
  readonly work: Pick<BackgroundWork, 'add'>;
  /** Hears in its transaction that an import has finished or failed. */
  readonly onEnded?: (tx: Transaction, importId: string) => Promise<void>;
};
