import { defineEndpoint } from '@halyard/contracts/endpoint.ts';
import type { Permission } from '@halyard/contracts/policy.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testDatabases } from '../../testing/databases.ts';
import { testVault } from '../../testing/test-vault.ts';
import { BackgroundWork } from '../background/background-work.ts';
import { createReads } from './ask.ts';
import { createExportGate } from './export-gate.ts';
import { mountRead, type Platform } from './mount.ts';

async function makePlatform(): Promise<Platform> {
  const [sqlite] = testDatabases;
  if (!sqlite) throw new Error('SQLite is always there');
  const database = await sqlite.open();
  const clock = () => 0;
  const work = new BackgroundWork({ database, clock, onFailure: () => {} });
  return {
    app: Fastify(),
    database,
    identify: async () => undefined,
    clock,
    vault: testVault,
    reads: createReads(),
    exports: createExportGate({ viewerRows: 0, work }),
  };
}

test('a route whose permission the policy table does not have stops the start-up', async () => {
  const platform = await makePlatform();
  const access = { resource: 'todos', action: 'explode' } as unknown as Permission;
  const endpoint = defineEndpoint({ method: 'GET', path: '/x', summary: 'x', access, reply: z.string() });

  expect(() => mountRead(platform, endpoint, async () => 'never')).toThrow(
    'GET /x asks for todos.explode, which the policy table does not have.',
  );
  await platform.database.close();
});

test('a reply holds the keys of the contract and no others', async () => {
  const platform = await makePlatform();
  const reply = z.object({ name: z.string(), phone: z.nullable(z.string()) });
  const endpoint = defineEndpoint({ method: 'GET', path: '/x', summary: 'x', access: 'public', reply });
  const row = { name: 'Ada', phone: null, password_verifier: 'secret' };
  mountRead(platform, endpoint, async () => row);

  const answer = await platform.app.inject('/x');

  expect(answer.body).toBe('{"name":"Ada","phone":null}');
  await platform.database.close();
});
