import { useSessionStore } from '../../session/session-provider.tsx';
import type { SessionState } from './conversation.ts';

/**
 * Finds out whether someone is signed in; never rejects. A token that is about to end is renewed on the way, and a
 * session that is over stays on the screen, so that the panel can say so.
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
