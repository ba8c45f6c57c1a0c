import { errorsOf } from '@halyard/contracts/api-document/errors-of.ts';
import { groupOf, operationGroups } from '@halyard/contracts/api-document/operation-groups.ts';
import type { Endpoint, StreamedEvent } from '@halyard/contracts/endpoint.ts';
import { apiErrors, type ErrorCode } from '@halyard/contracts/errors.ts';
import { mayKeyUse, recentSignInOf } from '@halyard/contracts/policy.ts';
import { streamLive } from '@halyard/contracts/work/live.ts';
import type * as z from 'zod/mini';
import { version } from '../../version.ts';
import { apiIntroduction } from './api-introduction.ts';
import { type Components, createComponents, type JsonObject } from './open-api-components.ts';
import { describeHeaders, headerComponents } from './open-api-headers.ts';

type Named = { readonly name: string; readonly endpoint: Endpoint; readonly components: Components };

const asJson = (schema: JsonObject) => ({ 'application/json': { schema } });

const capitalise = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

function describeParameters(
  place: 'path' | 'query',
  schema: z.core.$ZodType | undefined,
  components: Components,
): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = components.describe(schema, 'input') as {
    properties?: JsonObject;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated request with the same key within a day is answered with the first reply.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

/** The part that requires the password again; `recent_sign_in_required` is the error, 403. */
function describeRecentSignIn(endpoint: Endpoint): JsonObject {
  const rule = recentSignInOf(endpoint);
  if (!rule) return {};
  const { withinMs, when } = rule;
  const what = when === undefined ? 'Needs' : `For ${when}: needs`;
  return {
    description: `${what} a sign-in of the last ${withinMs / 60_000} minutes, else 403 \`recent_sign_in_required\`.`,
    'x-recent-sign-in': { withinSeconds: withinMs / 1_000, when: when ?? 'always' },
  };
}

const lastEventHeader = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description: 'The id of the last event that arrived; the stream goes on after it.',
  schema: { type: 'string', pattern: '^[0-9]{1,15}$' },
};

function describeEvents(events: Readonly<Record<string, StreamedEvent>>, components: Components): JsonObject {
  const lines = Object.entries(events).map(([event, { summary }]) => `- \`${event}\`: ${summary}`);
  const forms = Object.entries(events).map(([event, { summary, data }]) => ({
    type: 'object',
    description: summary,
    required: ['event', 'data'],
    properties: {
      event: { const: event },
      id: { type: 'string' },
      data: data ? components.describe(data, 'output') : { type: 'object' },
    },
  }));
  return {
    'text/event-stream': {
      schema: {
        type: 'string',
        description: `Server-sent events:\n${lines.join('\n')}`,
        contentMediaType: 'text/event-stream',
        contentSchema: forms.length > 1 ? { oneOf: forms } : forms[0],
      },
    },
  };
}

function describeSuccess({ name, endpoint, components }: Named): JsonObject {
  const { reply, events, location, method } = endpoint;
  const headers = describeHeaders({ etag: method === 'GET' && reply !== undefined, location: location !== undefined });
  if (!reply && !events) return { description: 'Done; there is nothing to return.', headers };
  const json = reply && asJson(components.refer(`${capitalise(name)}Reply`, reply, 'output'));
  const stream = events && describeEvents(events, components);
  return { description: 'Done.', headers, content: { ...json, ...stream } };
}

const comesWithRetryAfter = [429, 503, 507];

function describeError(status: number, codes: readonly ErrorCode[]): JsonObject {
  const only = { type: 'object', properties: { code: { enum: codes } } };
  return {
    description: codes.map((code) => `- \`${code}\`: ${apiErrors[code].message}`).join('\n'),
    headers: describeHeaders({ retryAfter: comesWithRetryAfter.includes(status) }),
    content: asJson({ allOf: [{ $ref: '#/components/schemas/Error' }, only] }),
  };
}

/** Many operations are rejected alike: each set of codes is described once. */
function referToRejection(status: number, codes: readonly ErrorCode[], { responses }: Components): JsonObject {
  const name = `${status}.${codes.join('.')}`;
  responses[name] ??= describeError(status, codes);
  return { $ref: `#/components/responses/${name}` };
}

function describeResponses(named: Named): JsonObject {
  const { endpoint, components } = named;
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => apiErrors[code].status);
  const rejected = [...byStatus].map(([status, codes]) => [status, referToRejection(status, codes, components)]);
  return { [endpoint.status]: describeSuccess(named), ...Object.fromEntries(rejected) };
}

function describeBody({ name, endpoint: { body, upload }, components }: Named): JsonObject | undefined {
  if (body) return { required: true, content: asJson(components.refer(`${capitalise(name)}Body`, body, 'input')) };
  if (!upload) return undefined;
  // Without a type, a file of any bytes (OpenAPI 3.1, "Considerations for File Uploads").
  const content = Object.fromEntries(upload.mediaTypes.map((mediaType) => [mediaType, {}]));
  const description = `The file as it is, at most ${upload.maxBytes.toLocaleString('en')} bytes once it is decoded.`;
  return { required: true, description, content };
}

/** The permission, and the authentication if it is not one of the two. */
function describeAccess({ access, method }: Endpoint): JsonObject {
  if (access === 'source') return { security: [{ sourceToken: [] }] };
  if (access === 'public') return { security: [] };
  const permission = { 'x-permission': `${access.resource}.${access.action}` };
  return mayKeyUse('admin', access, method) ? permission : { ...permission, security: [{ accessToken: [] }] };
}

function describeOperation(named: Named): JsonObject {
  const { name, endpoint, components } = named;
  const { summary, params, query, obeysIdempotencyKey } = endpoint;
  const requestBody = describeBody(named);
  return {
    operationId: name,
    tags: [groupOf(endpoint)],
    summary,
    ...describeRecentSignIn(endpoint),
    ...(endpoint.formerPath && { description: `Also served at \`${endpoint.formerPath}\`, which is deprecated.` }),
    ...describeAccess(endpoint),
    parameters: [
      ...describeParameters('path', params, components),
      ...describeParameters('query', query, components),
      ...(obeysIdempotencyKey ? [idempotencyHeader] : []),
      ...(endpoint === streamLive ? [lastEventHeader] : []),
    ],
    ...(requestBody && { requestBody }),
    responses: describeResponses(named),
  };
}

const errorSchema = {
  type: 'object',
  description: 'Every error has this form.',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string', description: 'A sentence in English. Decide by `code`.' },
    code: { type: 'string', description: 'Stable. New codes may be added.', enum: Object.keys(apiErrors) },
    requestId: { type: 'string', description: 'The same as the header `X-Request-Id`.' },
  },
};

const securitySchemes = {
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'x-api-key',
    description: 'A key of a person, made in Settings under "API". It has the rights of its owner, within limits.',
  },
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a sign-in, as the console uses it.',
  },
  sourceToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a source of alerts. Basic, X-Halyard-Token and signatures work, too: docs/sources.md.',
  },
};

type About = { readonly title: string; readonly server: string };

function describeApi(operations: Readonly<Record<string, Endpoint>>, { title, server }: About): JsonObject {
  const components = createComponents();
  const paths: Record<string, JsonObject> = {};
  for (const [name, endpoint] of Object.entries(operations)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    const operation = describeOperation({ name, endpoint, components });
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      summary: 'The product API.',
      description: apiIntroduction,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    // Beside the document itself, wherever that is served.
    servers: [{ url: '/api', description: server }],
    security: [{ apiKey: [] }, { accessToken: [] }],
    tags: operationGroups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: { ...components.schemas, Error: errorSchema },
      responses: components.responses,
      headers: headerComponents,
      securitySchemes,
    },
  };
}

/** The OpenAPI 3.1 document of the product API, computed from the contract alone, on first request. */
export function createApiDocument(operations: Readonly<Record<string, Endpoint>>, about: About): () => JsonObject {
  let document: JsonObject | undefined;
  return () => {
    document ??= describeApi(operations, about);
    return document;
  };
}
