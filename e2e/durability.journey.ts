import { expect, test } from '@playwright/test';
import { launch } from './launch.ts';
import { createProduct, type Product } from './product.ts';
import { openClient } from './steps/api-client.ts';
import { createHistory, judge, write } from './steps/write-history.ts';

const kills = 50;
const writers = 8;
const writingMs = 250;

test('50 kills in the middle of writes lose, double and invent nothing, and the audit chain holds', async () => {
  test.setTimeout(240_000);
  const product = await createProduct();
  await product.start();
  const clients = await Promise.all(product.accounts().map((account) => openClient(product.url, account)));
  const histories = Array.from({ length: writers }, (_, index) => {
    const client = clients[index % clients.length];
    if (!client) throw new Error('the sample workspace has accounts');
    return createHistory(client);
  });

  for (let round = 0; round < kills; round++) {
    const stop = new AbortController();
    const work = histories.map((history) => write(history, stop.signal));
    await new Promise((resolve) => setTimeout(resolve, writingMs));
    await product.kill();
    stop.abort();
    await Promise.all(work);
    await product.start();
    for (const history of histories) expect(await judge(history), `after kill ${round + 1}`).toEqual([]);
  }

  const acknowledged = histories.reduce(
    (sum, { entries }) => sum + entries.filter(({ outcome }) => outcome === 'ok').length,
    0,
  );
  expect(acknowledged).toBeGreaterThan(kills * writers);
  const audit = await launch('verify-audit.ts', product.settings).ended;
  expect(audit.output).toContain('The audit chain is intact');
  expect(audit.code).toBe(0);
  await product.remove();
});

async function endsWith(settings: Product['settings']) {
  return launch('main.ts', settings).ended;
}

test('a second start on the same folder ends with 75 and names folder and process', async () => {
  const product = await createProduct();
  await product.start();

  const second = await endsWith({ ...product.settings, HALYARD_PORT: '1' });

  expect(second.code).toBe(75);
  expect(second.output).toContain(product.dataFolder);
  expect(second.output).toContain(String(product.processId()));
  await product.remove();
});

test('told to stop it ends with 0, and a wrong setting ends the start with 78', async () => {
  const product = await createProduct();
  await product.start();

  expect((await product.stop()).code).toBe(0);
  const wrong = await endsWith({ ...product.settings, HALYARD_PORT: 'eighty' });
  expect(wrong.code).toBe(78);
  expect(wrong.output).toContain('HALYARD_PORT');
  await product.remove();
});

test('a first start that was killed is finished by the next one: every sample account can sign in', async () => {
  test.setTimeout(120_000);
  for (const afterMs of [150, 250, 350, 450, 600]) {
    const product = await createProduct();
    const first = launch('main.ts', product.settings);
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    await first.end('SIGKILL');

    await product.start();

    const clients = await Promise.all(product.accounts().map((account) => openClient(product.url, account)));
    for (const client of clients) expect(await client.listTodos(), `killed after ${afterMs} ms`).toHaveLength(28);
    await product.remove();
  }
});
