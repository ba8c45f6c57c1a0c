import type { EventLog } from '../../event-log/event-log.ts';

export type ObservablePorts = { readonly log: EventLog; readonly newId: () => string };
