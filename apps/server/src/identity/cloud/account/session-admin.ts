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
  // The name of the device is the pool's to tell; who lists sessions does not wait for it.
  deviceName: null,
});

type SessionAdmin = Pick<IdentityAdmin, 'reauthenticate' | 'listSessions' | 'endSession' | 'endOtherSessions'>;

/** Sessions are what was seen of them here; the pool keeps its own to itself. */
export function createSessionAdmin(context: CloudContext, ground: UnitOfWork): SessionAdmin {
  const { clock, policyOf } = context;
  const provePassword = createProvePassword(context);

  return {
    async reauthenticate(personId, sessionId, password) {
      // The password alone: a second factor is the pool's, and asked for where one signs in there.
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
