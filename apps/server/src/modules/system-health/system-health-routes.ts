import {
  acknowledgeAuditBreak,
  getSystemHealth,
  type HealthBlock,
  healthBlocks,
  runSystemChecks,
  type SystemHealth,
} from '@halyard/contracts/server/system-health.ts';
import { acknowledgeBreak } from '../../event-log/audit-break.ts';
import { mountChange, mountRead, type Platform } from '../../platform/mount/mount.ts';
import { type MessagePorts, mountMessages } from './messages/message-routes.ts';
import { createBlocks, type HealthPorts } from './read-blocks.ts';

type Finding = { readonly check: string; readonly level: 'ok' | 'warning' | 'error'; readonly says: string };

type Ports = HealthPorts & {
  readonly messages: MessagePorts;
  readonly runChecks: () => Promise<readonly (Finding & { readonly advice?: string })[]>;
  /** Hears why a block of several could not be read. */
  readonly onFailure: (cause: unknown) => void;
};

/** For administrators: how the installation is, part by part. */
export function mountSystemHealth(platform: Platform, { runChecks, onFailure, messages, ...ports }: Ports): void {
  mountMessages(platform, messages);
  mountChange(platform, acknowledgeAuditBreak, async ({ tx, actor }) => {
    await acknowledgeBreak(tx, messages.log, actor, ports.clock());
    return undefined;
  });

  const blocks = createBlocks(ports);
  const readBlock = async (block: HealthBlock): Promise<Partial<SystemHealth>> => ({ [block]: await blocks[block]() });

  mountRead(platform, getSystemHealth, async ({ query: { block } }) => {
    const at = new Date(ports.clock()).toISOString();
    if (block) return { at, ...(await readBlock(block)), failed: [] };
    const found = await Promise.allSettled(healthBlocks.map(readBlock));
    const failed = healthBlocks.filter((_, index) => found[index]?.status === 'rejected');
    for (const result of found) if (result.status === 'rejected') onFailure(result.reason);
    const read = found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    return { at, ...Object.assign({}, ...read), failed };
  });

  mountRead(platform, runSystemChecks, async () => {
    const found = await runChecks();
    return { findings: found.map(({ check, level, says, advice = null }) => ({ check, level, says, advice })) };
  });
}
