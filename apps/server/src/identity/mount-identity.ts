import { ApiError } from '@halyard/contracts/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOperator } from './is-operator.ts';
import type { EmbeddedIdentity } from './open-identity.ts';
import { mountOutbox } from './outbox/mount-outbox.ts';

const prefix = '/identity';
/** Largest body of a call, in bytes. */
const bodyLimit = 65_536;
const passedHeaders = [
  ...['content-type', 'x-amz-target', 'user-agent'],
  // Context of the hosted login: browser, language, origin, and token.
  ...['cookie', 'accept-language', 'sec-fetch-site', 'authorization'],
];
/** Where clients of the protocol read the request id: the one in the log. */
const requestIdHeader = 'x-amzn-requestid';
const adminHeaders = [...passedHeaders, 'x-halyard-admin-token'];

/** The request for the provider: with its own configured address, whatever the Host header is. */
function toRequest({ method, url, headers, body }: FastifyRequest, baseUrl: string, names = passedHeaders): Request {
  const passed = names.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const isCall = method === 'POST';
  return new Request(`${baseUrl}${url.slice(prefix.length)}`, {
    method: isCall ? 'POST' : 'GET',
    headers: passed,
    ...(isCall && body instanceof Uint8Array && { body: new Uint8Array(body) }),
  });
}

async function send(reply: FastifyReply, response: Response) {
  if (response.status === 404) throw new ApiError('not_found');
  reply.code(response.status);
  // Each cookie comes as its own header, and Fastify adds it to those before.
  for (const [name, value] of response.headers) if (name !== requestIdHeader) reply.header(name, value);
  return reply.send(Buffer.from(await response.arrayBuffer()));
}

function rejectLargeBody(reply: FastifyReply) {
  const name = 'SerializationException';
  return reply
    .code(400)
    .headers({ 'x-amzn-errortype': name, 'cache-control': 'no-store' })
    .type('application/x-amz-json-1.1')
    .send(JSON.stringify({ __type: name, message: 'The request body is larger than 64 KiB.' }));
}

/** `POST /admin/`: administration of accounts from this machine, by the holder of the token. */
function mountAdmin(scope: FastifyInstance, { fetchAdmin, baseUrl }: EmbeddedIdentity): void {
  if (!fetchAdmin) return;
  scope.post('/admin/', { bodyLimit }, async (request, reply) => {
    if (!isOperator(request)) throw new ApiError('not_found');
    return send(reply, await fetchAdmin(toRequest(request, baseUrl, adminHeaders), { address: request.ip }));
  });
}

/**
 * Serves the identity provider below `/identity`: calls by POST, its public documents and the outbox by GET, and the
 * hosted login by both.
 */
export async function mountIdentity(app: FastifyInstance, identity: EmbeddedIdentity): Promise<void> {
  const { fetch, baseUrl } = identity;

  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async ({ id }, reply) => {
        reply.header(requestIdHeader, id);
      });
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
      scope.setErrorHandler((error: { code?: string }, _request, reply) => {
        if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return rejectLargeBody(reply);
        throw error;
      });
      const answer = async (request: FastifyRequest, reply: FastifyReply) =>
        send(reply, await fetch(toRequest(request, baseUrl), { address: request.ip }));
      mountOutbox(scope, identity);
      mountAdmin(scope, identity);
      scope.route({ method: ['GET', 'POST'], url: '', bodyLimit, handler: answer });
      scope.route({ method: ['GET', 'POST'], url: '/*', bodyLimit, handler: answer });
    },
    { prefix },
  );
}
