import type { Platform } from '../../platform/mount/mount.ts';
import type { BlockListPorts } from './block-list-ports.ts';
import { mountBlockEntries } from './entry-routes.ts';
import { mountBlockEntryExport } from './export-entries.ts';
import { mountBlockLists } from './list-routes.ts';

/** Lists of values that firewalls fetch and block. */
export function mountBlocking(platform: Platform, ports: BlockListPorts): void {
  mountBlockLists(platform, ports);
  mountBlockEntries(platform, ports);
  mountBlockEntryExport(platform, ports);
}
