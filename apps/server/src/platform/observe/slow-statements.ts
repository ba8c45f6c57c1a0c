import { Histogram, type Registry } from 'prom-client';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { currentRoute } from './request-route.ts';

const slowMs = 200;
const kept = 100;
const sqlLength = 2_000;
const bucketsSeconds = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** A statement, without its values, that was slow since this process started. */
export type SlowStatement = {
  readonly sql: string;
  /** The last route with this statement; null in the background. */
  route: string | null;
  count: number;
  slowestMs: number;
  /** In milliseconds since 1970. */
  lastAt: number;
};

type Options = { readonly database: Database; readonly clock: Clock; readonly registry: Registry };

/** Times every statement of this process and remembers the slow ones: the last hundred different ones. */
export function watchSlowStatements({ database, clock, registry }: Options) {
  const slow = new Map<string, SlowStatement>();
  const duration = new Histogram({
    name: 'halyard_database_statement_duration_seconds',
    help: 'Time until the database answered a statement, waiting for a turn included.',
    buckets: bucketsSeconds,
    registers: [registry],
  });

  const stop = database.statements?.listen(({ sql, ms }) => {
    duration.observe(ms / 1_000);
    if (ms < slowMs) return;
    const text = sql.slice(0, sqlLength);
    const known = slow.get(text) ?? { sql: text, route: null, count: 0, slowestMs: 0, lastAt: 0 };
    slow.delete(text);
    known.route = currentRoute() ?? null;
    known.count++;
    known.slowestMs = Math.max(known.slowestMs, Math.round(ms));
    known.lastAt = clock();
    slow.set(text, known);
    const oldest = slow.keys().next().value;
    if (slow.size > kept && oldest !== undefined) slow.delete(oldest);
  });

  return {
    /** The newest first. */
    list: (): readonly SlowStatement[] => [...slow.values()].reverse(),
    stop: () => stop?.(),
  };
}

export type SlowStatements = ReturnType<typeof watchSlowStatements>;
