import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { mountChanges } from '../modules/changes/change-routes.ts';
import type { Importer } from '../modules/imports/create-importer.ts';
import { mountImports } from '../modules/imports/import-routes.ts';
import { mountSampleData } from '../modules/sample-data/sample-data-routes.ts';
import type { Platform } from '../platform/mount/mount.ts';

type Ports = {
  readonly config: Pick<Config, 'dataFolder'>;
  readonly log: EventLog;
  readonly newId: () => string;
  readonly importer: Importer;
};

/** How data comes into the workspace, and how it is undone. */
export function mountWorkspaceData(platform: Platform, { config, log, newId, importer }: Ports): void {
  mountChanges(platform, { log });
  mountSampleData(platform, { log });
  mountImports(platform, { log, importer, newId, uploadFolder: join(config.dataFolder, 'uploads') });
}
