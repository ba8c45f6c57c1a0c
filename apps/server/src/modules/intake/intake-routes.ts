import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Endpoint } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import { isFeedFormat } from '@halyard/contracts/inflow/formats.ts';
import {
  intakeMaxBytes,
  receiveDelivery,
  receiveIrisAlert,
  receiveTheHiveAlert,
} from '@halyard/contracts/inflow/intake.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compileOnce } from '../../database/connections/compile-once.ts';
import type { SourcesTable } from '../../database/tables/inflow-schema.ts';
import { mountStream, type Platform } from '../../platform/mount/mount.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';
import type { Vault } from '../../platform/vault.ts';
import { type Kept, packDelivery } from './delivery-store.ts';
import { createKeeper } from './keep-together.ts';
import { isFromSource } from './verify-sender.ts';
import { createWaitingRoom } from './waiting-room.ts';

/** Accepted without the token: messages signed by Amazon SNS. */
export type AdmitSns = (request: {
  readonly sourceId: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
  readonly hasToken: boolean;
}) => Promise<{ readonly as: 'delivery' | 'noted' | 'rejected' | 'later'; readonly key?: string }>;

export type IntakePorts = {
  readonly admitSns: AdmitSns;
  readonly vault: Vault;
  /** Something of this source waits to be mapped. */
  readonly wake: (sourceId: string) => void;
};

const retryAfterSeconds = 15;
const wrongToken = 'The token of this source is missing or wrong.';
/** Response to a message about a subscription, which is not a delivery. */
const notKept: Kept = { id: 0, isNew: true };
/** Deliveries that are read and kept at one time. More would only wait longer, each of them. */
const receivedAtOnce = 200;

/** Bytes of a body that is too large which are read and forgotten. */
const drainedAtMost = 8 * intakeMaxBytes;

const tokenKeptMs = 60_000;
const tokensKept = 1_000;

const selectSource = compileOnce((db, id) =>
  db.selectFrom('sources').selectAll().where('id', '=', id).where('deleted_at', 'is', null),
);

/**
 * The whole body. One that is too large is read to its end before it is rejected, up to a bound: a connection that ends on
 * bytes that nobody read is reset, and a proxy that speaks HTTP/2 then cancels the request in place of passing 413 on.
 */
async function readBytes(request: FastifyRequest, response: FastifyReply): Promise<Buffer> {
  const body = (request.body ?? request.raw) as Readable;
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of body.iterator({ destroyOnReturn: false })) {
    bytes += piece.length;
    if (bytes > drainedAtMost) break;
    if (bytes > intakeMaxBytes) pieces.length = 0;
    else pieces.push(piece);
  }
  if (bytes > drainedAtMost) response.header('connection', 'close');
  if (bytes > intakeMaxBytes) throw new ApiError('body_too_large');
  return Buffer.concat(pieces);
}

/** Intake of alerts: a delivery is stored in one transaction before the response, and mapped afterwards. */
export function mountIntake(platform: Platform, { vault, wake, admitSns }: IntakePorts): void {
  const { clock, database } = platform;
  const hasRoom = createWaitingRoom({ database, clock });
  const keep = createKeeper(database);
  // By the stored hash: another token is another entry.
  const tokens = createTtlCache<string>({ keepMs: tokenKeptMs, limit: tokensKept, clock });
  let receiving = 0;

  function tokenOf({ id, token_sealed: sealed }: SourcesTable): string {
    const key = `${id} ${sealed}`;
    return tokens.get(key) ?? tokens.set(key, vault.open({ table: 'sources', column: 'token_sealed', id }, sealed));
  }

  async function requireSender(sourceId: string, headers: IncomingHttpHeaders, body: Buffer) {
    const [source] = await selectSource(database.read, sourceId);
    // Without the token, the existence of sources is not disclosed. Intelligence is polled, never sent.
    if (!source || isFeedFormat(source.format)) throw new ApiError('not_signed_in', wrongToken);
    const hasToken = isFromSource({ headers, body }, tokenOf(source), clock());
    const { as, key } = await admitSns({ sourceId, headers, body, hasToken });
    if (as === 'rejected') throw new ApiError('not_signed_in', wrongToken);
    return { source, as, key };
  }

  /** 503 makes a sender retry, which 429 does not for most. */
  function rejectForNow(response: FastifyReply): never {
    response.header('retry-after', retryAfterSeconds);
    throw new ApiError('unavailable');
  }

  platform.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    async function receive(sourceId: string, request: FastifyRequest, response: FastifyReply): Promise<Kept> {
      const body = await readBytes(request, response);
      const { source, as, key } = await requireSender(sourceId, request.headers, body);
      if (as === 'later' || !(await hasRoom(source))) rejectForNow(response);
      if (as === 'noted') return notKept;
      // The id of a message is the signed one, not a header.
      const headers = key === undefined ? request.headers : { ...request.headers, 'x-amz-sns-message-id': key };
      const mediaType = headers['content-type'] ?? '';
      const { id, sample } = source;
      const kept = await keep(await packDelivery({ sourceId: id, now: clock(), mediaType, headers, body, sample }));
      wake(id);
      return kept;
    }

    async function receiveIfFree(sourceId: string, request: FastifyRequest, response: FastifyReply): Promise<Kept> {
      if (receiving >= receivedAtOnce) rejectForNow(response);
      receiving++;
      try {
        return await receive(sourceId, request, response);
      } finally {
        receiving--;
      }
    }

    const mount = <E extends Endpoint>(endpoint: E, reply: (kept: Kept) => object) =>
      mountStream({ ...platform, app: scope }, endpoint, async ({ params, request, response }) => {
        const { source } = params as { readonly source: string };
        return reply(await receiveIfFree(source, request, response));
      });

    mount(receiveDelivery, ({ id, isNew }) => ({ delivery: id, repeated: !isNew }));
    mount(receiveTheHiveAlert, ({ id }) => ({ _id: `~${id}`, _type: 'Alert', status: 'New', delivery: id }));
    mount(receiveIrisAlert, ({ id }) => ({ status: 'success', message: '', data: { alert_id: id } }));
  });
}
