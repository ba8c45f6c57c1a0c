import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ended, findFreePort, type Launched, launch, type Settings, waitUntilReady } from './launch.ts';

export type SampleAccount = {
  readonly email: string;
  readonly password: string;
  readonly role: string;
  readonly name: string;
};

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code: string | null;
};

/** The environment variable that names the data folder of the prepared sample workspace. */
export const preparedFolder = 'HALYARD_JOURNEY_WORKSPACE';

const ended: Ended = { code: null, output: '' };

/** The real product on a fresh data folder and a free port, with these settings, behind these words; it does not run yet. */
export async function createProduct(extra: Settings = {}, before: readonly string[] = []) {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const dataFolder = mkdtempSync(join(tmpdir(), 'halyard-journey-'));
  const settings: Settings = {
    HALYARD_PORT: String(port),
    HALYARD_DATA_DIR: dataFolder,
    HALYARD_RATE_LIMIT_FACTOR: '1000',
    ...extra,
  };
  let running: Launched | undefined;

  async function start(): Promise<void> {
    running = launch('main.ts', settings, [], before);
    await waitUntilReady(url, running);
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<Ended> {
    const was = running;
    running = undefined;
    return was ? was.end(signal) : ended;
  }

  const accounts = (): readonly SampleAccount[] =>
    JSON.parse(readFileSync(join(dataFolder, 'sample-accounts.json'), 'utf8'));

  return {
    url,
    dataFolder,
    settings,
    processId: () => running?.pid,
    output: () => running?.output() ?? '',
    start,
    /** Asks it to end, as an operator does. */
    stop: () => end('SIGTERM'),
    /** Takes it away without a word, as a power cut does. */
    kill: () => end('SIGKILL'),
    async restart() {
      await end('SIGTERM');
      await start();
    },
    accounts,
    account(email: string): SampleAccount {
      const found = accounts().find((account) => account.email === email);
      if (!found) throw new Error(`there is no sample account ${email}`);
      return found;
    },
    /** Emails to an address, newest first. */
    async outbox(email: string): Promise<readonly Letter[]> {
      const answer = await fetch(`${url}/identity/outbox?to=${encodeURIComponent(email)}`);
      return (await answer.json()) as readonly Letter[];
    },
    async remove() {
      await end('SIGKILL');
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

export type Product = Awaited<ReturnType<typeof createProduct>>;

/** Runs `work` with its own product that is not started yet, and takes it away afterwards. */
export async function withProduct(work: (product: Product) => Promise<void>, extra: Settings = {}): Promise<void> {
  const product = await createProduct(extra);
  try {
    await work(product);
  } finally {
    await product.remove();
  }
}

/** Runs `work` with its own product that runs on a copy of the prepared sample workspace. */
export async function withPreparedProduct(
  work: (product: Product) => Promise<void>,
  extra: Settings = {},
): Promise<void> {
  const prepared = process.env[preparedFolder];
  if (!prepared) throw new Error('the sample workspace of the journeys was not prepared');
  await withProduct(async (product) => {
    cpSync(prepared, product.dataFolder, { recursive: true });
    await product.start();
    await work(product);
  }, extra);
}
