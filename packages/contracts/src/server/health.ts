import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/health',
  summary: 'Liveness probe. Returns the version of the product.',
  access: 'public',
  reply: z.object({ status: z.literal('ok'), version: z.string() }),
});

export const getReadiness = defineEndpoint({
  method: 'GET',
  path: '/readyz',
  summary: 'Readiness probe. Returns 503 until the database is reachable and migrated, and during shutdown.',
  access: 'public',
  errors: ['unavailable'],
  reply: z.object({ status: z.literal('ready') }),
});
