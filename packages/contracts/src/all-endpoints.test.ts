import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from './all-endpoints.ts';

const isEndpoint = (value: unknown) =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

test('every endpoint that is defined is an operation of the API document, by its name', async () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !/\.test\.ts$|^all-endpoints/.test(name));
  const modules = await Promise.all(files.map((name) => import(`./${name}`) as Promise<object>));
  const defined = modules.flatMap(Object.entries).filter(([, value]) => isEndpoint(value));

  expect(Object.keys(operations).sort()).toEqual(defined.map(([name]) => name).sort());
});
