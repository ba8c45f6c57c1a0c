import { ApiError } from '@halyard/contracts/errors.ts';
import {
  deleteSchema,
  describeSchema,
  diffSchemas,
  exportSchema,
  getSchema,
  listSchemas,
  restoreSchema,
} from '@halyard/contracts/work/schemas.ts';
import type { Clock } from '../../clock.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import { mountChange, mountRead, type Platform } from '../../platform/mount/mount.ts';
import { createGatherRelated } from './gather-related.ts';
import { createInferInWorker, type InferenceQueue } from './infer-in-worker.ts';
import { type CrimeRows, mountInference } from './inference-routes.ts';
import { recordSchemaEvent } from './record-schema.ts';
import { createRunInWorker } from './run-in-worker.ts';
import {
  changeSchema,
  listNewestSchemas,
  requireDeletedSchema,
  requireSchema,
  schemaRestorableForMs,
  toSummary,
} from './schema-store.ts';
import { showSchema } from './show-schema.ts';
import { createThreads } from './threads.ts';
import { mountUploads } from './upload-routes.ts';
import { createWriteSchemaFile } from './write-schema-file.ts';

export type SchemaPorts = {
  readonly log: EventLog;
  readonly newId: () => string;
  readonly crimeRows: CrimeRows;
};

type WorkOptions = InferenceQueue & { readonly clock: Clock /** When work is stopped. */; readonly limitMs?: number };

/** Work with schemas runs in its own threads; inferring one from a sample is also background work. */
export function createSchemaWork({ clock, work, newId, limitMs = 10_000 }: WorkOptions) {
  const threads = createThreads();
  return {
    run: createRunInWorker(threads, clock, limitMs),
    infer: createInferInWorker(threads, clock, { work, newId }),
    /** Ends the threads that wait for work. */
    close: threads.close,
  };
}
export type SchemaWork = ReturnType<typeof createSchemaWork>;

/** Schemas with their versions: list, detail, comparison, validation and export; inferred from samples or uploaded. */
export function mountSchemas(platform: Platform, ports: SchemaPorts & { readonly work: SchemaWork }): void {
  const { clock, database } = platform;
  const { log, newId, work } = ports;
  const gatherRelated = createGatherRelated(database.read, work.run);
  const writeFile = createWriteSchemaFile(work.run, gatherRelated);

  mountRead(platform, listSchemas, () => listNewestSchemas(database.read));

  mountRead(platform, getSchema, async ({ caller, signal, params }) => {
    const row = await requireSchema(database.read, params.id);
    return showSchema(database.read, row, await gatherRelated({ personId: caller.id, signal }, row));
  });

  mountRead(platform, diffSchemas, async ({ caller, signal, params, query }) => {
    const newer = await requireSchema(database.read, params.id);
    const older = await requireSchema(database.read, query.older);
    const requester = { personId: caller.id, signal };
    const texts = { older: await gatherRelated(requester, older), newer: await gatherRelated(requester, newer) };
    const found = await work.run(requester, 'diff', texts);
    const named = ({ id, version }: typeof newer) => ({ id, version });
    return { ...found, changes: [...found.changes], older: named(older), newer: named(newer) };
  });

  mountRead(platform, exportSchema, async ({ caller, signal, params, query }) => {
    const row = await requireSchema(database.read, params.id);
    return { file: await writeFile({ personId: caller.id, signal }, row, query.format) };
  });

  mountChange(platform, describeSchema, async ({ tx, actor, params, body: { description } }) => {
    const before = await requireSchema(tx, params.id);
    if (before.description === description) return toSummary(before);
    await changeSchema(tx, before.id, { description });
    const row = { ...before, description };
    await recordSchemaEvent(log, tx, { at: clock(), actor, kind: 'schema_described', row });
    return toSummary(row);
  });

  mountChange(platform, deleteSchema, async ({ tx, actor, reach, caller, params }) => {
    const row = await requireSchema(tx, params.id);
    if (reach === 'own' && row.owner_id !== caller.id) throw new ApiError('forbidden');
    const at = clock();
    await changeSchema(tx, row.id, { deleted_at: at });
    await recordSchemaEvent(log, tx, { at, actor, kind: 'schema_deleted', row });
    return toSummary(row);
  });

  mountChange(platform, restoreSchema, async ({ tx, actor, reach, caller, params }) => {
    const at = clock();
    const row = await requireDeletedSchema(tx, params.id, at - schemaRestorableForMs);
    if (reach === 'own' && row.owner_id !== caller.id) throw new ApiError('forbidden');
    await changeSchema(tx, row.id, { deleted_at: null });
    await recordSchemaEvent(log, tx, { at, actor, kind: 'schema_restored', row });
    return toSummary(row);
  });

  mountUploads(platform, { log, newId, work, gatherRelated });
  mountInference(platform, ports);
}
