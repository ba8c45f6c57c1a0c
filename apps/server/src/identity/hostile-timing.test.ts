import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { testDatabases } from '../testing/databases.ts';
import { startTestApp } from '../testing/test-app.ts';
import { createIdentityPorts } from './identity-ports.ts';

describe.each(testDatabases)('the users of the provider, on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('are looked for with as many questions as somebody whom nobody knows', async () => {
    const app = await startTestApp(database);
    const { id, email } = await app.addPerson('viewer', 'ada');
    let questions = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        questions += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { read } = createIdentityPorts({
      database: { ...database, read: database.read.withPlugin(counting) },
      queueLetter: async () => {},
      announce: async () => {},
    });
    const count = async (ask: () => Promise<unknown>) => {
      questions = 0;
      const isFound = (await ask()) !== undefined;
      return { isFound, questions };
    };

    const known = [await count(() => read.users.byEmail(email)), await count(() => read.users.byId(id))];
    const unknown = [
      await count(() => read.users.byEmail('nobody@example.com')),
      await count(() => read.users.byId(randomUUID())),
    ];

    expect(known.map(({ isFound }) => isFound)).toEqual([true, true]);
    expect(unknown).toEqual(known.map(({ questions: asked }) => ({ isFound: false, questions: asked })));
    await app.close();
  });
});
