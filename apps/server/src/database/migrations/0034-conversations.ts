import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const titleMax = 120;
const answersAtOnce = 500;

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('assistant_conversations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('assistant_conversations_of_owner')
    .on('assistant_conversations')
    .columns(['owner_id', 'deleted_at', 'updated_at'])
    .execute();
  await db.schema
    .createTable('saved_questions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('message', 'text')
    .addColumn('spec', 'text')
    .addColumn('shared', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  for (const column of ['owner_id', 'shared'])
    await db.schema.createIndex(`saved_questions_by_${column}`).on('saved_questions').column(column).execute();
}

/** A user's uncleared messages become one conversation, and so do those cleared at the same time. */
async function moveMessages(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into assistant_conversations (id, owner_id, title, created_at, updated_at, deleted_at)
    select said.id, said.owner_id, substr(replace(said.text, ${'\n'}, ' '), 1, cast(${titleMax} as integer)),
      spans.created_at, spans.updated_at, said.cleared_at
    from (
      select owner_id, cleared_at, min(position) as position, min(at) as created_at, max(at) as updated_at
      from assistant_messages group by owner_id, cleared_at
    ) as spans
    join assistant_messages as said on said.owner_id = spans.owner_id and said.position = spans.position`.execute(db);
  await db.schema
    .alterTable('assistant_messages')
    .addColumn('conversation_id', 'text', (c) => c.references('assistant_conversations.id').onDelete('cascade'))
    .execute();
  await sql`
    update assistant_messages set conversation_id = (
      select c.id from assistant_conversations as c
      where c.owner_id = assistant_messages.owner_id
        and coalesce(c.deleted_at, 0) = coalesce(assistant_messages.cleared_at, 0)
    )`.execute(db);
  await db.schema.dropIndex('assistant_messages_of_owner').execute();
  await db.schema.alterTable('assistant_messages').dropColumn('cleared_at').execute();
}

async function addRatings(db: Kysely<unknown>): Promise<void> {
  const change = () => db.schema.alterTable('assistant_messages');
  await change().addColumn('rating', 'text').execute();
  await change().addColumn('rated_at', 'bigint').execute();
  await change()
    .addColumn('rated_with_content', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

async function indexMessages(db: Kysely<unknown>): Promise<void> {
  const indexes = {
    assistant_messages_of_owner: ['owner_id', 'position'],
    assistant_messages_of_conversation: ['conversation_id', 'role', 'position'],
    assistant_messages_by_rating: ['rated_at'],
  };
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on('assistant_messages').columns(columns).execute();
}

type StoredAnswer = { readonly id: string; readonly answer: string };

/** Readings and proposals have a new shape. The old ones were to be confirmed or changed within minutes. */
async function dropOldShapes(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<StoredAnswer>`
      select id, answer from assistant_messages
      where id > ${after} and (answer like '%"reading":{%' or answer like '%"proposal":{%')
      order by id limit ${answersAtOnce}`.execute(db);
    for (const { id, answer } of rows) {
      const { reading: _, ...kept } = JSON.parse(answer) as Record<string, unknown>;
      const text = JSON.stringify({ ...kept, proposal: null });
      await sql`update assistant_messages set answer = ${text} where id = ${id}`.execute(db);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Several conversations for each person, questions that are kept, and ratings of answers. */
export const conversationsMigration: Migration = {
  async up(db) {
    if (!(db.getExecutor().adapter instanceof SqliteAdapter))
      await sql.raw('set local statement_timeout = 0').execute(db);
    await createTables(db);
    await moveMessages(db);
    await addRatings(db);
    await indexMessages(db);
    await dropOldShapes(db);
  },
};
