import { AppError, type ErrorCode, type ErrorReply } from '@halyard/contracts/errors.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const codeOfFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
  FST_ERR_BAD_URL: 'not_found',
  FST_UNDER_PRESSURE: 'unavailable',
};

const diskFull = ['ENOSPC', 'EDQUOT', '53100'];
const databaseAway = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', '57P01', '57P02', '57P03', '08006', '08003'];
const sqliteFull = 13;

function codeOfDatabase(error: { code?: unknown; errcode?: unknown; message?: unknown }): ErrorCode | undefined {
  if (error.errcode === sqliteFull || diskFull.includes(String(error.code))) return 'storage_full';
  if (databaseAway.includes(String(error.code))) return 'unavailable';
  if (String(error.message).startsWith('timeout exceeded when trying to connect')) return 'unavailable';
  return undefined;
}

// Input/output error, corrupt file, not a database: what is read after one of these is worth nothing.
const sqliteFatal = [10, 11, 26];

/** Whether the database file itself is broken, so that going on would only spread the damage. */
export function isFatal(cause: unknown): boolean {
  const { code, errcode } = cause as { code?: unknown; errcode?: unknown };
  // The low byte is the kind of failure, the rest says more about it.
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && sqliteFatal.includes(errcode % 256);
}

/** Turns whatever was thrown into the one refusal the caller sees. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = codeOfFastify[String(code)] ?? codeOfDatabase(error as object);
  if (known) return new AppError(known, undefined, { cause: error });
  if (statusCode === 429) return new AppError('too_many_requests', undefined, { cause: error });
  if (error instanceof SyntaxError && statusCode === 400)
    return new AppError('malformed_body', undefined, { cause: error });
  return new AppError('server_error', undefined, { cause: error });
}

const retryAfterSeconds: Partial<Record<ErrorCode, number>> = {
  ...{ unavailable: 5, identity_unavailable: 10, storage_full: 30 },
};

/** The one error handler of the product API. `onFailure` hears of every 5xx, which is our fault and not the caller's. */
export function createErrorHandler(onFailure: (error: AppError, request: FastifyRequest) => void) {
  return (error: unknown, request: FastifyRequest, response: FastifyReply) => {
    const refusal = toAppError(error);
    if (refusal.status >= 500) onFailure(refusal, request);
    const retryAfter = retryAfterSeconds[refusal.code];
    if (retryAfter) response.header('retry-after', retryAfter);
    return sendRefusal(refusal, request, response);
  };
}

export function sendRefusal({ code, message, status }: AppError, request: FastifyRequest, response: FastifyReply) {
  const reply: ErrorReply = { message, code, requestId: request.id };
  if (status === 401) response.header('www-authenticate', 'Bearer');
  return response.code(status).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(reply);
}
