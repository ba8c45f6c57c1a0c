import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numbered } from '../numbered-table.ts';

async function createPeople(db: Kysely<unknown>) {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('username', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('verified', 'integer', (c) => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('company', 'text')
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('requested_role', 'text')
    .addColumn('department', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('sample', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_login_at', 'bigint')
    .execute();
}

async function createTodos(db: Kysely<unknown>) {
  await db.schema
    .createTable('todos')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('completed', 'integer', (c) => c.notNull())
    .addColumn('priority', 'text', (c) => c.notNull())
    .addColumn('due_date', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('completed_at', 'bigint')
    .addColumn('deleted_at', 'bigint')
    .execute();
  await db.schema.createIndex('todos_of_owner').on('todos').columns(['owner_id', 'created_at']).execute();
}

async function createDashboard(db: Kysely<unknown>) {
  await db.schema
    .createTable('dashboard_layouts')
    .addColumn('person_id', 'text', (c) => c.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('widgets', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function createEvents(db: Kysely<unknown>) {
  await numbered(db, 'events', 'id')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('severity', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('audience_id', 'text')
    .addColumn('object_type', 'text')
    .addColumn('object_id', 'text')
    .addColumn('subject', 'text')
    .addColumn('sample', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('events_of_audience').on('events').columns(['audience_id', 'at']).execute();
  await db.schema
    .createTable('signal_marks')
    .addColumn('person_id', 'text', (c) => c.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('seen_up_to', 'bigint', (c) => c.notNull())
    .execute();
}

async function createAudit(db: Kysely<unknown>) {
  await db.schema
    .createTable('audit')
    .addColumn('seq', 'bigint', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('object_type', 'text')
    .addColumn('object_id', 'text')
    .addColumn('before_digest', 'text')
    .addColumn('after_digest', 'text')
    .addColumn('address', 'text')
    .addColumn('request_id', 'text')
    .addColumn('prev_hash', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('audit_head')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();
  await sql`insert into audit_head (id, seq, hash) values (1, 0, '')`.execute(db);
}

async function createPlatform(db: Kysely<unknown>) {
  await db.schema
    .createTable('idempotency')
    .addColumn('key_hash', 'text', (c) => c.primaryKey())
    .addColumn('request_digest', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('reply', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('usage_counts')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('route', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('usage_counts_key', ['day', 'kind', 'route'])
    .execute();
  await db.schema
    .createTable('workspace')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}

export const foundationMigration: Migration = {
  async up(db) {
    await createPeople(db);
    await createTodos(db);
    await createDashboard(db);
    await createEvents(db);
    await createAudit(db);
    await createPlatform(db);
  },
};
