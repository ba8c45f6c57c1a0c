import { streamLive } from '@halyard/contracts/work/live.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Credentials } from '../../platform/callers/identify.ts';
import { mountStream, type Platform } from '../../platform/mount/mount.ts';
import type { Live } from './create-live.ts';

function readPosition({ headers }: FastifyRequest): number | undefined {
  const id = headers['last-event-id'];
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}

function readCredentials({ headers }: FastifyRequest): Credentials {
  const { authorization, origin } = headers;
  const apiKey = headers['x-api-key'];
  return { authorization, origin, apiKey: typeof apiKey === 'string' ? apiKey : undefined };
}

/** From here on the connection is ours: no compression, no buffering, and closed when the stream ends. */
function takeOver(response: FastifyReply) {
  response.hijack();
  for (const [name, value] of Object.entries(response.getHeaders()))
    if (value !== undefined) response.raw.setHeader(name, value);
  response.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  return response.raw;
}

export function mountLive(platform: Platform, live: Live): void {
  live.identifyWith(platform.identify);
  mountStream(platform, streamLive, async ({ caller, request, response }) => {
    const { stream, first } = await live.join({
      follower: { personId: caller.id, isAdmin: caller.role === 'admin' },
      credentials: readCredentials(request),
      after: readPosition(request),
    });
    stream.attach(takeOver(response), first);
    return undefined;
  });
}
