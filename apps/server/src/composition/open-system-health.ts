import type { FastifyInstance } from 'fastify';
import { Counter, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createAnnounceExpiry } from '../modules/system-health/announce-expiry.ts';
import { readExpiring } from '../modules/system-health/blocks/expiring.ts';
import { keepNodes } from '../modules/system-health/keep-nodes.ts';
import type { MessagePorts } from '../modules/system-health/messages/message-routes.ts';
import { serveMetrics } from '../modules/system-health/metrics/serve-metrics.ts';
import { createWorkspaceMetrics } from '../modules/system-health/metrics/workspace-metrics.ts';
import { mountSystemHealth } from '../modules/system-health/system-health-routes.ts';
import { runChecks } from '../platform/doctor/run-checks.ts';
import type { Platform } from '../platform/mount/mount.ts';
import { rememberRoute } from '../platform/observe/request-route.ts';
import { watchSlowStatements } from '../platform/observe/slow-statements.ts';
import { watchProcess } from '../platform/observe/watch-process.ts';
import { watchRequests } from '../platform/observe/watch-requests.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import type { LogFailure } from './log-failure.ts';

const beatEveryMs = 10_000;

type Watched = { readonly database: Database; readonly clock: Clock; readonly config: Config };

/** Watches requests, statements and the process from the first route on. */
export function observe(app: FastifyInstance, { database, clock, config }: Watched) {
  const registry = new Registry();
  rememberRoute(app);
  const deadLetters = new Counter({
    name: 'halyard_dead_letters_total',
    help: 'Webhook deliveries and deliveries of sources that this node gave up, by channel.',
    labelNames: ['channel'],
    registers: [registry],
  });
  return {
    /** Counts and logs failed deliveries: without destination and content. */
    noteDeadLetter(channel: 'webhook' | 'source', delivery: object): void {
      deadLetters.inc({ channel });
      app.log.warn({ channel, ...delivery }, 'a delivery is a dead letter');
    },
    registry,
    requests: watchRequests(app, { registry, logsAccess: ['debug', 'info'].includes(config.logLevel) }),
    process: watchProcess(),
    slow: watchSlowStatements({ database, clock, registry }),
  };
}

type Options = Watched & {
  readonly storage: FileStorage;
  readonly observed: ReturnType<typeof observe>;
  /** As background work calls this node. */
  readonly nodeId: string;
  readonly place: string | undefined;
  readonly clockOffset: () => number | undefined;
  readonly openStreams: () => number;
  readonly messages: MessagePorts;
  readonly failed: LogFailure;
};

/** The certificates that this server shows. */
function listCertificates({ tls, syslog }: Config) {
  const files = { HTTPS: tls?.files.cert, syslog: syslog?.tls?.files.cert };
  return Object.entries(files).flatMap(([name, path]) => (path === undefined ? [] : [{ name, path }]));
}

/** How the installation is, for administrators and for Prometheus. */
export async function openSystemHealth({
  storage,
  observed,
  nodeId,
  place,
  clockOffset,
  openStreams,
  messages,
  failed,
  ...watched
}: Options) {
  const { database, clock, config } = watched;
  const { registry, requests, process: processWatch, slow } = observed;
  const nodes = await keepNodes({
    database,
    clock,
    requests,
    ownProcess: processWatch,
    id: nodeId,
    place,
    clockOffset,
    dataFolder: config.dataFolder,
    onFailure: failed('this node could not say that it lives'),
  });
  const timer = setInterval(nodes.beat, beatEveryMs).unref();
  const onFailure = failed('a part of the system health could not be read');
  const ports = { database, clock, config, nodes, slow, storage, certificates: listCertificates(config) };

  return {
    nodes,
    /** Tells administrators of what expires soon, once each. */
    announceExpiry: createAnnounceExpiry({
      database,
      clock,
      log: messages.log,
      list: () => readExpiring(database.read, clock(), ports.certificates),
    }),
    mount: (platform: Platform) =>
      mountSystemHealth(platform, { ...ports, messages, runChecks: () => runChecks(process.env), onFailure }),
    serveMetrics: (app: FastifyInstance) =>
      serveMetrics(app, {
        registry,
        token: config.metricsToken,
        database,
        about: Object.assign({ node: process.version }, nodes.about),
        openStreams,
        clockOffset,
        readWorkspace: createWorkspaceMetrics({
          database,
          clock,
          elapsed: () => performance.now(),
          config,
          nodeName: nodes.about.name,
          listNodes: nodes.list,
          onFailure,
        }),
      }),
    async close(): Promise<void> {
      clearInterval(timer);
      await nodes.close();
      slow.stop();
      processWatch.stop();
    },
  };
}
