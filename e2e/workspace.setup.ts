import { setTimeout as wait } from 'node:timers/promises';
import { signInByProtocol } from './durability/caller.ts';
import { createProduct, type Product, preparedFolder } from './product.ts';

type Imports = { readonly imports: readonly { readonly source: string; readonly state: string }[] };

async function readStateOfPoliceData({ url }: Product, token: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/api/crime/imports`, { headers: { authorization: `Bearer ${token}` } });
  const { imports } = (await answer.json()) as Imports;
  return imports.find(({ source }) => source === 'sample')?.state;
}

async function untilPoliceDataIsThere(product: Product): Promise<void> {
  const token = await signInByProtocol(product.url, product.account('admin@example.com'));
  for (;;) {
    const state = await readStateOfPoliceData(product, token);
    if (state === 'finished') return;
    if (state === 'failed') throw new Error('the police data of the sample workspace could not be generated');
    await wait(200);
  }
}

/**
 * Makes a sample workspace once, to the last month of its police data. Products that journeys share begin with a copy:
 * generating it takes a core for a quarter of a minute.
 */
export default async function prepareWorkspace() {
  const product = await createProduct();
  await product.start();
  await untilPoliceDataIsThere(product);
  await product.stop();
  process.env[preparedFolder] = product.dataFolder;
  return () => product.remove();
}
