import type { AnswerTable } from '@halyard/contracts/work/assistant.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWithProviders } from '../../testing/render-app.tsx';
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
  expect(screen.getByRole('link', { name: 'Show all 12' }).getAttribute('href')).toBe('/security?status=open');
});

test('a whole table says no more', async () => {
  renderWithProviders(<AnswerView answer={answerOf({ tables: [{ ...table, total: 1 }], citations: [citation] })} />);

  await screen.findByRole('table');
  expect(screen.queryByRole('link', { name: /Show all/ })).toBeNull();
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

const row = (label: string, count: number) => ({ href: `/security?day=${label}`, cells: [label, count] });
const tableWith = (change: Partial<AnswerTable>): AnswerTable => ({
  caption: 'Incidents per week',
  columns: [
    { label: 'From', kind: 'day' },
    { label: 'Number', kind: 'number' },
  ],
  rows: [],
  total: 2,
  cite: null,
  ...change,
});
const trend = tableWith({ chart: 'time', rows: [row('2026-11-16', 4), row('2026-11-09', 2)] });

async function showTable(shown: AnswerTable) {
  const now = new Date('2026-11-21T08:42:00.000Z');
  renderWithProviders(<AnswerView answer={answerOf({ tables: [shown] })} />, { now });
  const rows = within(await screen.findByRole('table', { name: shown.caption })).getAllByRole('row');
  return rows.slice(1);
}

test('a trend is drawn from left to right, every column leads to its records, and the running period stands out', async () => {
  const [first, last] = await showTable(trend);

  expect(first?.textContent).toBe('11/092');
  expect(
    within(first as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/security?day=2026-11-09');
  expect(first?.dataset.running).toBeUndefined();
  expect(last?.textContent).toBe('11/164');
  expect(last?.dataset.running).toBe('true');
});

test('the table can be shown instead of the chart', async () => {
  const user = userEvent.setup();
  await showTable(trend);

  await user.click(screen.getByRole('button', { name: 'Show table' }));

  await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toBe('11/16/20264'));
  await user.click(screen.getByRole('button', { name: 'Show chart' }));
  await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toBe('11/092'));
});

test('a breakdown shows its first eight groups as bars', async () => {
  const rows = Array.from({ length: 10 }, (_, place) => row(`Source ${place}`, 10 - place));
  const columns: AnswerTable['columns'] = [
    { label: 'Source', kind: 'text' },
    { label: 'Number', kind: 'number' },
  ];
  const shown = await showTable(tableWith({ chart: 'groups', columns, rows, total: 12 }));

  expect(shown).toHaveLength(8);
  expect(shown[0]?.textContent).toBe('Source 010');
  expect(screen.getByText('8 of 12')).toBeTruthy();
});

test('a table shows three rows first, and all that came when asked', async () => {
  const user = userEvent.setup();
  const rows = Array.from({ length: 5 }, (_, place) => row(`2026-11-1${place}`, place));
  expect(await showTable(tableWith({ rows, total: 5 }))).toHaveLength(3);
  expect(screen.getByText('3 of 5')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Show all 5' }));

  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(6));
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
});
