import { type SourceHealth, sourceHealths } from '@halyard/contracts/inflow/sources.ts';
import type { SourcesTable } from '../../database/tables/inflow-schema.ts';

/** Deliveries in a row of which nothing could be mapped make a source failing. */
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

const dayMs = 86_400_000;
const warnedBeforeMs = 14 * dayMs;

/** The end of a credential that people are warned of, from fourteen days before; null where there is none. */
export function expiryOf(
  { pull_url, pull_auth_ends_at }: Pick<SourcesTable, 'pull_url' | 'pull_auth_ends_at'>,
  now: number,
) {
  if (pull_url === null || pull_auth_ends_at === null) return null;
  const endsAt = Number(pull_auth_ends_at);
  return endsAt - now <= warnedBeforeMs ? endsAt : null;
}

/** Worst first. */
export const byHealth = (one: SourceHealth, other: SourceHealth) =>
  sourceHealths.indexOf(one) - sourceHealths.indexOf(other);
