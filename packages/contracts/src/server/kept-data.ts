import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';
import { allow } from '../policy.ts';
import { retentionKinds } from './retention.ts';

/** One kind of data: how long it is kept, how much of it there is and how it grows. */
export const keptData = z.object({
  kind: z.enum(retentionKinds),
  /** Days; null: for good. */
  days: z.nullable(z.number()),
  leastDays: z.number(),
  /** Null: any number, or for good. */
  mostDays: z.nullable(z.number()),
  rows: z.number(),
  oldestAt: z.nullable(instant),
  /** Growth per year at the rate of the last days; null before there are seven days of data. */
  bytesPerYear: z.nullable(z.number()),
});
export type KeptData = z.output<typeof keptData>;

export const listKeptData = defineEndpoint({
  method: 'GET',
  path: '/retention',
  summary: 'Lists how long each kind of data is kept, how many rows there are and how they grow.',
  access: allow('platform', 'read'),
  reply: z.array(keptData),
});

export const keepData = defineEndpoint({
  method: 'PUT',
  path: '/retention/:kind',
  summary: 'Sets how long a kind of data is kept, in days; `null` keeps it forever. Older data is deleted permanently.',
  access: allow('platform', 'update'),
  params: z.strictObject({ kind: z.enum(retentionKinds) }),
  body: z.strictObject({ days: z.nullable(z.int()) }),
});
