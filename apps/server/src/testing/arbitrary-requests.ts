import { gzipSync } from 'node:zlib';
import { allEndpoints } from '@halyard/contracts/api-document/all-endpoints.ts';
import type { Endpoint } from '@halyard/contracts/endpoint.ts';
import { streamLive } from '@halyard/contracts/work/live.ts';
import fc from 'fast-check';
import * as z from 'zod/mini';

export type ArbitraryRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Buffer | undefined;
};

type JsonSchema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
};

const hostileTexts = ['', ' ', '\0', '\ud800', '‮', '%', "' or 1=1 --", 'x'.repeat(3_000), '9'.repeat(400), '🦜', '-1'];
const someText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 30 }),
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(
    '2026-11',
    '2026-11-21',
    '2026-11-21T08:42:00.000Z',
    'latest',
    '1',
    'true',
    'Europe/London',
    'a@b.example',
  ),
);
const someNumber = fc.oneof(fc.integer({ min: -3, max: 400 }), fc.double(), fc.maxSafeInteger());

/** Mostly valid values of a schema, often invalid ones. */
function roughly(schema: JsonSchema): fc.Arbitrary<unknown> {
  const fitting = exactly(schema);
  return fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: fc.jsonValue() });
}

function exactly({ enum: choices, const: only, anyOf, type, items, properties }: JsonSchema): fc.Arbitrary<unknown> {
  if (choices) return fc.constantFrom(...choices);
  if (only !== undefined) return fc.constant(only);
  if (anyOf) return fc.oneof(...anyOf.map(roughly));
  if (type === 'array') return fc.array(items ? roughly(items) : fc.jsonValue(), { maxLength: 3 });
  if (type === 'object' && properties) return recordOf(properties);
  if (type === 'integer' || type === 'number') return someNumber;
  if (type === 'boolean') return fc.boolean();
  return type === 'null' ? fc.constant(null) : someText;
}

function recordOf(properties: Readonly<Record<string, JsonSchema>>): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, roughly(schema)] as const);
  return fc.oneof(
    { weight: 3, arbitrary: fc.record(Object.fromEntries(fields)) },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
  );
}

const schemaOf = (schema: z.core.$ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

const encodings = ['gzip', 'x-gzip', 'deflate', 'br', 'zstd', 'identity', 'compress', 'gzip, gzip', '', 'x'];
const headerValue = fc.oneof(
  fc.constantFrom('', '*', '0', '-1', 'bytes=9-', 'bytes=-', 'W/"x"', '"', 'null', 'Bearer x.y.z', 'x'.repeat(300)),
  fc.string({ maxLength: 20 }).map((value) => value.replaceAll(/[^\x20-\x7e]/g, '')),
);
const headerNames = [
  ...['range', 'if-match', 'if-none-match', 'accept', 'accept-encoding', 'accept-language', 'accept-version'],
  ...['origin', 'idempotency-key', 'last-event-id', 'expect', 'x-message-id', 'x-screen', 'x-forwarded-for', 'cookie'],
  ...['access-control-request-method', 'x-http-method-override', 'if-modified-since', 'x-no-compression'],
];
const someHeaders = fc.dictionary(fc.constantFrom(...headerNames), headerValue, { maxKeys: 3 });
const someEncoding = fc.option(fc.constantFrom(...encodings), { nil: undefined, freq: 4 });
const someType = fc.constantFrom(
  ...['application/json', 'application/json', 'application/json', 'application/json; charset=latin1'],
  ...['text/csv', 'multipart/form-data', 'x', ''],
);

const asJson = (schema: z.core.$ZodType) =>
  roughly(schemaOf(schema)).map((value) => Buffer.from(JSON.stringify(value)));
const someBytes = fc.oneof(
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  fc.json().map((text) => Buffer.from(text)),
  fc.constant(Buffer.from('a,b\r\n1,2\r\n')),
);

function bodyOf({ method, body, upload }: Endpoint): fc.Arbitrary<Buffer | undefined> {
  const fitting = body ? asJson(body) : upload ? someBytes : fc.constant(undefined);
  if (method === 'GET') return fitting;
  return fc.oneof({ weight: 8, arbitrary: fitting }, { weight: 1, arbitrary: someBytes });
}

/** As in a form; values without their own text (an object whose `toString` is a field) are written as JSON. */
const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed();

function writeQuery(values: Record<string, unknown>): string {
  const pairs = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(textOf(value))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function queryOf({ query }: Endpoint): fc.Arbitrary<string> {
  const properties = query ? schemaOf(query).properties : undefined;
  const fitting = properties ? recordOf(properties).map(writeQuery) : fc.constant('');
  return fc.oneof(
    { weight: 9, arbitrary: fitting },
    { weight: 1, arbitrary: fc.constantFrom('?x=1', '?%zz', '?a[]=1') },
  );
}

function pathOf({ path }: Endpoint, ids: readonly string[]): fc.Arbitrary<string> {
  const parts = path.split('/').map((part) => {
    if (!part.startsWith(':')) return fc.constant(part);
    const odd = someText.map((text) => encodeURIComponent(text.toWellFormed()));
    return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: odd });
  });
  return fc.tuple(...parts).map((names) => names.join('/'));
}

/** A request to this endpoint that may be anything from right to hostile. `ids` are those of records that exist. */
function requestTo(endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<ArbitraryRequest> {
  return fc
    .record({
      path: pathOf(endpoint, ids),
      query: queryOf(endpoint),
      body: bodyOf(endpoint),
      headers: someHeaders,
      encoding: someEncoding,
      type: someType,
      isEncoded: fc.boolean(),
    })
    .map(({ path, query, body, headers, encoding, type, isEncoded }) => ({
      // Only the headers of an endless stream are requested.
      method: endpoint === streamLive ? 'HEAD' : endpoint.method,
      path: `${path}${query}`,
      headers: {
        ...headers,
        ...(body && { 'content-type': type }),
        ...(encoding !== undefined && { 'content-encoding': encoding }),
      },
      payload: body && isEncoded && encoding === 'gzip' ? gzipSync(body) : body,
    }));
}

/** A request to any endpoint of the API document. */
export const anyRequest = (ids: readonly string[]): fc.Arbitrary<ArbitraryRequest> =>
  fc.constantFrom(...allEndpoints).chain((endpoint) => requestTo(endpoint, ids));

const pathPieces = [
  ...['/', '//', '/api', '/prod', '/identity', '/assets', '/todos', '/threats', '/openapi.json', '/.', '/..', '\\'],
  ...[
    '%',
    '%00',
    '%2e%2e',
    '%2f',
    '%5c',
    '%ff',
    '%zz',
    '?',
    '#',
    ';',
    '*',
    ':id',
    'a'.repeat(300),
    'ä',
    '.js',
    '%0d%0a',
  ],
];
/** Characters between method and version of a request line. */
export const anyTarget: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.constantFrom(...pathPieces), { minLength: 1, maxLength: 6 }).map((pieces) => `/${pieces.join('')}`),
  fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 40 }),
  fc.constantFrom(
    '*',
    'http://evil.example/api/todos',
    'evil.example:443',
    '',
    '/api/%',
    '//api/todos',
    `/${'a'.repeat(300)}`,
  ),
);
