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
import type { SourcesTable } from '../../database/tables/inflow-schema.ts';
import { mountStream, type Platform } from '../../platform/mount/mount.ts';
import type { Vault } from '../../platform/vault.ts';
import { keepDelivery, packDelivery } from './delivery-store.ts';
import { isFromSource } from './verify-sender.ts';
import { createWaitingRoom } from './waiting-room.ts';

export type IntakePorts = {
  readonly vault: Vault;
  /** Something waits to be mapped. */
  readonly wake: () => void;
};

const retryAfterSeconds = 15;

async function readBytes(request: FastifyRequest): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of (request.body ?? request.raw) as Readable) {
    bytes += (piece as Buffer).length;
    if (bytes > intakeMaxBytes) throw new ApiError('body_too_large');
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}

/** How alerts come in: a delivery is kept in one transaction before it is answered, and mapped afterwards. */
export function mountIntake(platform: Platform, { vault, wake }: IntakePorts): void {
  const { clock, database } = platform;
  const hasRoom = createWaitingRoom({ database, clock });

  async function requireSender(sourceId: string, request: FastifyRequest, body: Buffer): Promise<SourcesTable> {
    const source = await database.read
      .selectFrom('sources')
      .selectAll()
      .where('id', '=', sourceId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    // Whoever does not know the token is not told which sources there are. Intelligence is asked for, never sent.
    if (!source || isFeedFormat(source.format)) throw new ApiError('not_signed_in');
    const token = vault.open({ table: 'sources', column: 'token_sealed', id: source.id }, source.token_sealed);
    if (!isFromSource({ headers: request.headers, body }, token, clock())) throw new ApiError('not_signed_in');
    return source;
  }

  async function requireRoom(source: SourcesTable, response: FastifyReply): Promise<void> {
    if (await hasRoom(source)) return;
    response.header('retry-after', retryAfterSeconds);
    throw new ApiError('unavailable');
  }

  platform.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    async function receive(sourceId: string, request: FastifyRequest, response: FastifyReply) {
      const body = await readBytes(request);
      const source = await requireSender(sourceId, request, body);
      await requireRoom(source, response);
      const { headers } = request;
      const mediaType = headers['content-type'] ?? '';
      const { id, sample } = source;
      const packed = await packDelivery({ sourceId: id, now: clock(), mediaType, headers, body, sample });
      const kept = await database.write((tx) => keepDelivery(tx, packed));
      wake();
      return kept;
    }

    const mount = <E extends Endpoint>(
      endpoint: E,
      reply: (kept: { readonly id: number; readonly isNew: boolean }) => object,
    ) =>
      mountStream({ ...platform, app: scope }, endpoint, async ({ params, request, response }) => {
        const { source } = params as { readonly source: string };
        return reply(await receive(source, request, response));
      });

    mount(receiveDelivery, ({ id, isNew }) => ({ delivery: id, repeated: !isNew }));
    mount(receiveTheHiveAlert, ({ id }) => ({ _id: `~${id}`, _type: 'Alert', status: 'New', delivery: id }));
    mount(receiveIrisAlert, ({ id }) => ({ status: 'success', message: '', data: { alert_id: id } }));
  });
}
