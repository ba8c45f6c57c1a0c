import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operations } from './all-endpoints.ts';

const definition = /^export const (\w+) = defineEndpoint\(/gm;

test('every endpoint that is defined is an operation of the API document, by its name', () => {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('all-endpoints'),
  );
  const sources = files.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  const defined = sources.flatMap((source) => [...source.matchAll(definition)].map(([, name]) => name));

  expect(defined.length).toBeGreaterThan(150);
  expect(Object.keys(operations).sort()).toEqual(defined.sort());
});
