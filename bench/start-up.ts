import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { atMost, type Figure, median, plain, repeat, timeMs } from './measure.ts';
import { makeFolder, type Product, removeFolder, signIn, startProduct } from './product.ts';

const command = ['npm', 'start'];

async function firstSignedInAnswer(product: Product) {
  const [account] = product.accounts();
  if (!account) throw new Error('The sample workspace has no accounts.');
  const { AccessToken } = await signIn(product, account);
  const answer = await fetch(`${product.url}/api/todos`, { headers: { authorization: `Bearer ${AccessToken}` } });
  if (!answer.ok) throw new Error(`The first signed-in request was answered ${answer.status}.`);
}

async function timeStart(folder: string): Promise<number> {
  let product: Product | undefined;
  const ms = await timeMs(async () => {
    product = await startProduct(folder, command);
    await firstSignedInAnswer(product);
  });
  await product?.stop();
  return ms;
}

/** From `npm start` (installed and built) to the first answer for a signed-in person. */
export async function measureStartUp(): Promise<Figure[]> {
  const firsts: number[] = [];
  const seconds = await repeat(5, async () => {
    const folder = makeFolder();
    firsts.push(await timeStart(folder));
    const second = await timeStart(folder);
    removeFolder(folder);
    return second;
  });
  return [
    atMost('first start with an empty folder, to the first signed-in answer', median(firsts), 'ms', 3_000),
    atMost('second start, to the first signed-in answer', median(seconds), 'ms', 2_000),
  ];
}

/** The current memory of a process; on Linux only. */
export function residentMegabytes(processId: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Memory of the server ten seconds after a start and one signed-in request. */
export async function measureIdleMemory(): Promise<Figure[]> {
  if (process.platform !== 'linux') return [plain('memory of the idle server', 'not measured: needs Linux')];
  const folder = makeFolder();
  const product = await startProduct(folder);
  await firstSignedInAnswer(product);
  await wait(10_000);
  const megabytes = residentMegabytes(product.processId);
  await product.stop();
  removeFolder(folder);
  return [atMost('memory of the idle server (resident)', megabytes, 'MB', 150)];
}
