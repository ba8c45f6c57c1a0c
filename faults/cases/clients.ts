import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signInByProtocol } from '../../e2e/durability/caller.ts';
import { type Fault, judged } from '../harness/fault.ts';
import { withNode } from '../harness/nodes.ts';
import { pace } from '../harness/pace.ts';
import { runOnce } from '../harness/service.ts';
import { askAsAdmin } from './load.ts';

/** Sends as much as is taken; resolves with the status, and how long after crossing the limit it came, in milliseconds. */
function flood(url: string, token: string, limit: number) {
  return new Promise<{ status: number; ms: number }>((resolve) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
    const asked = request(`${url}/api/crime/imports?name=huge.csv`, { method: 'POST', headers });
    const chunk = Buffer.alloc(1024 * 1024, 'a');
    let sent = 0;
    let crossed: number | undefined;
    const end = (status: number) => resolve({ status, ms: crossed === undefined ? 0 : performance.now() - crossed });
    asked.on('response', ({ statusCode = 0 }) => end(statusCode));
    asked.on('error', () => setTimeout(end, 500, 0));
    const more = (): void => {
      if (asked.destroyed || sent >= 2 * limit) return;
      sent += chunk.length;
      if (sent > limit) crossed ??= performance.now();
      if (asked.write(chunk)) setImmediate(more);
      else asked.once('drain', more);
    };
    more();
  });
}

export const hugeUpload: Fault = {
  name: 'huge-upload',
  figure: 'R10',
  aim: 'a body of 2 GB is refused within 1 s of crossing the limit of 1 GB, no file left',
  explained: 'A body without a stated length is sent to the import of police data for as long as it is taken.',
  run: () =>
    withNode(async (node) => {
      const [admin] = node.accounts().filter(({ role }) => role === 'admin');
      if (!admin) throw new Error('There is no sample administrator.');
      const { status, ms } = await flood(node.url, await signInByProtocol(node.url, admin), 1024 ** 3);
      await wait(1_000);
      const names = readdirSync(node.dataFolder);
      const left = names.includes('uploads') ? readdirSync(join(node.dataFolder, 'uploads')).length : 0;
      const found = left > 0 ? [`${left} files are left`] : [];
      return judged(`status ${status}, ${ms.toFixed(0)} ms after the limit`, found, status === 413 && ms <= 1_000);
    }),
};

/** Asks for a file again and again, for more than the buffers of both ends take, and never reads it. */
function neverRead(url: URL, path: string): Socket {
  const socket = connect(Number(url.port), 'localhost');
  socket.on('error', () => {});
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${url.host}\r\n\r\n`.repeat(20));
  return socket;
}

export const slowClients: Fault = {
  name: 'slow-clients',
  figure: 'R11',
  aim: '500 slow headers, 500 slow bodies, 200 that never read: others p99 ≤ 300 ms; all cut within 35 s',
  explained:
    'slowhttptest sends headers and bodies byte by byte, and clients ask for large answers that they never read, while someone else works on; in the end no connection may be left.',
  run: ({ isFull }) =>
    withNode(async (node) => {
      const slow = isFull ? 500 : 200;
      const ask = await askAsAdmin(node);
      const url = new URL(node.url);
      const page = await (await fetch(node.url)).text();
      const script = /src="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? '/';
      const sockets = Array.from({ length: isFull ? 200 : 80 }, () => neverRead(url, script));
      const others = pace(() => ask({ method: 'GET', path: '/todos' }), 20);
      const common = ['-c', String(slow), '-r', '200', '-i', '10', '-l', '45', '-p', '3', '-u'];
      const attack = (words: readonly string[]) =>
        new Promise((resolve) => spawn('/usr/bin/slowhttptest', words, { stdio: 'ignore' }).once('exit', resolve));
      const attacks = [
        attack(['-H', ...common, `${node.url}/api/todos`]),
        attack(['-B', '-t', 'POST', ...common, `${node.url}/identity/`]),
      ];
      await wait(38_000);
      const connections = () =>
        runOnce('/usr/bin/ss', ['-Htn', 'state', 'established', `( sport = :${url.port} )`], '/').split('\n').length -
        1;
      // Ours keeps a few open that work.
      const left = connections();
      const { told, p99, failed } = await others.stop();
      for (const socket of sockets) socket.destroy();
      await Promise.all(attacks);
      const found = left > 30 ? [`${left} connections are open after 38 s`] : [];
      return judged(
        `${2 * slow} slow, ${sockets.length} that never read; others: ${told}`,
        found,
        p99 <= 300 && failed === 0,
      );
    }),
};
