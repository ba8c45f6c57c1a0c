import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const map = readFileSync(inRoot('docs/code-map.md'), 'utf8');
const isPath = (text: string) => /^(apps|packages|tools)\/[^<]+$/.test(text);
const namedPaths = [...map.matchAll(/`([^`]+)`/g)].flatMap(([, text = '']) => (isPath(text) ? [text] : []));

test('every file and folder that the code map names exists', () => {
  expect(namedPaths.length).toBeGreaterThanOrEqual(40);
  expect(namedPaths.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
});

test('the code map describes the eleven flows as numbered steps', () => {
  const flows = map.split(/^## /m).slice(1);

  expect(flows).toHaveLength(11);
  for (const flow of flows) expect(flow, flow.split('\n')[0]).toMatch(/^1\. .+\n(?:.*\n)*?5\. /m);
});
