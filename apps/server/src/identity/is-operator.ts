import type { FastifyRequest } from 'fastify';

const loopbackAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
const forwardedHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

const hostNameOf = ({ headers }: FastifyRequest) => (headers.host ?? '').replace(/:\d+$/, '');

/**
 * Whether the request is from the operator's own machine: not forwarded by a local proxy, and not from a web page by
 * DNS rebinding.
 */
export function isOperator(request: FastifyRequest): boolean {
  const isNear = loopbackAddresses.includes(request.socket.remoteAddress ?? '');
  const isPassedOn = forwardedHeaders.some((name) => request.headers[name] !== undefined);
  return isNear && !isPassedOn && loopbackNames.includes(hostNameOf(request));
}
