import { keepData, listKeptData } from '@halyard/contracts/server/kept-data.ts';
import { mountChange, mountRead, type Platform } from '../../platform/mount/mount.ts';
import type { RetentionPort } from './create-retention.ts';

/** For administrators: how long things are kept. */
export function mountRetention(platform: Platform, retention: RetentionPort): void {
  mountRead(platform, listKeptData, () => retention.show());

  mountChange(platform, keepData, async ({ tx, actor, params: { kind }, body: { days } }) => {
    await retention.setWithin(tx, actor, kind, days);
    return undefined;
  });
}
