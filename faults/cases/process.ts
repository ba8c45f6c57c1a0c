import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Fault, judged } from '../harness/fault.ts';
import { makeNode, verifyAudit, withNode } from '../harness/nodes.ts';
import { pace } from '../harness/pace.ts';
import { bodyOf } from '../harness/send.ts';
import { makeFolder, removeFolder, until } from '../harness/service.ts';
import { describeLoad, startWorkload } from '../harness/workload.ts';
import { askAsAdmin } from './load.ts';
import { openOffset } from './rolling.ts';

/** Retries of a webhook, in seconds after the attempt before (docs/operating.md). */
const retries = [1, 5, 30, 300, 3_600];
type Deliveries = { readonly deliveries: readonly { readonly state: string }[] };

export const poisonJob: Fault = {
  name: 'poison-job',
  aim: 'five retries, then a dead letter that its owner sees; nothing is tried after that',
  explained:
    'A webhook receiver answers 500 to everything; the clock of the process is moved on to each retry (libfaketime).',
  async run() {
    const tries = new Map<string, number>();
    const server = createServer((request, response) => {
      const id = String(request.headers['webhook-id']);
      tries.set(id, (tries.get(id) ?? 0) + 1);
      response.writeHead(500).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `localhost:${(server.address() as AddressInfo).port}`;
    const offset = openOffset();
    try {
      return await withNode(
        async (node) => {
          let ask = await askAsAdmin(node);
          const settings = bodyOf<{ api: object }>(await ask({ method: 'GET', path: '/users/settings' }));
          const api = { ...settings.api, webhookUrl: `http://${origin}/hook` };
          await ask({ method: 'PUT', path: '/users/settings', body: { ...settings, api } });
          await ask({
            method: 'POST',
            path: '/incidents',
            body: { title: 'Poison', severity: 'Critical', source: 'faults' },
          });
          await until('the first attempt', () => tries.size > 0);
          const [id = ''] = tries.keys();
          let seconds = 0;
          for (const [index, retry] of retries.entries()) {
            // Jitter lengthens a wait by a part of it.
            seconds += Math.ceil(retry * 1.5);
            offset.set(seconds);
            // Timers do not follow a clock that is set: what is due long after is found at the next start.
            if (retry > 60) await node.restart();
            await until(`retry ${index + 1}`, () => (tries.get(id) ?? 0) > index + 1, 90_000);
          }
          await wait(2_000);
          offset.set(seconds + 7_200);
          await wait(5_000);
          ask = await askAsAdmin(node);
          const { deliveries } = bodyOf<Deliveries>(await ask({ method: 'GET', path: '/users/webhook' }));
          const dead = deliveries.filter(({ state }) => state === 'dead').length;
          const found = dead > 0 ? [] : ['its owner sees no dead letter'];
          if (tries.get(id) !== retries.length + 1) found.push(`${tries.get(id)} attempts`);
          return judged(`${tries.get(id)} attempts, ${dead} dead letters`, found);
        },
        { ...offset.settings, HALYARD_EGRESS_ALLOW: origin },
      );
    } finally {
      server.close();
      offset.remove();
    }
  },
};

export const blockedLog: Fault = {
  name: 'blocked-log',
  aim: 'requests go on with p99 ≤ 300 ms; 0 lost',
  explained:
    'Standard output and error lead into a pipe without a reader, at log level debug, and then to a full disk (/dev/full).',
  async run({ isFull }) {
    const folder = makeFolder();
    const pipe = join(folder, 'log');
    execFileSync('mkfifo', [pipe]);
    const holder = spawn('sh', ['-c', 'exec sleep 3600 < "$0"', pipe], { stdio: 'ignore' });
    const [found, told]: [string[], string[]] = [[], []];
    try {
      for (const target of [pipe, '/dev/full']) {
        const to = ['sh', '-c', `exec "$@" > ${target} 2>&1`, 'sh'];
        await withNode(
          async (node) => {
            const ask = await askAsAdmin(node);
            const workload = await startWorkload({
              urls: [node.url],
              accounts: node.accounts(),
              writers: 4,
              pauseMs: 20,
            });
            const reads = pace(() => ask({ method: 'GET', path: '/todos' }), 40);
            await wait(isFull ? 120_000 : 15_000);
            const { told: read, p99, failed } = await reads.stop();
            await workload.stop();
            told.push(`${target === pipe ? 'pipe' : target}: ${read}, ${describeLoad(workload)}`);
            if (p99 > 300 || failed > 0) found.push(`${target}: p99 ${p99.toFixed(0)} ms, ${failed} failed`);
            found.push(...(await workload.judge()));
          },
          { HALYARD_LOG_LEVEL: 'debug' },
          to,
        ).catch((cause) => found.push(`${target}: ${(cause as Error).message}`));
      }
    } finally {
      holder.kill('SIGKILL');
      removeFolder(folder);
    }
    return judged(told.join('; '), found);
  },
};

const groups = '/sys/fs/cgroup/memory';
const roomBytes = 12 * 1024 * 1024;
const objects = Array.from({ length: 60_000 }, (_, index) => ({ type: 'x', id: `x--${index}`, name: 'n'.repeat(100) }));

export const outOfMemory: Fault = {
  name: 'out-of-memory',
  aim: '0 lost, whether it is killed or not; the next start is whole',
  explained:
    'A control group leaves the process 12 MB more than it has, and the kernel kills it for more, under 8 writers and large imports; it is started again whenever it was killed.',
  async run({ isFull }) {
    const group = join(groups, `halyard-faults-${process.pid}`);
    mkdirSync(group);
    const limit = (bytes: number) => writeFileSync(join(group, 'memory.limit_in_bytes'), String(bytes));
    const node = await makeNode({}, ['sh', '-c', `echo $$ > ${group}/cgroup.procs && exec "$@"`, 'sh']);
    const isUp = () =>
      fetch(`${node.url}/health`, { signal: AbortSignal.timeout(5_000) }).then(
        () => true,
        () => false,
      );
    let kills = 0;
    try {
      await node.start();
      const workload = await startWorkload({ urls: [node.url], accounts: node.accounts(), pauseMs: 20 });
      const ask = await askAsAdmin(node);
      for (let turn = 0; turn < (isFull ? 30 : 3); turn++) {
        const used = /^rss (\d+)/m.exec(readFileSync(join(group, 'memory.stat'), 'utf8'))?.[1];
        limit(Number(used) + roomBytes);
        for (const copy of [1, 2, 3]) {
          const body = { type: 'bundle', id: `bundle--${crypto.randomUUID()}`, objects };
          ask({ method: 'POST', path: `/imports?name=${turn}-${copy}.json`, body });
        }
        await wait(8_000);
        limit(2 ** 33);
        if (await isUp()) continue;
        kills++;
        await node.kill();
        await node.start();
      }
      await workload.stop();
      const found = [...(await workload.judge()), ...(await workload.repeat()), ...(await verifyAudit(node.settings))];
      return judged(`killed ${kills} times, ${describeLoad(workload)}`, found);
    } finally {
      await node.remove();
      await wait(500);
      rmdirSync(group);
    }
  },
};
