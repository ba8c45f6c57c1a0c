import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function extendPeople(db: Kysely<unknown>) {
  for (const flag of ['invited', 'second_factor'])
    await db.schema
      .alterTable('people')
      .addColumn(flag, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  await db.schema.alterTable('people').addColumn('sign_in_email', 'text').execute();
  await db.schema.alterTable('people').addColumn('deletion_requested_at', 'bigint').execute();
  // Search, filters and the order by name are answered from this index alone.
  await db.schema
    .createIndex('people_by_name')
    .on('people')
    .columns(['username', 'email', 'department', 'role', 'status', 'id'])
    .execute();
  for (const column of ['role', 'department', 'status', 'last_login_at', 'created_at'])
    await db.schema.createIndex(`people_by_${column}`).on('people').columns([column, 'username']).execute();
}

async function createSettings(db: Kysely<unknown>) {
  await db.schema
    .createTable('person_settings')
    .addColumn('person_id', 'text', (c) => c.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('marketing_consent_at', 'bigint')
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function createApiKeys(db: Kysely<unknown>) {
  await db.schema
    .createTable('api_keys')
    .addColumn('owner_id', 'text', (c) => c.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('last_four', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute();
  await db.schema
    .createTable('api_key_use')
    .addColumn('owner_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('minute', 'bigint', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('api_key_use_key', ['owner_id', 'minute'])
    .execute();
}

async function createKeyOrigins(db: Kysely<unknown>) {
  await db.schema
    .createTable('api_key_origins')
    .addColumn('owner_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('origin', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('api_key_origins_key', ['origin', 'owner_id'])
    .execute();
}

async function createWebhooks(db: Kysely<unknown>) {
  await db.schema
    .createTable('webhook_secrets')
    .addColumn('owner_id', 'text', (c) => c.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('secret_sealed', 'text', (c) => c.notNull())
    .addColumn('ends', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('last_tried_at', 'bigint')
    .addColumn('next_try_at', 'bigint')
    .addColumn('last_status', 'integer')
    .addColumn('last_error', 'text')
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_of_owner')
    .on('webhook_deliveries')
    .columns(['owner_id', 'created_at'])
    .execute();
}

async function createJobs(db: Kysely<unknown>) {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('run_at', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('jobs_by_run_at').on('jobs').columns(['run_at']).execute();
}

async function indexHistory(db: Kysely<unknown>) {
  for (const column of ['action', 'actor_id', 'object_id', 'at'])
    await db.schema.createIndex(`audit_by_${column}`).on('audit').columns([column, 'seq']).execute();
  await db.schema.createIndex('events_of_actor').on('events').columns(['actor_id', 'id']).execute();
}

export const peopleMigration: Migration = {
  async up(db) {
    await extendPeople(db);
    await createSettings(db);
    await createApiKeys(db);
    await createKeyOrigins(db);
    await createWebhooks(db);
    await createJobs(db);
    await indexHistory(db);
  },
};
