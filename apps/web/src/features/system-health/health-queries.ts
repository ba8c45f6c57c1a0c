import { verifyAuditLog } from '@halyard/contracts/server/audit.ts';
import { getSystemHealth, type HealthBlock, runSystemChecks } from '@halyard/contracts/server/system-health.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';

const blockKey = (block: HealthBlock) => ['system-health', block] as const;
const readAgainMs = 15_000;
/** Sizes of folders take a while, and change slowly. */
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
    refetchInterval: block === 'disk' ? readDiskAgainMs : readAgainMs,
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
