import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { allow } from '../policy.ts';

export const getApiDocument = defineEndpoint({
  method: 'GET',
  path: '/openapi.json',
  summary: 'Returns this document: the product API as OpenAPI 3.1.',
  access: allow('openapi', 'read'),
  reply: z.record(z.string(), z.unknown()),
});
