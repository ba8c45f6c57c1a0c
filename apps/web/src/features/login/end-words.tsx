import type { EndReason } from '../../session/end-reason.ts';
import type { sessionEnded } from '../../text/en/public/session-ended.ts';
import { defineMessages, useMessages } from '../../text/lazy-messages.ts';

const sessionEndedWords = defineMessages(
  import.meta.glob<typeof sessionEnded>('../../text/*/public/session-ended.ts', { import: 'sessionEnded' }),
);

/** Why the last session ended. */
export function EndWords({ reason }: { readonly reason: EndReason }) {
  return useMessages(sessionEndedWords)[reason];
}
