import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { allow } from '../policy.ts';

export const liveEvent = z.object({
  id: z.number(),
  kind: z.string(),
  objectType: z.nullable(z.string()),
  objectId: z.nullable(z.string()),
});
export type LiveEvent = z.output<typeof liveEvent>;

/** `code` is the one that every call with this session gets from now on. */
export const sessionEnded = z.object({ code: z.string() });
export type SessionEnded = z.output<typeof sessionEnded>;

/**
 * Live updates as server-sent events (WHATWG HTML, section 9.2), read with fetch and the bearer header.
 * `event: event` carries `liveEvent` and, as its id, the id in the event log; `Last-Event-ID` asks for what came
 * after it. `event: notifications` says that the person's notifications changed. `event: resync` says that something
 * was missed: read everything again. `event: session-ended` carries `sessionEnded` and is the last: the account
 * was deactivated. A comment comes every 15 s.
 */
export const streamLive = defineEndpoint({
  method: 'GET',
  path: '/live',
  summary: 'Streams events that concern the caller as server-sent events.',
  access: allow('liveUpdates', 'subscribe'),
  errors: ['too_many_streams'],
  events: {
    event: { summary: 'An event; its ID is the ID in the event log.', data: liveEvent },
    notifications: { summary: 'The notifications of the user changed.', data: undefined },
    resync: { summary: 'Events were missed: reload all data.', data: undefined },
    'session-ended': { summary: 'Last event: the account was deactivated.', data: sessionEnded },
  },
});

export const heartbeatMs = 15_000;
export const streamsOfPersonMax = 10;
export const streamsOfNodeMax = 2_000;
