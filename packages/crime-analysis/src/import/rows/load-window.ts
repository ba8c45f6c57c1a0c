import type { DuckDBConnection } from '@duckdb/node-api';
import type { FileReport } from '../../parts.ts';

type Load = { readonly report: Promise<FileReport> };

export type WindowPorts = {
  /** One load runs on each connection at a time. */
  readonly connections: readonly DuckDBConnection[];
  readonly handOver: (report: FileReport) => Promise<void>;
  readonly discard: (report: FileReport) => Promise<void>;
};

/**
 * Runs a few loads at a time and delivers their reports in the order in which they were added. Undelivered reports are
 * discarded by `abandon`.
 */
export function createLoadWindow({ connections, handOver, discard }: WindowPorts) {
  const open: Load[] = [];
  let added = 0;

  async function handOverOldest() {
    const oldest = open[0];
    if (!oldest) return;
    await handOver(await oldest.report);
    open.shift();
  }

  return {
    /** Waits for a free connection, not for the load: its report comes in an object so that it is not awaited. */
    async add(load: (connection: DuckDBConnection) => Promise<FileReport>): Promise<{ report: Promise<FileReport> }> {
      if (open.length >= connections.length) await handOverOldest();
      const connection = connections[added % connections.length];
      if (!connection) throw new Error('A load window needs a connection.');
      added += 1;
      const report = load(connection);
      // It is awaited when its turn comes; until then a failure is not unhandled.
      report.catch(() => {});
      open.push({ report });
      return { report };
    },
    async finish(): Promise<void> {
      while (open.length > 0) await handOverOldest();
    },
    async abandon(): Promise<void> {
      const settled = await Promise.allSettled(open.map(({ report }) => report));
      for (const outcome of settled) if (outcome.status === 'fulfilled') await discard(outcome.value);
    },
  };
}
