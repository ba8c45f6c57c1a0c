import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { generateMonth, sampleMonths } from './generate-month.ts';
import { writeSampleMonths } from './write-sample-months.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-months-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const now = Date.parse('2026-11-21T10:00:00Z');

test('a file for each month and force is written, with what the generator says', async () => {
  const folder = makeFolder();

  await writeSampleMonths({ folder, now, seed: 1 }, new AbortController().signal);

  expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('-street.csv'))).toHaveLength(
    288,
  );
  const [{ month, asOf, forces } = { month: '', asOf: '', forces: [] }] = sampleMonths(new Date(now));
  const [{ force, rows } = { force: '', rows: 0 }] = forces;
  const written = readFileSync(join(folder, month, `${month}-${force}-street.csv`), 'utf8');
  expect(written).toBe(generateMonth({ month, asOf, force, rows, seed: 1 }));
});

test('who stops it hears the reason of the stop', async () => {
  const folder = makeFolder();
  const stopper = new AbortController();
  const written = writeSampleMonths({ folder, now, seed: 1 }, stopper.signal);

  stopper.abort(new Error('The server ends.'));

  await expect(written).rejects.toThrow('The server ends.');
});

test('a file that cannot be written is told with its code', async () => {
  const folder = join(makeFolder(), 'taken');
  writeFileSync(folder, '');

  await expect(writeSampleMonths({ folder, now, seed: 1 }, new AbortController().signal)).rejects.toMatchObject({
    code: 'ENOTDIR',
  });
});
