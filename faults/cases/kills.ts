import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '../../e2e/product.ts';
import { type Fault, judged } from '../harness/fault.ts';
import { verifyAudit, withNode } from '../harness/nodes.ts';
import { until } from '../harness/service.ts';
import { describeLoad, startWorkload } from '../harness/workload.ts';

/** Kills the node again and again under writers; after each kill everything is read back. */
async function sweep(node: Product, kills: number) {
  const workload = await startWorkload({ urls: [node.url], accounts: node.accounts() });
  const contradictions: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const since = performance.now();
    await until('something is acknowledged', () => workload.okSince(since));
    await wait(220 + ((kill * 37) % 160));
    await node.kill();
    await node.start();
    if (kills > 50 || kill % 4 === 0) contradictions.push(...(await verifyAudit(node.settings)));
  }
  await workload.stop();
  contradictions.push(...(await workload.judge()), ...(await workload.repeat()), ...(await verifyAudit(node.settings)));
  return judged(`${kills} kills, ${describeLoad(workload)}`, contradictions);
}

const aim = '200 kills: 0 lost, 0 doubled, 0 half-applied';
const explained =
  'kill -9 of the only node again and again under 8 writers of tasks, settings and incidents; then everything is read back, newest additions are repeated with their keys, and the audit chain is verified after each kill.';

export const killsOnSqlite: Fault = {
  name: 'kills-sqlite',
  figure: 'R1',
  aim,
  explained,
  run: ({ isFull }) => withNode((node) => sweep(node, isFull ? 200 : 10)),
};

export const killsOnPostgres: Fault = {
  name: 'kills-postgres',
  figure: 'R1',
  aim,
  explained,
  async run({ isFull, postgres }) {
    const url = await (await postgres()).createDatabase(`kills_${Date.now()}`);
    return withNode((node) => sweep(node, isFull ? 200 : 10), { DATABASE_URL: url });
  },
};
