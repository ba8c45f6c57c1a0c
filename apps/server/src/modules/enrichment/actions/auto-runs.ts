import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { EnrichmentActionsTable } from '../../../database/tables/enrichment-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { createLookout } from '../../../platform/background/create-lookout.ts';
import type { Value } from '../tables/keys.ts';
import { readActions } from './action-store.ts';
import type { Pauses } from './pauses.ts';
import type { RunAction } from './run-action.ts';

type Ports = {
  readonly database: Database;
  readonly clock: Clock;
  readonly run: RunAction;
  readonly pauses: Pauses;
  /** Whether a warning list has a value: what is the organization's own is sent to no one by itself. */
  readonly readIsListed: (db: Kysely<Schema>) => Promise<(value: Value) => boolean>;
  readonly onFailure: (cause: unknown) => void;
};

const hourMs = 3_600_000;
/** Observables are asked about while they are new: what waited longer is left to people. */
const newForMs = 600_000;
const readAtOnce = 50;
/** How a service says that it wants to be left alone for a while (RFC 6585, section 4; RFC 9110, section 15.6.4). */
const askedToWait = [429, 503];

/** Asks about new observables what actions may ask by themselves, within what each may ask in an hour. */
export function createAutoRuns({ database, clock, run, pauses, readIsListed, onFailure }: Ports) {
  async function countAsked(actionId: string, now: number): Promise<number> {
    const { count } = await database.read
      .selectFrom('enrichment_results')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('action_id', '=', actionId)
      .where('tried_at', '>', now - hourMs)
      .where((eb) => eb.or([eb('problem', 'is', null), eb('problem', '<>', 'on_warning_list')]))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  const findNew = (action: EnrichmentActionsTable, now: number) =>
    database.read
      .selectFrom('observables')
      .select(['id', 'type', 'value'])
      .where('shown', '=', 1)
      .where('last_seen', '>=', now - newForMs)
      .where('created_at', '>=', Math.max(Number(action.auto_since), now - newForMs))
      .where('type', 'in', JSON.parse(action.types) as Value['type'][])
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('enrichment_results')
              .select(sql`1`.as('one'))
              .whereRef('observable_id', '=', 'observables.id')
              .where('action_id', '=', action.id)
              .where(({ or, eb }) => or([eb('status', 'is', null), eb('status', 'not in', askedToWait)])),
          ),
        ),
      )
      .orderBy('last_seen', 'desc')
      .orderBy('id')
      .limit(readAtOnce)
      .execute();

  /** Of several nodes that find an observable, one asks. It has broken off until its answer is kept. */
  const claim = (actionId: string, observableId: string, isListed: boolean) =>
    database.write(async (tx) => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('enrichment_results')
        .values({
          action_id: actionId,
          observable_id: observableId,
          tried_at: clock(),
          status: null,
          problem: isListed ? 'on_warning_list' : 'cut_off',
          facts: null,
          facts_at: null,
        })
        // What the service did not want to answer then is asked again.
        .onConflict((conflict) =>
          conflict
            .columns(['observable_id', 'action_id'])
            .doUpdateSet({ tried_at: clock(), status: null, problem: 'cut_off' })
            .where('enrichment_results.status', 'in', askedToWait),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n && !isListed;
    });

  async function runFor(
    action: EnrichmentActionsTable,
    isListed: (value: Value) => boolean,
    signal: AbortSignal,
  ): Promise<void> {
    const now = clock();
    let left = (action.per_hour ?? 0) - (await countAsked(action.id, now));
    if (left <= 0) return;
    for (const observable of await findNew(action, now)) {
      if (left <= 0 || signal.aborted || pauses.isOn(action.url)) return;
      if (!(await claim(action.id, observable.id, isListed(observable)))) continue;
      left--;
      await run(action, observable, signal);
    }
  }

  async function look(signal: AbortSignal): Promise<void> {
    const actions = (await readActions(database.read)).filter(({ per_hour }) => per_hour !== null);
    if (actions.length === 0) return;
    const isListed = await readIsListed(database.read);
    // A service that is slow delays no other, and is not asked by two actions at once: it may want to be left alone.
    const services = Map.groupBy(actions, ({ url }) => new URL(url).origin);
    await Promise.all(
      [...services.values()].map(async (ofService) => {
        for (const action of ofService) await runFor(action, isListed, signal).catch(onFailure);
      }),
    );
  }

  return createLookout({ look, onFailure });
}
