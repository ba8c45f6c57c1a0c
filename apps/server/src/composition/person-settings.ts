import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Schema } from '../database/tables/schema.ts';
import { toShown } from '../modules/settings/settings-rules.ts';
import { defaultSettings, readManySettings, readSettings } from '../modules/settings/settings-store.ts';

/** Users' settings; users who never saved any have this workspace's defaults. */
export function createPersonSettings({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const defaults = defaultSettings(new URL(publicUrl).origin);
  const read = (db: Kysely<Schema>, personId: string) => readSettings(db, personId, defaults);
  return {
    defaults,
    read,
    readMany: (db: Kysely<Schema>, personIds: readonly string[]) => readManySettings(db, personIds, defaults),
    /** The part that the console needs on every screen. */
    readShown: async (db: Kysely<Schema>, personId: string) => toShown(await read(db, personId)),
    /** In days. */
    readPasswordExpiry: async (db: Kysely<Schema>, personId: string) =>
      (await read(db, personId)).security.passwordExpiry,
  };
}

export type PersonSettings = ReturnType<typeof createPersonSettings>;
