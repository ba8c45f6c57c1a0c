import {
  getDashboardLayout,
  getDashboardSummary,
  getTaskActivity,
  putDashboardLayout,
} from '@halyard/contracts/work/dashboard.ts';
import { mountChange, mountRead, type Platform } from '../../platform/mount/mount.ts';
import { countTasks, listCompletions, readLayout, saveLayout } from './dashboard-store.ts';
import { countByDay, describeTrend, summariseTasks, type TaskCounts, weekMs } from './summarise-tasks.ts';

// A calendar week in any zone reaches at most a day further back than seven times 24 hours.
const reachBackMs = weekMs + 86_400_000;

export function mountDashboard(platform: Platform): void {
  const { clock, database } = platform;

  // The team is counted only for users without an own week to compare with.
  async function countOwnAndTeam(personId: string): Promise<[TaskCounts, TaskCounts]> {
    const weekAgo = clock() - weekMs;
    const own = await countTasks(database.read, personId, weekAgo);
    return [own, own.weekAgo > 0 ? own : await countTasks(database.read, null, weekAgo)];
  }

  mountRead(platform, getDashboardSummary, async ({ caller }) => summariseTasks(...(await countOwnAndTeam(caller.id))));

  mountRead(platform, getTaskActivity, async ({ caller, query }) => {
    const now = clock();
    const completions = await listCompletions(database.read, caller.id, now - reachBackMs);
    return {
      trend: describeTrend(...(await countOwnAndTeam(caller.id))),
      days: countByDay(completions, now, query.timeZone),
    };
  });

  mountRead(platform, getDashboardLayout, ({ caller }) => readLayout(database.read, caller.id));

  mountChange(platform, putDashboardLayout, async ({ tx, caller, body }) => {
    await saveLayout(tx, caller.id, body, clock());
    return body;
  });
}
