import type { Role } from '@halyard/contracts/accounts/roles.ts';
import { taxiiMaxContentLength, taxiiRootPath } from '@halyard/contracts/inflow/taxii.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findPublished, listPublished, mayRead, mayWrite, type Published } from '../published.ts';
import { writeMicroseconds } from '../timestamps.ts';
import { answer, answerPage } from './answer.ts';
import { type Filters, type MatchName, readFilters } from './filters.ts';
import { taxiiMediaType } from './media-types.ts';
import { findMember, type Member, type Page, readObjects, readPage } from './read-page.ts';
import { notFound, TaxiiError } from './taxii-error.ts';
import type { Scope, TaxiiPorts } from './taxii-scope.ts';

const stixMediaType = (version: string) => `application/stix+json;version=${version}`;

/** A collection as TAXII shows it to a role; null if the role may not access it, and it is not disclosed. */
function showCollection({ collection }: Published, role: Role) {
  const [canRead, canWrite] = [mayRead(collection, role), mayWrite(collection, role)];
  if (!canRead && !canWrite) return null;
  const { id, title, description } = collection;
  const said = description === '' ? {} : { description };
  const rights = { can_read: canRead, can_write: canWrite, media_types: [stixMediaType('2.1')] };
  return Object.assign({ id, title }, said, rights);
}

/** A collection that the role has a right to. @throws TaxiiError */
export async function requireCollection({ database }: TaxiiPorts, id: string, role: Role): Promise<Published> {
  const found = await findPublished(database.read, id);
  if (!found || !showCollection(found, role)) throw notFound('The collection');
  return found;
}

const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

const parametersOf = ({ url }: FastifyRequest) => new URL(url, 'http://taxii.invalid').searchParams;

/** Server and API root: what there is, before any collection. */
export function addServerRoutes({ get }: Scope, { database, productName }: TaxiiPorts): void {
  get('/', async (request, response) => {
    const root = `${originOf(request)}${taxiiRootPath}`;
    const title = `${productName} TAXII server`;
    return answer(response, JSON.stringify({ title, default: root, api_roots: [root] }));
  });

  get('/root', async (_request, response) => {
    const versions = [taxiiMediaType];
    return answer(
      response,
      JSON.stringify({ title: productName, versions, max_content_length: taxiiMaxContentLength }),
    );
  });

  get('/root/collections', async (_request, response, { role }) => {
    const collections = (await listPublished(database.read)).flatMap((one) => showCollection(one, role) ?? []);
    return answer(response, JSON.stringify(collections.length > 0 ? { collections } : {}));
  });
}

const ofObject: readonly MatchName[] = ['version', 'spec_version'];

type Asked = {
  readonly request: FastifyRequest;
  readonly published: Published;
  readonly filters: Filters;
  readonly page: Page;
};

const manifestLine = ({ object_id, object_version, spec_version, date_added }: Member) =>
  JSON.stringify({
    id: object_id,
    date_added: writeMicroseconds(date_added),
    version: object_version,
    media_type: stixMediaType(spec_version),
  });

/** The contents of a collection. */
export function addReadRoutes({ get }: Scope, ports: TaxiiPorts): void {
  const { database, clock, refresher } = ports;

  const noteRead = (collectionId: string, personId: string) =>
    database.write((tx) =>
      tx
        .insertInto('taxii_reads')
        .values({ collection_id: collectionId, person_id: personId, at: clock() })
        .onConflict((conflict) => conflict.columns(['collection_id', 'person_id']).doUpdateSet({ at: clock() }))
        .execute(),
    );

  /** A page of a collection that the caller may read; the first one after the collection was synced with its view. */
  function getPage(
    path: string,
    names: readonly MatchName[] | undefined,
    reply: (asked: Asked, response: FastifyReply) => Promise<FastifyReply>,
  ) {
    get(path, async (request, response, caller) => {
      const { collection: id = '', object } = request.params as { collection?: string; object?: string };
      const published = await requireCollection(ports, id, caller.role);
      if (!mayRead(published.collection, caller.role))
        throw new TaxiiError(403, 'This collection can be written only.');
      const filters = readFilters(parametersOf(request), `${path} ${id} ${object ?? ''}`, names);
      if (!filters.isNext) {
        await refresher.settle(id);
        await noteRead(id, caller.id);
      }
      const page = await readPage(database.read, published, filters, object);
      if (object !== undefined && page.members.length === 0 && !(await findMember(database.read, published, object)))
        throw notFound('The object');
      return reply({ request, published, filters, page }, response);
    });
  }

  get('/root/collections/:collection', async (request, response, { role }) => {
    const { collection = '' } = request.params as { collection?: string };
    const found = await requireCollection(ports, collection, role);
    return answer(response, JSON.stringify(showCollection(found, role)));
  });

  getPage('/root/collections/:collection/manifest', undefined, async ({ page: { members, next } }, response) =>
    answerPage(response, { items: members.map(manifestLine), next }, members),
  );

  const objectsOf = async ({ published, page: { members, next } }: Asked, response: FastifyReply) => {
    const objects = await readObjects(database.read, published, members);
    return answerPage(
      response,
      { items: objects.map(({ text }) => text), next },
      objects.map(({ member }) => member),
    );
  };
  getPage('/root/collections/:collection/objects', undefined, objectsOf);
  getPage('/root/collections/:collection/objects/:object', ofObject, objectsOf);

  getPage(
    '/root/collections/:collection/objects/:object/versions',
    ['spec_version'],
    async ({ page: { members, next } }, response) => {
      const items = members.map(({ object_version }) => JSON.stringify(object_version));
      return answerPage(response, { name: 'versions', items, next }, members);
    },
  );
}
