import type { CloudContext } from '../cloud-context.ts';
import { findRemoteSession, moveRemoteSession } from './remote-session-store.ts';
import { isStillGood } from './session-life.ts';

/** Prevents a live session from timing out; a timed-out one stays ended. */
export function createNoteActivity({ database, clock, policyOf }: CloudContext) {
  return async (sessionId: string): Promise<void> => {
    const session = await findRemoteSession(database.read, sessionId);
    if (!session) return;
    const now = clock();
    const personId = session.user_id;
    const { idleMs } = await policyOf(personId);
    if (!isStillGood(session, { now, idleMs })) return;
    await database.write(async (tx) => {
      await moveRemoteSession(tx, { personId, sessionId }, { last_active_at: now });
    });
  };
}
