import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import type { ContextManager, Span, Tracer } from '@opentelemetry/api';
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

type Options = {
  readonly tracer: Tracer;
  readonly contexts: ContextManager;
  /** The URL of spans: calls to it are not traced. */
  readonly receiver: string;
};

type Undici = { readonly request: { readonly origin?: unknown; readonly method?: string } };
type Http = { readonly request: ClientRequest };
type Answered = { readonly response?: { readonly statusCode?: number } };

/**
 * Traces outgoing calls, whether by fetch (undici) or by node:http: method, host and status. Paths are not recorded,
 * since addresses of webhooks are secrets; and no header is added, since receivers need not know.
 */
export function watchOutgoing({ tracer, contexts, receiver }: Options): () => void {
  const open = new WeakMap<object, Span>();

  function begin(request: object, method: string | undefined, host: string): void {
    const active = contexts.active();
    if (host === receiver || !trace.getSpan(active)) return;
    const attributes = { 'http.request.method': method ?? 'GET', 'server.address': host };
    open.set(request, tracer.startSpan(`${method ?? 'GET'} ${host}`, { kind: SpanKind.CLIENT, attributes }, active));
  }

  function end(request: object, status: number | undefined): void {
    const span = open.get(request);
    if (!span) return;
    open.delete(request);
    if (status !== undefined) span.setAttribute('http.response.status_code', status);
    if (status === undefined || status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  const hostOf = (origin: unknown) => (URL.canParse(String(origin)) ? new URL(String(origin)).host : 'unknown');
  const answered = (message: unknown) => {
    const { request, response } = message as (Undici | Http) & Answered;
    end(request, response?.statusCode);
  };
  const listeners: Readonly<Record<string, (message: unknown) => void>> = {
    'undici:request:create': (message) => {
      const { request } = message as Undici;
      begin(request, request.method, hostOf(request.origin));
    },
    'undici:request:headers': answered,
    'undici:request:error': answered,
    'http.client.request.start': (message) => {
      const { request } = message as Http;
      // With its port, as the receiver is compared.
      begin(request, request.method, String(request.getHeader('host') ?? request.host));
    },
    'http.client.response.finish': answered,
    'http.client.request.error': answered,
  };
  for (const [name, listener] of Object.entries(listeners)) subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) unsubscribe(name, listener);
  };
}
