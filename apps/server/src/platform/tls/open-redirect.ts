import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

const connectionsMax = 200;
const answerMs = 5_000;

type Settings = {
  readonly host: string;
  readonly port: number;
  /** Where everything is, without a slash at the end. What the request calls the host is not trusted. */
  readonly publicUrl: string;
};

/** Listens for plain HTTP and sends readers to the same path by HTTPS. What would change data is rejected, not repeated. */
export async function openRedirect({ host, port, publicUrl }: Settings): Promise<Server> {
  const server = createServer(
    { headersTimeout: answerMs, requestTimeout: answerMs, keepAliveTimeout: 1, maxHeaderSize: 16_384 },
    ({ method = '', url = '/' }, response) => {
      const mayFollow = method === 'GET' || method === 'HEAD';
      const path = url.startsWith('/') ? url : '/';
      if (mayFollow) response.writeHead(308, { location: `${publicUrl}${path}`, connection: 'close' });
      else response.writeHead(405, { allow: 'GET, HEAD', connection: 'close' });
      response.end();
    },
  );
  server.maxConnections = connectionsMax;
  server.listen({ host, port });
  await once(server, 'listening');
  return server;
}
