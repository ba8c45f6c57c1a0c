import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../../../database/database.ts';

/** Node's metrics of this process; one set for all servers in it. */
let ofProcess: Registry | undefined;

/** Gauges that the library names like counters, which `promtool check metrics` rejects; their kinds are there by type. */
const misnamed = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

function watchThisProcess(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  for (const name of misnamed) ofProcess.removeSingleMetric(name);
  return ofProcess;
}

/** Of these a proxy sets at least one. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

function isFromHere({ raw }: FastifyRequest): boolean {
  const { remoteAddress } = raw.socket;
  if (remoteAddress === undefined || proxyHeaders.some((name) => raw.headers[name] !== undefined)) return false;
  return ipaddr.process(remoteAddress).range() === 'loopback';
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const [given, right] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === right.length && timingSafeEqual(given, right);
}

type Options = {
  readonly registry: Registry;
  readonly token: string | undefined;
  readonly database: Database;
  /** `node`: the version of Node. */
  readonly about: { readonly version: string; readonly schema: string; readonly node: string };
  readonly openStreams: () => number;
  readonly clockOffset: () => number | undefined;
  readonly readWorkspace: () => Promise<string>;
};

/** Cheap metrics, computed on each request. */
function addLiveGauges({ registry, database, about, openStreams, clockOffset }: Options): void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `halyard_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('live_streams', 'Open streams of live updates on this node.', openStreams);
  gauge(
    'clock_offset_seconds',
    "How far this machine's clock is ahead of the database's.",
    () => (clockOffset() ?? 0) / 1_000,
  );
  const { connections } = database;
  if (connections) {
    gauge('database_connections_used', 'Connections of the pool that are in use.', () => connections().used);
    gauge('database_connections_max', 'Connections of the pool at most.', () => connections().most);
  }
  const build = new Gauge({
    name: 'halyard_build_info',
    help: 'Version of the product, newest migration and version of Node; always 1.',
    labelNames: ['version', 'schema', 'node'],
    registers,
  });
  build.set({ version: about.version, schema: about.schema, node: about.node }, 1);
}

/**
 * Serves `/metrics` to direct callers on this machine, and to holders of the token; for all others it does not exist.
 */
export function serveMetrics(app: FastifyInstance, options: Options): void {
  const { registry, token, readWorkspace } = options;
  addLiveGauges(options);
  const thisProcess = watchThisProcess();
  app.get('/metrics', async (request, response) => {
    await app.countRequest(request, response);
    if (!isFromHere(request) && !hasToken(request, token)) throw new ApiError('not_found');
    const texts = await Promise.all([registry.metrics(), readWorkspace(), thisProcess.metrics()]);
    return response.type(registry.contentType).header('cache-control', 'no-store').send(texts.join('\n'));
  });
}
