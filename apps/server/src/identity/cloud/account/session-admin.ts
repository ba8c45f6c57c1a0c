import type { AdminSession, IdentityAdmin } from '@halyard/identity-provider';
import type { CloudContext } from '../cloud-context.ts';
import { createProvePassword } from '../pool/prove-password.ts';
import {
  endRemoteSessions,
  listRemoteSessions,
  moveRemoteSession,
  type RemoteSession,
} from '../session/remote-session-store.ts';
import { isStillGood } from '../session/session-life.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

const toSession = (session: RemoteSession): AdminSession => ({
  id: session.origin_jti,
  startedAt: session.started_at,
  lastUsedAt: session.last_active_at,
  address: session.address,
  userAgent: session.user_agent,
  deviceKey: session.device_key,
  // The name of the device is known to the pool; listing sessions does not wait for it.
  deviceName: null,
});

type SessionAdmin = Pick<IdentityAdmin, 'reauthenticate' | 'listSessions' | 'endSession' | 'endOtherSessions'>;

/** Sessions are those seen here; the pool does not disclose its own. */
export function createSessionAdmin(context: CloudContext, ground: UnitOfWork): SessionAdmin {
  const { clock, policyOf } = context;
  const provePassword = createProvePassword(context);

  return {
    async reauthenticate(personId, sessionId, password) {
      // The password alone: a second factor belongs to the pool, and is checked at a sign-in there.
      if (!(await provePassword(personId, password))) return 'wrong_password';
      const now = clock();
      const movement = { auth_time: now, last_active_at: now };
      const isMoved = await ground.write((tx) => moveRemoteSession(tx, { personId, sessionId }, movement));
      return isMoved ? 'confirmed' : 'wrong_password';
    },

    async listSessions(personId) {
      const now = clock();
      const { idleMs } = await policyOf(personId);
      const sessions = await listRemoteSessions(ground.read, personId);
      return sessions.filter((session) => isStillGood(session, { now, idleMs })).map(toSession);
    },

    endSession: (personId, sessionId) =>
      ground.write(async (tx) => (await endRemoteSessions(tx, { personId, only: sessionId }, clock())) > 0),

    // The pool could only end all of them, the present one included.
    endOtherSessions: (personId, keepSession) =>
      ground.write((tx) => endRemoteSessions(tx, { personId, except: keepSession }, clock())),
  };
}
