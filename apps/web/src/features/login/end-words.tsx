import type { EndReason } from '../../session/end-reason.ts';
import { usePack } from '../../text/pack.ts';
import { sessionEndedWords } from '../../text/session-ended-words.ts';

/** Why the last session ended. */
export function EndWords({ reason }: { readonly reason: EndReason }) {
  return usePack(sessionEndedWords)[reason];
}
