import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '../../e2e/product.ts';
import { type Fault, judged } from '../harness/fault.ts';
import { makeNode, verifyAudit, withNode } from '../harness/nodes.ts';
import { pace } from '../harness/pace.ts';
import { type Service, startService, until } from '../harness/service.ts';
import { describeLoad, startWorkload } from '../harness/workload.ts';
import { askAsAdmin } from './load.ts';

const megabytes = 160;
/** A file system of its own for the data folder, which only this process sees. */
const ownDisk = [
  ...['unshare', process.getuid?.() === 0 ? '-m' : '-rm', 'sh', '-c'],
  ...[`mount -t tmpfs -o size=${megabytes}m none "$HALYARD_DATA_DIR" && exec "$@"`, 'sh'],
];
const readyStatus = async ({ url }: Product) => (await fetch(`${url}/readyz`)).status;

export const diskFull: Fault = {
  name: 'disk-full',
  figure: 'R14',
  aim: '0 lost, reads go on, writes answer 507 or 503 within 1 s, full service 10 s after space returns, by itself',
  explained: `The data folder lies on a file system of ${megabytes} MB that is filled to the last byte under 8 writers, and freed again.`,
  async run({ isFull }) {
    const node = await makeNode({}, ownDisk);
    try {
      await node.start();
      const inside = `/proc/${node.processId()}/root${node.dataFolder}`;
      const ask = await askAsAdmin(node);
      const workload = await startWorkload({ urls: [node.url], accounts: node.accounts(), pauseMs: 20 });
      const [found, back]: [string[], number[]] = [[], []];
      for (let turn = 0; turn < (isFull ? 10 : 1); turn++) {
        await wait(3_000);
        const filler = join(inside, `filler-${turn}`);
        for (let size = 1024 * 1024; size > 0; size >>= 1)
          try {
            for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
          } catch {
            // Full for pieces of this size.
          }
        await wait(2_000);
        const reads = pace(() => ask({ method: 'GET', path: '/todos' }), 10);
        const writes = pace(() => ask({ method: 'POST', path: '/todos', body: { text: 'full', completed: false } }), 5);
        await wait(8_000);
        const status = await readyStatus(node);
        if (status !== 507) found.push(`/readyz answers ${status} while the disk is full`);
        const [read, written] = [await reads.stop(), await writes.stop()];
        if (read.failed > 0) found.push(`reads: ${read.told}`);
        const wrong = Object.keys(written.errors).filter((kind) => !['507', '503'].includes(kind));
        if (wrong.length > 0 || written.longest > 1_000) found.push(`writes: ${written.told}`);
        if (written.failed === 0) found.push('the disk was not full for writes');
        rmSync(filler);
        const since = performance.now();
        back.push(
          await until('written again', async () => workload.okSince(since) && (await readyStatus(node)) === 200),
        );
      }
      await wait(1_000);
      await workload.stop();
      found.push(...(await workload.judge()), ...(await workload.repeat()));
      const integrity = await ask({ method: 'GET', path: '/audit/integrity' });
      if (!(integrity?.body as { intact?: boolean })?.intact) found.push('the audit chain is broken');
      const longest = Math.max(...back) / 1_000;
      return judged(`${describeLoad(workload)}, full service after ${longest.toFixed(1)} s`, found, longest <= 10);
    } finally {
      await node.remove();
    }
  },
};

/** Lets system calls of the running process fail or wait, until it is ended. */
async function inject(node: Product, what: string): Promise<Service> {
  const words = ['-f', '-q', '-o', '/dev/null', '-e', `trace=${what.split(':')[0]}`, '-e', `inject=${what}`];
  const service = startService('/usr/bin/strace', [...words, '-p', String(node.processId())], '/', {}, false);
  await wait(1_000);
  return service;
}

const hasEnded = async ({ url }: Product) =>
  fetch(`${url}/health`).then(
    () => false,
    () => true,
  );

export const writeErrors: Fault = {
  name: 'write-errors',
  aim: '0 lost; after EIO the process ends with 70 and a sentence, a full disk is survived',
  explained:
    'Writes and syncs of the SQLite files fail from the N-th call on (strace): with an input/output error, and with a full disk. A process that ended is started again.',
  run: ({ isFull }) =>
    withNode(async (node) => {
      const workload = await startWorkload({ urls: [node.url], accounts: node.accounts(), pauseMs: 20 });
      const found: string[] = [];
      const codes: string[] = [];
      for (let turn = 0; turn < (isFull ? 40 : 4); turn++) {
        const error = turn % 2 === 0 ? 'EIO' : 'ENOSPC';
        const calls = turn % 4 < 2 ? 'pwrite64' : 'fsync,fdatasync';
        await wait(1_500);
        const injected = await inject(node, `${calls}:error=${error}:when=${1 + turn * 7}+`);
        await wait(3_000);
        const output = node.output();
        await injected.end('SIGTERM');
        await wait(500);
        if (await hasEnded(node)) {
          codes.push(`${error} of ${calls}: ended`);
          if (!output.includes('The database is damaged')) found.push(`${error}: no sentence: ${output.slice(-200)}`);
          await node.start();
        } else {
          codes.push(`${error} of ${calls}: went on`);
          if (error === 'EIO') found.push(`it goes on after EIO of ${calls}`);
        }
        const since = performance.now();
        await until('written again', () => workload.okSince(since)).catch((cause) =>
          found.push(`${error} of ${calls}: ${cause.message}`),
        );
      }
      await workload.stop();
      found.push(...(await workload.judge()), ...(await workload.repeat()), ...(await verifyAudit(node.settings)));
      return judged(`${codes.join(', ')}; ${describeLoad(workload)}`, found);
    }),
};

export const slowDisk: Fault = {
  name: 'slow-disk',
  aim: 'reads p99 ≤ 300 ms while each sync takes 300 ms; no errors, 0 lost',
  explained: 'Every fsync of the process waits for 300 ms (strace) under 4 writers, while someone else reads.',
  run: ({ isFull }) =>
    withNode(async (node) => {
      const ask = await askAsAdmin(node);
      const workload = await startWorkload({ urls: [node.url], accounts: node.accounts(), writers: 4, pauseMs: 20 });
      const injected = await inject(node, 'fsync,fdatasync:delay_enter=300000');
      const reads = pace(() => ask({ method: 'GET', path: '/todos' }), 10);
      await wait(isFull ? 120_000 : 10_000);
      const { told, p99, failed } = await reads.stop();
      await injected.end('SIGTERM');
      await workload.stop();
      const errors = Object.keys(workload.errors());
      const found = [...(await workload.judge()), ...(errors.length > 0 ? [describeLoad(workload)] : [])];
      return judged(
        `reads: ${told}; slowest write ${workload.slowest().toFixed(0)} ms`,
        found,
        p99 <= 300 && failed === 0,
      );
    }),
};
