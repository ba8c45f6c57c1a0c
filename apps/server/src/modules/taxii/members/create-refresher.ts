import type { Clock } from '../../../clock.ts';
import type { Refreshing } from '../taxii-ports.ts';
import { refreshMembers } from './refresh-members.ts';

type Ports = Refreshing & {
  readonly clock: Clock;
  readonly onFailure: (cause: unknown) => void;
};

/** A reader waits so long for a collection that is being filled, and then gets what there is. */
const patienceMs = 2_000;

/** Syncs collections with their views on a read; each at most once at a time. */
export function createRefresher(ports: Ports) {
  const running = new Map<string, Promise<void>>();

  function refresh(collectionId: string): Promise<void> {
    const known = running.get(collectionId);
    if (known) return known;
    const started = refreshMembers(ports, collectionId)
      .catch(ports.onFailure)
      .finally(() => running.delete(collectionId));
    running.set(collectionId, started);
    return started;
  }

  return {
    /** Resolves once the collection is in step, or after a while. */
    async settle(collectionId: string): Promise<void> {
      const patience = new Promise<void>((resolve) => {
        AbortSignal.timeout(patienceMs).addEventListener('abort', () => resolve(), { once: true });
      });
      await Promise.race([refresh(collectionId), patience]);
    },
    /** Waits for running work. */
    close: () => Promise.all(running.values()),
  };
}

export type Refresher = ReturnType<typeof createRefresher>;
