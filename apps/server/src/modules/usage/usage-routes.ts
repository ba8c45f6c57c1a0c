import { reportUsage } from '@halyard/contracts/server/usage.ts';
import { mountChange, type Platform } from '../../platform/mount/mount.ts';

/** Counts by day, kind and route; who it was is not kept (decision G-050). */
export function mountUsage(platform: Platform): void {
  mountChange(platform, reportUsage, async ({ tx, body: { kind, route } }) => {
    const day = new Date(platform.clock()).toISOString().slice(0, 10);
    await tx
      .insertInto('usage_counts')
      .values({ day, kind, route, count: 1 })
      .onConflict((conflict) =>
        conflict.columns(['day', 'kind', 'route']).doUpdateSet((eb) => ({ count: eb('usage_counts.count', '+', 1) })),
      )
      .execute();
    return undefined;
  });
}
