import { errorsOf } from '@halyard/contracts/api-document/errors-of.ts';
import { ApiError, type ErrorCode, type ErrorReply } from '@halyard/contracts/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../../database/database-away.ts';
import { nameViolation } from '../../database/name-violation.ts';
import { isStorageFull } from '../../database/storage-full.ts';
import { StorageAway } from '../storage/file-storage.ts';

const codeOfFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
  FST_UNDER_PRESSURE: 'unavailable',
};

const codeOfStatus: Record<number, ErrorCode> = {
  403: 'not_found',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'body_too_large',
  414: 'address_too_long',
  415: 'unsupported_media_type',
  416: 'range_not_satisfiable',
  429: 'too_many_requests',
  431: 'headers_too_large',
};

/** PostgreSQL: a statement took too long, or waited too long for a lock that someone else holds. */
const overdue = ['57014', '55P03'];

function codeOfDatabase(error: { code?: unknown; message?: unknown }): ErrorCode | undefined {
  if (isStorageFull(error)) return 'storage_full';
  if (isDatabaseAway(error) || error instanceof StorageAway) return 'unavailable';
  if (overdue.includes(String(error.code))) return 'unavailable';
  // PostgreSQL keeps no NUL in a text.
  if (error.code === '22021') return 'invalid_input';
  return nameViolation(error);
}

// Input/output error, corrupt file, not a database: what is read after one of these is worth nothing.
const sqliteFatal = [10, 11, 26];

/** Whether the database file itself is broken, so that going on would only spread the damage. */
export function isFatal(cause: unknown): boolean {
  const { code, errcode, syscall } = cause as { code?: unknown; errcode?: unknown; syscall?: unknown };
  if (isStorageFull(cause)) return false;
  // What the kernel could not write it may forget: the next sync would succeed, and promise what is not on the disk.
  if (code === 'EIO' && syscall === 'fdatasync') return true;
  // The low byte is the kind of failure, the rest says more about it.
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && sqliteFatal.includes(errcode % 256);
}

type HttpError = { code?: unknown; status?: unknown; statusCode?: unknown; expose?: unknown };

/**
 * What the framework and its plugins reject is the caller's fault and stays a 4xx, listed above or not. An error of
 * someone else's server, which may bear a status too, is none of these.
 */
function codeOfFramework(error: HttpError): ErrorCode | undefined {
  const listed = codeOfFastify[String(error.code)];
  if (listed) return listed;
  const status = Number(error.statusCode ?? error.status);
  const isTheirs = String(error.code).startsWith('FST_') || error.expose === true || error instanceof SyntaxError;
  if (!isTheirs || !(status >= 400 && status < 500)) return undefined;
  return codeOfStatus[status] ?? (error instanceof SyntaxError ? 'malformed_body' : 'bad_request');
}

/** Whoever hangs up in the middle of a body leaves errors behind that are no faults of ours; Node's own is `aborted`. */
const hasHungUp = ({ raw }: FastifyRequest, error: { readonly message?: unknown; readonly code?: unknown }) =>
  (raw.destroyed && !raw.complete) || (error.code === 'ECONNRESET' && error.message === 'aborted');

/** Turns whatever was thrown into the one error the caller sees. */
function toAppError(error: unknown, request: FastifyRequest): ApiError {
  // What was written of a body that broke off fails in ways of its own.
  if (hasHungUp(request, error as object) && !(error instanceof ApiError && error.status < 500))
    return new ApiError('bad_request', undefined, { cause: error });
  if (error instanceof ApiError) return error;
  const known = codeOfFramework(error as object) ?? codeOfDatabase(error as object);
  return new ApiError(known ?? 'server_error', undefined, { cause: error });
}

const retryAfterSeconds: Partial<Record<ErrorCode, number>> = {
  unavailable: 5,
  identity_unavailable: 10,
  storage_full: 30,
  too_many_requests: 5,
};

// Someone else's server that is away is no fault of ours, and nothing that administrators could mend. Neither is a
// full queue, which is `unavailable` without a cause.
const isOurs = ({ code, status, cause }: ApiError) =>
  status >= 500 && code !== 'archive_unavailable' && !(code === 'unavailable' && cause === undefined);

type Listeners = {
  /** Hears of what is our fault and not the caller's. */
  readonly onFailure: (error: ApiError, request: FastifyRequest) => void;
  /** Hears of everything that is rejected. */
  readonly onRejection?: (error: ApiError, request: FastifyRequest) => void;
  /** Hears of an operation that is rejected with a code which its document does not have. */
  readonly onUndeclared: (error: ApiError, operation: string) => void;
};

function isDeclared({ code }: ApiError, { routeOptions }: FastifyRequest): boolean {
  const { endpoint } = routeOptions.config;
  return !endpoint || errorsOf(endpoint).includes(code);
}

/** The one error handler of the product API. */
export function createErrorHandler({ onFailure, onRejection, onUndeclared }: Listeners) {
  return (error: unknown, request: FastifyRequest, response: FastifyReply) => {
    const rejection = toAppError(error, request);
    if (isOurs(rejection)) onFailure(rejection, request);
    onRejection?.(rejection, request);
    if (!isDeclared(rejection, request)) onUndeclared(rejection, `${request.method} ${request.routeOptions.url}`);
    const retryAfter = retryAfterSeconds[rejection.code];
    if (retryAfter && !response.hasHeader('retry-after')) response.header('retry-after', retryAfter);
    // What is left of an upload that found no room would be taken for the next request.
    if (rejection.code === 'storage_full' && request.raw.complete === false) response.header('connection', 'close');
    return sendRejection(rejection, request, response);
  };
}

function sendRejection({ code, message, status }: ApiError, request: FastifyRequest, response: FastifyReply) {
  const reply: ErrorReply = { message, code, requestId: request.id };
  if (status === 401) response.header('www-authenticate', 'Bearer');
  return response.code(status).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(reply);
}
