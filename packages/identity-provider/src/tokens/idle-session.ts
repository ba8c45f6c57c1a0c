import type { Core } from '../core.ts';
import type { FamilyRecord } from '../ports.ts';

/** Whether the person was away for longer than their settings allow. Being refreshed is not activity. */
export async function isIdle({ policyOf, clock }: Core, { userId, lastActiveAt }: FamilyRecord): Promise<boolean> {
  const { idleMs } = await policyOf(userId);
  return idleMs !== null && clock() - lastActiveAt > idleMs;
}
