import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numbered } from '../numbered-table.ts';

async function createUsers(db: Kysely<unknown>) {
  await db.schema
    .createTable('idp_users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('email_verified', 'integer', (c) => c.notNull())
    .addColumn('preferred_username', 'text', (c) => c.notNull().unique())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('enabled', 'integer', (c) => c.notNull())
    .addColumn('salt', 'text', (c) => c.notNull())
    .addColumn('verifier_sealed', 'text', (c) => c.notNull())
    .addColumn('password_changed_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('idp_attributes')
    .addColumn('user_id', 'text', (c) => c.notNull().references('idp_users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('idp_attributes_key', ['user_id', 'name'])
    .execute();
}

async function createCounters(db: Kysely<unknown>) {
  await db.schema
    .createTable('idp_failures')
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('first_at', 'bigint', (c) => c.notNull())
    .addColumn('locked_until', 'bigint')
    .addPrimaryKeyConstraint('idp_failures_key', ['scope', 'subject'])
    .execute();
}

async function createCodes(db: Kysely<unknown>) {
  await db.schema
    .createTable('idp_codes')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('code_hmac', 'text', (c) => c.notNull())
    .addColumn('destination', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('idp_codes_key', ['user_id', 'purpose'])
    .execute();
}

async function createSessions(db: Kysely<unknown>) {
  await db.schema
    .createTable('idp_sessions')
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('client_id', 'text', (c) => c.notNull())
    .addColumn('state_sealed', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function createTokens(db: Kysely<unknown>) {
  await db.schema
    .createTable('idp_families')
    .addColumn('origin_jti', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('idp_users.id').onDelete('cascade'))
    .addColumn('client_id', 'text', (c) => c.notNull())
    .addColumn('auth_time', 'bigint', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('user_agent', 'text')
    .addColumn('last_used_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema.createIndex('idp_families_of_user').on('idp_families').column('user_id').execute();
  await db.schema
    .createTable('idp_refresh_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('origin_jti', 'text', (c) => c.notNull().references('idp_families.origin_jti').onDelete('cascade'))
    .addColumn('issued_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('rotated_at', 'bigint')
    .addColumn('successor_hash', 'text')
    .execute();
  await db.schema.createIndex('idp_refresh_tokens_of_family').on('idp_refresh_tokens').column('origin_jti').execute();
}

async function createKeys(db: Kysely<unknown>) {
  await db.schema
    .createTable('idp_keys')
    .addColumn('kid', 'text', (c) => c.primaryKey())
    .addColumn('use', 'text', (c) => c.notNull())
    .addColumn('private_sealed', 'text', (c) => c.notNull())
    .addColumn('public_jwk', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('signs_until', 'bigint', (c) => c.notNull())
    .addColumn('published_until', 'bigint', (c) => c.notNull())
    .execute();
}

async function createOutbox(db: Kysely<unknown>) {
  await numbered(db, 'idp_outbox', 'id')
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('html', 'text', (c) => c.notNull())
    .addColumn('code', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('next_try_at', 'bigint', (c) => c.notNull())
    .addColumn('error', 'text')
    .execute();
  await db.schema.createIndex('idp_outbox_of_recipient').on('idp_outbox').column('recipient').execute();
}

/** The identity provider's tables: users, codes, sign-in state, tokens, keys, mail to be sent. */
export const identityMigration: Migration = {
  async up(db) {
    await createUsers(db);
    await createCounters(db);
    await createCodes(db);
    await createSessions(db);
    await createTokens(db);
    await createKeys(db);
    await createOutbox(db);
  },
};
