import { ApiError } from '@halyard/contracts/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOperator } from '../is-operator.ts';
import type { EmbeddedIdentity } from '../open-identity.ts';
import { renderOutbox } from './outbox-page.ts';

const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false;

/** `GET /outbox?to=`: what would have been mailed or sent as a text message, as JSON or, to a browser, as a page. */
export function mountOutbox(scope: FastifyInstance, { readOutbox }: Pick<EmbeddedIdentity, 'readOutbox'>): void {
  scope.get('/outbox', async (request, reply) => {
    if (!readOutbox || !isOperator(request)) throw new ApiError('not_found');
    const { to } = request.query as { to?: unknown };
    if (typeof to === 'string' && to.includes('\0')) throw new ApiError('invalid_input');
    const letters = await readOutbox(typeof to === 'string' ? to : undefined);
    reply.header('cache-control', 'no-store').header('vary', 'accept');
    return wantsPage(request) ? reply.type('text/html; charset=utf-8').send(renderOutbox(letters)) : letters;
  });
}
