import type { Core } from '../../core.ts';

/** False when a request names a device that is not known, or devices are not tracked (any more). */
export async function hasDevice({ ports, policyOf }: Core, userId: string, key: string | undefined): Promise<boolean> {
  if (key === undefined) return true;
  if (!(await ports.read.devices.find(userId, key))) return false;
  return (await policyOf(userId)).tracksDevices;
}
