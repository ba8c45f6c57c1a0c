import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

type Call = {
  readonly operation: string;
  readonly request: Record<string, unknown>;
  readonly headers: IncomingHttpHeaders;
};
/** The response to a call; `[name, message]` rejects it. */
type Answer = Record<string, unknown> | readonly [name: string, message: string];

/** Stands for the cloud service on a real socket, where an embedded pool cannot: its answers are written by the test. */
export async function servePoolDouble(answer: (call: Call) => Answer) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const call = { operation, request: JSON.parse(await text(request)), headers: request.headers };
    calls.push(call);
    const given = answer(call);
    const isRejection = Array.isArray(given);
    const body = isRejection ? { __type: given[0], message: given[1] } : given;
    response.writeHead(isRejection ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the operating system gave no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    calls,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
