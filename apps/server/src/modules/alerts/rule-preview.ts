import { previewAlertRule, previewDays, previewExamples } from '@halyard/contracts/intelligence/alerts.ts';
import { sql } from 'kysely';
import { mountRead, type Platform } from '../../platform/mount/mount.ts';
import { countAlerts } from './find-alerts.ts';
import { holds } from './rule-conditions.ts';

const dayMs = 86_400_000;

/** What conditions match, before anyone saves them. */
export function mountRulePreview(platform: Platform): void {
  const { clock, database } = platform;

  mountRead(platform, previewAlertRule, async ({ body }) => {
    const now = clock();
    const seen = database.read
      .selectFrom('intelligence')
      // Written out, not handed in: SQLite uses a partial index only where it sees the condition itself.
      .where(sql<boolean>`family = 'threat'`)
      .where('deleted_at', 'is', null)
      .where('seen_at', '>=', now - previewDays * dayMs)
      .where((eb) => holds(body, now)(eb));
    const { recent } = await seen.select(({ fn }) => fn.countAll<number>().as('recent')).executeTakeFirstOrThrow();
    const newest = await seen
      .select(['id', 'name', 'severity', 'seen_at', 'acknowledged_at'])
      .orderBy('seen_at', 'desc')
      .orderBy('id', 'desc')
      .limit(previewExamples)
      .execute();
    return {
      matches: await countAlerts(database.read, [body], now),
      recent: Number(recent),
      examples: newest.map(({ id, name, severity, seen_at, acknowledged_at }) => ({
        id,
        name,
        severity,
        seenAt: seen_at === null ? null : new Date(Number(seen_at)).toISOString(),
        acknowledged: acknowledged_at !== null,
      })),
    };
  });
}
