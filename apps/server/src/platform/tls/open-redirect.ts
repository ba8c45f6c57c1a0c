import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';

const connectionsMax = 200;
const answerMs = 5_000;

type Settings = {
  readonly host: string;
  readonly port: number;
  /** Where everything is, without a slash at the end. What the request calls the host is not trusted. */
  readonly publicUrl: string;
};

const interfaces = /^\/(api|taxii2|lists|metrics)(\/|\?|$)/;

/** A browser that opens a page. A program must not be led on: it would go on sending its key in the clear, unnoticed. */
function opensPage({ method = '', url = '', headers }: IncomingMessage): boolean {
  const hasCredentials = headers.authorization !== undefined || headers['x-api-key'] !== undefined;
  const isReader = method === 'GET' || method === 'HEAD';
  return isReader && !hasCredentials && !interfaces.test(url) && headers.accept?.includes('text/html') === true;
}

const rejection = (publicUrl: string) =>
  JSON.stringify({
    code: 'forbidden',
    message: `This port only redirects pages. Send the request to ${publicUrl}; replace any password, key or token that it carried, because it was not encrypted.`,
  });

/** Listens for plain HTTP and sends browsers to the same path by HTTPS. Requests of programs get 403 and no redirect. */
export async function openRedirect({ host, port, publicUrl }: Settings): Promise<Server> {
  const server = createServer(
    { headersTimeout: answerMs, requestTimeout: answerMs, keepAliveTimeout: 1, maxHeaderSize: 16_384 },
    (request, response) => {
      const path = request.url?.startsWith('/') ? request.url : '/';
      response.setHeader('connection', 'close');
      if (opensPage(request)) response.writeHead(308, { location: `${publicUrl}${path}` }).end();
      else response.writeHead(403, { 'content-type': 'application/json; charset=utf-8' }).end(rejection(publicUrl));
    },
  );
  server.maxConnections = connectionsMax;
  server.listen({ host, port });
  await once(server, 'listening');
  return server;
}
