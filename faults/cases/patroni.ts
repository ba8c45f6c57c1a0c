import { setTimeout as wait } from 'node:timers/promises';
import { type Fault, judged } from '../harness/fault.ts';
import { verifyAudit, withTwoNodes } from '../harness/nodes.ts';
import { startCluster, timeToLive } from '../harness/patroni.ts';
import { until } from '../harness/service.ts';
import { describeLoad, startWorkload } from '../harness/workload.ts';

/** Seconds: the example's time to live counts from the last sign of life; the election and HAProxy's check come after it. */
const backWithin = 20;

export const patroni: Fault = {
  name: 'patroni',
  aim: `leader killed under load: 0 acknowledged writes lost, all errors 503 with Retry-After, back within ${backWithin} s`,
  explained: `Three PostgreSQL servers under Patroni with a synchronous standby and a time to live of ${timeToLive} s, three etcd, and HAProxy, as in docs/examples/patroni; two nodes and 8 writers; the leader is killed with all its processes again and again and comes back as a standby.`,
  async run({ isFull }) {
    const cluster = await startCluster();
    const kills = isFull ? 10 : 3;
    try {
      return await withTwoNodes(async (one, other) => {
        const workload = await startWorkload({ urls: [one.url, other.url], accounts: one.accounts(), pauseMs: 20 });
        const [away, elections]: [number[], number[]] = [[], []];
        for (let kill = 0; kill < kills; kill++) {
          await wait(3_000);
          const bringBack = await cluster.killLeader();
          const killed = performance.now();
          // A request that was on its way may still be answered; what is asked for from now on needs a new leader.
          const isBack = until('writes are acknowledged again', () => workload.okSince(killed + 2_000), 120_000);
          elections.push(await until('the cluster has a new leader', cluster.writes, 120_000));
          away.push(await isBack);
          bringBack();
          await until('the cluster is whole again', cluster.isWhole, 120_000, 250);
        }
        await wait(2_000);
        await workload.stop();
        const found = [...(await workload.judge(one.url)), ...(await workload.repeat(other.url))];
        found.push(...(await verifyAudit(one.settings)));
        const strange = Object.keys(workload.errors()).filter((kind) => kind !== '503');
        found.push(...strange.map((kind) => `${workload.errors()[kind]} × ${kind}`));
        const [longest, elected] = [away, elections].map((times) => Math.max(...times) / 1_000) as [number, number];
        const times = `new leader after ${elected.toFixed(1)} s at the longest, back after ${longest.toFixed(1)} s`;
        return judged(`${kills} kills, ${describeLoad(workload)}, ${times}`, found, longest <= backWithin);
      }, cluster.url);
    } finally {
      await cluster.remove();
    }
  },
};
