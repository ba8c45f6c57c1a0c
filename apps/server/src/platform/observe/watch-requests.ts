import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { routeOf } from './request-route.ts';

const bucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Of the node's own figures: six stretches between two heartbeats are a minute. */
const stretchesKept = 6;
const microsecondsPerMs = 1_000;
/** In microseconds, up to a minute, to two digits: 20 kB. */
const histogramRange = { lowest: 1, highest: 60_000_000, figures: 2 };

type Stretch = { readonly durations: RecordableHistogram; requests: number; errors: number };

const newStretch = (): Stretch => ({ durations: createHistogram(histogramRange), requests: 0, errors: 0 });

/**
 * Metrics of the last minute: requests per second, the share of 5xx responses, 0 to 1, and the 95th percentile of the
 * duration.
 */
export type RequestFigures = {
  readonly requestsPerSecond: number;
  readonly errorRate: number | null;
  readonly p95Ms: number | null;
};

type Answered = { readonly statusClass: string; readonly ms: number; readonly bytes: number };

/** A stream lasts as long as its client: its duration is not meaningful. */
const isStream = (response: FastifyReply) => String(response.getHeader('content-type')).startsWith('text/event-stream');

function describe(request: FastifyRequest, response: FastifyReply, { ms, bytes }: Answered): object {
  const { caller } = request;
  return {
    requestId: request.id,
    route: routeOf(request),
    status: response.raw.writableEnded ? response.statusCode : null,
    ms: Math.round(ms * 10) / 10,
    bytes,
    ...(caller && (caller.key ? { keyOf: caller.id } : { personId: caller.id })),
  };
}

function createMeters(registry: Registry) {
  const registers = [registry];
  return {
    total: new Counter({
      name: 'halyard_http_requests_total',
      help: 'Requests by route and class of the answer; "aborted" when the client left before it.',
      labelNames: ['route', 'status'],
      registers,
    }),
    duration: new Histogram({
      name: 'halyard_http_request_duration_seconds',
      help: 'Time from request to answer; event streams are not measured.',
      labelNames: ['route'],
      buckets: bucketsSeconds,
      registers,
    }),
    inFlight: new Gauge({
      name: 'halyard_http_requests_in_flight',
      help: 'Requests that are being answered, open event streams included.',
      registers,
    }),
  };
}

type Options = { readonly registry: Registry; readonly logsAccess: boolean };

/** Counts and times every request of the server, and writes a line of the log for each at the level `info`. */
export function watchRequests(app: FastifyInstance, { registry, logsAccess }: Options) {
  const meters = createMeters(registry);
  let stretches: Stretch[] = [newStretch()];
  let sinceMs = performance.now();
  const begins = [sinceMs];

  function note(request: FastifyRequest, response: FastifyReply, answered: Answered): void {
    const route = routeOf(request);
    const { statusClass, ms } = answered;
    meters.inFlight.dec();
    meters.total.inc({ route, status: statusClass });
    const stretch = stretches.at(-1);
    if (stretch) {
      stretch.requests++;
      if (statusClass === '5xx') stretch.errors++;
    }
    if (!isStream(response)) {
      meters.duration.observe({ route }, ms / 1_000);
      stretch?.durations.record(Math.max(1, Math.round(ms * microsecondsPerMs)));
    }
    if (logsAccess) request.log.info(describe(request, response, answered), 'request');
  }

  app.addHook('onRequest', (request, response, done) => {
    meters.inFlight.inc();
    const { socket } = request.raw;
    const begun = performance.now();
    const bytesBefore = socket?.bytesWritten ?? 0;
    let isOver = false;
    function end() {
      if (isOver) return;
      isOver = true;
      const { raw, statusCode } = response;
      const statusClass = raw.writableEnded ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
      const bytes = (socket?.bytesWritten ?? 0) - bytesBefore;
      note(request, response, { statusClass, ms: performance.now() - begun, bytes });
    }
    response.raw.once('finish', end).once('close', end);
    done();
  });

  return {
    /** The metrics of the last minute; the next call starts another interval. */
    take(): RequestFigures {
      const durations = createHistogram(histogramRange);
      for (const stretch of stretches) durations.add(stretch.durations);
      const sum = (of: 'requests' | 'errors') => stretches.reduce((total, stretch) => total + stretch[of], 0);
      const requests = sum('requests');
      const seconds = Math.max(1, (performance.now() - sinceMs) / 1_000);
      stretches = [...stretches, newStretch()].slice(-stretchesKept);
      begins.push(performance.now());
      if (begins.length > stretchesKept) begins.shift();
      sinceMs = begins[0] ?? sinceMs;
      return {
        requestsPerSecond: requests / seconds,
        errorRate: requests === 0 ? null : sum('errors') / requests,
        p95Ms: durations.count === 0 ? null : durations.percentile(95) / microsecondsPerMs,
      };
    },
  };
}

export type RequestWatch = ReturnType<typeof watchRequests>;
