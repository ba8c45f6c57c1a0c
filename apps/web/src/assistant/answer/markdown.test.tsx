import type { Citation } from '@halyard/contracts/work/assistant.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { Markdown } from './markdown.tsx';
import { splitMarks } from './split-marks.ts';

const source: Citation = { n: 1, label: 'Incidents', request: 'GET /incidents', href: '/security', records: 12 };

async function show(text: string, citations: readonly Citation[] = [], onCite = () => {}) {
  const { container } = renderWithProviders(
    <div data-testid="text">
      <Markdown text={text} citations={citations} onCite={onCite} />
    </div>,
  );
  await screen.findByTestId('text');
  await waitFor(() => expect(container.querySelector('[data-testid=text] > div')).toBeTruthy());
  return screen.getByTestId('text');
}

test('paragraphs, lists, tables and emphasis become elements', async () => {
  const text = await show(
    '# Head\n\nOne **two** *three* `four`\n\n3. a\n4. b\n\n- c\n  - d\n\n| n | m |\n|--|--:|\n| 1 | 2 |\n\n```\nx < y\n```',
  );

  expect([...text.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(['Head', 'two']);
  expect(text.querySelector('em')?.textContent).toBe('three');
  expect(text.querySelector('code')?.textContent).toBe('four');
  expect(text.querySelector('ol')?.start).toBe(3);
  expect(text.querySelectorAll('ul li')).toHaveLength(2);
  expect(text.querySelector('td[data-align=right]')?.textContent).toBe('2');
  expect(text.querySelector('pre')?.textContent).toBe('x < y');
  expect(text.querySelector('h1')).toBeNull();
});

test.each([
  '<img src="https://evil.example/x.png" onerror="alert(1)">',
  '<script>alert(1)</script>',
  'a <b onclick="alert(1)">b</b>',
  '<iframe src="https://evil.example"></iframe>',
])('HTML is shown as the text that it is: %s', async (html) => {
  const text = await show(html);

  expect(text.querySelector('img, script, b, iframe')).toBeNull();
  expect(text.textContent).toContain('<');
});

test.each([
  '![x](https://evil.example/x.png)',
  '![x][p]\n\n[p]: https://evil.example/x.png',
  '[x](https://evil.example/?q=1)',
  '[x](//evil.example)',
  '[x](javascript:alert(1))',
  '[x](data:text/html,x)',
  '<https://evil.example/x>',
  'https://evil.example/x',
  'www.evil.example',
  'a@evil.example',
])('nothing leads or looks elsewhere: %s', async (markdown) => {
  const text = await show(markdown);

  expect(text.querySelector('a, img')).toBeNull();
});

test('a link to a screen of the console stays one', async () => {
  const text = await show('[INC-000007](/security?incident=7)');

  expect(text.querySelector('a')?.getAttribute('href')).toBe('/security?incident=7');
});

test('a figure that no query result supports is marked and says so', async () => {
  const text = await show('There are **\uE01042\uE011** of `\uE0107\uE011`.');

  const marks = [...text.querySelectorAll('mark')];
  expect(marks.map(({ title }) => title)).toEqual(Array(2).fill('Not verified by a query result'));
  expect(marks[0]?.textContent).toBe('42 (Not verified by a query result)');
  expect(text.textContent).not.toMatch(/[\uE010\uE011]/);
});

test('the number of a source leads to it; a number without a source is text', async () => {
  const cited = vi.fn();
  const text = await show('Twelve [1], or so [2].', [source], cited);

  text.querySelector('button')?.click();

  expect(cited).toHaveBeenCalledWith(1);
  expect(text.querySelectorAll('button')).toHaveLength(1);
  expect(text.textContent).toBe('Twelve [1], or so [2].');
});

test('a mark without its other half is dropped', () => {
  expect(splitMarks('a\uE010b\uE010c\uE011d\uE011e', () => false)).toEqual([
    { kind: 'text', text: 'a' },
    { kind: 'text', text: 'b' },
    { kind: 'unsupported', text: 'c' },
    { kind: 'text', text: 'd' },
    { kind: 'text', text: 'e' },
  ]);
});
