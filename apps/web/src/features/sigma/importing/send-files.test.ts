import { sigmaImportMax } from '@halyard/contracts/inflow/sigma.ts';
import { expect, test } from 'vitest';
import { groupFiles } from './send-files.ts';

test('files that fit together travel together, in their order', () => {
  const files = Array.from({ length: 450 }, (_, at) => ({ name: `${at}.yml`, text: 'title: x' }));
  const groups = groupFiles(files);
  expect(groups.map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(groups.flat()).toEqual(files);
});

test('a long file comes apart between its documents and loses none', () => {
  const document = `---\ntitle: ${'x'.repeat(50_000)}\n`;
  const groups = groupFiles([{ name: 'all.yml', text: document.repeat(30) }]);
  expect(groups.length).toBeGreaterThan(1);
  expect(
    groups
      .flat()
      .map(({ text }) => text)
      .join(''),
  ).toBe(document.repeat(30));
  for (const group of groups) expect(JSON.stringify(group).length).toBeLessThan(sigmaImportMax * 1.1);
});
