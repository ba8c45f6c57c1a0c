import type { DeviceReads, DeviceRecord, DeviceStore } from '@halyard/identity-provider';
import type { Kysely, Selectable } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { IdentityTables } from '../../database/tables/identity-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';

const toDevice = (row: Selectable<IdentityTables['idp_devices']>): DeviceRecord => ({
  key: row.device_key,
  userId: row.user_id,
  groupKey: row.group_key,
  name: row.name,
  salt: row.salt,
  verifierSealed: row.verifier_sealed,
  remembered: row.remembered === 1,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  address: row.address,
});

export function createDeviceReads(db: Kysely<Schema>): DeviceReads {
  const ofUser = (userId: string) => db.selectFrom('idp_devices').selectAll().where('user_id', '=', userId);
  return {
    async find(userId, key) {
      const row = await ofUser(userId).where('device_key', '=', key).executeTakeFirst();
      return row && toDevice(row);
    },
    async listOf(userId) {
      const rows = await ofUser(userId).orderBy('created_at').orderBy('device_key').execute();
      return rows.map(toDevice);
    },
  };
}

export function createDeviceStore(tx: Transaction): DeviceStore {
  return {
    ...createDeviceReads(tx),
    async add(device) {
      const added = await tx
        .insertInto('idp_devices')
        .values({
          device_key: device.key,
          user_id: device.userId,
          group_key: device.groupKey,
          name: device.name,
          salt: device.salt,
          verifier_sealed: device.verifierSealed,
          remembered: device.remembered ? 1 : 0,
          created_at: device.createdAt,
          last_used_at: device.lastUsedAt,
          address: device.address,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('device_key')
        .executeTakeFirst();
      return added !== undefined;
    },
    async touch(key, at, address) {
      await tx.updateTable('idp_devices').set({ last_used_at: at, address }).where('device_key', '=', key).execute();
    },
    async setRemembered(userId, key, remembered) {
      const changed = await tx
        .updateTable('idp_devices')
        .set({ remembered: remembered ? 1 : 0 })
        .where('user_id', '=', userId)
        .where('device_key', '=', key)
        .returning('device_key')
        .executeTakeFirst();
      return changed !== undefined;
    },
    async remove(userId, key) {
      const removed = await tx
        .deleteFrom('idp_devices')
        .where('user_id', '=', userId)
        .where('device_key', '=', key)
        .returning('device_key')
        .executeTakeFirst();
      return removed !== undefined;
    },
  };
}
