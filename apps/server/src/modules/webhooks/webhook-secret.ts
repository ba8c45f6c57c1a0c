import type { Random, Secrets } from '@halyard/identity-provider';
import type { Kysely } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { readSecret, saveSecret } from './webhook-store.ts';

/** Standard Webhooks: `whsec_` and 24 to 64 random bytes in base64. */
const prefix = 'whsec_';
const secretBytes = 32;

type Vault = Pick<Secrets, 'seal' | 'open'>;

const locationOf = (ownerId: string) => ({ table: 'webhook_secrets', column: 'secret_sealed', id: ownerId });

/** Creates and stores a new signing secret, encrypted; the previous one is no longer used. */
export async function renewSecret(tx: Transaction, vault: Vault, random: Random, ownerId: string): Promise<string> {
  const secret = `${prefix}${Buffer.from(random(secretBytes)).toString('base64')}`;
  await saveSecret(tx, ownerId, {
    sealed: vault.seal(locationOf(ownerId), Buffer.from(secret)),
    ends: secret.slice(-4),
  });
  return secret;
}

export async function openSecret(db: Kysely<Schema>, vault: Vault, ownerId: string): Promise<string | undefined> {
  const kept = await readSecret(db, ownerId);
  return kept && vault.open(locationOf(ownerId), kept.sealed).toString();
}

/**
 * The existing secret, or a first one: of two concurrent deliveries that need it, the second waits and uses the
 * first's.
 */
export async function ensureSecret(tx: Transaction, vault: Vault, random: Random, ownerId: string): Promise<string> {
  await holdRows(tx, tx.selectFrom('people').select('id').where('id', '=', ownerId)).execute();
  return (await openSecret(tx, vault, ownerId)) ?? renewSecret(tx, vault, random, ownerId);
}
