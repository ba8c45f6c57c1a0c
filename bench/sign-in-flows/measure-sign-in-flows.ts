import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type Figure, median, plain } from '../measure.ts';
import { openPoolClient, type PoolClient } from '../pool-client.ts';
import { makeFolder, removeFolder, startProduct } from '../product.ts';
import { createStopwatch, type Stopwatch } from '../stopwatch.ts';
import { openTextGateway } from '../text-gateway.ts';
import { listFlows } from './flows.ts';
import type { Flow, Visit } from './visit.ts';

const people = 30;
// The first people find a server that has not compiled its own code yet: they are not counted.
const warmUps = 2;

/** Processor time of every thread of the process, in milliseconds. */
function cpuMs(processId: number): number {
  const threads = readdirSync(`/proc/${processId}/task`);
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${processId}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}

async function measureStep({ run }: Flow['steps'][number], visits: readonly Visit[], stopwatch: Stopwatch) {
  const walked: Visit[] = [];
  const times: number[] = [];
  for (const visit of visits) {
    stopwatch.take();
    walked.push(await run(visit));
    times.push(stopwatch.take());
  }
  return { walked, times };
}

/** Every step is done for everyone before the next one, so that processor time adds up over many calls. */
async function measureFlow({ name, steps }: Flow, processId: number, everybody: readonly Visit[], watch: Stopwatch) {
  let visits = everybody;
  let total = everybody.map(() => 0);
  let cpu = 0;
  for (const step of steps) {
    const before = cpuMs(processId);
    const { walked, times } = await measureStep(step, visits, watch);
    visits = walked;
    if (!step.isMeasured) continue;
    total = total.map((ms, index) => ms + (times[index] ?? 0));
    cpu += cpuMs(processId) - before;
  }
  const each = cpu / everybody.length;
  const rate = each > 0 ? `${(1000 / each).toFixed(0)} a second` : 'below what can be measured';
  return plain(name, `${median(total).toFixed(1)} ms; server CPU ${each.toFixed(1)} ms, on one core ${rate}`);
}

async function gatherPeople({ addPerson }: PoolClient, from: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let index = from; index < from + people; index++) visits.push({ person: await addPerson(index), reply: {} });
  return visits;
}

/** Each sign-in flow, one after another: the time its calls take, the server's processor time, sign-ins on one core. */
export async function measureSignInFlows(): Promise<Figure[]> {
  const gateway = await openTextGateway();
  const folder = makeFolder();
  const adminToken = randomUUID() + randomUUID();
  const product = await startProduct(folder, undefined, {
    HALYARD_IDENTITY_ADMIN_TOKEN: adminToken,
    HALYARD_SMS_URL: gateway.url,
    HALYARD_HOSTED_LOGIN: 'on',
  });
  const stopwatch = createStopwatch();
  const client = await openPoolClient(product.url, adminToken, stopwatch);
  const figures: Figure[] = [];
  const flows = listFlows(client, gateway.url);
  for (const [index, flow] of [...flows.slice(0, warmUps), ...flows].entries()) {
    const everybody = await gatherPeople(client, index * people);
    figures.push(await measureFlow(flow, product.processId, everybody, stopwatch));
  }
  await product.stop();
  gateway.close();
  removeFolder(folder);
  return figures.slice(warmUps);
}
