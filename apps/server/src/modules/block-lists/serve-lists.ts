import { ApiError } from '@halyard/contracts/errors.ts';
import { blockableTypes } from '@halyard/contracts/inflow/block-lists.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { BlockListsTable } from '../../database/tables/block-lists-schema.ts';
import { isInState } from './list-rows.ts';
import { isListToken } from './list-token.ts';
import { type ServedEntry, served } from './write-list.ts';

type Ports = { readonly database: Database; readonly clock: Clock };
type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const agentMax = 200;
/** The same reader is noted at most this often. */
const noteEveryMs = 10_000;
const secondMs = 1_000;

const firstOf = (query: Query, name: string): string | undefined => {
  const value = query[name];
  return typeof value === 'string' ? value : value?.[0];
};

/** The token as a bearer token, the password of Basic, or in the address, for devices that can do no better. */
function tokenOf({ headers, query }: FastifyRequest): string {
  const [, scheme = '', credentials = ''] = /^(\S+) +(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (/^bearer$/i.test(scheme)) return credentials.trim();
  if (!/^basic$/i.test(scheme)) return firstOf(query as Query, 'token') ?? '';
  const text = Buffer.from(credentials, 'base64').toString();
  return text.slice(text.indexOf(':') + 1);
}

const byValue = (one: ServedEntry, other: ServedEntry) =>
  Number(one.value > other.value) - Number(one.value < other.value);

/** The type filter of the URL; unknown ones would look like an empty list. */
function typesOf(query: Query): readonly string[] {
  const types = firstOf(query, 'type')?.split(',') ?? blockableTypes;
  const unknown = types.find((type) => !(blockableTypes as readonly string[]).includes(type));
  if (unknown !== undefined)
    throw new ApiError('invalid_input', `The field "type" takes ${blockableTypes.join(', ')}.`);
  return types;
}

const withoutScheme = (entry: ServedEntry): ServedEntry =>
  entry.type === 'url' ? { ...entry, value: entry.value.replace(/^[^:]+:\/\//, '') } : entry;

/** Serves block lists to devices, at `/lists/<id>.txt`, `.csv` and `.json`, to holders of the list's token. */
export function serveBlockLists(app: FastifyInstance, { database, clock }: Ports): void {
  async function findList(id: string, request: FastifyRequest): Promise<BlockListsTable | undefined> {
    const row = await database.read
      .selectFrom('block_lists')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row && isListToken(tokenOf(request), row.token_hash) ? row : undefined;
  }

  const readEntries = (listId: string, now: number): Promise<ServedEntry[]> =>
    database.read
      .selectFrom('block_entries')
      .select(['list_id', 'observable_id', 'type', 'value', 'added_at', 'changed_at', 'expires_at'])
      .where('list_id', '=', listId)
      .where(isInState.active(now))
      .execute();

  /** Last change of the served list: by hand, or because an entry expired. */
  async function readChangedAt({ id, changed_at }: BlockListsTable, now: number): Promise<number> {
    const { expired } = await database.read
      .selectFrom('block_entries')
      .select(sql<number | null>`max(expires_at)`.as('expired'))
      .where('list_id', '=', id)
      .where(isInState.expired(now))
      .executeTakeFirstOrThrow();
    return Math.max(Number(changed_at), Number(expired ?? 0));
  }

  async function noteReader(list: BlockListsTable, request: FastifyRequest, now: number): Promise<void> {
    const agent = request.headers['user-agent']?.slice(0, agentMax) ?? null;
    const isSame = list.read_address === request.ip && list.read_agent === agent;
    if (isSame && now - Number(list.read_at) < noteEveryMs) return;
    const read = { read_at: now, read_address: request.ip, read_agent: agent };
    // Devices need the list even if nothing can be written.
    await database
      .write((tx) => tx.updateTable('block_lists').set(read).where('id', '=', list.id).execute())
      .catch((cause) => request.log.error(cause, 'the reader of a block list was not noted'));
  }

  /** The last change, but not within the same second: HTTP could not distinguish two changes. */
  function isUnchanged(request: FastifyRequest, response: FastifyReply, changedAt: number, now: number): boolean {
    const second = Math.floor(changedAt / secondMs) * secondMs;
    if (now - second < secondMs) return false;
    response.header('last-modified', new Date(second).toUTCString());
    const { 'if-none-match': tag, 'if-modified-since': since = '' } = request.headers;
    return tag === undefined && second <= Date.parse(since);
  }

  app.get<{ Params: { file: string }; Querystring: Query }>('/lists/:file', async (request, response) => {
    await app.countRequest(request, response);
    const [, id = '', ending = ''] = /^([\w-]{1,64})\.(txt|csv|json)$/.exec(request.params.file) ?? [];
    const now = clock();
    const list = await findList(id, request);
    response.header('cache-control', 'private, no-cache');
    // Devices send the password once challenged. Whether a list exists is not disclosed.
    if (!list)
      return response.code(401).header('www-authenticate', 'Basic realm="Block list"').type('text/plain').send('401\n');
    const { query } = request;
    const types = typesOf(query);
    await noteReader(list, request, now);
    if (isUnchanged(request, response, await readChangedAt(list, now), now)) return response.code(304).send();
    const entries = (await readEntries(id, now)).filter(({ type }) => types.includes(type));
    const shown = firstOf(query, 'scheme') === 'none' ? entries.map(withoutScheme) : entries;
    const { mediaType, write } = served[ending as keyof typeof served];
    return response.type(mediaType).send(write(shown.toSorted(byValue)));
  });
}
