import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { createGroupAlerts } from '../modules/alerts/groups/group-alerts.ts';
import { createEndDueRules } from '../modules/alerts/quiet/end-quiet-rule.ts';
import { holdBack } from '../modules/alerts/quiet/hold-back.ts';
import { createSyncRuleAlerts } from '../modules/alerts/rule-alerts/sync-rule-alerts.ts';
import { watchRules } from '../modules/alerts/rule-alerts/watch-rules.ts';
import { createEndExpired } from '../modules/block-lists/end-expired.ts';
import { createAutoRuns } from '../modules/enrichment/actions/auto-runs.ts';
import { createPauses } from '../modules/enrichment/actions/pauses.ts';
import { createRunAction } from '../modules/enrichment/actions/run-action.ts';
import { createMmdbFiles } from '../modules/enrichment/files/mmdb-files.ts';
import { createPlaceAddresses } from '../modules/enrichment/places/place-addresses.ts';
import { queueFeedImport } from '../modules/imports/queue-feed-import.ts';
import { createIncidentRecorder } from '../modules/incidents/record-incident.ts';
import { createMissTargets } from '../modules/incidents/times/miss-targets.ts';
import { applyRuleAlerts } from '../modules/intake/apply-rule-alerts.ts';
import { keepDelivery, packDelivery } from '../modules/intake/delivery-store.ts';
import type { DeadDelivery, IntakeWorker } from '../modules/intake/intake-worker.ts';
import { createMappingThreads } from '../modules/intake/mapping-threads.ts';
import { createPastContexts } from '../modules/intake/read-past-contexts.ts';
import { createSyslog } from '../modules/intake/syslog/create-syslog.ts';
import { createWaitingRoom } from '../modules/intake/waiting-room.ts';
import { readFindList } from '../modules/observables/warning-lists/find-list.ts';
import { createRuleReader } from '../modules/sigma/read-rule-set.ts';
import { createLookUp } from '../modules/sources/lookup/create-look-up.ts';
import { createAsker } from '../modules/sources/pull/create-asker.ts';
import { createPuller, type NewDelivery } from '../modules/sources/pull/create-puller.ts';
import { headersOf } from '../modules/sources/pull/credentials.ts';
import { createAccessTokens } from '../modules/sources/pull/get-access-token.ts';
import { createFeedWork } from '../modules/sources/runs/feed-work.ts';
import { createTryPull } from '../modules/sources/runs/try-pull.ts';
import { createLagMeter } from '../modules/sources/source-lag.ts';
import { watchSources } from '../modules/sources/watch-sources.ts';
import type { BackgroundWork } from '../platform/background/background-work.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import type { Vault } from '../platform/vault.ts';
import { withRules } from './intake/map-with-rules.ts';
import { openIntake } from './intake/open-intake.ts';
import type { LogFailure } from './log-failure.ts';
import { openSns } from './open-sns.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'egressAllow' | 'mmdbFiles' | 'syslog'>;
  readonly storage: FileStorage;
  readonly log: EventLog;
  readonly newId: () => string;
  readonly vault: Vault;
  readonly work: Pick<BackgroundWork, 'add'>;
  readonly failed: LogFailure;
  /** Leaves a line in the server's own log. */
  readonly warn: (details: object, what: string) => void;
  readonly onDead: (delivery: DeadDelivery) => void;
  /** What makes alerts of deliveries elsewhere; without it, it happens here. */
  readonly intake: IntakeWorker | undefined;
};

/** What works on alerts beside the requests: it maps what came in, asks sources, and watches whether they live. */
export function openInflow(options: Options) {
  const { database, clock, config, storage, log, newId, vault, work, failed, warn, onDead, intake } = options;
  const threads = createMappingThreads();
  const map = withRules(threads.map, createRuleReader(database.read));
  const group = createGroupAlerts({ log, newId });
  const worker =
    intake ?? openIntake({ database, clock, log, newId, map, onFailure: failed('alerts could not be mapped'), onDead });
  const { wake } = worker;
  const asker = createAsker({ clock, allowed: config.egressAllow });
  const tokens = createAccessTokens({ clock, asker });
  const sns = openSns({ database, clock, asker });
  const prepareDelivery = async (delivery: NewDelivery) => {
    const packed = await packDelivery(delivery);
    return (tx: Transaction) => keepDelivery(tx, packed);
  };
  const pulling = { database, clock, newId, vault, asker, prepareDelivery, wake };
  const puller = createPuller({ ...pulling, addWork: (tx, draft) => work.add(tx, draft) });
  const feedWork = createFeedWork({
    ...pulling,
    tokens,
    storage,
    queueImport: (tx, draft) => queueFeedImport(tx, { work, clock }, draft),
  });
  const syslog =
    config.syslog &&
    createSyslog({
      settings: config.syslog,
      database,
      clock,
      newId,
      hasRoom: createWaitingRoom({ database, clock }),
      wake,
      warn,
      onFailure: failed('syslog messages could not be kept'),
    });
  const ruleAlerts = watchRules({
    database,
    clock,
    sync: createSyncRuleAlerts({
      database,
      clock,
      newId,
      apply: (tx, messages, ports) => applyRuleAlerts(tx, messages, Object.assign({ holdBack, group }, ports)),
    }),
    onFailure: failed('alerts of rules are not up to date'),
  });
  const pauses = createPauses(clock);
  const runAction = createRunAction({ database, clock, vault, ask: asker.ask, headersOf, pauses });
  const autoRuns = createAutoRuns({
    database,
    clock,
    pauses,
    run: runAction,
    readIsListed: async (db) => {
      const findList = await readFindList(db);
      return (value) => findList(value) !== null;
    },
    onFailure: failed('observables could not be enriched'),
  });
  const mmdbFiles = createMmdbFiles(config.mmdbFiles, { clock, onFailure: failed('an MMDB file cannot be read') });
  const places = createPlaceAddresses({
    database,
    clock,
    files: mmdbFiles,
    onFailure: failed('addresses are not placed'),
  });
  const pastContexts = createPastContexts({ database, map, onFailure: failed('payloads are not read for the search') });
  const { pullDue } = puller;
  const watch = watchSources({
    database,
    clock,
    log,
    pullDue,
    endDue: [
      createEndDueRules({ database, clock, log }),
      createEndExpired({ database, clock, log }),
      createMissTargets({ database, clock, record: createIncidentRecorder(log) }),
      async () => autoRuns.begin(),
      async () => places.begin(),
      async () => pastContexts.begin(),
    ],
    onFailure: failed('sources are not watched'),
  });

  return {
    map,
    asker,
    sns,
    puller,
    tryPull: createTryPull({ asker, tokens }),
    lookUp: createLookUp({ asker, tokens }),
    runAction,
    mmdbFiles,
    lagOf: createLagMeter(database.read, clock),
    /** How the sources are read that say more than one answer holds. */
    feedWork,
    wake,
    start: () => worker.start(),
    /** Returns the ports where syslog is received; undefined where it is not. */
    listenForSyslog: async () => syslog?.listen(),
    /** Asks, maps and looks until nothing is left to do. */
    async settle(): Promise<void> {
      await syslog?.flush();
      await syslog?.look();
      await watch.look();
      await worker.settle();
      await watch.look();
      await autoRuns.look();
      await places.look();
      await pastContexts.look();
      await ruleAlerts.lookAgain();
    },
    async close(): Promise<void> {
      await watch.stop();
      await autoRuns.stop();
      await places.stop();
      await pastContexts.stop();
      await ruleAlerts.stop();
      // What has been read is kept first; it is mapped at the next start.
      await Promise.all([syslog?.close(), worker.stop()]);
      await threads.close();
      await asker.close();
    },
  };
}

export type Inflow = ReturnType<typeof openInflow>;
