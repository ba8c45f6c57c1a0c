import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/health',
  summary: 'The process lives.',
  access: 'public',
  reply: z.object({ status: z.literal('ok') }),
});

export const getReadiness = defineEndpoint({
  method: 'GET',
  path: '/readyz',
  summary: 'The database answers, migrations are done and the process is not shutting down; 503 otherwise.',
  access: 'public',
  errors: ['unavailable'],
  reply: z.object({ status: z.literal('ready') }),
});
