import type { AssistantFrame } from '@halyard/contracts/work/assistant.ts';
import type { FastifyReply } from 'fastify';

const writeFrame = (frame: AssistantFrame) => `data: ${JSON.stringify(frame)}\n\n`;

/** From here on the answer is streamed: without compression or buffering. */
function takeOver(response: FastifyReply) {
  response.hijack();
  for (const [name, value] of Object.entries(response.getHeaders()))
    if (value !== undefined) response.raw.setHeader(name, value);
  response.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  // A connection that breaks closes as well, and that is heard.
  response.raw.on('error', () => {});
  return response.raw;
}

/** An answer as server-sent events. The reply is hijacked with the first frame; until then it can still be rejected. */
export function openFrames(response: FastifyReply) {
  let connection: FastifyReply['raw'] | undefined;
  return {
    hasBegun: () => connection !== undefined,
    send(frame: AssistantFrame): void {
      connection ??= takeOver(response);
      if (!connection.destroyed) connection.write(writeFrame(frame));
    },
    end(): void {
      connection?.end();
    },
  };
}
