import {
  getSampleWorkspace,
  listSampleRecords,
  removeSampleWorkspace,
} from '@halyard/contracts/intelligence/intelligence.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import { everyone } from '../../event-log/event-log.ts';
import { mountChange, mountRead, type Platform } from '../../platform/mount/mount.ts';
import { listSample } from './list-sample.ts';
import { countSample, removeSample } from './sample-data-store.ts';

/** How much of the workspace is sample data, and its removal. */
export function mountSampleData(platform: Platform, { log }: { readonly log: EventLog }): void {
  const { clock, database } = platform;

  mountRead(platform, getSampleWorkspace, () => countSample(database.read));

  mountRead(platform, listSampleRecords, ({ caller, query }) => listSample(database.read, query, caller.id));

  mountChange(platform, removeSampleWorkspace, async ({ tx, actor }) => {
    const removed = await removeSample(tx);
    await log.record(tx, {
      at: clock(),
      kind: 'sample_removed',
      severity: 'medium',
      actor,
      audienceId: everyone,
      objectType: 'workspace',
      objectId: null,
      subject: String(removed),
      details: { count: removed },
    });
    return { removed };
  });
}
