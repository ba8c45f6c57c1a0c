import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/health',
  summary: 'Liveness probe.',
  access: 'public',
  reply: z.object({ status: z.literal('ok') }),
});

export const getReadiness = defineEndpoint({
  method: 'GET',
  path: '/readyz',
  summary:
    'Readiness probe: the database responds, migrations are complete and the process is not shutting down; otherwise 503.',
  access: 'public',
  errors: ['unavailable'],
  reply: z.object({ status: z.literal('ready') }),
});
