import { randomBytes, randomUUID } from 'node:crypto';
import { allEndpoints } from '@halyard/contracts/api-document/all-endpoints.ts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import { admitCallers } from './composition/admit-callers.ts';
import { defineWork } from './composition/define-work.ts';
import { importFromDisk } from './composition/import-from-disk.ts';
import { startIntakeThread } from './composition/intake/start-intake-thread.ts';
import type { LogFailure } from './composition/log-failure.ts';
import { runMaintenance } from './composition/maintenance.ts';
import { mountApiDocument } from './composition/mount-api-document.ts';
import { mountCrimeAndSchemas } from './composition/mount-crime-and-schemas.ts';
import { mountDailyWork } from './composition/mount-daily-work.ts';
import { mountInflow } from './composition/mount-inflow.ts';
import { mountInvestigations } from './composition/mount-investigations.ts';
import { mountOwnSettings } from './composition/mount-own-settings.ts';
import { mountPeople } from './composition/mount-people.ts';
import { mountWorkspaceData } from './composition/mount-workspace-data.ts';
import { openAccounts } from './composition/open-accounts.ts';
import { openAuditArchiving } from './composition/open-audit-archive.ts';
import { openEngines } from './composition/open-engines.ts';
import { openEventLog } from './composition/open-event-log.ts';
import { openInflow } from './composition/open-inflow.ts';
import { openServer } from './composition/open-server.ts';
import { observe, openSystemHealth } from './composition/open-system-health.ts';
import { openTaxii } from './composition/open-taxii.ts';
import { openWebhooks } from './composition/open-webhooks.ts';
import { createOutboundServices } from './composition/outbound-services.ts';
import { createPersonSettings } from './composition/person-settings.ts';
import { prepareAssistant } from './composition/prepare-assistant.ts';
import { watchAudit } from './composition/watch-audit.ts';
import { watchClock } from './composition/watch-clock.ts';
import { watchPartitions } from './composition/watch-partitions.ts';
import type { Config } from './config.ts';
import type { SharedClock } from './database/clock/shared-clock.ts';
import type { Database } from './database/database.ts';
import { archiveAudit } from './event-log/archive-audit.ts';
import { openAuditArchive } from './event-log/audit-archive.ts';
import { noteAuditBreak } from './event-log/audit-break.ts';
import type { CheckpointFile } from './event-log/audit-checkpoint.ts';
import { openOutbox } from './identity/outbox/open-outbox.ts';
import { mountAssistant } from './modules/assistant/assistant-routes.ts';
import { serveBlockLists } from './modules/block-lists/serve-lists.ts';
import { mountHealth } from './modules/health/health-routes.ts';
import { createLive } from './modules/live/create-live.ts';
import { followChanges } from './modules/observables/follow-changes.ts';
import { createObservablesWorker } from './modules/observables/observables-worker.ts';
import { createOperateUsers } from './modules/people/operator/operate-users.ts';
import { serveOperator } from './modules/people/operator/serve-operator.ts';
import { createRetention } from './modules/retention/create-retention.ts';
import { mountRetention } from './modules/retention/retention-routes.ts';
import { readRetention } from './modules/retention/retention-store.ts';
import { makeToken } from './modules/sources/make-token.ts';
import { mountUsage } from './modules/usage/usage-routes.ts';
import { replayDelivery } from './modules/webhooks/queue-webhooks.ts';
import { BackgroundWork } from './platform/background/background-work.ts';
import { findWork } from './platform/background/work-store.ts';
import { createDrain } from './platform/drain-connections.ts';
import { serveConsole } from './platform/files/serve-console.ts';
import { listOwnTexts, serveLegalTexts } from './platform/files/serve-legal-texts.ts';
import { serveNotices } from './platform/files/serve-notices.ts';
import { createReads } from './platform/mount/ask.ts';
import { createExportGate } from './platform/mount/export-gate.ts';
import type { Platform } from './platform/mount/mount.ts';
import { mountApi } from './platform/mount/mount-api.ts';
import { isFatal } from './platform/replies/answer-error.ts';
import { createRejectUnknown } from './platform/requests/reject-unknown.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { watchStore } from './platform/storage/probe-storage.ts';
import { watchStorage } from './platform/storage/watch-storage.ts';
import { createVault } from './platform/vault.ts';

type Options = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  /** If `clock` is the shared one: measured again while the server runs. */
  readonly sharedClock?: SharedClock;
  /** 32 bytes that seal the secrets of the identity provider. */
  readonly masterKey: Uint8Array;
  /** Grants operator access to anyone who can read the data folder; '' grants it to no one. */
  readonly operatorTicket?: string;
  /** Outside the database: how far the audit chain was seen. */
  readonly auditCheckpoint: CheckpointFile;
  /** Path of the built console. */
  readonly consoleFolder: string;
  /** The database can no longer be trusted: the process has to end. */
  readonly onFatal?: (cause: unknown) => void;
  /** Alerts are made of deliveries in their own thread, with its own clock. */
  readonly hasIntakeThread?: boolean;
  /** Machine and data folder, which only one process can use at a time. */
  readonly place?: string;
  /** Milliseconds after which an idle connection is closed during shutdown. */
  readonly drainQuietMs?: number;
  /** Milliseconds for which new connections are still accepted during shutdown while /readyz reports it. */
  readonly leaveMs?: number;
  /** Hears of an error code that the API document does not have at its operation; else the log does. */
  readonly onUndeclared?: (what: string) => void;
};

/** Messages logged at every level but `silent`. */
function noteAlways({ log }: FastifyInstance, { logLevel }: Config, what: object, message: string): void {
  if (logLevel !== 'silent') log.child({}, { level: 'info' }).info(what, message);
}

/** Every part, in startup order: each receives its dependencies on earlier ones. */
async function openParts({
  config,
  clock,
  masterKey,
  operatorTicket = '',
  onFatal,
  onUndeclared,
  hasIntakeThread = false,
  ...options
}: Options) {
  const newId = randomUUID;
  const random = (bytes: number) => randomBytes(bytes);
  // The server whose log this is comes later; nothing fails in the background before.
  const failed: LogFailure = (what) => (cause) => {
    app.log.error(cause, what);
    if (isFatal(cause)) onFatal?.(cause);
  };

  const tracing =
    config.tracing && (await import('./platform/observe/tracing/open-tracing.ts')).openTracing(config.tracing);
  const storage = await openStorage(config);
  const folders = storage.kind === 'folder' ? [config.dataFolder, config.crimeFolder] : [config.dataFolder];
  const watched = watchStorage(options.database, folders);
  const requireStorage = watchStore({
    storage,
    warn: (cause) => app.log.error(cause, 'the storage of files cannot be written, and this node is not ready'),
  });
  const live = createLive({
    database: watched.database,
    clock,
    onFailure: failed('live updates are late'),
    chance: Math.random,
    onWorkQueued: () => work.wake(),
  });
  // All writes go through the one that announces them.
  const { database } = live;
  const work = new BackgroundWork({
    database,
    clock,
    onFailure: failed('background work failed'),
    onGivenUp: (what) => app.log.error(what, 'background work has failed for good'),
    onQueued: live.workQueued,
    ...(tracing && { trace: tracing.run }),
  });
  const auditArchive = openAuditArchive(storage, database.read);
  const settings = createPersonSettings(config);
  const vault = createVault(masterKey, random);
  const outbox = await openOutbox({ database, clock, vault, work, config });
  const audit = watchAudit({
    database,
    clock,
    masterKey,
    file: options.auditCheckpoint,
    archive: auditArchive,
    onFailure: failed('no checkpoint of the audit log'),
    note: (checkpoint) => noteAlways(app, config, { checkpoint }, 'checkpoint of the audit log'),
    onBroken: () => app.log.error('the audit log has lost entries that were there before: verify it'),
    onVerified: (verdict) =>
      verdict.intact ? Promise.resolve() : database.write((tx) => noteAuditBreak(tx, log, verdict, clock())),
  });
  const changes = followChanges();
  const log = openEventLog({
    database,
    clock,
    addLetter: outbox.add,
    auditKey: audit.key,
    config,
    newId,
    work,
    settings,
    onRecorded: live.recordHappened,
    hear: changes.hear,
  });
  const webhooks = openWebhooks({
    database,
    clock,
    config,
    log,
    settings,
    masterKey,
    random,
    chance: Math.random,
    onDead: (delivery) => observed.noteDeadLetter('webhook', delivery),
  });
  const identity = await openAccounts({
    database,
    clock,
    config,
    log,
    settings,
    masterKey,
    outbox,
    random,
    onTurnedAway: (cause) => app.log.warn(cause, 'a token that is good admits nobody'),
  });
  const callers = admitCallers({ database, clock, config, identity, settings, operatorTicket });
  const { isKeyOrigin } = callers;
  const newRequestId = tracing?.newRequestId;
  const toServe = { database, clock, config, log, isKeyOrigin, onFatal, failed, newRequestId, onUndeclared };
  const app = await openServer(toServe);
  const observed = observe(app, { database, clock, config });
  tracing?.followRequests(app);
  tracing?.followStatements(database.statements);
  const warn = (details: object, what: string) => app.log.warn(details, what);
  const engines = await openEngines({ database, clock, config, storage, log, newId, work, failed, warn });
  defineWork(work, { clock, deliver: webhooks.deliver, letterWork: outbox.letterWork, engines });
  await outbox.queueLeft();
  const { lend } = database;
  const intake =
    hasIntakeThread && lend
      ? startIntakeThread({
          database,
          lend,
          masterKey,
          config,
          onCommitted: live.hear,
          hear: changes.hear,
          onFailure: failed('alerts could not be mapped'),
          onDead: (delivery) => observed.noteDeadLetter('source', delivery),
        })
      : undefined;
  const onDead = (delivery: object) => observed.noteDeadLetter('source', delivery);
  const inflow = openInflow({
    database,
    clock,
    config,
    storage,
    log,
    newId,
    vault,
    work,
    failed,
    warn,
    onDead,
    intake,
  });
  work.define('feed', inflow.feedWork);
  const observables = createObservablesWorker({
    database,
    clock,
    log,
    changes,
    onFailure: failed('observables are not kept up'),
  });
  const taxii = openTaxii({ database, clock, config, storage, log, newId, work, callers, failed });
  const archive = { database, clock, log, key: audit.key, archive: auditArchive, storage };
  const archiveOld = (before: number) => archiveAudit(archive, before);
  const archiving = openAuditArchiving({
    database,
    clock,
    config,
    key: audit.key,
    storage,
    archive: auditArchive,
    work,
  });
  const retention = createRetention({ database, clock, log, archiveAudit: archiveOld });
  const reads = createReads();
  const assistant = prepareAssistant({ database, clock, config, newId, settings, ask: reads.ask, failed });

  return {
    newId,
    random,
    failed,
    live,
    database,
    settings,
    log,
    webhooks,
    identity,
    callers,
    app,
    engines,
    inflow,
    observables,
    taxii,
    work,
    reads,
    retention,
    assistant,
    vault,
    audit,
    auditArchive,
    archiving,
    observed,
    tracing,
    warn,
    requireSpace: watched.requireSpace,
    requireStorage,
    storage,
  };
}

type Parts = Awaited<ReturnType<typeof openParts>>;

/** The product API, area by area. */
function mountModules(platform: Platform, config: Config, parts: Parts): void {
  const { newId, random, failed, live, settings, storage, log, webhooks, identity, callers, engines, work, assistant } =
    parts;
  const verifyAudit = parts.audit.verify;
  const { defaults } = settings;
  const { forgetPerson } = callers;

  mountPeople(platform, { config, log, archive: parts.auditArchive, identity, settings, callers });
  mountOwnSettings(platform, { config, log, newId, random, identity, defaults, webhooks, forgetPerson });
  mountDailyWork(platform, {
    log,
    newId,
    settings,
    live,
    work,
    verifyAudit,
    archive: parts.auditArchive,
    ask: parts.reads.ask,
  });
  mountInflow(platform, { log, newId, random, inflow: parts.inflow });
  parts.taxii.mountCollections(platform);
  mountInvestigations(platform, { log, newId, productName: config.productName });
  mountWorkspaceData(platform, { storage, log, newId, work });
  mountCrimeAndSchemas(platform, { storage, log, newId, engines, work, failed });
  mountUsage(platform);
  mountRetention(platform, parts.retention);
  mountAssistant(platform, assistant);
  mountApiDocument(platform, config);
}

/** The composition root: opens every part, mounts the modules, starts background tasks, and closes in order. */
export async function createApp(options: Options) {
  const { config, clock, consoleFolder } = options;
  const parts = await openParts(options);
  const { newId, failed, live, database, settings, log, webhooks, identity, callers, app, engines, work, reads } =
    parts;
  const { requireSpace, requireStorage, storage } = parts;
  const {
    requireClock,
    clockOffset,
    stop: stopWatchingClock,
  } = watchClock({
    clock: options.sharedClock,
    warn: parts.warn,
    onFailure: failed('the clock could not be compared with the database’s'),
  });
  const { identify, countKeyUse } = callers;
  const { defaults } = settings;
  const health = await openSystemHealth({
    storage,
    database,
    clock,
    config,
    observed: parts.observed,
    nodeId: work.node,
    place: options.place,
    clockOffset,
    openStreams: live.openStreams,
    messages: {
      log,
      retryWork: async (tx, id) => {
        const row = await findWork(tx, id);
        return row !== undefined && work.canRetry(row) && Boolean(await work.retry(tx, id));
      },
      replayWebhook: (tx, id) => replayDelivery(tx, work, id, clock()),
      wakeIntake: () => parts.inflow.wake(),
    },
    failed,
  });
  const exports = createExportGate({ viewerRows: config.exportLimitViewer, work });
  const drainConnections = createDrain(app.server, options.drainQuietMs ?? 0, options.leaveMs ?? 0);
  let isDraining = false;

  /** A place for routes. Health is answered in each: at the bare address, and below every prefix of the API. */
  function mountOn(scope: FastifyInstance): Platform {
    const platform = { app: scope, database, identify, clock, reads, vault: parts.vault, exports };
    mountHealth(platform, { isDraining: () => isDraining, requireSpace, requireStorage, requireClock });
    return platform;
  }
  mountOn(app);
  const { countRequest } = app;
  await mountApi(app, {
    identify,
    countRequest,
    countKeyUse,
    mountRoutes(scope) {
      const platform = mountOn(scope);
      mountModules(platform, config, parts);
      health.mount(platform);
    },
  });
  await identity.mount(app);
  await parts.taxii.serve(app);
  const { productName, supportEmail, legalTexts } = config;
  serveLegalTexts(app, legalTexts);
  serveNotices(app);
  serveBlockLists(app, { database, clock });
  health.serveMetrics(app);
  const operateUsers = createOperateUsers({
    database,
    clock,
    log,
    identityWithin: identity.adminWithin,
    onChanged: callers.forgetPerson,
  });
  const { retention } = parts;
  serveOperator(app, { ticket: options.operatorTicket ?? '', operateUsers, retention });
  const listOutboundServices = createOutboundServices(config, database);
  const rejectUnknown = createRejectUnknown(allEndpoints, countRequest);
  const listDeliveryDays = async () => {
    const { sourceDeliveries, webhookDeliveries } = await readRetention(database.read);
    return [sourceDeliveries ?? 0, webhookDeliveries ?? 0];
  };
  const ownTexts = listOwnTexts(legalTexts);
  const isTraced = parts.tracing !== undefined;
  const facts = { productName, supportEmail, ownTexts, listOutboundServices, listDeliveryDays, isTraced };
  await serveConsole(app, { folder: consoleFolder, facts, rejectUnknown });

  const stopHousekeeping = runMaintenance({
    database,
    clock,
    log,
    defaults,
    engines,
    identity,
    retention,
    archiving: parts.archiving,
    announceExpiry: health.announceExpiry,
    failed,
  });
  const stopPartitions = await watchPartitions(database, clock, failed);
  parts.inflow.start();
  parts.observables.start();
  await work.start();
  await parts.audit.move();
  await health.nodes.beat();

  return {
    app,
    identity,
    log,
    live,
    /** Accounts, without a request: for the command line. */
    operateUsers,
    /** Notifies administrators of upcoming expiries; the server does so automatically. */
    announceExpiry: health.announceExpiry,
    /** How long things are kept, without a request: for the command line. */
    retention,
    ...importFromDisk({ database, clock, storage, log, newId, engines, work }),
    /** Returns the ports where syslog is received from now on; undefined where it is not configured. */
    async listenForSyslog() {
      const ports = await parts.inflow.listenForSyslog();
      if (ports) noteAlways(app, config, ports, 'syslog is received');
      return ports;
    },
    /** A new token that is never shown, as a source stores it: for the sample workspace. */
    makeSourceToken(sourceId: string) {
      const { token_sealed, token_ends } = makeToken(parts, sourceId);
      return { token_sealed, token_ends };
    },
    /** Moves old partitions of the audit log to Parquet; the server does so automatically if configured. */
    archiving: parts.archiving,
    /** Deletes files that are no longer needed; the server does so automatically. */
    sweepFiles: engines.sweep,
    verifyAudit: parts.audit.verify,
    clockOffset,
    /** Runs all due background work to its end; the server does so automatically. */
    async runJobs() {
      await parts.inflow.settle();
      await work.settle();
      await parts.observables.settle();
    },
    /** Returns 503 on /readyz, so that no new traffic is sent here. */
    drain() {
      isDraining = true;
    },
    async close() {
      isDraining = true;
      stopHousekeeping();
      stopWatchingClock();
      stopPartitions();
      // The connections of feeds end with the work that reads them. Requests are answered meanwhile.
      await Promise.all([parts.inflow.close(), work.stop(), live.close(), drainConnections()]);
      await parts.observables.stop();
      await health.close();
      await app.close();
      await parts.taxii.close();
      await engines.close();
      storage.close();
      await webhooks.close();
      await identity.close();
      await parts.audit.close();
      await parts.tracing?.close();
      await parts.auditArchive.close();
    },
  };
}
