import { verifyAuditLog } from '@halyard/contracts/server/audit.ts';
import {
  acknowledgeAuditBreak,
  changeDeadLetters,
  getSystemHealth,
  type HealthBlock,
  listMessages,
  type MessageChannel,
  type MessageState,
  runSystemChecks,
} from '@halyard/contracts/server/system-health.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { useStepUp } from '../../session/sign-in/step-up.ts';

const blockKey = (block: HealthBlock) => ['system-health', block] as const;
const readAgainMs = 15_000;
/** Sizes of folders and buckets take a while, and change slowly. */
const readDiskAgainMs = 300_000;

/** One part of the page, which is read and fails alone. */
function useBlock<B extends HealthBlock>(block: B) {
  const call = useApi();
  return useQuery({
    queryKey: blockKey(block),
    async queryFn({ signal }) {
      const reply = await call(getSystemHealth, { query: { block }, signal });
      const found = reply[block];
      if (found === undefined) throw new Error(`The reply has no block ${block}.`);
      return found;
    },
    refetchInterval: block === 'disk' || block === 'storage' ? readDiskAgainMs : readAgainMs,
  });
}

/** All parts by name. */
export function useBlocks() {
  return {
    nodes: useBlock('nodes'),
    work: useBlock('work'),
    outbox: useBlock('outbox'),
    sources: useBlock('sources'),
    database: useBlock('database'),
    disk: useBlock('disk'),
    storage: useBlock('storage'),
    expiring: useBlock('expiring'),
    audit: useBlock('audit'),
    version: useBlock('version'),
  };
}

export type Blocks = ReturnType<typeof useBlocks>;
export type BlockData<B extends HealthBlock> = NonNullable<Blocks[B]['data']>;

export function useRunChecks() {
  const call = useApi();
  return useMutation({ mutationFn: () => call(runSystemChecks, {}) });
}

export function useVerify() {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(verifyAuditLog, {}),
    onSuccess: () => void queries.invalidateQueries({ queryKey: blockKey('audit') }),
  });
}

const messagesKey = ['system-health-messages'] as const;

/** Messages of a channel, page by page. */
export function useHealthMessages(channel: MessageChannel, state: MessageState) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: [...messagesKey, channel, state],
    queryFn: ({ pageParam, signal }) => {
      const query = { channel, state };
      return call(listMessages, { query: pageParam === null ? query : { ...query, after: pageParam }, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** Replays, discards or restores dead letters of a channel; without ids all of them. */
export function useChangeDeadLetters(channel: MessageChannel) {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (asked: { readonly change: 'replay' | 'discard' | 'restore'; readonly ids?: string[] }) =>
      call(changeDeadLetters, { body: { channel, ...asked } }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: messagesKey });
      for (const block of ['outbox', 'sources', 'work'] as const)
        void queries.invalidateQueries({ queryKey: blockKey(block) });
    },
  });
}

export function useAcknowledgeBreak() {
  const call = useApi();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => stepUp(() => call(acknowledgeAuditBreak, {})),
    onSettled: () => void queries.invalidateQueries({ queryKey: blockKey('audit') }),
  });
}
