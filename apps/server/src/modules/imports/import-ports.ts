import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import type { BackgroundWork } from '../../platform/background/background-work.ts';

export type ImportPorts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly newId: () => string;
  readonly work: Pick<BackgroundWork, 'add'>;
};
