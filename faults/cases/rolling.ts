import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signInByProtocol } from '../../e2e/durability/caller.ts';
import { type Fault, judged } from '../harness/fault.ts';
import { withNode, withTwoNodes } from '../harness/nodes.ts';
import { pace } from '../harness/pace.ts';
import { type Answer, type Call, outcomeOf, send } from '../harness/send.ts';
import { makeFolder, removeFolder } from '../harness/service.ts';
import { describeLoad, startWorkload } from '../harness/workload.ts';
import { askAsAdmin } from './load.ts';

const addTask = (): Call => {
  const key = crypto.randomUUID();
  return { method: 'POST', path: '/todos', body: { text: `rolling ${key}`, completed: false }, key };
};

export const rollingRestart: Fault = {
  name: 'rolling-restart',
  figure: 'R16',
  aim: '0 failed requests after one client retry',
  explained:
    'Two nodes are stopped by SIGTERM and started again in turn under a steady load; a request that fails is asked once more of the other node.',
  async run({ isFull, postgres }) {
    const database = await (await postgres()).createDatabase(`rolling_${Date.now()}`);
    return withTwoNodes(async (one, other) => {
      const [account] = one.accounts();
      if (!account) throw new Error('There are no sample accounts.');
      const token = await signInByProtocol(one.url, account);
      const urls = [one.url, other.url];
      let retried = 0;
      async function ask(index: number): Promise<Answer> {
        const call = index % 5 === 0 ? addTask() : { method: 'GET', path: '/todos' };
        const answer = await send(urls[index % 2] ?? '', token, call);
        if (outcomeOf(answer) !== 'unknown') return answer;
        retried++;
        return send(urls[(index + 1) % 2] ?? '', token, call);
      }
      const paced = pace(ask, isFull ? 100 : 20);
      const found: string[] = [];
      for (let turn = 0; turn < (isFull ? 20 : 2); turn++)
        for (const node of [one, other]) {
          await wait(2_000);
          const { code } = await node.stop();
          if (code !== 0) found.push(`a stop ended with ${code}`);
          await node.start();
        }
      await wait(1_000);
      const { told, failed } = await paced.stop();
      return judged(`${told}, ${retried} retried`, found, failed === 0);
    }, database);
  },
};

export const idempotency: Fault = {
  name: 'idempotency',
  figure: 'R19',
  aim: 'a POST repeated with its key happens once, over restarts and nodes, for 24 h',
  explained:
    'The same POST is sent to both nodes at once and repeated after each was killed; and, with the clock set 23 h 50 min forth (libfaketime), after that time.',
  async run({ isFull, postgres }) {
    const database = await (await postgres()).createDatabase(`once_${Date.now()}`);
    const found: string[] = [];
    const times = isFull ? 500 : 40;
    const idOf = (answer: Answer) => (answer?.body as { id?: string } | undefined)?.id;
    const row = await withTwoNodes(async (one, other) => {
      const [account] = one.accounts();
      if (!account) throw new Error('There are no sample accounts.');
      const token = await signInByProtocol(one.url, account);
      const calls = Array.from({ length: times }, addTask);
      const ids = new Map<Call, string | undefined>();
      for (const call of calls) {
        const both = await Promise.all([one, other, one].map(({ url }) => send(url, token, call)));
        const given = new Set(both.map(idOf).filter((id) => id !== undefined));
        if (given.size !== 1) found.push(`${call.key} gave ${given.size} tasks`);
        ids.set(call, [...given][0]);
      }
      for (const node of [one, other]) {
        await node.kill();
        await node.start();
      }
      for (const call of calls)
        if (idOf(await send(other.url, token, call)) !== ids.get(call))
          found.push(`${call.key} gave another task after restarts`);
      const workload = await startWorkload({ urls: [one.url, other.url], accounts: one.accounts(), writers: 4 });
      await wait(2_000);
      await workload.stop();
      found.push(
        ...(await workload.repeat(other.url)),
        ...(await workload.repeat(one.url)),
        ...(await workload.judge()),
      );
      return `${times} at once and after restarts, ${describeLoad(workload)}`;
    }, database);
    found.push(...(await isRepeatedADayLater()));
    return judged(`${row}, and 23 h 50 min later`, found);
  },
};

/** Where faketime's offset is read from; replaced as a whole, so that no half of it is ever read. */
export function openOffset() {
  const folder = makeFolder();
  const path = join(folder, 'offset');
  const set = (seconds: number) => {
    writeFileSync(`${path}.new`, `${seconds < 0 ? '' : '+'}${seconds}\n`);
    renameSync(`${path}.new`, path);
  };
  set(0);
  const settings = {
    LD_PRELOAD: '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
    FAKETIME_TIMESTAMP_FILE: path,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return { set, settings, remove: () => removeFolder(folder) };
}

async function isRepeatedADayLater(): Promise<string[]> {
  const offset = openOffset();
  try {
    return await withNode(async (node) => {
      const call = addTask();
      const first = await (await askAsAdmin(node))(call);
      offset.set(24 * 3_600 - 600);
      await wait(1_000);
      const again = await (await askAsAdmin(node))(call);
      const [id, repeated] = [first, again].map((answer) => (answer?.body as { id?: string })?.id);
      return id !== undefined && id === repeated ? [] : [`a day later ${id} is ${repeated} (${again?.status})`];
    }, offset.settings);
  } finally {
    offset.remove();
  }
}
