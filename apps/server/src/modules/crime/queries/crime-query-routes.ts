import {
  type CrimeFilter,
  type CrimeRow,
  exportCrimes,
  getCoverage,
  getCrimeChoices,
  getCrimeFigures,
  getCrimeGrid,
  listCrimes,
} from '@halyard/contracts/crime/crime.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import { CorruptPart, type LivePart } from '@halyard/crime-analysis';
import type { EventLog } from '../../../event-log/event-log.ts';
import { mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { mountExport } from '../../../platform/mount/mount-export.ts';
import type { CrimeQueries } from '../crime-ports.ts';
import { findAbsentMonths } from './absent-months.ts';
import { listForces, readCoverage } from './coverage.ts';
import { writeCrimeCsv } from './crime-csv.ts';
import { listMonths, readLiveParts, readUnfinishedMonths } from './live-parts.ts';
import { mountCrimeRead, reportDamage } from './mount-crime-query.ts';

export type QueryPorts = {
  readonly log: EventLog;
  readonly engine: CrimeQueries;
  /** Hears of Parquet files that cannot be read. */
  readonly onDamage: (cause: Error) => void;
};

const exportedAtOnce = 2_000;

function requireBox({ west, south, east, north }: CrimeFilter): void {
  const sides = [west, south, east, north].filter((side) => side !== undefined);
  if (sides.length === 0) return;
  const isBox = sides.length === 4 && Number(west) < Number(east) && Number(south) < Number(north);
  if (!isBox) throw new ApiError('bad_box');
}

/** Coverage, figures, rows, hexagons and choices: every one of them from the same ledger and the same filter. */
export function mountCrimeQueries(platform: Platform, { log, engine, onDamage }: QueryPorts): void {
  const { clock, database } = platform;

  const isLive = async (path: string) =>
    (await readLiveParts(database.read, 'street')).some((part) => part.path === path);

  /** An import undone at this moment removes its files during a query: it is retried once. */
  async function ask<T>(filter: CrimeFilter, question: (parts: LivePart[]) => Promise<T>): Promise<T> {
    listMonths(filter);
    requireBox(filter);
    const read = () => readLiveParts(database.read, 'street', filter);
    try {
      return await question(await read());
    } catch (cause) {
      if (!(cause instanceof CorruptPart) || (await isLive(cause.path))) throw cause;
      return question(await read());
    }
  }

  mountCrimeRead(platform, listCrimes, onDamage, ({ query, signal }) => {
    const { sort, direction, limit, after, ...filter } = query;
    return ask(filter, (parts) => engine.rows(parts, filter, { sort, direction, limit, after, signal }));
  });

  mountCrimeRead(platform, getCrimeFigures, onDamage, ({ query, signal }) => {
    const { by, split, limit, ...filter } = query;
    return ask(filter, async (parts) => {
      const figures = await engine.figures(parts, filter, { by, split, limit, signal });
      const now = new Date(clock());
      const unfinished = await readUnfinishedMonths(database.read, 'street', filter, now);
      return { ...figures, absent: findAbsentMonths(filter, listMonths(filter), parts, { now, unfinished }) };
    });
  });

  mountCrimeRead(platform, getCrimeGrid, onDamage, ({ query, signal }) => {
    const { size, ...filter } = query;
    return ask(filter, (parts) => engine.grid(parts, filter, size, { signal }));
  });

  mountCrimeRead(platform, getCrimeChoices, onDamage, async ({ signal }) => {
    const parts = await readLiveParts(database.read, 'street');
    const { areas, outcomes } = await engine.choices(parts, { signal });
    const present = new Set(parts.map(({ force }) => force));
    const forces = (await listForces(database.read)).filter(({ force }) => present.has(force));
    return { months: [...new Set(parts.map(({ month }) => month))], forces, areas, outcomes };
  });

  mountExport(platform, exportCrimes, async ({ query, caller, actor, signal }) => {
    const atMost = caller.role === 'viewer' ? platform.exports.viewerRows : Number.POSITIVE_INFINITY;
    const order = { sort: 'month', direction: 'asc' } as const;
    const readPage = (after: string | undefined, limit: number) =>
      reportDamage(onDamage, () =>
        ask(query, (parts) => engine.rows(parts, query, { ...order, limit, after, signal })),
      );
    // A query that cannot be answered is rejected before the file begins.
    const first = await readPage(undefined, Math.min(exportedAtOnce, Math.max(atMost, 1)));
    let rows = 0;

    async function* pages(): AsyncGenerator<readonly CrimeRow[]> {
      for (let page = first; rows < atMost; ) {
        const some = page.rows.slice(0, atMost - rows);
        rows += some.length;
        yield some;
        if (page.next === null || rows >= atMost) return;
        page = await readPage(page.next, Math.min(exportedAtOnce, atMost - rows));
      }
    }

    await database.write((tx) =>
      log.record(tx, {
        at: clock(),
        kind: 'records_exported',
        severity: 'low',
        actor,
        audienceId: actor.id,
        objectType: 'crime',
        objectId: null,
        subject: null,
        details: { count: Math.min(first.total, atMost), name: 'csv' },
      }),
    );
    return {
      name: `halyard-crime-${query.from}-to-${query.to}.csv`,
      mediaType: 'text/csv',
      parts: writeCrimeCsv(pages()),
      counts: () => ({ rows, total: first.total }),
    };
  });

  mountRead(platform, getCoverage, async ({ query: { from, to, kind, force } }) =>
    readCoverage(database.read, { kind, months: listMonths({ from, to }), forces: force, now: new Date(clock()) }),
  );
}
