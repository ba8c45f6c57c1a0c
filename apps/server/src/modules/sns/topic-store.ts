import { type SnsTopic, snsTopicsMax } from '@halyard/contracts/inflow/sns.ts';
import type { Kysely } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import type { SnsTopicsTable } from '../../database/tables/inflow-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';

type Db = Kysely<Schema>;

const toInstant = (at: number | null) => (at === null ? null : new Date(Number(at)).toISOString());

/** Topics of a source, by name. */
export async function readTopics(db: Db, sourceId: string): Promise<SnsTopic[]> {
  const rows = await db
    .selectFrom('sns_topics')
    .selectAll()
    .where('source_id', '=', sourceId)
    .orderBy('topic_arn')
    .limit(snsTopicsMax)
    .execute();
  return rows.map(({ topic_arn, state, asked_at, confirmed_at, failure }) => ({
    topicArn: topic_arn,
    state,
    askedAt: toInstant(asked_at),
    confirmedAt: toInstant(confirmed_at),
    failure,
  }));
}

/** One of them, locked inside a transaction. */
export const findTopic = (db: Db, sourceId: string, topicArn: string): Promise<SnsTopicsTable | undefined> =>
  holdRows(
    db,
    db.selectFrom('sns_topics').selectAll().where('source_id', '=', sourceId).where('topic_arn', '=', topicArn),
  ).executeTakeFirst();

/** Whether there is room for one more. */
export async function hasTopicRoom(tx: Transaction, sourceId: string): Promise<boolean> {
  return (await readTopics(tx, sourceId)).length < snsTopicsMax;
}

export const saveTopic = (tx: Transaction, row: SnsTopicsTable) =>
  tx
    .insertInto('sns_topics')
    .values(row)
    .onConflict((conflict) => conflict.columns(['source_id', 'topic_arn']).doUpdateSet(row))
    .execute();

export const updateTopic = (
  tx: Transaction,
  { source_id, topic_arn }: Pick<SnsTopicsTable, 'source_id' | 'topic_arn'>,
  change: Partial<SnsTopicsTable>,
) =>
  tx
    .updateTable('sns_topics')
    .set(change)
    .where('source_id', '=', source_id)
    .where('topic_arn', '=', topic_arn)
    .execute();
