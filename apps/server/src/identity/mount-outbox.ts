import { AppError } from '@halyard/contracts/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from './open-identity.ts';
import { renderOutbox } from './outbox-page.ts';

const loopbackAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
const forwardedHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

const hostNameOf = ({ headers }: FastifyRequest) => (headers.host ?? '').replace(/:\d+$/, '');

/**
 * Codes are for the operator of this very machine: not for what a proxy here passes on, and not for a web page whose
 * name was pointed at this address.
 */
function isOperator(request: FastifyRequest): boolean {
  const isNear = loopbackAddresses.includes(request.socket.remoteAddress ?? '');
  const isPassedOn = forwardedHeaders.some((name) => request.headers[name] !== undefined);
  return isNear && !isPassedOn && loopbackNames.includes(hostNameOf(request));
}

const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false;

/** `GET /outbox?to=`: what would have been mailed, as JSON or, to a browser, as a page. */
export function mountOutbox(scope: FastifyInstance, { readOutbox }: Pick<Identity, 'readOutbox'>): void {
  scope.get('/outbox', async (request, reply) => {
    if (!readOutbox || !isOperator(request)) throw new AppError('not_found');
    const { to } = request.query as { to?: unknown };
    const letters = await readOutbox(typeof to === 'string' ? to : undefined);
    reply.header('cache-control', 'no-store').header('vary', 'accept');
    return wantsPage(request) ? reply.type('text/html; charset=utf-8').send(renderOutbox(letters)) : letters;
  });
}
