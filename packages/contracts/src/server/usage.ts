import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { allow } from '../policy.ts';

/** Screens are counted by their route, never by what is on them; nothing of a person is kept (decision G-050). */
export const reportUsage = defineEndpoint({
  method: 'POST',
  path: '/analytics',
  summary: 'Counts a page view or an error of the console. No external service is involved.',
  access: allow('usage', 'report'),
  body: z.strictObject({
    kind: z.enum(['page_view', 'error', 'server_unreachable']),
    route: z.string().check(z.regex(/^\/[a-z-]{0,40}$/, { error: 'must be a route of the console' })),
  }),
});
