import { randomBytes, randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { openSharedClock } from '../../database/clock/shared-clock.ts';
import { openLent } from '../../database/connections/open-lent.ts';
import { deriveAuditKey } from '../../event-log/audit.ts';
import { openOutbox } from '../../identity/outbox/open-outbox.ts';
import { createMappingThreads } from '../../modules/intake/mapping-threads.ts';
import { createWriteAnnouncer } from '../../modules/live/announce-writes.ts';
import { createRuleReader } from '../../modules/sigma/read-rule-set.ts';
import { BackgroundWork } from '../../platform/background/background-work.ts';
import { createVault } from '../../platform/vault.ts';
import { openEventLog } from '../open-event-log.ts';
import { createPersonSettings } from '../person-settings.ts';
import { watchClock } from '../watch-clock.ts';
import { withRules } from './map-with-rules.ts';
import { openIntake } from './open-intake.ts';
import type { IntakeThreadData, Order, Report } from './thread-messages.ts';

const { loan, masterKey, config } = workerData as IntakeThreadData;
const report = (what: Report) => parentPort?.postMessage(what);
const onFailure = (cause: unknown) => report({ is: 'failed', cause });

/** The event log of the server; jobs queued here are run by the server. */
async function openLog() {
  const announcer = createWriteAnnouncer({
    database: await openLent(loan),
    onCommitted: (messages) => report({ is: 'committed', messages }),
  });
  const { database } = announcer;
  const sharedClock = await openSharedClock(database);
  // The server's own thread reports the clock offset.
  watchClock({ clock: sharedClock, warn: () => {}, onFailure });
  const clock = sharedClock.now;
  const vault = createVault(masterKey, (bytes) => randomBytes(bytes));
  const work = new BackgroundWork({
    database,
    clock,
    onFailure,
    onQueued: (tx) => announcer.announce(tx, 'work'),
  });
  const outbox = await openOutbox({ database, clock, vault, work, config });
  const log = openEventLog({
    database,
    clock,
    addLetter: outbox.add,
    auditKey: deriveAuditKey(masterKey),
    config,
    newId: randomUUID,
    work,
    settings: createPersonSettings(config),
    onRecorded: (tx) => announcer.announce(tx, 'events'),
    hear: ({ kind, objectType, objectId }) => report({ is: 'heard', event: { kind, objectType, objectId } }),
  });
  return { database, clock, log };
}

async function open() {
  const { database, clock, log } = await openLog();
  const threads = createMappingThreads();
  const map = withRules(threads.map, createRuleReader(database.read));
  const { tracing: settings } = config;
  const tracing = settings && (await import('../../platform/observe/tracing/open-tracing.ts')).openTracing(settings);
  tracing?.followStatements(database.statements);
  const worker = openIntake({
    database,
    clock,
    log,
    newId: randomUUID,
    map,
    onFailure,
    onDead: (delivery) => report({ is: 'dead', delivery }),
    trace: tracing?.run,
  });
  worker.start();
  return {
    worker,
    async stop(): Promise<void> {
      await worker.stop();
      await threads.close();
      await tracing?.close();
      await database.close();
      parentPort?.close();
    },
  };
}

const opened = open();

async function carryOut(order: Order): Promise<void> {
  const { worker, stop } = await opened;
  if (order.do === 'wake') return worker.wake(order.sourceId);
  if (order.do === 'stop') return stop();
  await worker.settle();
  report({ is: 'settled' });
}

// Listening keeps the thread alive while it opens the database, too.
parentPort?.on('message', (order: Order) => void carryOut(order).catch(onFailure));
