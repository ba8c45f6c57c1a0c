import type { AnswerTable } from '@halyard/contracts/work/assistant.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { answerOf, sentenceOf } from '../testing/open-assistant.tsx';
import { AnswerView } from './answer-view.tsx';

const citation = {
  n: 1,
  label: 'Incidents: Open',
  request: 'GET /incidents?status=open',
  href: '/security?status=open',
  records: 12,
};

const table: AnswerTable = {
  caption: 'Open incidents',
  columns: [
    { label: 'Incident', kind: 'code' },
    { label: 'Severity', kind: 'severity' },
    { label: 'Opened', kind: 'instant' },
    { label: 'Due', kind: 'day' },
    { label: 'Month', kind: 'month' },
    { label: 'Records', kind: 'number' },
    { label: 'Share', kind: 'percent' },
    { label: 'Duration', kind: 'hours' },
    { label: 'Assignee', kind: 'text' },
  ],
  rows: [
    {
      href: '/security?incident=7',
      cells: [
        ...['INC-000007', 'Critical', '2026-11-21T08:04:00.000Z', '2026-11-24', '2026-03'],
        ...[1_234, 0.125, 3.25, null],
      ],
    },
  ],
  total: 12,
  cite: 1,
};

test('the cells of a table are written as the person reads them, and what is not known says so', async () => {
  renderWithProviders(<AnswerView answer={answerOf({ tables: [table], citations: [citation] })} />);

  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect([...(rows[1]?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['INC-000007', 'Critical', '11/21/2026 08:04', '11/24/2026', 'Mar 2026'],
    ...['1,234', '12.5%', '3.25 h', 'not known'],
  ]);
});

test('a row leads to its record, and below the table it says how many there are', async () => {
  renderWithProviders(<AnswerView answer={answerOf({ tables: [table], citations: [citation] })} />);

  const link = await screen.findByRole('link', { name: 'INC-000007' });
  expect(link.getAttribute('href')).toBe('/security?incident=7');
  expect(screen.getByText('1 of 12')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/security?status=open');
});

test('a whole table says no more', async () => {
  renderWithProviders(<AnswerView answer={answerOf({ tables: [{ ...table, total: 1 }], citations: [citation] })} />);

  await screen.findByRole('table');
  expect(screen.queryByRole('link', { name: 'Show all' })).toBeNull();
});

test('the source shows the query and how much it found', async () => {
  renderWithProviders(<AnswerView answer={answerOf({ sentences: [sentenceOf('Twelve.')], citations: [citation] })} />);

  expect((await screen.findByText('GET /incidents?status=open')).tagName).toBe('CODE');
  expect(screen.getByText('Sources (1)')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toContain('Incidents: Open · 12 records');
});

test('it says when the model could not be reached', async () => {
  renderWithProviders(<AnswerView answer={answerOf({ fellBack: true, sentences: [sentenceOf('Twelve.')] })} />);

  expect(await screen.findByText('The model is unavailable. This answer is from the built-in engine.')).toBeTruthy();
});
