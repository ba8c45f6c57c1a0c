import type { IdentityAdmin } from '@halyard/identity-provider/admin.ts';
import type { PasskeyRecord } from '@halyard/identity-provider/ports.ts';
import type { Database } from '../../database/database.ts';
import { findPerson } from './person-store.ts';

type Options = {
  readonly database: Database;
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
  ...{ name, rpId, backedUp, createdAt, lastUsedAt },
});

/** Everything that is kept about one person. Secrets are left out, and the file says which. */
export function createCollectPersonalData({ database: { read }, identity, readSettings }: Options) {
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
    webhookDeliveries: await read.selectFrom('webhook_deliveries').selectAll().where('owner_id', '=', id).execute(),
    events: await read
      .selectFrom('events')
      .selectAll()
      .where((eb) => eb.or([eb('actor_id', '=', id), eb('audience_id', '=', id)]))
      .orderBy('id')
      .execute(),
    audit: await read
      .selectFrom('audit')
      .selectAll()
      .where((eb) => eb.or([eb('actor_id', '=', id), eb('object_id', '=', id)]))
      .orderBy('seq')
      .execute(),
  });
}
