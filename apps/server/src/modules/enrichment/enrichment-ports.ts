import type { EventLog } from '../../event-log/event-log.ts';
import type { Vault } from '../../platform/vault.ts';
import type { RunAction } from './actions/run-action.ts';
import type { MmdbFiles } from './files/mmdb-files.ts';

export type EnrichmentPorts = {
  readonly log: EventLog;
  readonly newId: () => string;
  readonly vault: Vault;
  readonly files: MmdbFiles;
  /** @throws ApiError where the address is none that may be asked */
  readonly requireTarget: (url: string) => void;
  readonly run: RunAction;
};
