import { quoted } from '@halyard/crime-analysis';
import type { IdentityAdmin, PasskeyRecord } from '@halyard/identity-provider';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { AuditArchive } from '../../event-log/audit-archive.ts';
import { findPerson } from './person-store.ts';

type Options = {
  readonly database: Database;
  readonly archive: AuditArchive;
  readonly identity: IdentityAdmin;
  readonly readSettings: (personId: string) => Promise<unknown>;
};

const leftOut = [
  'password verifier and salt',
  'secret of the authenticator app, recovery codes',
  'device verifiers',
  'credential ids and public keys of passkeys',
  'session and refresh tokens',
  'API key (only its digest is kept)',
  'webhook signing secret',
];

const namePasskey = ({ name, rpId, backedUp, createdAt, lastUsedAt }: PasskeyRecord) => ({
  name,
  rpId,
  backedUp,
  createdAt,
  lastUsedAt,
});

// Maximum size in memory of unbounded data.
const rowsAtOnce = 500;

/**
 * Pages of rows that concern a user in one of two columns, in order. Each column is read through its own index from the
 * end of the last page: one query for both would read everything for each page.
 */
async function* mergePages<Row>(
  read: readonly ((after: number) => Promise<Row[]>)[],
  placeOf: (row: Row) => number,
): AsyncGenerator<readonly Row[]> {
  for (let after = -1; ; ) {
    const found = (await Promise.all(read.map((readAfter) => readAfter(after)))).flat();
    const byPlace = new Map(found.map((row) => [placeOf(row), row]));
    const page = [...byPlace].sort(([one], [other]) => one - other).slice(0, rowsAtOnce);
    yield page.map(([, row]) => row);
    const last = page.at(-1);
    if (!last) return;
    after = last[0];
  }
}

function readEvents(db: Kysely<Schema>, id: string) {
  const readBy = (column: 'actor_id' | 'audience_id') => (after: number) =>
    db
      .selectFrom('events')
      .selectAll()
      .where(column, '=', id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
  return mergePages([readBy('actor_id'), readBy('audience_id')], (event) => event.id);
}

function readAudit(db: Kysely<Schema>, archive: AuditArchive, id: string) {
  const where = `actor_id = ${quoted(id)} OR object_id = ${quoted(id)}`;
  const readArchive = (after: number) => archive.find({ where }, { after, limit: rowsAtOnce });
  const readBy = (column: 'actor_id' | 'object_id') => (after: number) =>
    db
      .selectFrom('audit')
      .selectAll()
      .where(column, '=', id)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(rowsAtOnce)
      .execute();
  return mergePages([readArchive, readBy('actor_id'), readBy('object_id')], (entry) => entry.seq);
}

/** All stored data about one user, the log in pages. Secrets are omitted, and the file lists which. */
export function createCollectPersonalData({ database: { read }, archive, identity, readSettings }: Options) {
  return async (id: string): Promise<Readonly<Record<string, unknown>>> => ({
    leftOut,
    account: await identity.readUser(id),
    directory: await findPerson(read, id),
    settings: await readSettings(id),
    sessions: await identity.listSessions(id),
    devices: await identity.listDevices(id),
    passkeys: (await identity.signInFacts(id))?.passkeys?.map(namePasskey) ?? null,
    secondFactor: await identity.secondFactorOf(id),
    apiKey: await read
      .selectFrom('api_keys')
      .select(['last_four', 'created_at', 'last_used_at'])
      .where('owner_id', '=', id)
      .executeTakeFirst(),
    tasks: await read.selectFrom('todos').selectAll().where('owner_id', '=', id).execute(),
    dashboard: await read.selectFrom('dashboard_layouts').selectAll().where('person_id', '=', id).executeTakeFirst(),
    assistant: await read
      .selectFrom('assistant_messages')
      .selectAll()
      .where('owner_id', '=', id)
      .orderBy('position')
      .execute(),
    assistantConversations: await read
      .selectFrom('assistant_conversations')
      .selectAll()
      .where('owner_id', '=', id)
      .orderBy('created_at')
      .execute(),
    savedViews: await read.selectFrom('saved_views').selectAll().where('owner_id', '=', id).execute(),
    savedQuestions: await read.selectFrom('saved_questions').selectAll().where('owner_id', '=', id).execute(),
    withheldFromModel: await read
      .selectFrom('assistant_model_settings')
      .select('value')
      .where('person_id', '=', id)
      .executeTakeFirst(),
    webhookDeliveries: await read.selectFrom('webhook_deliveries').selectAll().where('owner_id', '=', id).execute(),
    events: readEvents(read, id),
    audit: readAudit(read, archive, id),
  });
}
