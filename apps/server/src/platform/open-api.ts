import type { Endpoint } from '@halyard/contracts/endpoint.ts';
import { type ErrorCode, refusals } from '@halyard/contracts/errors.ts';
import { recentSignInOf } from '@halyard/contracts/policy.ts';
import * as z from 'zod/mini';

type JsonObject = Record<string, unknown>;

const toSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonObject => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  }) as JsonObject;
  return rest;
};

const asJson = (schema: JsonObject) => ({ 'application/json': { schema } });

function describeParameters(
  _endpoint: Endpoint,
  place: 'path' | 'query',
  schema: z.core.$ZodType | undefined,
): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
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

const errorAnswer = { description: 'A refusal.', content: asJson({ $ref: '#/components/schemas/Error' }) };

function describeAnswers({ access, status, reply }: Endpoint): JsonObject {
  const success = reply
    ? { description: 'Done.', content: asJson(toSchema(reply, 'output')) }
    : { description: 'Done; there is nothing to return.' };
  return {
    [status]: success,
    ...(access !== 'public' && { 401: errorAnswer, 403: errorAnswer }),
    default: errorAnswer,
  };
}

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated request with the same key within a day is answered with the first reply.',
  schema: { type: 'string', maxLength: 200 },
};

/** Which of it needs the password again; `recent_sign_in_required` is the refusal, 403. */
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

function describeOperation(endpoint: Endpoint): JsonObject {
  const { summary, access, params, query, body } = endpoint;
  return {
    summary,
    ...describeRecentSignIn(endpoint),
    ...(access === 'public' ? { security: [] } : { 'x-permission': `${access.resource}.${access.action}` }),
    parameters: [
      ...describeParameters(endpoint, 'path', params),
      ...describeParameters(endpoint, 'query', query),
      ...(endpoint.obeysIdempotencyKey ? [idempotencyHeader] : []),
    ],
    ...(body && { requestBody: { required: true, content: asJson(toSchema(body, 'input')) } }),
    responses: describeAnswers(endpoint),
  };
}

const errorSchema = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(refusals) as ErrorCode[] },
    requestId: { type: 'string' },
  },
};

type About = { readonly title: string; readonly server: string };

function describeApi(endpoints: readonly Endpoint[], { title, server }: About): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: 'Refusals are always {message, code, requestId}.' },
    servers: [{ url: server }],
    security: [{ accessToken: [] }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

/** The OpenAPI 3.1 document of the product API, computed from the contract and from nothing else, when first asked for. */
export function createApiDocument(endpoints: readonly Endpoint[], about: About): () => JsonObject {
  let document: JsonObject | undefined;
  return () => {
    document ??= describeApi(endpoints, about);
    return document;
  };
}
