import { createHash } from 'node:crypto';
import type { SigmaState } from '@halyard/contracts/inflow/sigma.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';

type RuleText = { readonly id: string; readonly state: Exclude<SigmaState, 'disabled'>; readonly text: string };
export type RunningRules = { readonly version: string; readonly texts: readonly RuleText[] };

const selectRunning = (db: Kysely<Schema>) =>
  db.selectFrom('sigma_rules').where('deleted_at', 'is', null).where('state', 'in', ['enabled', 'testing']);

/** Another set of rules, or another text or state of one of them, is another version: on every node. */
async function readVersion(db: Kysely<Schema>): Promise<string> {
  const rows = await selectRunning(db).select(['id', 'version']).orderBy('id').execute();
  return createHash('sha256')
    .update(rows.map(({ id, version }) => `${id}:${version}`).join())
    .digest('hex');
}

/** Reads the rules that run over events; their texts only once they have changed. */
export function createRuleReader(db: Kysely<Schema>): () => Promise<RunningRules> {
  let last: RunningRules | undefined;
  return async () => {
    const version = await readVersion(db);
    if (last?.version === version) return last;
    const rows = await selectRunning(db).select(['id', 'state', 'text', 'version']).orderBy('id').execute();
    // A change in between is noticed by the next batch: it has another version.
    last = { version, texts: rows.map(({ id, state, text }) => ({ id, state: state as RuleText['state'], text })) };
    return last;
  };
}
