import { ApiError } from '@halyard/contracts/errors.ts';
import { listOwnRatings, listRatings, rateAnswer } from '@halyard/contracts/work/conversations.ts';
import { mountChange, mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { requireConversation } from '../conversations/require-conversation.ts';
import { countRatings, listNewestRatings, listRatingsOf, rateAnswerOf } from './rating-store.ts';

export function mountRatings(platform: Platform): void {
  const { clock, database } = platform;

  mountChange(platform, rateAnswer, async ({ tx, caller, params, body: { rating, withContent } }) => {
    const stored = { rating, withContent: rating !== null && withContent };
    const found = await rateAnswerOf(tx, { ownerId: caller.id, messageId: params.id }, { ...stored, now: clock() });
    if (!found) throw new ApiError('record_not_found');
    return stored;
  });

  mountRead(platform, listOwnRatings, async ({ caller, params }) => {
    const { id } = await requireConversation(database.read, caller.id, params.id);
    return listRatingsOf(database.read, id);
  });

  mountRead(platform, listRatings, async ({ query: { rating } }) => {
    const { up, down } = await countRatings(database.read);
    return { up, down, ratings: await listNewestRatings(database.read, rating) };
  });
}
