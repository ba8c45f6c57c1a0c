import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../e2e/launch.ts';
import { type Fault, judged } from '../harness/fault.ts';
import { verifyAudit, withNode } from '../harness/nodes.ts';
import { placeExample } from '../harness/patroni.ts';
import { answers, query } from '../harness/postgres.ts';
import { makeFolder, removeFolder, startService, until } from '../harness/service.ts';
import { describeLoad, startWorkload } from '../harness/workload.ts';

const only503 = (errors: Readonly<Record<string, number>>) =>
  Object.entries(errors).flatMap(([kind, times]) => (kind === '503' ? [] : [`${times} × ${kind}`]));

export const restartedPostgres: Fault = {
  name: 'postgres-restart',
  aim: '0 lost, all errors 503 with Retry-After, back within 5 s of the server',
  explained: 'PostgreSQL is shut down fast and started again 3 s later, under 8 writers on one node.',
  async run({ isFull, postgres }) {
    const server = await postgres();
    const database = await server.createDatabase(`restart_${Date.now()}`);
    const back: number[] = [];
    return withNode(
      async (node) => {
        const workload = await startWorkload({ urls: [node.url], accounts: node.accounts(), pauseMs: 20 });
        for (let turn = 0; turn < (isFull ? 30 : 3); turn++) {
          await wait(2_000);
          await server.stop();
          await wait(3_000);
          await server.start();
          const started = performance.now();
          back.push(await until('writes are acknowledged', () => workload.okSince(started)));
        }
        await workload.stop();
        const found = [...(await workload.judge()), ...(await workload.repeat()), ...only503(workload.errors())];
        found.push(...(await verifyAudit(node.settings)));
        const longest = Math.max(...back) / 1_000;
        return judged(`${describeLoad(workload)}, back ${longest.toFixed(1)} s after the server`, found, longest <= 5);
      },
      { DATABASE_URL: database },
    );
  },
};

export const pgbouncer: Fault = {
  name: 'pgbouncer',
  aim: '0 lost, all errors 503 with Retry-After, no warning about messages between nodes',
  explained:
    'The node reaches PostgreSQL through PgBouncer in transaction mode, as in docs/examples/patroni/pgbouncer.ini, and listens at PostgreSQL itself; PgBouncer is killed and started again under 8 writers.',
  async run({ postgres }) {
    const server = await postgres();
    const direct = await server.createDatabase(`bouncer_${Date.now()}`);
    const name = new URL(direct).pathname.slice(1);
    const [folder, port] = [makeFolder(), await findFreePort()];
    const [ini, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')];
    const words = {
      'halyard = host=127.0.0.1 port=5000 dbname=halyard': `${name} = host=127.0.0.1 port=${server.port} dbname=${name}`,
      'listen_port = 6432': `listen_port = ${port}`,
      'auth_type = scram-sha-256': 'auth_type = trust',
      '/etc/pgbouncer/userlist.txt': users,
      'pool_mode = transaction': 'pool_mode = transaction\nunix_socket_dir =',
    };
    writeFileSync(users, '"halyard" ""\n', { mode: 0o644 });
    writeFileSync(ini, placeExample('pgbouncer.ini', words), { mode: 0o644 });
    const pooled = `postgres://halyard@127.0.0.1:${port}/${name}`;
    const start = async () => {
      const service = startService('/usr/sbin/pgbouncer', [ini], folder);
      await until('PgBouncer answers', () => answers(pooled)).catch((cause) => {
        throw new Error(`${cause.message}: ${service.log()}`);
      });
      return service;
    };
    await query(direct, `alter role halyard set idle_in_transaction_session_timeout = '30s'`);
    let bouncer = await start();
    try {
      return await withNode(
        async (node) => {
          const workload = await startWorkload({ urls: [node.url], accounts: node.accounts(), pauseMs: 20 });
          for (let turn = 0; turn < 3; turn++) {
            await wait(3_000);
            await bouncer.end('SIGKILL');
            await wait(1_000);
            bouncer = await start();
          }
          const since = performance.now();
          await until('writes are acknowledged', () => workload.okSince(since));
          await workload.stop();
          const found = [...(await workload.judge()), ...(await workload.repeat()), ...only503(workload.errors())];
          found.push(...(await verifyAudit({ ...node.settings, DATABASE_URL: direct })));
          if (node.output().includes('Messages between nodes do not arrive')) found.push('messages do not arrive');
          return judged(`3 kills, ${describeLoad(workload)}`, found);
        },
        { DATABASE_URL: pooled, HALYARD_LISTEN_URL: direct },
      );
    } finally {
      await bouncer.end('SIGKILL');
      removeFolder(folder);
    }
  },
};
