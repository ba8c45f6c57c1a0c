import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function extendUsers(db: Kysely<unknown>) {
  const add = (name: string, type: 'text' | 'bigint') =>
    db.schema.alterTable('idp_users').addColumn(name, type).execute();
  await add('temporary_until', 'bigint');
  await db.schema
    .alterTable('idp_users')
    .addColumn('second_factor', 'text', (c) => c.notNull().defaultTo('off'))
    .execute();
  await add('totp_sealed', 'text');
  await add('totp_pending_sealed', 'text');
  await add('totp_last_step', 'bigint');
  await db.schema.createIndex('idp_users_by_password_age').on('idp_users').column('password_changed_at').execute();
}

async function extendFamilies(db: Kysely<unknown>) {
  await db.schema.alterTable('idp_families').addColumn('device_key', 'text').execute();
  await db.schema
    .alterTable('idp_families')
    .addColumn('last_active_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  // Activity was not reported before; a refresh is the best approximation.
  await sql`update idp_families set last_active_at = last_used_at`.execute(db);
}

async function createDevices(db: Kysely<unknown>) {
  await db.schema
    .createTable('idp_devices')
    .addColumn('device_key', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('idp_users.id').onDelete('cascade'))
    .addColumn('group_key', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('salt', 'text', (c) => c.notNull())
    .addColumn('verifier_sealed', 'text', (c) => c.notNull())
    .addColumn('remembered', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('idp_devices_of_user').on('idp_devices').columns(['user_id', 'created_at']).execute();
}

async function createRecoveryCodes(db: Kysely<unknown>) {
  await db.schema
    .createTable('idp_recovery_codes')
    .addColumn('user_id', 'text', (c) => c.notNull().references('idp_users.id').onDelete('cascade'))
    .addColumn('code_hmac', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('idp_recovery_codes_key', ['user_id', 'code_hmac'])
    .execute();
}

/** Temporary passwords, authenticator apps with recovery codes, remembered devices, and last activity. */
export const secondFactorMigration: Migration = {
  async up(db) {
    await extendUsers(db);
    await extendFamilies(db);
    await createDevices(db);
    await createRecoveryCodes(db);
  },
};
