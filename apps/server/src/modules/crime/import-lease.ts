import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { claimCrimeTurn, findUnderWay } from './import-store.ts';

const askAgainMs = 250;

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  /** A node that has not spoken for its import for this long is gone. */
  readonly leaseTimeoutMs: number;
};

/** Where the imports of this node wait for their turn: however many wait, the ledger is asked for all of them at once. */
export function createTurns({ database, clock, leaseTimeoutMs }: Options) {
  const waiting = new Map<string, (hasTurn: boolean) => void>();
  let asking: Promise<void> | undefined;

  function settle(id: string, hasTurn: boolean) {
    waiting.get(id)?.(hasTurn);
    waiting.delete(id);
  }

  async function askOnce(): Promise<void> {
    const ids = new Set(waiting.keys());
    const next = await database.write((tx) => claimCrimeTurn(tx, ids, clock(), leaseTimeoutMs));
    if (next !== undefined) settle(next, true);
    const underWay = await findUnderWay(database.read, [...ids]);
    for (const id of ids) if (!underWay.has(id)) settle(id, false);
    if (next === undefined) await setTimeout(askAgainMs);
  }

  async function ask(): Promise<void> {
    try {
      while (waiting.size > 0) await askOnce();
    } finally {
      asking = undefined;
    }
  }

  return {
    /** Returns whether the turn came; false when the import was ended or given up meanwhile. */
    async wait(id: string, signal: AbortSignal): Promise<boolean> {
      if (signal.aborted) return false;
      const leave = () => settle(id, false);
      signal.addEventListener('abort', leave, { once: true });
      try {
        const turn = new Promise<boolean>((resolve) => waiting.set(id, resolve));
        asking ??= ask();
        return await Promise.race([turn, asking.then(() => turn)]);
      } finally {
        signal.removeEventListener('abort', leave);
        waiting.delete(id);
      }
    },
  };
}
