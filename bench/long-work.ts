import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eventsOfPerson, reportedDays } from './busy-year.ts';
import { type Ask, importedObjects, makeBundle } from './intelligence-load.ts';
import { makeFolder, removeFolder } from './product.ts';
import { rowsOfMonth, writeMonth } from './street-files.ts';
import { zipOf } from './zip-of.ts';

/** One piece of long work; what the ones before it have left is there. What it sends is made before it is measured. */
export type LongWork = { readonly name: string; readonly prepare: () => (ask: Ask) => Promise<unknown> };

type Sheet = { readonly id: string; readonly state: string };

const asksEveryMs = 50;

async function untilItIs(ask: Ask, setup: string, wanted: string): Promise<void> {
  for (;;) {
    const { import: sheet } = (await (await ask(setup)).json()) as { import: Sheet };
    if (sheet.state === wanted) return;
    if (['failed', 'cancelled', 'held'].includes(sheet.state)) throw new Error(`The import ended as ${sheet.state}.`);
    await wait(asksEveryMs);
  }
}

/** Sends a file and waits until it is imported. */
const upload = (setup: string, name: string, body: Buffer<ArrayBuffer>) => async (ask: Ask) => {
  const headers = { 'content-type': 'application/octet-stream' };
  const { id } = (await (await ask(`${setup}?name=${name}`, { method: 'POST', headers, body })).json()) as Sheet;
  await untilItIs(ask, `${setup}/${id}`, 'finished');
};

async function undoNewest(ask: Ask): Promise<void> {
  const { imports } = (await (await ask('/imports')).json()) as { imports: Sheet[] };
  const newest = imports.find(({ state }) => state === 'finished');
  if (!newest) throw new Error('There is no import to undo.');
  await ask(`/imports/${newest.id}/undo`, { method: 'POST' });
  await untilItIs(ask, `/imports/${newest.id}`, 'undone');
}

async function undoNewestMonth(ask: Ask): Promise<void> {
  const { imports } = (await (await ask('/crime/imports')).json()) as { imports: Sheet[] };
  await ask(`/crime/imports/${imports[0]?.id}/undo`, { method: 'POST' });
}

/** A month of police data as one archive. */
export function zipMonth(month: string): Buffer<ArrayBuffer> {
  const folder = makeFolder();
  writeMonth(folder, month, 7);
  const names = readdirSync(join(folder, month));
  const content = (name: string) => readFileSync(join(folder, month, name), 'utf8');
  const zip = Buffer.from(zipOf(names.map((name) => ({ name: `${month}/${name}`, content: content(name) }))));
  removeFolder(folder);
  return zip;
}

const read = (path: string) => () => async (ask: Ask) => {
  const { body } = await ask(path);
  for await (const part of body ?? []) void part;
};

function report(path: string): LongWork['prepare'] {
  const to = new Date();
  const from = new Date(to.getTime() - reportedDays * 86_400_000);
  return read(`${path}from=${from.toISOString()}&to=${to.toISOString()}`);
}

const count = (number: number) => number.toLocaleString('en');
const objects = `${count(importedObjects)} objects`;
const newer = () => makeBundle().replaceAll('"name":"', '"name":"Changed ').replaceAll('2026-11-20T', '2026-11-21T');

/** Long work of every kind; a new kind is one more entry. */
export const longWork: readonly LongWork[] = [
  {
    name: `import of ${objects}, publishing included`,
    prepare: () => upload('/imports', 'bench.json', Buffer.from(makeBundle())),
  },
  { name: 'default graph', prepare: read('/graph') },
  { name: 'export of the threats as CSV', prepare: read('/threats/export?format=csv') },
  { name: 'export of the threats as STIX', prepare: read('/threats/export?format=stix') },
  { name: 'export of the entities as CSV', prepare: read('/entities/export?format=csv') },
  { name: 'export of the entities as STIX', prepare: read('/entities/export?format=stix') },
  { name: `export of a profile with ${count(eventsOfPerson)} events`, prepare: read('/users/profile/export') },
  { name: `report of ${reportedDays} days`, prepare: report('/reports/incidents?') },
  { name: 'the same as CSV', prepare: report('/reports/incidents/export?format=csv&') },
  {
    name: `import of ${objects}, newer versions of them`,
    prepare: () => upload('/imports', 'newer.json', Buffer.from(newer())),
  },
  { name: `undo of an import that changed ${objects}`, prepare: () => undoNewest },
  { name: `undo of an import of ${objects}`, prepare: () => undoNewest },
  {
    name: `import of a month of police data, ${count(rowsOfMonth)} rows`,
    prepare: () => upload('/crime/imports', 'month.zip', zipMonth('2024-01')),
  },
  { name: 'undo of that month', prepare: () => undoNewestMonth },
];
