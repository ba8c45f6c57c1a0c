import { useSessionStore } from '../../session/session-provider.tsx';
import type { Standing } from './conversation.ts';

/** Finds out whether somebody is signed in; never rejects. A token that is about to end is renewed on the way. */
export function useCheck(): () => Promise<Standing> {
  const { getAccessToken } = useSessionStore();
  return async () => {
    try {
      return (await getAccessToken()) ? 'signedIn' : 'signedOut';
    } catch {
      return 'unverified';
    }
  };
}
