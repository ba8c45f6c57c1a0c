import type { RemoteSession } from './remote-session-store.ts';

/**
 * After this long a sign-in is no longer valid here, however long the pool renews its tokens. It is also how long an
 * ended session must be remembered.
 */
export const signInGoodForMs = 30 * 86_400_000;

type Present = {
  readonly now: number;
  /** Null without a timeout. */
  readonly idleMs: number | null;
};

/** Whether a request that belongs to this session would be admitted. */
export function isStillGood(session: RemoteSession, { now, idleMs }: Present): boolean {
  if (session.revoked_at !== null || now - session.started_at > signInGoodForMs) return false;
  return idleMs === null || now - session.last_active_at <= idleMs;
}
