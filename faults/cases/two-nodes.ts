import { setTimeout as wait } from 'node:timers/promises';
import { type Fault, judged } from '../harness/fault.ts';
import { verifyAudit, withTwoNodes } from '../harness/nodes.ts';
import { describeLoad, startWorkload } from '../harness/workload.ts';

export const twoNodes: Fault = {
  name: 'two-nodes',
  figure: 'R2',
  aim: '100 node kills, 50 database kills: 0 lost, 0 doubled',
  explained:
    'Two nodes on one PostgreSQL under 8 writers; one node after the other is killed, and the database in between (its server, or one of its processes).',
  async run({ isFull, postgres }) {
    const server = await postgres();
    const database = await server.createDatabase(`two_${Date.now()}`);
    const kills = isFull ? 50 : 4;
    return withTwoNodes(async (one, other) => {
      const workload = await startWorkload({ urls: [one.url, other.url], accounts: one.accounts() });
      for (let kill = 0; kill < kills; kill++) {
        for (const node of [one, other]) {
          await wait(150 + ((kill * 37) % 160));
          await node.kill();
          await node.start();
        }
        await server.kill(kill % 2 === 0 ? 'server' : 'backend');
        if (kill % 2 === 0) await server.start();
        await wait(300);
      }
      await wait(2_000);
      await workload.stop();
      const found = [...(await workload.judge(one.url)), ...(await workload.judge(other.url))];
      found.push(...(await workload.repeat(other.url)), ...(await verifyAudit(one.settings)));
      return judged(`${2 * kills} node kills, ${kills} database kills, ${describeLoad(workload)}`, found);
    }, database);
  },
};
