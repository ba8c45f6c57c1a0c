import type { FastifyRequest } from 'fastify';

const loopbackAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
const forwardedHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

const hostNameOf = ({ headers }: FastifyRequest) => (headers.host ?? '').replace(/:\d+$/, '');

/**
 * Whether the operator of this very machine asks: not what a proxy here passes on, and not a web page whose name was
 * pointed at this address.
 */
export function isOperator(request: FastifyRequest): boolean {
  const isNear = loopbackAddresses.includes(request.socket.remoteAddress ?? '');
  const isPassedOn = forwardedHeaders.some((name) => request.headers[name] !== undefined);
  return isNear && !isPassedOn && loopbackNames.includes(hostNameOf(request));
}
