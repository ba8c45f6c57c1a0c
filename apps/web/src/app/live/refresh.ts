import { liveEvent } from '@halyard/contracts/work/live.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { EventSourceMessage } from 'eventsource-parser';

type Key = string;

const keysOf: Readonly<Record<string, readonly Key[]>> = {
  threat: ['threats', 'alerts', 'received-alerts', 'entities', 'observables'],
  entity: ['entities', 'threats'],
  record: ['entities', 'threats'],
  connection: ['entities', 'threats'],
  incident: ['incidents', 'observables'],
  playbook: ['incidents'],
  alert: ['received-alerts', 'sources', 'incidents', 'sigma', 'observables'],
  alert_rule: ['alerts', 'received-alerts'],
  alert_queue: ['received-alerts'],
  quiet_rule: ['received-alerts'],
  group_rule: ['received-alerts'],
  sigma_rule: ['sigma'],
  source: ['sources', 'received-alerts'],
  import: ['imports', 'sources', 'threats', 'entities', 'attack', 'observables'],
  attack_layer: ['attack'],
  crime_import: ['crime'],
  analysis: ['analyses'],
  schema: ['schemas'],
  warning_list: ['observables'],
  block_list: ['observables'],
  enrichment: ['observables'],
  workspace: ['crime', 'schemas', 'threats', 'entities', 'incidents', 'alerts', 'imports', 'observables'],
};
const always: readonly Key[] = ['events', 'notifications'];
/** Stands for all keys. */
const everything = '*';

function readObjectType(data: string): string {
  try {
    return liveEvent.parse(JSON.parse(data)).objectType ?? '';
  } catch {
    // A newer server may send values unknown to this console.
    return '';
  }
}

/** Queries to invalidate after a message of the stream. */
export function keysAfter({ event, data }: EventSourceMessage): readonly Key[] {
  if (event === 'resync') return [everything];
  if (event === 'notifications') return ['notifications'];
  return event === 'event' ? [...(keysOf[readObjectType(data)] ?? []), ...always] : [];
}

const atMostEveryMs = 500;

type Ports = { readonly queries: Pick<QueryClient, 'invalidateQueries'>; readonly now: () => number };

/** Invalidates changed queries: immediately, and in a burst every half second. */
export function createRefresher({ queries, now }: Ports) {
  const waiting = new Set<Key>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;

  function refresh() {
    timer = undefined;
    lastAt = now();
    const filters = waiting.has(everything) ? [{}] : [...waiting].map((key) => ({ queryKey: [key] }));
    waiting.clear();
    for (const filter of filters) void queries.invalidateQueries(filter);
  }

  return {
    onFrame(frame: EventSourceMessage) {
      for (const key of keysAfter(frame)) waiting.add(key);
      if (waiting.size > 0) timer ??= setTimeout(refresh, Math.max(0, lastAt + atMostEveryMs - now()));
    },
    stop: () => clearTimeout(timer),
  };
}
