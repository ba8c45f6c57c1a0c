import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

type Ended = { readonly code: number; readonly said: string };

const fileOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

function run(file: string, parameters: readonly string[], environment: Record<string, string>): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { PATH: process.env.PATH, HALYARD_DATA_DIR: folder, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [fileOf(file), ...parameters], { env }, (error, _out, said) =>
      resolve({ code: Number(error?.code ?? 0), said }),
    );
  });
}

const nobodyThere = { DATABASE_URL: 'postgres://halyard@127.0.0.1:1/none' };
const key = { HALYARD_IDENTITY_KEY: 'a'.repeat(64) };
const wrongPort = { HALYARD_PORT: 'a lot' };

test('a command that cannot be run says why in a sentence, with the exit code of the start', async () => {
  const bundle = join(mkdtempSync(join(tmpdir(), 'halyard-bundle-')), 'a.json');
  writeFileSync(bundle, '{}');
  const calls = [
    [78, 'verify-audit.ts', [], wrongPort],
    [77, 'verify-audit.ts', [], {}],
    [70, 'verify-audit.ts', [], key],
    [70, 'verify-audit.ts', [], { ...key, ...nobodyThere }],
    [78, 'halyard.ts', ['import', bundle], wrongPort],
    [70, 'halyard.ts', ['crime', 'restore'], nobodyThere],
    [70, 'halyard.ts', ['crime', 'adopt'], nobodyThere],
    [64, 'halyard.ts', ['crime', 'import', bundle, '--colour', 'red'], {}],
  ] as const;

  const ended = await Promise.all(calls.map(([, file, words, environment]) => run(file, words, environment)));

  expect(ended.map(({ code }) => code)).toEqual(calls.map(([code]) => code));
  for (const { said } of ended) {
    expect(said).toMatch(/^[A-Z].+/);
    expect(said).not.toMatch(/^\s+at /m);
  }
}, 60_000);
