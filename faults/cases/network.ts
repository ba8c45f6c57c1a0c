import { setTimeout as wait } from 'node:timers/promises';
import { signInByProtocol } from '../../e2e/durability/caller.ts';
import { type Fault, judged } from '../harness/fault.ts';
import { verifyAudit, withNode, withTwoNodes } from '../harness/nodes.ts';
import { pace } from '../harness/pace.ts';
import { openProxy } from '../harness/proxy.ts';
import { send } from '../harness/send.ts';
import { until } from '../harness/service.ts';
import { describeLoad, startWorkload } from '../harness/workload.ts';

const isReady = (url: string) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(8_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Longest time until a request of a node without its database may be answered, in seconds. */
const answeredWithin = 10;

export const partition: Fault = {
  name: 'partition',
  aim: `writes answered within ${answeredWithin} s as 503, not ready meanwhile, the other node goes on; again in service within 10 s; 0 lost`,
  explained:
    'The network between a node and PostgreSQL drops everything for 20 s without closing a connection, then refuses for 5 s, under 8 writers; a second node has its own way to the database.',
  async run({ isFull, postgres }) {
    const server = await postgres();
    const database = await server.createDatabase(`partition_${Date.now()}`);
    const proxy = await openProxy(server.port);
    const own = database.replace(`:${server.port}/`, `:${proxy.port}/`);
    const found: string[] = [];
    const back: number[] = [];
    const waits: number[] = [];
    try {
      return await withTwoNodes(
        async (other, node) => {
          const workload = await startWorkload({
            urls: [node.url, other.url],
            accounts: other.accounts(),
            pauseMs: 20,
          });
          const [account] = other.accounts();
          const token = account ? await signInByProtocol(other.url, account) : '';
          for (let turn = 0; turn < (isFull ? 10 : 1); turn++)
            for (const [way, ms] of [
              ['silent', 20_000],
              ['refuse', 5_000],
            ] as const) {
              await wait(2_000);
              proxy.turn(way);
              const probe = pace(() => send(node.url, token, { method: 'GET', path: '/todos' }, 60_000), 2);
              const begin = performance.now();
              await wait(ms / 2);
              if (await isReady(node.url)) found.push(`ready while its database is away (${way})`);
              if (!(await isReady(other.url))) found.push(`the other node was not ready (${way})`);
              await wait(Math.max(0, ms - (performance.now() - begin)));
              proxy.turn('open');
              back.push(await until('ready again', () => isReady(node.url), 60_000));
              const { longest, told } = await probe.stop();
              waits.push(longest / 1_000);
              if (longest > answeredWithin * 1_000)
                found.push(`a request waited ${(longest / 1_000).toFixed(1)} s (${way}): ${told}`);
            }
          await wait(2_000);
          await workload.stop();
          const strange = Object.entries(workload.errors()).filter(([kind]) => kind !== '503');
          found.push(...strange.map(([kind, times]) => `${times} × ${kind}`));
          found.push(...(await workload.judge(other.url)), ...(await workload.repeat(node.url)));
          found.push(...(await verifyAudit(other.settings)));
          const [most, again] = [Math.max(...waits), Math.max(...back) / 1_000];
          const told = `${describeLoad(workload)}, longest answer ${most.toFixed(1)} s, ready ${again.toFixed(1)} s after`;
          return judged(told, found, again <= 10);
        },
        database,
        own,
      );
    } finally {
      proxy.close();
    }
  },
};

export const cutAnswers: Fault = {
  name: 'cut-answers',
  aim: '0 lost, 0 doubled, 0 half-applied',
  explained:
    'Connections between the node and PostgreSQL, and then those between the writers and the node, are cut after a number of bytes of the answers, again and again.',
  async run({ isFull, postgres }) {
    const server = await postgres();
    const database = await server.createDatabase(`cut_${Date.now()}`);
    const behind = await openProxy(server.port);
    const own = database.replace(`:${server.port}/`, `:${behind.port}/`);
    return withNode(
      async (node) => {
        const before = await openProxy(Number(new URL(node.url).port), 'localhost');
        const urls = [`http://127.0.0.1:${before.port}`];
        const workload = await startWorkload({ urls, accounts: node.accounts() });
        const cuts = isFull ? 300 : 30;
        for (let cut = 0; cut < cuts; cut++) {
          const proxy = cut % 2 === 0 ? behind : before;
          await wait(200);
          proxy.turn({ cutAfterBytes: 200 + ((cut * 7_919) % 20_000) });
          await wait(300);
          proxy.turn('open');
        }
        await wait(1_000);
        await workload.stop();
        before.close();
        const found = [...(await workload.judge(node.url)), ...(await workload.repeat(node.url))];
        found.push(...(await verifyAudit(node.settings)));
        return judged(`${cuts} cuts, ${describeLoad(workload)}`, found);
      },
      { DATABASE_URL: own },
    ).finally(() => behind.close());
  },
};
