import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../fields.ts';

/** Bytes of one delivery once it is decoded. */
export const intakeMaxBytes = 5 * 1024 * 1024;

const upload = {
  mediaTypes: ['application/json', 'application/x-ndjson', 'text/plain', 'application/octet-stream'],
  maxBytes: intakeMaxBytes,
} as const;
const params = z.strictObject({ source: id });

/**
 * Keeps what a source sends, whatever it is, and maps it in the background: a body that cannot be mapped is set aside
 * with its reason, so that its sender does not repeat it forever. Under load it returns 503 with Retry-After.
 */
export const receiveDelivery = defineEndpoint({
  method: 'POST',
  path: '/intake/:source',
  summary: 'Receives alerts of a source: one JSON value, an array, NDJSON, a Zeek log or syslog lines.',
  access: 'source',
  params,
  upload,
  reply: z.object({ delivery: z.number(), repeated: z.boolean() }),
  status: 202,
  obeysIdempotencyKey: false,
});

/** The create call of TheHive 5: its clients use this URL instead of theirs. */
export const receiveTheHiveAlert = defineEndpoint({
  method: 'POST',
  path: '/intake/:source/api/v1/alert',
  summary: 'Receives an alert in the format of the TheHive 5 create call.',
  access: 'source',
  params,
  upload,
  reply: z.object({ _id: z.string(), _type: z.literal('Alert'), status: z.literal('New'), delivery: z.number() }),
  status: 201,
  location: '/intake-deliveries/:delivery',
  obeysIdempotencyKey: false,
});

/** The create call of DFIR-IRIS: its clients use this URL instead of theirs. */
export const receiveIrisAlert = defineEndpoint({
  method: 'POST',
  path: '/intake/:source/alerts/add',
  summary: 'Receives an alert in the format of the DFIR-IRIS create call.',
  access: 'source',
  params,
  upload,
  reply: z.object({ status: z.literal('success'), message: z.string(), data: z.object({ alert_id: z.number() }) }),
  obeysIdempotencyKey: false,
});
