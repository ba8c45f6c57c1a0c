import type { Kysely, KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/tables/schema.ts';
import { readViewAmong, readViewPages } from '../modules/intelligence/threats/view-of-threats.ts';
import { refreshMembers } from '../modules/taxii/members/refresh-members.ts';
import { objectsAtOnce } from '../modules/taxii/members/shown-rows.ts';
import { findPublished } from '../modules/taxii/published.ts';
import type { ThreatViews } from '../modules/taxii/taxii-ports.ts';
import { bring, indicator, publish, taxiiClient } from '../modules/taxii/testing/taxii-client.ts';
import { membersAtOnce, readObjects, readPage } from '../modules/taxii/wire/read-page.ts';
import { testDatabases } from '../testing/databases.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const objects = 430;

describe.each(testDatabases)('the work of a first read on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  /** The database, with how many rows each statement returned. */
  function counting(db: Kysely<Schema>) {
    const rows: number[] = [];
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        rows.push(result.rows.length);
        return result;
      },
    };
    return { rows, db: db.withPlugin(plugin) };
  }

  test('is done in steps: few objects are written in a transaction, and few rows are read at once', async () => {
    const admin = await taxiiClient(app, 'admin');
    await bring(
      app,
      admin,
      Array.from({ length: objects }, (_, at) => indicator(at)),
    );
    const { id } = await publish(admin, 'period=all');
    const { database } = app;
    const views: ThreatViews = {
      pages: (db, query) => readViewPages(db, query, app.now()),
      among: (db, query, ids) => readViewAmong(db, query, app.now(), ids),
      count: () => Promise.resolve({ threats: objects, heldBack: 0 }),
    };
    const members = async () => {
      const found = database.read.selectFrom('taxii_members').select(({ fn }) => fn.countAll<number>().as('count'));
      return Number((await found.executeTakeFirstOrThrow()).count);
    };
    const steps: number[] = [];
    const stepping: Database = Object.assign({}, database, {
      async write<T>(work: Parameters<typeof database.write<T>>[0]) {
        const before = await members();
        const done = await database.write(work);
        steps.push((await members()) - before);
        return done;
      },
    });

    await refreshMembers({ database: stepping, views, clock: app.now }, id);

    expect(steps.reduce((sum, one) => sum + one, 0)).toBe(objects);
    expect(Math.max(...steps)).toBe(objectsAtOnce);
    expect(steps).toHaveLength(Math.ceil(objects / objectsAtOnce));

    const published = await findPublished(database.read, id);
    if (!published) throw new Error('The collection is not there.');
    const paging = counting(database.read);
    const filters = { after: 0, limit: objects - 10, match: {}, isNext: false, key: '' };
    const page = await readPage(paging.db, published, filters);
    expect(page.members).toHaveLength(objects - 10);
    expect(page.next).not.toBeNull();
    expect(Math.max(...paging.rows)).toBe(membersAtOnce);
    const writing = counting(database.read);
    expect(await readObjects(writing.db, published, page.members)).toHaveLength(objects - 10);
    expect(Math.max(...writing.rows)).toBe(objectsAtOnce);
  });
});
