import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { cursor, id, instant, numberBetween } from '../fields.ts';
import { allow } from '../policy.ts';
import { intakeCounts } from './sources.ts';

/** `dead`: nothing of it could be mapped; it waits for another mapping. */
export const deliveryStates = ['waiting', 'done', 'dead'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** One request of a source, as it was kept. */
export const delivery = z.object({
  id: z.number(),
  sourceId: id,
  receivedAt: instant,
  mediaType: z.string(),
  bytes: z.number(),
  state: z.enum(deliveryStates),
  /** Why it is dead. */
  reason: z.nullable(z.string()),
  counts: intakeCounts,
  attempts: z.number(),
});
export type Delivery = z.output<typeof delivery>;

export const listDeliveries = defineEndpoint({
  method: 'GET',
  path: '/sources/:id/deliveries',
  summary: 'Lists deliveries of a source, newest first.',
  access: allow('sources', 'read'),
  errors: ['source_not_found'],
  params: z.strictObject({ id }),
  query: z.strictObject({
    state: z.optional(z.enum(deliveryStates)),
    rejected: z.optional(z.literal('yes')),
    limit: z._default(numberBetween(1, 200), 50),
    after: z.optional(cursor),
  }),
  reply: z.object({ deliveries: z.array(delivery), total: z.number(), next: z.nullable(z.string()) }),
});
export type DeliveryPage = z.output<NonNullable<typeof listDeliveries.reply>>;

/** Characters of a body that are shown. */
export const bodyShown = 200_000;

export const getDelivery = defineEndpoint({
  method: 'GET',
  path: '/intake-deliveries/:id',
  summary: 'Returns a delivery with its body and rejected items.',
  access: allow('sources', 'read'),
  errors: ['delivery_not_found'],
  params: z.strictObject({ id: numberBetween(1, 999_999_999) }),
  reply: z.object({
    delivery,
    /** Without credentials. */
    headers: z.array(z.tuple([z.string(), z.string()])),
    body: z.string(),
    isCut: z.boolean(),
    rejections: z.array(z.object({ place: z.number(), reason: z.string(), detail: z.string() })),
    unmapped: z.array(z.string()),
  }),
});
export type DeliveryDetail = z.output<NonNullable<typeof getDelivery.reply>>;
