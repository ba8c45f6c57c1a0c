import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function extendUsers(db: Kysely<unknown>) {
  for (const factor of ['sms_factor', 'email_factor'])
    await db.schema
      .alterTable('idp_users')
      .addColumn(factor, 'text', (c) => c.notNull().defaultTo('off'))
      .execute();
  await db.schema
    .alterTable('idp_users')
    .addColumn('phone_verified', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

async function createPasskeys(db: Kysely<unknown>) {
  await db.schema
    .createTable('idp_passkeys')
    .addColumn('credential_id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('idp_users.id').onDelete('cascade'))
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('rp_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('attachment', 'text')
    .addColumn('backed_up', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute();
  await db.schema.createIndex('idp_passkeys_of_user').on('idp_passkeys').columns(['user_id', 'created_at']).execute();
}

/** Sign-ins of a user pool that does not disclose its sessions, as seen by this product. */
async function createRemoteSessions(db: Kysely<unknown>) {
  await db.schema
    .createTable('remote_sessions')
    .addColumn('origin_jti', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('auth_time', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('last_active_at', 'bigint', (c) => c.notNull())
    .addColumn('device_key', 'text')
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('user_agent', 'text')
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema.createIndex('remote_sessions_of_user').on('remote_sessions').column('user_id').execute();
}

/** Codes by text message and mail as second factors, passkeys, and sessions of a cloud user pool. */
export const identityCompleteMigration: Migration = {
  async up(db) {
    await extendUsers(db);
    await createPasskeys(db);
    await createRemoteSessions(db);
    await db.schema
      .alterTable('idp_outbox')
      .addColumn('channel', 'text', (c) => c.notNull().defaultTo('mail'))
      .execute();
  },
};
