import type { EndReason } from '../../session/end-reason.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { sessionEndedWords } from '../../text/loaders/session-ended-words.ts';

/** Why the last session ended. */
export function EndWords({ reason }: { readonly reason: EndReason }) {
  return useMessages(sessionEndedWords)[reason];
}
