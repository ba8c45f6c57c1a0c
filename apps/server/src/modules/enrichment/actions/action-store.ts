import { ApiError } from '@halyard/contracts/errors.ts';
import type { Enrichment, EnrichmentAction } from '@halyard/contracts/inflow/enrichment.ts';
import type { Kysely } from 'kysely';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import type { EnrichmentActionsTable, EnrichmentResultsTable } from '../../../database/tables/enrichment-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import type { Value } from '../tables/keys.ts';

const selectActions = (db: Kysely<Schema>) =>
  db.selectFrom('enrichment_actions').selectAll().where('deleted_at', 'is', null);

export const readActions = (db: Kysely<Schema>) => selectActions(db).orderBy('name').orderBy('id').execute();

/** An existing action; inside a transaction it is locked. @throws ApiError `record_not_found` */
export async function requireAction(db: Kysely<Schema>, id: string): Promise<EnrichmentActionsTable> {
  const row = await holdRows(db, selectActions(db).where('id', '=', id)).executeTakeFirst();
  if (!row) throw new ApiError('record_not_found');
  return row;
}

export const showAction = (row: EnrichmentActionsTable): EnrichmentAction => ({
  id: row.id,
  name: row.name,
  types: JSON.parse(row.types) as EnrichmentAction['types'],
  method: row.method,
  url: row.url,
  body: row.body,
  credentialKind: row.auth_kind,
  fields: JSON.parse(row.fields) as EnrichmentAction['fields'],
  perHour: row.per_hour,
  version: row.version,
});

const toInstant = (ms: number) => new Date(ms).toISOString();

/** The response of an action for one observable. */
export const showResult = (
  { id, name }: Pick<EnrichmentActionsTable, 'id' | 'name'>,
  result: EnrichmentResultsTable | undefined,
): Enrichment => ({
  kind: 'action',
  id,
  name,
  at: result?.facts_at === null || result === undefined ? null : toInstant(result.facts_at),
  match: null,
  facts: result?.facts ? (JSON.parse(result.facts) as Enrichment['facts']) : [],
  lastTry: result ? { at: toInstant(result.tried_at), status: result.status, problem: result.problem } : null,
});

/** Results of the actions for an observable's type, including those that have not run yet. */
export async function readResults(db: Kysely<Schema>, observable: Value & { readonly id: string }) {
  const actions = (await readActions(db)).filter(({ types }) =>
    (JSON.parse(types) as string[]).includes(observable.type),
  );
  if (actions.length === 0) return [];
  const results = await db
    .selectFrom('enrichment_results')
    .selectAll()
    .where('observable_id', '=', observable.id)
    .execute();
  return actions.map((action) =>
    showResult(
      action,
      results.find(({ action_id }) => action_id === action.id),
    ),
  );
}
