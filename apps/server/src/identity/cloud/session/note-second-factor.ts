import { type CloudAccount, hasFactor } from '../account/cloud-account.ts';
import type { CloudContext } from '../cloud-context.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/**
 * Users set a second factor up at the pool, which sends no notification: the directory learns of it on the next read.
 */
export async function noteSecondFactor(
  { directory, announce, clock }: Pick<CloudContext, 'directory' | 'announce' | 'clock'>,
  ground: UnitOfWork,
  id: string,
  account: CloudAccount,
): Promise<void> {
  const isOn = hasFactor(account);
  const isKnown = async (db: UnitOfWork['read']) => ((await directory.find(db, id))?.second_factor ?? 0) === 1;
  if ((await isKnown(ground.read)) === isOn) return;
  await ground.write(async (tx) => {
    // Someone else may have checked at the same time.
    if ((await isKnown(tx)) === isOn || !(await directory.find(tx, id))) return;
    const kind = isOn ? 'second_factor_enabled' : 'second_factor_disabled';
    await announce(tx, { kind, userId: id, address: null, at: clock() });
  });
}
