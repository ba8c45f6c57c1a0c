import { writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { taxiiMaxContentLength } from '@halyard/contracts/inflow/taxii.ts';
import { allow } from '@halyard/contracts/policy.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../event-log/event-log.ts';
import type { Caller } from '../../../platform/callers/caller.ts';
import { uploadKey } from '../../../platform/files/rejections-beside.ts';
import { acceptUpload } from '../../../platform/requests/receive-upload.ts';
import { mayRead, mayWrite, type Published } from '../published.ts';
import { requireRight } from './admit-reader.ts';
import { answer } from './answer.ts';
import { requireTaxiiBody } from './media-types.ts';
import { readBytes, readEnvelope } from './read-envelope.ts';
import { findMember } from './read-page.ts';
import { requireCollection } from './read-routes.ts';
import { writeStatus } from './statuses.ts';
import { notFound, TaxiiError } from './taxii-error.ts';
import type { Scope, TaxiiPorts } from './taxii-scope.ts';

const actorOf = (request: FastifyRequest, { id }: Caller): Actor => ({
  id,
  address: request.ip,
  requestId: request.id,
});

function requireWriter({ collection }: Published, { role }: Caller): void {
  if (!mayWrite(collection, role)) throw new TaxiiError(403, 'This collection can be read only.');
}

/** Objects that clients add to and delete from a collection. */
export function addWriteRoutes({ get, change }: Scope, ports: TaxiiPorts): void {
  const { database, clock, newId, imports, deleteObject } = ports;

  /** Stores the objects as an import that waits for its turn; returns its status. */
  async function keep(bytes: Buffer, { collection: { title } }: Published, actor: Actor, personId: string) {
    const id = newId();
    const { sent, bundle } = readEnvelope(bytes, id);
    const status = { id, person_id: personId, objects: JSON.stringify(sent), at: clock() };
    const path = await imports.storage.draftPath();
    await writeFile(path, bundle, { mode: 0o600 });
    await acceptUpload(imports.storage, uploadKey(id), path, () =>
      database.write(async (tx) => {
        await imports.queue(tx, { id, name: `TAXII: ${title}`, bytes: Buffer.byteLength(bundle), actor });
        await tx.insertInto('taxii_statuses').values(status).execute();
      }),
    );
    return status;
  }

  change('POST', '/root/collections/:collection/objects', async (request, response, caller) => {
    const { collection = '' } = request.params as { collection?: string };
    const published = await requireCollection(ports, collection, caller.role);
    requireWriter(published, caller);
    requireRight(caller, allow('imports', 'create'), 'POST');
    requireTaxiiBody(request.headers['content-type']);
    if (Number(request.headers['content-length'] ?? 0) > taxiiMaxContentLength) {
      response.header('connection', 'close');
      throw new TaxiiError(413, `Send at most ${taxiiMaxContentLength} bytes at once.`);
    }
    const bytes = await readBytes((request.body ?? request.raw) as Readable);
    const status = await keep(bytes, published, actorOf(request, caller), caller.id);
    return answer(response, writeStatus(status, await imports.find(status.id), []), 202);
  });

  get('/root/status/:status', async (request, response, { id: personId }) => {
    const { status = '' } = request.params as { status?: string };
    const row = await database.read
      .selectFrom('taxii_statuses')
      .selectAll()
      .where('id', '=', status)
      .where('person_id', '=', personId)
      .executeTakeFirst();
    if (!row) throw notFound('The status');
    return answer(response, writeStatus(row, await imports.find(row.id), await imports.readRejections(row.id)));
  });

  change('DELETE', '/root/collections/:collection/objects/:object', async (request, response, caller) => {
    const { collection = '', object = '' } = request.params as { collection?: string; object?: string };
    const published = await requireCollection(ports, collection, caller.role);
    if (!mayRead(published.collection, caller.role)) throw new TaxiiError(403, 'This collection can be written only.');
    requireWriter(published, caller);
    requireRight(caller, allow('intelligence', 'delete'), 'DELETE');
    const member = await findMember(database.read, published, object);
    if (!member) throw notFound('The object');
    if (member.part !== 'view') throw new TaxiiError(403, 'Only threats of the view can be deleted here.');
    await database.write((tx) => deleteObject(tx, { caller, actor: actorOf(request, caller) }, object));
    return answer(response, '{}');
  });
}
