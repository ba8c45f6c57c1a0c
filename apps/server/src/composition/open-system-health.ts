import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { keepNodes } from '../modules/system-health/keep-nodes.ts';
import { serveMetrics } from '../modules/system-health/metrics/serve-metrics.ts';
import { createWorkspaceMetrics } from '../modules/system-health/metrics/workspace-metrics.ts';
import { mountSystemHealth } from '../modules/system-health/system-health-routes.ts';
import { runChecks } from '../platform/doctor/run-checks.ts';
import type { Platform } from '../platform/mount/mount.ts';
import { rememberRoute } from '../platform/observe/request-route.ts';
import { watchSlowStatements } from '../platform/observe/slow-statements.ts';
import { watchProcess } from '../platform/observe/watch-process.ts';
import { watchRequests } from '../platform/observe/watch-requests.ts';
import type { LogFailure } from './log-failure.ts';

const beatEveryMs = 10_000;

type Watched = { readonly database: Database; readonly clock: Clock; readonly config: Config };

/** Watches requests, statements and the process from the first route on. */
export function observe(app: FastifyInstance, { database, clock, config }: Watched) {
  const registry = new Registry();
  rememberRoute(app);
  return {
    registry,
    requests: watchRequests(app, { registry, logsAccess: ['debug', 'info'].includes(config.logLevel) }),
    process: watchProcess(),
    slow: watchSlowStatements({ database, clock, registry }),
  };
}

type Options = Watched & {
  readonly observed: ReturnType<typeof observe>;
  readonly clockOffset: () => number | undefined;
  readonly openStreams: () => number;
  readonly isAuditBroken: () => boolean;
  readonly failed: LogFailure;
};

/** The certificates that this server shows. */
function listCertificates({ tls, syslog }: Config) {
  const files = { HTTPS: tls?.files.cert, syslog: syslog?.tls?.files.cert };
  return Object.entries(files).flatMap(([name, path]) => (path === undefined ? [] : [{ name, path }]));
}

/** How the installation is, for administrators and for Prometheus. */
export async function openSystemHealth({
  observed,
  clockOffset,
  openStreams,
  isAuditBroken,
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
    newId: randomUUID,
    clockOffset,
    dataFolder: config.dataFolder,
    onFailure: failed('this node could not say that it lives'),
  });
  const timer = setInterval(nodes.beat, beatEveryMs).unref();
  const onFailure = failed('a part of the system health could not be read');
  const ports = { database, clock, config, nodes, slow, certificates: listCertificates(config), isAuditBroken };

  return {
    nodes,
    mount: (platform: Platform) =>
      mountSystemHealth(platform, { ...ports, runChecks: () => runChecks(process.env), onFailure }),
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
