import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { apiErrors, type ErrorCode } from '@halyard/contracts/errors.ts';
import type { FastifyInstance } from 'fastify';

const codeOfParser: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

function writeRejection(code: ErrorCode, securityHeaders: Readonly<Record<string, string>>): string {
  const { status, message } = apiErrors[code];
  const requestId = randomUUID();
  const body = JSON.stringify({ message, code, requestId });
  const headers = {
    ...securityHeaders,
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

/** Returns on the bare connection what never became a request, and closes it. */
export function createRawRejection(securityHeaders: Readonly<Record<string, string>>) {
  return ({ code }: { readonly code?: string }, socket: Duplex): void => {
    if (code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(writeRejection(codeOfParser[code ?? ''] ?? 'bad_request', securityHeaders));
    socket.destroy();
  };
}

/** Node's own minimal responses are replaced by ours, with body and headers. */
export function takeOverFromNode({ server }: FastifyInstance, reject: ReturnType<typeof createRawRejection>): void {
  // An expectation other than 100-continue may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => reject({}, socket));
}
