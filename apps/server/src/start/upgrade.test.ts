import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Schema } from '../database/tables/schema.ts';
import { openHalyard } from '../run.ts';
import { emptyPlace, openPlace, placeKinds } from '../testing/command-places.ts';
import { testDatabases } from '../testing/databases.ts';
import { startTestApp } from '../testing/test-app.ts';
import { exitCodes } from './start-error.ts';

/** The newest migration of each version that this one upgrades; CHANGELOG.md names them. */
const releases = [
  { version: '0.1.0', migration: '0010-identity-complete' },
  { version: '0.2.0', migration: '0026-forget-secret-replies' },
];

const people = 3;
const each = (count: number) => Array.from({ length: count }, (_, number) => number + 1);
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A little of everything that both versions had, with the columns of that time. */
async function fill(db: Kysely<Schema>): Promise<void> {
  for (const number of each(people)) {
    const id = uuid(number);
    await sql`insert into people (id, username, email, verified, first_name, last_name, role, department, status, sample,
      created_at) values (${id}, ${`person-${number}`}, ${`person-${number}@example.com`}, 1, 'Ada', ${`Byron ${number}`},
      'analyst', 'Engineering', 'active', 0, 1000)`.execute(db);
    await sql`insert into todos (id, owner_id, text, completed, priority, created_at)
      values (${uuid(100 + number)}, ${id}, ${`Patch server ${number}`}, 0, 'high', 1000)`.execute(db);
  }
  await sql`insert into intelligence (id, kind, family, type, name, description, severity, status, source, labels, seen_at,
    version, created_at, updated_at, sample) values (${`malware--${uuid(1)}`}, 'malware', 'threat', 'Malware', 'Old Lantern',
    'Written by an earlier version', 'High', 'Active', 'Analyst', '[]', 1000, 1, 1000, 1000, 0)`.execute(db);
  await sql`insert into incidents (id, number, title, severity, status, source, description, labels, detected_at, due_at,
    version, created_at, updated_at, sample) values (${uuid(200)}, 1, 'Old flood', 'High', 'Open', 'Analyst', '', '[]', 1000,
    2000, 1, 1000, 1000, 0)`.execute(db);
  await sql`insert into events (at, kind, severity, actor_id, audience_id, object_type, object_id, subject, sample)
    values (1000, 'incident_created', 'high', ${uuid(1)}, null, 'incident', ${uuid(200)}, 'Old flood', 0)`.execute(db);
}

describe.each(testDatabases)('an upgrade on $name', ({ open }) => {
  test.each(releases)('from $version keeps what was there, and goes on with it', async ({ migration }) => {
    const database = await open({ migration, fill });
    const app = await startTestApp(database);
    try {
      const admin = await app.asPerson('admin');
      const read = async (path: string) => (await admin.ask('GET', path)).json();

      const todos = await database.read.selectFrom('todos').select(['text', 'owner_id']).orderBy('id').execute();
      expect(todos).toEqual(each(people).map((n) => ({ text: `Patch server ${n}`, owner_id: uuid(n) })));
      expect((await read('/users?page=1&search=Byron%202')).users).toMatchObject([{ email: 'person-2@example.com' }]);
      expect((await read('/threats?search=Lantern&period=all')).threats).toMatchObject([{ name: 'Old Lantern' }]);
      expect(await read(`/incidents/${uuid(200)}`)).toMatchObject({ title: 'Old flood' });
      expect(await app.verifyAudit()).toMatchObject({ intact: true });

      const added = await admin.ask('POST', '/todos', { payload: { text: 'After the upgrade' } });
      expect(added.statusCode).toBe(201);
    } finally {
      await app.close();
      await database.close();
    }
  });
});

describe.each(placeKinds)('a database of a later version on %s', (kind) => {
  test('is left as it is: the start says so in a sentence and ends with code 70', async () => {
    const place = await emptyPlace(kind);
    const opened = await openPlace(place);
    const later = { name: '9999-of-later', timestamp: '2027-01-01T00:00:00.000Z' };
    const { database } = opened;
    await database.write((tx) =>
      sql`insert into kysely_migration (name, timestamp) values (${later.name}, ${later.timestamp})`.execute(tx),
    );
    await opened.close();

    const start = openHalyard(place);

    await expect(start).rejects.toMatchObject({
      exitCode: exitCodes.database,
      message: expect.stringMatching(/belongs to a later version of Halyard.+9999-of-later.+restore a backup/),
    });
  });
});
