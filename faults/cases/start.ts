import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../../bench/measure.ts';
import { createCaller, signInByProtocol } from '../../e2e/durability/caller.ts';
import { findFreePort, launch } from '../../e2e/launch.ts';
import { createProduct, type Product } from '../../e2e/product.ts';
import { type Fault, judged } from '../harness/fault.ts';
import { verifyAudit } from '../harness/nodes.ts';
import { query } from '../harness/postgres.ts';

/** From the start of the process to the first answer for someone who has signed in, in milliseconds. */
async function timeStart(node: Product): Promise<number> {
  const begin = performance.now();
  await node.start();
  const [account] = node.accounts();
  if (!account) throw new Error('There are no sample accounts.');
  await createCaller(node.url, await signInByProtocol(node.url, account)).list();
  return performance.now() - begin;
}

export const startUp: Fault = {
  name: 'start',
  figure: 'R3',
  aim: 'first ≤ 3 s, after kill -9 ≤ 2 s',
  explained:
    'From the start of the process to the first signed-in answer: into an empty folder, and again after kill -9. Medians.',
  async run({ isFull }) {
    const [firsts, agains]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < (isFull ? 15 : 3); turn++) {
      const node = await createProduct();
      firsts.push(await timeStart(node));
      await node.kill();
      agains.push(await timeStart(node));
      await node.remove();
    }
    const [first, again] = [median(firsts) / 1_000, median(agains) / 1_000];
    return judged(`first ${first.toFixed(1)} s, again ${again.toFixed(1)} s`, [], first <= 3 && again <= 2);
  },
};

/** Whether the workspace is whole: every sample account has its tasks, and the audit chain holds. */
async function isWhole(node: Product, when: string): Promise<string[]> {
  const lists = await Promise.all(
    node.accounts().map(async (account) => createCaller(node.url, await signInByProtocol(node.url, account)).list()),
  );
  const short = lists.filter(({ length }) => length !== 28).length;
  return [...(short > 0 ? [`${when}: ${short} people lack sample tasks`] : []), ...(await verifyAudit(node.settings))];
}

async function killedStarts(settings: Record<string, string>, afterMs: readonly number[]): Promise<string[]> {
  const node = await createProduct(settings);
  try {
    for (const ms of afterMs) {
      const killed = launch('main.ts', node.settings);
      await wait(ms);
      await killed.end('SIGKILL');
    }
    await node.start();
    return await isWhole(node, `killed after ${afterMs.join(' and ')} ms`);
  } catch (cause) {
    return [`killed after ${afterMs.join(' and ')} ms: ${(cause as Error).message}`];
  } finally {
    await node.remove();
  }
}

export const killedFirstStart: Fault = {
  name: 'killed-first-start',
  aim: 'the next start finishes the workspace',
  explained:
    'The first start is killed at moments spread over it, which are those of the migrations and of the sample workspace, on SQLite and on PostgreSQL; then it is started once more.',
  async run({ isFull, postgres }) {
    const server = await postgres();
    const moments = Array.from({ length: isFull ? 100 : 8 }, (_, index) => 300 + (index * 2_500) / (isFull ? 100 : 8));
    const found: string[] = [];
    for (const [index, moment] of moments.entries()) {
      const onPostgres = index % 2 === 1;
      const url = onPostgres && (await server.createDatabase(`first_${Date.now()}`));
      // The second kill meets what the first has left.
      found.push(
        ...(await killedStarts(url ? { DATABASE_URL: url } : {}, [moment, 700].slice(0, 1 + ((index % 4) >> 1)))),
      );
    }
    return judged(`${moments.length} first starts killed`, found);
  },
};

export const killedMigration: Fault = {
  name: 'killed-migration',
  aim: 'all migrations or none; the next start finishes them',
  explained:
    'The PostgreSQL server process that carries out the migrations is killed at moments spread over them, with the node; the next start must find no half of them.',
  async run({ isFull, postgres }) {
    const server = await postgres();
    const found: string[] = [];
    const times = isFull ? 50 : 4;
    for (let turn = 0; turn < times; turn++) {
      const url = await server.createDatabase(`migration_${Date.now()}`);
      const node = await createProduct({ DATABASE_URL: url });
      const killed = launch('main.ts', node.settings);
      await wait(500 + (turn * 1_500) / times);
      await server.kill('server');
      await killed.end('SIGKILL');
      await server.start();
      const tables = await query(url, `select count(*)::int as n from pg_tables where schemaname = 'public'`);
      const done = await query(url, 'select count(*)::int as n from kysely_migration').catch(() => [{ n: 0 }]);
      if (Number(done[0]?.n) === 0 && Number(tables[0]?.n) > 2)
        found.push(`${tables[0]?.n} tables without a migration`);
      try {
        await node.start();
        found.push(...(await isWhole(node, 'after a killed migration')));
      } catch (cause) {
        found.push((cause as Error).message);
      }
      await node.remove();
    }
    return judged(`${times} migrations killed`, found);
  },
};

export const secondCopy: Fault = {
  name: 'second-copy',
  aim: 'exit code 75; the message names folder and process; the first goes on',
  explained: 'A second copy is started on the data folder of one that runs, and again after that one was killed.',
  async run() {
    const node = await createProduct();
    try {
      await node.start();
      const port = await findFreePort();
      const { code, output } = await launch('main.ts', { ...node.settings, HALYARD_PORT: String(port) }).ended;
      const found = code === 75 ? [] : [`exit code ${code}`];
      if (!output.includes(node.dataFolder) || !output.includes(String(node.processId()))) found.push(output.trim());
      found.push(...(await isWhole(node, 'beside a second copy')));
      await node.kill();
      if (!existsSync(join(node.dataFolder, 'lock'))) found.push('a killed process leaves no lock file behind');
      await node.start();
      return judged(`exit code ${code}`, found);
    } finally {
      await node.remove();
    }
  },
};
