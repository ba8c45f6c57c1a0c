import { type SourceHealth, sourceHealths } from '@halyard/contracts/inflow/sources.ts';
import type { SourcesTable } from '../../database/tables/inflow-schema.ts';

/** Consecutive unmappable deliveries that make a source failing. */
const failingAfter = 3;

type Facts = Pick<
  SourcesTable,
  'paused_at' | 'failures' | 'pull_failures' | 'silence_limit_ms' | 'last_new_at' | 'last_delivery_at' | 'created_at'
>;

/** Health by rules: paused by a person; failing by deliveries or pulls in a row; silent by its limit; waiting for its first. */
export function healthOf(source: Facts, now: number): SourceHealth {
  if (source.paused_at !== null) return 'paused';
  if (source.failures >= failingAfter || source.pull_failures >= failingAfter) return 'failing';
  const last = Number(source.last_new_at ?? source.last_delivery_at ?? source.created_at);
  if (source.silence_limit_ms !== null && now - last > Number(source.silence_limit_ms)) return 'silent';
  return source.last_delivery_at === null ? 'waiting' : 'healthy';
}

/** Worst first. */
export const byHealth = (one: SourceHealth, other: SourceHealth) =>
  sourceHealths.indexOf(one) - sourceHealths.indexOf(other);
