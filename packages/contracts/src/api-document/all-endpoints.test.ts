import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operations } from './all-endpoints.ts';

const definition = /^export const (\w+) = defineEndpoint\(/gm;

test('every endpoint that is defined is an operation of the API document, by its name', () => {
  const contracts = join(import.meta.dirname, '..');
  const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const sources = files.map((name) => readFileSync(join(contracts, name), 'utf8'));
  const defined = sources.flatMap((source) => [...source.matchAll(definition)].map(([, name]) => name));

  expect(defined.length).toBeGreaterThan(150);
  expect(Object.keys(operations).sort()).toEqual(defined.sort());
});
