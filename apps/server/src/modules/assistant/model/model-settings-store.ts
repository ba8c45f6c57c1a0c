import { type ModelSettings, modelSettings } from '@halyard/contracts/work/assistant-model.ts';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import type { Schema } from '../../../database/tables/schema.ts';

const nothingWithheld: ModelSettings = { withhold: { names: false, screen: false, lastQuestion: false } };

export async function readModelSettings(db: Kysely<Schema>, personId: string): Promise<ModelSettings> {
  const row = await db
    .selectFrom('assistant_model_settings')
    .select('value')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row ? modelSettings.parse(JSON.parse(row.value)) : nothingWithheld;
}

export async function writeModelSettings(tx: Transaction, personId: string, settings: ModelSettings): Promise<void> {
  const value = JSON.stringify(settings);
  await tx
    .insertInto('assistant_model_settings')
    .values({ person_id: personId, value })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ value }))
    .execute();
}
