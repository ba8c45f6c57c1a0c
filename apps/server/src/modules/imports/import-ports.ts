import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { EventLog } from '../../event-log/event-log.ts';

export type ImportPorts = { readonly database: Database; readonly clock: Clock; readonly log: EventLog };
