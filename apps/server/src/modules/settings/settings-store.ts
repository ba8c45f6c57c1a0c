import { type Settings, settings, settingsBeforeLoad } from '@halyard/contracts/accounts/settings.ts';
import type { Kysely } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';

/** Defaults without saved settings: keys work from the console's own pages, nothing is sent anywhere. */
export const defaultSettings = (consoleOrigin: string): Settings => ({
  ...settingsBeforeLoad,
  api: { ...settingsBeforeLoad.api, allowedOrigins: [consoleOrigin], webhookUrl: '' },
});

/** Settings as they are kept: without the key, which has its own table. */
export type KeptSettings = Omit<Settings, 'version'> & { readonly version: number };

function read(value: string | undefined, version: number | undefined, defaults: Settings): KeptSettings {
  const kept = value === undefined ? defaults : settings.parse(JSON.parse(value));
  return { ...kept, version: version ?? 0 };
}

export async function readSettings(db: Kysely<Schema>, personId: string, defaults: Settings): Promise<KeptSettings> {
  const row = await db
    .selectFrom('person_settings')
    .select(['value', 'version'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return read(row?.value, row?.version, defaults);
}

/** The settings of several users; missing ones have the defaults. */
export async function readManySettings(
  db: Kysely<Schema>,
  personIds: readonly string[],
  defaults: Settings,
): Promise<ReadonlyMap<string, KeptSettings>> {
  const rows = await db
    .selectFrom('person_settings')
    .select(['person_id', 'value', 'version'])
    .where('person_id', 'in', personIds.length > 0 ? personIds : [''])
    .execute();
  const found = new Map(rows.map((row) => [row.person_id, row]));
  return new Map(personIds.map((id) => [id, read(found.get(id)?.value, found.get(id)?.version, defaults)]));
}

/** The row, locked until this transaction ends: concurrent saves are sequential. */
export async function lockSettings(tx: Transaction, personId: string, defaults: Settings): Promise<KeptSettings> {
  // The person's own row is there before any settings are.
  await holdRows(tx, tx.selectFrom('people').select('id').where('id', '=', personId)).execute();
  return readSettings(tx, personId, defaults);
}

const originsOf = ({ api }: Settings) => [...new Set(api.allowedOrigins.map((address) => new URL(address).origin))];

export async function saveSettings(tx: Transaction, personId: string, kept: KeptSettings, now: number): Promise<void> {
  const { version, ...value } = kept;
  const { apiKey: _, ...api } = value.api;
  const row = {
    version,
    value: JSON.stringify({ ...value, api }),
    updated_at: now,
    marketing_consent_at: value.notifications.marketingEmails ? now : null,
  };
  await tx
    .insertInto('person_settings')
    .values({ person_id: personId, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute();
  await tx.deleteFrom('api_key_origins').where('owner_id', '=', personId).execute();
  const origins = value.api.apiEnabled ? originsOf(kept) : [];
  if (origins.length > 0)
    await tx
      .insertInto('api_key_origins')
      .values(origins.map((origin) => ({ owner_id: personId, origin })))
      .execute();
}
