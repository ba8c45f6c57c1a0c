import { sigmaMatchDays } from '@halyard/contracts/inflow/sigma.ts';
import { daysInMs, retentionKinds } from '@halyard/contracts/server/retention.ts';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import { undoableForMs } from '../event-log/changes.ts';
import { keepIncidentFacts } from '../event-log/incidents/incident-facts.ts';
import type { Identity } from '../identity/identity.ts';
import { forgetOldUse } from '../modules/api-keys/api-key-store.ts';
import { purgeConversations } from '../modules/assistant/conversations/purge-conversations.ts';
import { forgetOldChanges } from '../modules/changes/change-routes.ts';
import { forgetOldRows } from '../modules/enrichment/tables/load-table.ts';
import { keepDegrees } from '../modules/intelligence/degrees.ts';
import type { RetentionPort } from '../modules/retention/create-retention.ts';
import { purgeDeletedSchemas, schemaRestorableForMs } from '../modules/schemas/schema-store.ts';
import { createWarnOfExpiry } from '../modules/settings/warn-of-expiry.ts';
import { forgetOldMatches } from '../modules/sigma/note-matches.ts';
import { purgeTaxii } from '../modules/taxii/collection-store.ts';
import { restorableForMs } from '../modules/todos/todo-routes.ts';
import { purgeDeleted } from '../modules/todos/todo-store.ts';
import { viewRestorableForMs } from '../modules/views/view-routes.ts';
import { purgeDeletedViews } from '../modules/views/view-store.ts';
import { forgetOldWork } from '../platform/background/work-store.ts';
import { startHousekeeping } from '../platform/housekeeping.ts';
import { forgetOldAttempts } from '../platform/requests/idempotency.ts';
import { forgetOldCounts } from '../platform/requests/shared-counts.ts';
import type { LogFailure } from './log-failure.ts';
import type { Engines } from './open-engines.ts';
import type { openEventLog } from './open-event-log.ts';
import type { PersonSettings } from './person-settings.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: ReturnType<typeof openEventLog>;
  readonly defaults: PersonSettings['defaults'];
  readonly engines: Pick<Engines, 'sweep'>;
  readonly identity: Pick<Identity, 'listPasswordsSetBefore' | 'sweep'>;
  readonly retention: Pick<RetentionPort, 'deleteOld'>;
  readonly archiving: { readonly queue: () => Promise<void>; readonly removeBehindBase: () => Promise<void> };
  readonly announceExpiry: () => Promise<void>;
  readonly failed: LogFailure;
};

const minuteMs = 60_000;
/** Work that failed or was cancelled is seen for this long. */
const endedWorkKeptMs = daysInMs(30);
const sigmaMatchesKeptMs = daysInMs(sigmaMatchDays);
/** TAXII requires at least 24 hours. */
const taxiiKeptMs = daysInMs(7);

/** Deletes expired data periodically; returns a stop function. */
export function runMaintenance({
  database,
  clock,
  log,
  defaults,
  engines,
  identity,
  retention,
  archiving,
  announceExpiry,
  failed,
}: Options): () => void {
  const { listPasswordsSetBefore } = identity;
  const inTransaction = (clear: (tx: Transaction, now: number) => Promise<unknown>) => async () => {
    await database.write((tx) => clear(tx, clock()));
  };
  return startHousekeeping(
    [
      () => forgetOldAttempts(database, clock()),
      inTransaction((tx, now) => purgeDeleted(tx, now - restorableForMs)),
      inTransaction((tx, now) => forgetOldUse(tx, Math.floor(now / minuteMs) - 2)),
      inTransaction(forgetOldCounts),
      ...retentionKinds.map((kind) => () => retention.deleteOld(kind)),
      archiving.removeBehindBase,
      archiving.queue,
      announceExpiry,
      () => keepIncidentFacts(database),
      () => keepDegrees(database),
      inTransaction((tx, now) => forgetOldMatches(tx, now - sigmaMatchesKeptMs)),
      createWarnOfExpiry({ database, log, clock, defaults, listPasswordsSetBefore }),
      inTransaction((tx, now) => forgetOldChanges(tx, now - undoableForMs)),
      inTransaction((tx, now) => forgetOldRows(tx, now - undoableForMs)),
      () => engines.sweep(),
      inTransaction((tx, now) => forgetOldWork(tx, now - endedWorkKeptMs)),
      inTransaction((tx, now) => purgeDeletedSchemas(tx, now - schemaRestorableForMs)),
      inTransaction((tx, now) => purgeDeletedViews(tx, now - viewRestorableForMs)),
      inTransaction((tx, now) => purgeTaxii(tx, now - taxiiKeptMs)),
      inTransaction(purgeConversations),
      inTransaction(log.sendDigests),
      () => identity.sweep(),
    ],
    failed('housekeeping failed'),
  );
}
