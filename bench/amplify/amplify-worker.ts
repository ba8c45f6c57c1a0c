import { parentPort, workerData } from 'node:worker_threads';
import { signOut } from 'aws-amplify/auth';
import { createStopwatch } from '../stopwatch.ts';
import { openCognitoLocalPool } from './cognito-local-pool.ts';
import { connectAmplify } from './connect-amplify.ts';
import type { AmplifyFlow } from './flow.ts';
import { allFlows } from './flows/all-flows.ts';
import { openHalyardPool } from './halyard-pool.ts';
import { NotAsExpected } from './not-as-expected.ts';
import type { Outcome } from './outcome.ts';
import type { Pool, PoolAddress } from './pool.ts';

// A browser of one pool. It has its own thread because Amplify keeps its state in modules, and because a flow that
// never ends can be ended with the thread.

// Amplify warns about every endpoint that is not Amazon's.
console.warn = () => {};

const answers = createStopwatch();
const plainFetch = globalThis.fetch;
globalThis.fetch = (...request) => answers.time(() => plainFetch(...request));

const openPool = (address: PoolAddress): Pool | Promise<Pool> =>
  address.kind === 'halyard' ? openHalyardPool(address) : openCognitoLocalPool(address);

function explain(error: unknown): string {
  if (error instanceof NotAsExpected) return error.message;
  return error instanceof Error ? error.name : String(error);
}

async function walk(pool: Pool, flow: AmplifyFlow): Promise<Outcome> {
  let ms = 0;
  let answersMs = 0;
  const time = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    answers.take();
    const begin = performance.now();
    const answer = await work();
    ms += performance.now() - begin;
    answersMs += answers.take();
    return answer;
  };
  connectAmplify(pool.settings);
  try {
    await flow.walk({ pool, time });
    return { works: true, ms, answersMs };
  } catch (error) {
    return { works: false, why: explain(error) };
  } finally {
    await signOut();
  }
}

const pool = await openPool(workerData as PoolAddress);
parentPort?.on('message', async (name: string) => {
  const flow = allFlows.find((known) => known.name === name);
  if (flow) parentPort?.postMessage(await walk(pool, flow));
});
