import { setTimeout as wait } from 'node:timers/promises';
import { residentMegabytes } from '../../bench/start-up.ts';
import { signInByProtocol } from '../../e2e/durability/caller.ts';
import type { Product } from '../../e2e/product.ts';
import { type Fault, judged } from '../harness/fault.ts';
import { withNode } from '../harness/nodes.ts';
import { pace, paceFor } from '../harness/pace.ts';
import { type Answer, bodyOf, type Call, send } from '../harness/send.ts';

const reads = [
  ...['/todos', '/incidents', '/threats', '/entities', '/dashboard/summary', '/notifications', '/users/settings'],
  ...['/incidents/kpis', '/incidents?status=open&limit=20', '/threats?limit=20'],
];
const read = (path: string): Call => ({ method: 'GET', path });
const addTask = (index: number): Call => ({
  method: 'POST',
  path: '/todos',
  body: { text: `load ${index}`, completed: false },
});
/** One request in twenty writes. */
const mixed = (index: number, write = addTask) =>
  index % 20 === 7 ? write(index) : read(reads[index % reads.length] ?? '/todos');

const withSample = { HALYARD_SAMPLE_WORKSPACE: 'on' };

/** Someone who may read everything; returns how to ask as them. */
export async function askAsAdmin(node: Product): Promise<(call: Call) => Promise<Answer>> {
  const admin = node.accounts().find(({ role }) => role === 'admin');
  if (!admin) throw new Error('There is no sample administrator.');
  const token = await signInByProtocol(node.url, admin);
  return (call) => send(node.url, token, call);
}

export const load: Fault = {
  name: 'load',
  figure: 'R4',
  aim: '300 requests/s for 30 minutes: p50 ≤ 20 ms, p99 ≤ 150 ms, 0 errors; a burst is answered 503 with Retry-After at worst, normal in 5 s',
  explained:
    'Mixed requests at a steady rate, one in twenty of them a write, from a generator on the same cores; then 2,000 requests at once.',
  run: ({ isFull }) =>
    withNode(async (node) => {
      const ask = await askAsAdmin(node);
      await paceFor(3, 100, (index) => ask(mixed(index)));
      const steady = await paceFor(isFull ? 1_800 : 20, 300, (index) => ask(mixed(index)));
      const burst = await Promise.all(Array.from({ length: 2_000 }, (_, index) => ask(mixed(index))));
      const bad = burst.filter((answer) => !(answer && (answer.status < 400 || answer.retryAfter !== null))).length;
      await wait(5_000);
      const after = await paceFor(5, 100, (index) => ask(mixed(index)));
      const found = [
        ...(bad > 0 ? [`${bad} of the burst failed without Retry-After`] : []),
        ...(after.failed > 0 || after.p99 > 150 ? [`after the burst ${after.told}`] : []),
      ];
      return judged(steady.told, found, steady.failed === 0 && steady.p50 <= 20 && steady.p99 <= 150);
    }, withSample),
};

export const soak: Fault = {
  name: 'soak',
  figure: 'R6',
  aim: '2 h: memory after the first quarter grows ≤ 5 %',
  explained:
    'Mixed requests, 50 a second, one in twenty of them ticks the same task, for a minute, with --full for two hours, or for --minutes=N; resident memory after the first quarter and at the end, medians of ten readings.',
  run: ({ isFull, minutes }) =>
    withNode(async (node) => {
      const ask = await askAsAdmin(node);
      const ms = (minutes ?? (isFull ? 120 : 1)) * 60_000;
      const task = bodyOf<{ id: string; text: string }>(await ask(addTask(0)));
      // The workspace stays as large as it is: what grows with it is no leak.
      const tick = (index: number): Call => ({
        method: 'PUT',
        path: `/todos/${task.id}`,
        body: { ...task, completed: index % 40 === 7 },
      });
      const paced = pace((index) => ask(mixed(index, tick)), 50);
      const resident = async () => {
        const readings: number[] = [];
        for (let turn = 0; turn < 10; turn++) {
          readings.push(residentMegabytes(node.processId() ?? 0));
          await wait(ms / 200);
        }
        return readings.sort((one, other) => one - other)[5] ?? 0;
      };
      await wait(ms / 4);
      const early = await resident();
      await wait(ms / 2);
      const late = await resident();
      const { told, failed } = await paced.stop();
      const growth = (late / early - 1) * 100;
      const measured = `${ms / 60_000} min: ${early.toFixed(0)} MB, then ${late.toFixed(0)} MB (${growth.toFixed(1)} %); ${told}`;
      return judged(measured, [], growth <= 5 && failed === 0);
    }, withSample),
};
