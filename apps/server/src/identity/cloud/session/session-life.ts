import type { RemoteSession } from './remote-session-store.ts';

/**
 * After this long a sign-in is no longer good here, however long the pool would go on renewing its tokens. It is also
 * how long a session that was ended has to be remembered.
 */
export const signInGoodForMs = 30 * 86_400_000;

type Present = {
  readonly now: number;
  /** Null where nothing times out. */
  readonly idleMs: number | null;
};

/** Whether a request that belongs to this session would be admitted. */
export function isStillGood(session: RemoteSession, { now, idleMs }: Present): boolean {
  if (session.revoked_at !== null || now - session.started_at > signInGoodForMs) return false;
  return idleMs === null || now - session.last_active_at <= idleMs;
}
