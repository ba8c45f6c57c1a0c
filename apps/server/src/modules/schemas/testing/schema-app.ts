import type { Role } from '@halyard/contracts/accounts/roles.ts';
import type { InjectOptions } from 'fastify';
import { readConfig } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import { createEventLog } from '../../../event-log/event-log.ts';
import { BackgroundWork } from '../../../platform/background/background-work.ts';
import { createServer } from '../../../platform/create-server.ts';
import { createReads } from '../../../platform/mount/ask.ts';
import { createExportGate } from '../../../platform/mount/export-gate.ts';
import { mountApi } from '../../../platform/mount/mount-api.ts';
import { createVault } from '../../../platform/vault.ts';
import { inferenceWork } from '../infer-in-worker.ts';
import { createSchemaWork, mountSchemas, type SchemaPorts } from '../schema-routes.ts';

const start = Date.parse('2026-11-21T08:42:00.000Z');

/** The real server with only schemas: a user is identified by their id as the token, without expiry. */
export async function startSchemaApp(database: Database, crimeRows: SchemaPorts['crimeRows']) {
  let now = start;
  const roles = new Map<string, Role>();
  const config = readConfig({ HALYARD_LOG_LEVEL: 'silent' });
  const app = await createServer({ config, clock: () => now, isKeyOrigin: async () => false, onFailure: () => {} });
  const log = createEventLog({ dialect: database.dialect, key: new Uint8Array(32) }, async () => {});
  let made = 0;
  const newId = () => `made-${++made}`;
  const work = new BackgroundWork({ database, clock: () => now, onFailure: () => {} });
  work.define('inference', inferenceWork);
  await work.start();
  // Long enough to start a thread on a busy machine, short enough to wait for.
  const schemaWork = createSchemaWork({ clock: () => now, work, newId, limitMs: 4_000 });

  await mountApi(app, {
    identify: async ({ authorization = '' }) => {
      const id = authorization.replace('Bearer ', '');
      const role = roles.get(id);
      return role && { id, role, sessionId: '', authenticatedAt: now, key: null };
    },
    countRequest: async () => {},
    countKeyUse: async () => ({ limit: 60, remaining: 60, resetSeconds: 60 }),
    mountRoutes: (scope) =>
      mountSchemas(
        {
          app: scope,
          database,
          identify: async () => undefined,
          clock: () => now,
          vault: createVault(new Uint8Array(32), (bytes) => new Uint8Array(bytes)),
          reads: createReads(),
          exports: createExportGate({ viewerRows: 0, work }),
        },
        { log, work: schemaWork, newId, crimeRows },
      ),
  });

  function asPerson(role: Role) {
    const id = newId();
    roles.set(id, role);
    const headers = { authorization: `Bearer ${id}` };
    const ask = (
      method: InjectOptions['method'] & string,
      path: string,
      options: Omit<InjectOptions, 'method' | 'url'> = {},
    ) =>
      app.inject({
        method: method as 'GET',
        url: `/api${path}`,
        ...options,
        headers: { ...headers, ...options.headers },
      });
    return { id, headers, ask };
  }

  return {
    app,
    work,
    database,
    asPerson,
    now: () => now,
    pass: (ms: number) => {
      now += ms;
    },
    async close() {
      await work.stop();
      await app.close();
      await schemaWork.close();
    },
  };
}

export type SchemaApp = Awaited<ReturnType<typeof startSchemaApp>>;
