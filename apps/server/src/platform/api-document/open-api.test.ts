import { operations } from '@halyard/contracts/api-document/all-endpoints.ts';
import { operationGroups } from '@halyard/contracts/api-document/operation-groups.ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { version } from '../../version.ts';
import { createApiDocument } from './open-api.ts';

type Media = { readonly schema?: Schema };
type Schema = { readonly [key: string]: unknown };
type Answer = { readonly $ref?: string; readonly headers?: object; readonly content?: Record<string, Media> };
type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters: readonly { readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Record<string, Media> };
  readonly responses: Record<string, Answer>;
};
type Document = {
  readonly security: readonly object[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly schemas: Record<string, Schema>;
    readonly responses: Record<string, { readonly description: string; readonly headers: object }>;
    readonly securitySchemes: object;
  };
};

const document = createApiDocument(operations, { title: 'Halyard API', server: 'https://halyard.test/api' })();
const { paths, components, security } = document as unknown as Document;
const described = Object.values(paths).flatMap((methods) => Object.values(methods));

const operationOf = (name: keyof typeof operations): Operation => {
  const found = described.find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`${name} is not in the document`);
  return found;
};

const rejectedWith = (name: keyof typeof operations, status: number) =>
  components.responses[operationOf(name).responses[status]?.$ref?.split('/').at(-1) ?? '']?.description;

test('redocly finds nothing to warn of', async () => {
  const config = await createConfig({ extends: ['recommended'] });

  const problems = await lintFromString({ source: JSON.stringify(document), config });

  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('the document names the version of the product, as /health does', () => {
  expect(document).toMatchObject({ info: { version } });
});

test('a key and a token are two ways in', () => {
  expect(security).toEqual([{ apiKey: [] }, { accessToken: [] }]);
  expect(components.securitySchemes).toMatchObject({ apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } });
});

test('every operation has a name of its own and belongs to one group', () => {
  const groups = operationGroups.map(({ name }) => name);

  expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(Object.keys(operations).length);
  for (const { operationId, tags } of described) {
    expect(tags, operationId).toHaveLength(1);
    expect(groups, operationId).toContain(tags[0]);
  }
});

test('uploads name the media types that they take', () => {
  const uploads = ['startImport', 'startCrimeImport', 'addSchema', 'inferSchema', 'validateDocument'] as const;

  for (const name of uploads)
    expect(Object.keys(operationOf(name).requestBody?.content ?? {}), name).toEqual([
      ...(operations[name].upload?.mediaTypes ?? []),
    ]);
});

test('the stream of live events is described event by event', () => {
  const { schema } = operationOf('streamLive').responses[200]?.content?.['text/event-stream'] ?? {};

  expect(schema?.description).toContain('- `resync`:');
  const { oneOf } = (schema?.contentSchema ?? {}) as { oneOf?: { properties: { event: { const: string } } }[] };
  expect(oneOf?.map(({ properties }) => properties.event.const)).toEqual(
    Object.keys(operations.streamLive.events ?? {}),
  );
});

test('every error that an operation may be rejected with is listed under its status', () => {
  expect(rejectedWith('updateThreat', 412)).toContain('`record_changed`');
  expect(rejectedWith('listThreats', 403)).not.toContain('`api_key_not_allowed`');
  expect(rejectedWith('listUsers', 403)).toContain('`api_key_not_allowed`');
  expect(rejectedWith('startImport', 413)).toContain('`body_too_large`');
  expect(operationOf('getHealth').responses[401]).toBeUndefined();
});

test('whatever answers with a secret does so for ten minutes only, and says so', () => {
  const secrets = /"(apiKey|secret|codes|\w*[Pp]assword|\w*[Tt]oken)":{"type":"(string|array)"/;
  const changing = Object.entries(operations).filter(([, { obeysIdempotencyKey }]) => obeysIdempotencyKey);
  const withSecret = changing.filter(([, { reply }]) => reply && secrets.test(JSON.stringify(z.toJSONSchema(reply))));

  expect(withSecret.map(([name]) => name)).toEqual([
    'makeRecoveryCodes',
    'regenerateApiKey',
    'makeWebhookSecret',
    'addBlockList',
    'renewBlockListToken',
    'addSource',
    'renewSourceToken',
  ]);
  for (const [name, { repliesWithSecret }] of changing)
    expect(repliesWithSecret, name).toBe(withSecret.some(([one]) => one === name));
  expect(rejectedWith('regenerateApiKey', 409)).toContain('`secret_already_shown`');
});

type Found = { readonly path: string; readonly list: Schema };

const resolve = (schema: Schema): Schema =>
  typeof schema.$ref === 'string' ? resolve(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
const partsOf = (schema: Schema): Record<string, Schema> => (schema.properties ?? {}) as Record<string, Schema>;

/** Lists of records (of what has an id), each by its path: the reply itself, or a field of it. */
function findLists(schema: Schema, path: string): Found[] {
  const whole = resolve(schema);
  const options = (whole.anyOf ?? whole.oneOf) as Schema[] | undefined;
  if (options) return options.flatMap((option) => findLists(option, path));
  if (whole.type === 'array') {
    const item = resolve((whole.items ?? {}) as Schema);
    return 'id' in partsOf(item) ? [{ path, list: whole }] : [];
  }
  const fields = Object.entries(partsOf(whole)).filter(([, field]) => resolve(field).type === 'array');
  return fields.flatMap(([name, field]) => findLists(field, `${path}.${name}`));
}

/** No lists: a sum for each person who has work, and the connections among the nodes that `limit` lets through. */
const noLists = ['getKpis.analysts', 'getIncidentReport.byAssignee', 'getGraph.edges', 'findPath.edges'];

test('every list of records is read by a cursor or states how long it may be', () => {
  const gets = Object.entries(operations).filter(([, { method, path }]) => method === 'GET' && !path.includes(':'));
  const lists = gets.flatMap(([name]) => {
    const { parameters, responses } = operationOf(name as keyof typeof operations);
    const { schema = {} } = responses[200]?.content?.['application/json'] ?? {};
    const names = parameters.map((one) => one.name);
    const hasCursor = ['limit', 'after'].every((one) => names.includes(one)) && 'next' in partsOf(resolve(schema));
    return findLists(schema, name).map(({ path, list }) => ({ path, isBounded: hasCursor || 'maxItems' in list }));
  });

  expect(lists.length).toBeGreaterThan(20);
  expect(lists.filter(({ path, isBounded }) => !isBounded && !noLists.includes(path))).toEqual([]);
});

test('replies state their headers', () => {
  const { headers } = operationOf('startImport').responses[201] ?? {};

  expect(Object.keys(headers ?? {})).toEqual(['X-Request-Id', 'RateLimit-Policy', 'RateLimit', 'Location']);
  expect(Object.keys(operationOf('listTodos').responses[200]?.headers ?? {})).toContain('ETag');
  expect(Object.keys(components.responses['429.too_many_requests']?.headers ?? {})).toContain('Retry-After');
});

const bounds = ['maxLength', 'pattern', 'enum', 'const', 'format'];

/** Strings of a schema that could be of any length, each by its path. */
function findUnbounded(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const schema = value as Schema;
  const own = schema.type === 'string' && !bounds.some((bound) => bound in schema) ? [path] : [];
  return [...own, ...Object.entries(schema).flatMap(([key, part]) => findUnbounded(part, `${path}.${key}`))];
}

test('every text that a client may send states how long it may be', () => {
  const sent = Object.entries(components.schemas).filter(([name]) => /(Body|Input)$/.test(name));
  const asked = described.flatMap(({ operationId, parameters }) =>
    parameters.map((one) => [operationId, one] as const),
  );

  expect([...sent, ...asked].flatMap(([name, schema]) => findUnbounded(schema, name))).toEqual([]);
});
