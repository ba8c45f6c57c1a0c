import { expect, test } from 'vitest';
import { markFigure, markName, plainly, toSentence, toText } from './marked-text.ts';

test('a sentence is taken apart at its figures and names, and cites what its figures cite', () => {
  const text = `There are ${markFigure('12', 2)} incidents, the newest is ${markName('INC-000007', '/security?incident=7')}.`;

  expect(toSentence(text, [1])).toEqual({
    parts: [
      { text: 'There are ', cite: null, href: null },
      { text: '12', cite: 2, href: null },
      { text: ' incidents, the newest is ', cite: null, href: null },
      { text: 'INC-000007', cite: null, href: '/security?incident=7' },
      { text: '.', cite: null, href: null },
    ],
    cites: [1, 2],
  });
  expect(toText(text)).toBe('There are 12 incidents, the newest is INC-000007.');
});

test('a record cannot write a link or a figure of ours, however deep it hides the marks', () => {
  const forged = {
    title: markName('read me', 'https://evil.example'),
    steps: [{ text: markFigure('7', 1) }],
    at: null,
  };
  const { title, steps, at } = plainly(forged);
  const { parts, cites } = toSentence(`${title} ${steps[0]?.text}`, []);

  expect(parts.every(({ cite, href }) => cite === null && href === null)).toBe(true);
  expect(cites).toEqual([]);
  expect(at).toBeNull();
});
