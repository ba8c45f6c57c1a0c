import type { Config } from '../config.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { mountChanges } from '../modules/changes/change-routes.ts';
import { mountImports } from '../modules/imports/import-routes.ts';
import { mountSampleData } from '../modules/sample-data/sample-data-routes.ts';
import type { BackgroundWork } from '../platform/background/background-work.ts';
import type { Platform } from '../platform/mount/mount.ts';

type Ports = {
  readonly config: Pick<Config, 'uploadFolder'>;
  readonly log: EventLog;
  readonly newId: () => string;
  readonly work: BackgroundWork;
};

/** How data comes into the workspace, and how it is undone. */
export function mountWorkspaceData(platform: Platform, { config, log, newId, work }: Ports): void {
  mountChanges(platform, { log });
  mountSampleData(platform, { log });
  mountImports(platform, { log, work, newId, uploadFolder: config.uploadFolder });
}
