import { type Answer, historyMax } from '@halyard/contracts/work/assistant.ts';
import { type Rating, type RatingEntry, ratingsMax } from '@halyard/contracts/work/conversations.ts';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import type { Schema } from '../../../database/tables/schema.ts';

export type StoredRating = { readonly rating: Rating | null; readonly withContent: boolean };

/** How the owner of a conversation rated its answers. */
export async function listRatingsOf(db: Kysely<Schema>, conversationId: string) {
  const rows = await db
    .selectFrom('assistant_messages')
    .select(['id', 'rating', 'rated_with_content'])
    .where('conversation_id', '=', conversationId)
    .where('role', '=', 'assistant')
    .where('rating', 'is not', null)
    .orderBy('position', 'desc')
    .limit(historyMax)
    .$narrowType<{ rating: Rating }>()
    .execute();
  return rows.map((row) => ({ messageId: row.id, rating: row.rating, withContent: row.rated_with_content === 1 }));
}

/** Returns whether there is such an answer, of this person and in a conversation that was not deleted. */
export async function rateAnswerOf(
  tx: Transaction,
  place: { readonly ownerId: string; readonly messageId: string },
  { rating, withContent, now }: StoredRating & { readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('assistant_messages')
    .set({ rating, rated_at: rating && now, rated_with_content: rating && withContent ? 1 : 0 })
    .where('id', '=', place.messageId)
    .where('owner_id', '=', place.ownerId)
    .where('role', '=', 'assistant')
    .where('conversation_id', 'in', (eb) =>
      eb.selectFrom('assistant_conversations').select('assistant_conversations.id').where('deleted_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Rated answers; those of a deleted conversation are deleted with it. */
const selectRated = (db: Kysely<Schema>) =>
  db
    .selectFrom('assistant_messages as answers')
    .innerJoin('assistant_conversations as conversations', 'conversations.id', 'answers.conversation_id')
    .where('answers.rated_at', 'is not', null)
    .where('conversations.deleted_at', 'is', null);

/** How many answers were rated each way. */
export async function countRatings(db: Kysely<Schema>): Promise<Readonly<Record<Rating, number>>> {
  const counts = await selectRated(db)
    .select(['answers.rating', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('answers.rating')
    .execute();
  const countOf = (rating: Rating) => Number(counts.find((one) => one.rating === rating)?.count ?? 0);
  return { up: countOf('up'), down: countOf('down') };
}

const readSpec = (answer: string | null) => (JSON.parse(answer ?? 'null') as Answer | null)?.reading?.spec;

/** The newest ratings, or those of one kind, with question and answer only where their owner agreed to it. */
export async function listNewestRatings(db: Kysely<Schema>, rating?: Rating): Promise<RatingEntry[]> {
  const rows = await selectRated(db)
    .$if(rating !== undefined, (select) => select.where('answers.rating', '=', rating ?? null))
    .leftJoin('assistant_messages as questions', (join) =>
      join
        .onRef('questions.conversation_id', '=', 'answers.conversation_id')
        .onRef('questions.position', '=', (eb) => eb('answers.position', '-', 1))
        .on('questions.role', '=', 'person'),
    )
    .select([
      'answers.id',
      'answers.rating',
      'answers.rated_at',
      'answers.rated_with_content',
      'answers.answer',
      'answers.text',
      'questions.text as question',
    ])
    .orderBy('answers.rated_at', 'desc')
    .orderBy('answers.id')
    .limit(ratingsMax)
    .execute();
  return rows.map((row) => {
    const spec = readSpec(row.answer);
    const isShared = row.rated_with_content === 1;
    return {
      id: row.id,
      rating: row.rating ?? 'down',
      at: new Date(Number(row.rated_at)).toISOString(),
      subject: spec?.subject ?? null,
      measure: spec?.measure ?? null,
      question: isShared ? row.question : null,
      answer: isShared ? row.text : null,
    };
  });
}
