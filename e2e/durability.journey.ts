import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createCaller, signInByProtocol } from './durability/caller.ts';
import { createWriter } from './durability/writer.ts';
import { expect, test } from './halyard.ts';
import { findFreePort, launch } from './launch.ts';
import { type Product, withPreparedProduct, withProduct } from './product.ts';

const kills = 50;
const writersAtOnce = 8;

async function createPeople(product: Product) {
  const accounts = product.accounts();
  return Promise.all(
    accounts.map(async (account) => createCaller(product.url, await signInByProtocol(product.url, account))),
  );
}

type People = Awaited<ReturnType<typeof createPeople>>;

const createWriters = (people: People) =>
  Array.from({ length: writersAtOnce }, (_, index) => {
    const caller = people[index % people.length];
    if (!caller) throw new Error('there are no sample accounts');
    return { caller, writer: createWriter(`writer ${index}`, caller) };
  });

type Writers = ReturnType<typeof createWriters>;

/** Lets all writers write for a while, kills the server in the middle of it and restarts it. */
async function killUnderWrites(product: Product, writers: Writers, writeForMs: number) {
  const writing = writers.map(({ writer }) => writer.write());
  await wait(writeForMs);
  await product.kill();
  await Promise.all(writing);
  await product.start();
}

/** Reads everything back; returns every contradiction. */
async function readBack(people: People, writers: Writers): Promise<string[]> {
  const lists = new Map(await Promise.all(people.map(async (caller) => [caller, await caller.list()] as const)));
  return writers.flatMap(({ caller, writer }) => writer.recover(lists.get(caller) ?? []));
}

async function repeatAdds(writers: Writers): Promise<string[]> {
  const contradictions = await Promise.all(writers.map(({ writer }) => writer.repeatLastAdd()));
  return contradictions.flat();
}

test(`${kills} kills under ${writersAtOnce} writers lose nothing, double nothing and leave the audit chain whole`, async () => {
  test.setTimeout(480_000);
  await withPreparedProduct(async (product) => {
    const people = await createPeople(product);
    const writers = createWriters(people);

    for (let kill = 0; kill < kills; kill++) {
      await killUnderWrites(product, writers, 220 + ((kill * 37) % 160));
      expect(await readBack(people, writers), `after kill ${kill + 1}`).toEqual([]);
      expect(await repeatAdds(writers), `repeated after kill ${kill + 1}`).toEqual([]);
    }

    expect(await readBack(people, writers)).toEqual([]);
    const count = (outcome: 'ok' | 'fail') =>
      writers.reduce((sum, { writer }) => sum + writer.history.count(outcome), 0);
    expect(count('fail')).toBe(0);
    expect(count('ok')).toBeGreaterThan(kills * writersAtOnce);
    expect((await product.stop()).code).toBe(0);
    expect(await launch('verify-audit.ts', product.settings).ended).toMatchObject({ code: 0 });
  });
});

test('a second start on the same data folder ends with 75 and names the folder and the process', async ({
  halyard,
}) => {
  const second = launch('main.ts', { ...halyard.settings, HALYARD_PORT: String(await findFreePort()) });

  const { code, output } = await second.ended;

  expect(code).toBe(75);
  expect(output).toContain(halyard.dataFolder);
  expect(output).toContain(`process ${halyard.processId()}`);
});

test('SIGTERM ends the server with 0', async () => {
  await withProduct(async (product) => {
    await product.start();

    expect((await product.stop()).code).toBe(0);
  });
});

const wrongSettings = {
  HALYARD_PORT: 'harbour',
  HALYARD_HOST: 'not a host',
  HALYARD_IDENTITY_KEY: 'too-short',
  HALYARD_RATE_LIMIT_FACTOR: '-1',
};
for (const [name, value] of Object.entries(wrongSettings)) {
  test(`a wrong ${name} ends the start with 78 and is named`, async () => {
    await withProduct(async ({ settings }) => {
      const { code, output } = await launch('main.ts', { ...settings, [name]: value }).ended;

      expect(code).toBe(78);
      expect(output).toContain(`The setting ${name} `);
    });
  });
}

/** Starts, and kills as soon as the file is there. */
async function killFirstStart({ settings, dataFolder }: Product, file: string, afterMs: number) {
  const first = launch('main.ts', settings);
  while (!existsSync(join(dataFolder, file))) await wait(1);
  await wait(afterMs);
  await first.end('SIGKILL');
}

const moments = [
  { file: 'lock', afterMs: 0 },
  { file: 'halyard.sqlite', afterMs: 0 },
  { file: 'identity.key', afterMs: 0 },
  { file: 'sample-accounts.json', afterMs: 0 },
  { file: 'sample-accounts.json', afterMs: 60 },
];
for (const { file, afterMs } of moments) {
  test(`a first start that is killed ${afterMs} ms after it made ${file} is finished by the next`, async () => {
    await withProduct(async (product) => {
      await killFirstStart(product, file, afterMs);

      await product.start();

      const people = await createPeople(product);
      const lists = await Promise.all(people.map((person) => person.list()));
      expect(lists.map((list) => list.length)).toEqual(people.map(() => 28));
    });
  });
}
