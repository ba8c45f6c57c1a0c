import { Worker } from 'node:worker_threads';
import { type Figure, plain } from './measure.ts';
import type { Product } from './product.ts';

const workerFile = new URL('./sign-in-worker.ts', import.meta.url);
const workers = 4;
const seconds = 10;

/** SRP sign-ins a second over the wire; the clients' own arithmetic runs on the same two cores. */
export async function measureSignIns(product: Product): Promise<Figure[]> {
  const account = product.accounts().find(({ role }) => role === 'analyst');
  if (!account) throw new Error('The sample workspace has no analyst.');
  const counts = await Promise.all(Array.from({ length: workers }, () => countSignIns(product.url, account)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return [plain('SRP sign-ins, clients on the same cores', `${(total / seconds).toFixed(1)} a second`)];
}

function countSignIns(url: string, account: { email: string; password: string }): Promise<number> {
  const worker = new Worker(workerFile, { workerData: { url, account, seconds } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
