import { useSessionStore } from '../../session/session-provider.tsx';
import type { SessionState } from './conversation.ts';

/**
 * Checks whether a user is signed in; never rejects. An expiring token is renewed on the way, and an expired session
 * stays on the screen, so that the panel can say so.
 */
export function useCheck(): () => Promise<SessionState> {
  const { isStillSignedIn } = useSessionStore();
  return async () => {
    try {
      return (await isStillSignedIn()) ? 'signedIn' : 'signedOut';
    } catch {
      return 'unverified';
    }
  };
}
