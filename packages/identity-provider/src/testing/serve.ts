import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { openTestProvider, type TestProvider } from './test-provider.ts';

const adminPath = '/admin/';

/** A test provider behind a real socket, for clients that bring their own HTTP. */
export async function serveTestProvider(options: Parameters<typeof openTestProvider>[0] = {}) {
  let provider: TestProvider | undefined;
  const server = createServer(async (request, response) => {
    const body = request.method === 'POST' ? await buffer(request) : undefined;
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const url = `http://${request.headers.host}${request.url}`;
    const door = request.url === adminPath ? provider?.provider.fetchAdmin : provider?.provider.fetch;
    const answer = await door?.(
      new Request(url, { method: request.method ?? 'GET', headers, ...(body && { body: new Uint8Array(body) }) }),
      { address: '203.0.113.7' },
    );
    if (answer) response.setHeaders(answer.headers);
    response.writeHead(answer?.status ?? 500);
    response.end(await answer?.text());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const opened = openTestProvider({
    now: Date.now(),
    ...options,
    config: { baseUrl: `http://127.0.0.1:${port}/identity`, ...options.config },
  });
  provider = opened;
  return {
    ...opened,
    endpoint: `${opened.settings.baseUrl}/`,
    adminEndpoint: `http://127.0.0.1:${port}${adminPath}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
