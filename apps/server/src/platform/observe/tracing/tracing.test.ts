import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTracing } from './open-tracing.ts';

type Attribute = {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
};
type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
};
type Sent = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
};

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

/** What an OpenTelemetry collector is to us: it takes spans as JSON, and keeps them. */
async function startReceiver() {
  const sent: Sent[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (request.url === '/v1/traces') sent.push(JSON.parse(Buffer.concat(parts).toString()) as Sent);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () =>
      sent.flatMap(({ resourceSpans }) => resourceSpans).flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)),
    names: () =>
      sent
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ resource }) => resource.attributes.filter(({ key }) => key === 'service.name'))
        .map(({ value }) => value.stringValue),
    close: () => new Promise((closed) => server.close(closed)),
  };
}

describe.each(testDatabases)('traces on $name', ({ open }) => {
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let app: TestApp;
  let requestId: string;
  let webhookId: string;
  beforeAll(async () => {
    receiver = await startReceiver();
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_SERVICE_NAME: 'halyard-test' };
    app = await startTestApp(await open(), { environment });
    const admin = await app.asPerson('admin');
    const asked = await admin.ask('GET', '/audit?object=word-0815', { headers: { traceparent } });
    requestId = String(asked.headers['x-request-id']);
    await admin.ask('POST', '/todos', { payload: { text: 'secret-4711' }, headers: { traceparent: 'nonsense' } });
    webhookId = 'd1';
    await app.database.write(async (tx) => {
      const tried = { attempts: 0, last_tried_at: null, next_try_at: null, last_status: null, last_error: null };
      const delivery = { id: webhookId, owner_id: admin.id, event: 'signed_in', body: '{}', created_at: app.now() };
      await tx
        .insertInto('webhook_deliveries')
        .values({ ...delivery, ...tried, state: 'dead' })
        .execute();
    });
    await admin.ask('POST', '/system-health/dead-letters', { payload: { channel: 'webhook', change: 'replay' } });
    await app.runJobs();
    // What is left is sent while the server stops.
    await app.close();
  });
  afterAll(async () => {
    await app.database.close();
    await receiver.close();
  });
  const factOf = ({ attributes }: Span, key: string) => attributes.find((one) => one.key === key)?.value;

  test('a request goes on with the trace of the page, and its statements belong to it', () => {
    const own = receiver.spans().filter((span) => span.traceId === traceId);
    const request = own.find(({ name }) => /^GET .*\/audit$/.test(name));

    expect(request?.parentSpanId).toBe('00f067aa0ba902b7');
    expect(factOf(request as Span, 'http.response.status_code')?.intValue).toBe(200);
    const statements = own.filter((span) => factOf(span, 'db.query.text'));
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.some(({ parentSpanId }) => parentSpanId === request?.spanId)).toBe(true);
    expect(requestId).toBe(`${traceId}-${request?.spanId}`);
    expect(new Set(receiver.names())).toEqual(new Set(['halyard-test']));
  });

  test('without a trace that is one, it begins its own; background work has its own, with its statements', () => {
    const spans = receiver.spans();
    const made = spans.find(({ name }) => /^POST .*\/todos$/.test(name));
    expect(made?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(made?.parentSpanId ?? '').toBe('');

    const work = spans.find(({ name }) => name === 'work webhook');
    expect(work).toBeDefined();
    expect(spans.some((span) => span.parentSpanId === work?.spanId && factOf(span, 'db.query.text'))).toBe(true);
  });

  test('no value that someone gave is in a span', () => {
    const text = JSON.stringify(receiver.spans());
    expect(text).not.toMatch(/word-0815|secret-4711/);
    expect(text).not.toContain(app.config.clientId);
  });
});

test('outgoing calls belong to the step that makes them, by host and status; those to the receiver are none', async () => {
  const receiver = await startReceiver();
  const target = createServer((_, response) => response.writeHead(503).end('no'));
  await new Promise<void>((listening) => target.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(target.address() as AddressInfo).port}`;
  const tracing = openTracing({ url: `${receiver.url}/v1/traces`, serviceName: 'x' });

  await tracing.run('step', {}, async () => {
    await fetch(`http://${host}/secret-4711`);
    await new Promise((ended) => get(`http://${host}/secret-4711`, (reply) => reply.resume().on('end', ended)));
    await fetch(`${receiver.url}/v1/traces`, { method: 'POST', body: '{"resourceSpans":[]}' });
  });
  await tracing.close();

  const names = receiver.spans().map(({ name }) => name);
  expect(names).toEqual([`GET ${host}`, `GET ${host}`, 'step']);
  expect(JSON.stringify(receiver.spans())).not.toContain('secret-4711');
  await receiver.close();
  target.close();
});

test('nothing is traced, and the page has no script for it, unless a receiver is set', async () => {
  const [database] = await (testDatabases[0] as (typeof testDatabases)[number]).openNodes();
  const app = await startTestApp(database);
  const { headers } = await app.app.inject({ url: '/health', headers: { traceparent } });

  expect(app.config.tracing).toBeUndefined();
  expect(String(headers['x-request-id'])).not.toContain(traceId);
  await app.close();
  await database.close();
});
