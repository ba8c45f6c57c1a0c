import type { IncomingMessage } from 'node:http';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { version } from '../../../version.ts';
import { routeOf } from '../request-route.ts';
import type { Tracing, TracingSettings } from './tracing.ts';
import { watchOutgoing } from './watch-outgoing.ts';

const lastExportMs = 2_000;
const sqlLength = 2_000;

/** https://www.w3.org/TR/trace-context/, version 00; all-zero ids are invalid. */
const traceparent = /^00-(?!0{32})(?<traceId>[0-9a-f]{32})-(?!0{16})(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})$/;

/** The caller's trace context; a new trace if it is invalid. */
function readParent({ headers }: IncomingMessage): Context {
  const { traceId, spanId, flags } = traceparent.exec(String(headers.traceparent ?? ''))?.groups ?? {};
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & 1;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/**
 * OpenTelemetry tracing: requests, their SQL statements, outgoing calls and background work, sent to an OTLP receiver
 * over HTTP. Loaded only if one is configured. No values are recorded: neither of a statement nor of a query.
 */
export function openTracing({ url, serviceName }: TracingSettings): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('halyard', version);
  const contexts = new AsyncLocalStorageContextManager().enable();
  const requests = new WeakMap<IncomingMessage, Span>();
  const stopOutgoing = watchOutgoing({ tracer, contexts, receiver: new URL(url).host });
  let stopStatements: (() => void) | undefined;

  function endRequest(span: Span, route: string, status: number | null): void {
    span.updateName(route);
    span.setAttribute('http.route', route);
    if (status !== null) span.setAttribute('http.response.status_code', status);
    if (status !== null && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  return {
    run(name, attributes, work) {
      const span = tracer.startSpan(name, { attributes }, contexts.active());
      return contexts.with(trace.setSpan(contexts.active(), span), async () => {
        try {
          return await work();
        } catch (cause) {
          // The error's name only: a message may quote user input.
          span.setStatus({ code: SpanStatusCode.ERROR, message: cause instanceof Error ? cause.name : 'Error' });
          throw cause;
        } finally {
          span.end();
        }
      });
    },
    newRequestId(raw) {
      const attributes = { 'http.request.method': raw.method ?? '' };
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER, attributes }, readParent(raw));
      requests.set(raw, span);
      const { traceId, spanId } = span.spanContext();
      return `${traceId}-${spanId}`;
    },
    followRequests(app) {
      app.addHook('onRequest', (request, response, done) => {
        const span = requests.get(request.raw);
        if (!span) return done();
        const end = () => {
          const { raw, statusCode } = response;
          endRequest(span, routeOf(request), raw.writableEnded ? statusCode : null);
        };
        response.raw.once('close', end);
        contexts.with(trace.setSpan(ROOT_CONTEXT, span), done);
      });
    },
    followStatements(statements) {
      stopStatements = statements?.listen(({ sql, ms }) => {
        const active = contexts.active();
        // Heartbeats and the like are not traced.
        if (!trace.getSpan(active)) return;
        const [verb = 'query'] = sql.trimStart().split(/\s/, 1);
        const attributes = { 'db.query.text': sql.slice(0, sqlLength), 'db.operation.name': verb.toLowerCase() };
        const startTime = Date.now() - ms;
        tracer.startSpan(verb.toLowerCase(), { kind: SpanKind.CLIENT, attributes, startTime }, active).end();
      });
    },
    async close() {
      stopOutgoing();
      stopStatements?.();
      const late = new Promise((resolve) => setTimeout(resolve, lastExportMs).unref());
      // An unreachable receiver must not prevent the shutdown.
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      contexts.disable();
    },
  };
}
