import { ApiError } from '@halyard/contracts/errors.ts';
import { addSnsTopic, confirmSnsTopic, listSnsTopics, removeSnsTopic } from '@halyard/contracts/inflow/sns.ts';
import type { Kysely } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { type Actor, type EventLog, everyone } from '../../event-log/event-log.ts';
import { mountChange, mountRead, mountWork, type Platform } from '../../platform/mount/mount.ts';
import type { SnsDoor } from './create-sns-door.ts';
import { findTopic, hasTopicRoom, readTopics, saveTopic } from './topic-store.ts';

type Ports = { readonly log: EventLog; readonly door: Pick<SnsDoor, 'confirm'> };
type Named = { readonly id: string; readonly name: string };

async function requireSource(db: Kysely<Schema>, id: string): Promise<Named> {
  const found = db.selectFrom('sources').select(['id', 'name']).where('id', '=', id).where('deleted_at', 'is', null);
  const row = await holdRows(db, found).executeTakeFirst();
  if (!row) throw new ApiError('source_not_found');
  return row;
}

/** The Amazon SNS topics that a source accepts. */
export function mountSnsTopics(platform: Platform, { log, door }: Ports): void {
  const { clock, database } = platform;

  const record = (tx: Transaction, actor: Actor, { id, name }: Named, topicArn: string) =>
    log.record(tx, {
      at: clock(),
      kind: 'source_updated',
      severity: 'low',
      actor,
      audienceId: everyone,
      objectType: 'source',
      objectId: id,
      subject: name,
      details: { name: topicArn },
    });

  mountRead(platform, listSnsTopics, async ({ params: { id } }) => {
    await requireSource(database.read, id);
    return readTopics(database.read, id);
  });

  mountChange(platform, addSnsTopic, async ({ tx, actor, params: { id }, body: { topicArn } }) => {
    const source = await requireSource(tx, id);
    if (await findTopic(tx, id, topicArn)) return readTopics(tx, id);
    if (!(await hasTopicRoom(tx, id))) throw new ApiError('list_full');
    const nothingYet = { subscribe_url: null, asked_at: null, confirmed_at: null, failure: null };
    await saveTopic(tx, Object.assign({ source_id: id, topic_arn: topicArn, state: 'expected' } as const, nothingYet));
    await record(tx, actor, source, topicArn);
    return readTopics(tx, id);
  });

  mountWork(platform, confirmSnsTopic, async ({ actor, params: { id }, body: { topicArn } }) => {
    const topic = await database.write(async (tx) => {
      const source = await requireSource(tx, id);
      const found = await findTopic(tx, id, topicArn);
      if (!found || found.subscribe_url === null) throw new ApiError('record_not_found');
      await record(tx, actor, source, topicArn);
      return found;
    });
    await door.confirm(topic);
    return readTopics(database.read, id);
  });

  mountChange(platform, removeSnsTopic, async ({ tx, actor, params: { id }, body: { topicArn } }) => {
    const source = await requireSource(tx, id);
    const { numDeletedRows } = await tx
      .deleteFrom('sns_topics')
      .where('source_id', '=', id)
      .where('topic_arn', '=', topicArn)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ApiError('record_not_found');
    await record(tx, actor, source, topicArn);
    return readTopics(tx, id);
  });
}
