import { describe, expect, onTestFinished, test } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import { startTestApp } from '../testing/test-app.ts';

describe.each(testDatabases)('nodes that start together on $name', ({ open }) => {
  async function startNodes(count: number) {
    const database = await open();
    const nodes = await Promise.all(Array.from({ length: count }, () => startTestApp(database)));
    onTestFinished(async () => {
      for (const node of nodes) await node.close();
      await database.close();
    });
    return { database, nodes };
  }

  test('make one pair of signing keys, and a token of one is good on all of them', async () => {
    const { database, nodes } = await startNodes(3);
    const [first] = nodes;
    const { email = '' } = (await first?.addPerson('analyst')) ?? {};

    const tokens = await Promise.all(nodes.map((node) => node.signIn(email)));

    const keys = await database.read.selectFrom('idp_keys').select('use').execute();
    expect(keys.map(({ use }) => use).sort()).toEqual(['access', 'id']);
    for (const token of tokens)
      for (const node of nodes) {
        const answer = await node.app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } });
        expect(answer.statusCode).toBe(200);
      }
  });
});
