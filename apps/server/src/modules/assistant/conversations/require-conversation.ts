import { ApiError } from '@halyard/contracts/errors.ts';
import type { Conversation } from '@halyard/contracts/work/conversations.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { findConversation } from './conversation-store.ts';

/** The caller's own conversation; throws `record_not_found` for any other. */
export async function requireConversation(db: Kysely<Schema>, ownerId: string, id: string): Promise<Conversation> {
  const found = await findConversation(db, ownerId, id);
  if (!found) throw new ApiError('record_not_found');
  return found;
}
