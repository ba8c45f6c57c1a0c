import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { findImport, insertImport, readRejections } from '../modules/imports/import-store.ts';
import { queueImport } from '../modules/imports/queue-import.ts';
import { countView, readViewAmong, readViewPages } from '../modules/intelligence/threats/view-of-threats.ts';
import { removeThreat } from '../modules/intelligence/threats/write-threat.ts';
import { mountTaxiiCollections } from '../modules/taxii/collection-routes.ts';
import { createRefresher } from '../modules/taxii/members/create-refresher.ts';
import { serveTaxii } from '../modules/taxii/serve-taxii.ts';
import type { SentImports, ThreatViews } from '../modules/taxii/taxii-ports.ts';
import type { BackgroundWork } from '../platform/background/background-work.ts';
import type { Platform } from '../platform/mount/mount.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import type { Callers } from './admit-callers.ts';
import type { LogFailure } from './log-failure.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'productName'>;
  readonly storage: FileStorage;
  readonly log: EventLog;
  readonly newId: () => string;
  readonly work: Pick<BackgroundWork, 'add'>;
  readonly callers: Pick<Callers, 'identify' | 'countKeyUse'>;
  readonly failed: LogFailure;
};

/** More than any import can reject of one envelope. */
const rejectionsRead = 100_000;

/** The TAXII 2.1 server: saved views of threats for other programs, and what these send. */
export function openTaxii({ database, clock, config, storage, log, newId, work, callers, failed }: Options) {
  const views: ThreatViews = {
    pages: (db, query) => readViewPages(db, query, clock()),
    among: (db, query, ids) => readViewAmong(db, query, clock(), ids),
    count: (db, query, ceiling) => countView(db, query, clock(), ceiling),
  };
  const imports: SentImports = {
    storage,
    async queue(tx, { id, name, bytes, actor }) {
      const draft = { id, file_name: name, format: 'stix', owner_id: actor.id, bytes } as const;
      await insertImport(tx, draft, clock());
      await queueImport(tx, { work }, draft, actor);
    },
    find: (id) => findImport(database.read, id),
    readRejections: (id) => readRejections(database.read, id, rejectionsRead),
  };
  const refresher = createRefresher({
    database,
    clock,
    views,
    onFailure: failed('a TAXII collection could not be brought into step with its view'),
  });

  return {
    /** How administrators publish collections. */
    mountCollections: (platform: Platform) => mountTaxiiCollections(platform, { log, newId, views }),
    serve: (app: FastifyInstance): Promise<void> =>
      serveTaxii(app, {
        database,
        clock,
        newId,
        productName: config.productName,
        identify: callers.identify,
        countRequest: app.countRequest,
        countKeyUse: callers.countKeyUse,
        refresher,
        imports,
        async deleteObject(tx, { caller, actor }, id) {
          await removeThreat(tx, { log, newId }, { at: clock(), actor, personId: caller.id }, id);
        },
      }),
    close: () => refresher.close(),
  };
}
