import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Role } from '@halyard/contracts/accounts/roles.ts';
import type { InjectOptions } from 'fastify';
import type { Database } from '../database/database.ts';
import { openThrowawaySqlite } from './databases.ts';
import { startTestApp } from './test-app.ts';

const poolId = 'eu-west-1_Remote01';
const clientId = 'remoteconsole0000000001';
const adminToken = 'a-token-of-at-least-32-characters';

/** An unused port. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('the operating system gave no port');
  return address.port;
}

/** How the settings of a Halyard name another one, at `remoteUrl`, as its user pool. */
export const cloudSettings = (remoteUrl: string) => ({
  HALYARD_IDENTITY: 'cognito',
  HALYARD_POOL_ID: poolId,
  HALYARD_CLIENT_ID: clientId,
  HALYARD_IDENTITY_ENDPOINT: `${remoteUrl}/identity/`,
  HALYARD_IDENTITY_ISSUER: `${remoteUrl}/identity/${poolId}`,
  HALYARD_IDENTITY_ADMIN_ENDPOINT: `${remoteUrl}/identity/admin/`,
  HALYARD_IDENTITY_ADMIN_TOKEN: adminToken,
});

/** The prefix of that other one's settings. */
export const remoteSettings = (remoteUrl: string) => ({
  HALYARD_PUBLIC_URL: remoteUrl,
  HALYARD_POOL_ID: poolId,
  HALYARD_CLIENT_ID: clientId,
  HALYARD_IDENTITY_ADMIN_TOKEN: adminToken,
});

type Options = { readonly home: Database; readonly environment?: Record<string, string> };

/** Two products: `remote` is the user pool, behind a real socket; `home` is the one that it is the user pool of. */
export async function startCloudApp({ home: homeDatabase, environment = {} }: Options) {
  const remoteDatabase = await openThrowawaySqlite();
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const remote = await startTestApp(remoteDatabase, { environment: remoteSettings(url) });
  const openHome = async (more: Record<string, string> = {}) => {
    const app = await startTestApp(homeDatabase, { environment: { ...cloudSettings(url), ...environment, ...more } });
    app.pass(remote.now() - app.now());
    return app;
  };
  // The clients of the pool use the clock of this machine.
  remote.pass(Date.now() - remote.now());
  await remote.app.listen({ port, host: '127.0.0.1' });
  let home = await openHome();

  const { server } = remote.app;

  const askWith =
    (token: string) =>
    (method: string, path: string, options: Omit<InjectOptions, 'method' | 'url'> = {}) =>
      home.app.inject({
        method: method as 'GET',
        url: `/api${path}`,
        ...options,
        headers: { authorization: `Bearer ${token}`, ...options.headers },
      });

  /** A signed-in user with an account at the pool, and this role in the home directory. */
  async function join(role: Role, name?: string) {
    const account = await remote.addPerson('viewer', name);
    const token = await remote.signIn(account.email);
    const ask = askWith(token);
    await ask('GET', '/users/me');
    await homeDatabase.write((tx) => tx.updateTable('people').set({ role }).where('id', '=', account.id).execute());
    home.pass(1_000);
    return { ...account, token, ask };
  }

  return {
    remote,
    url,
    poolId,
    clientId,
    join,
    askWith,
    home: () => home,
    /** Advances the time on both sides. */
    pass(ms: number) {
      remote.pass(ms);
      home.pass(ms);
    },
    /** The pool can no longer be reached. */
    async cut() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    async restore() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    /** Restarts the home product on its database. */
    async restartHome() {
      await home.close();
      home = await openHome();
    },
    async close() {
      await home.close();
      await remote.close();
      await homeDatabase.close();
      await remoteDatabase.close();
    },
  };
}

export type CloudApp = Awaited<ReturnType<typeof startCloudApp>>;
