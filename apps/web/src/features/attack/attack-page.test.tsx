import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TransportError } from '../../api/errors/transport-error.ts';
import { readAttackSearch } from './attack-search.ts';
import { toNavigatorLayer } from './model/navigator-layer.ts';
import { chooseLayers, makeView } from './model/view.ts';
import { detailOf, matrixOf, openAttack, techniqueOf } from './testing/open-attack.tsx';

const layer = {
  id: 'l1',
  name: 'From a partner',
  domain: 'enterprise' as const,
  owner: 'Ada Byron',
  techniques: 2,
  createdAt: '2026-11-20T08:00:00.000Z',
};
const value = (number: string, score: number | null) => ({
  number,
  value: score,
  comment: null,
  color: null,
  tactics: [],
});
const compared = {
  'GET /attack/layers': () => ({ layers: [layer], imports: [{ id: 'i1', name: 'feed.json' }] }),
  'GET /attack/values': () => ({
    name: layer.name,
    kind: 'scores' as const,
    values: [value('T1059.002', 2), value('T1053', 1)],
    outside: [{ number: 'T9999', reason: 'unknown' as const }],
  }),
};

const grid = async () => within(await screen.findByRole('grid', { name: 'ATT&CK matrix, Enterprise' }));
const numbersIn = (part: { queryAllByRole: typeof screen.queryAllByRole }) =>
  part
    .queryAllByRole('button')
    .map((button) => button.dataset.technique)
    .filter((number) => number !== undefined);

test('the lead says how much was seen, and what of it nobody would notice is a filter', async () => {
  const { user, address } = openAttack();

  expect(await screen.findByText('3 of 4 techniques seen in 90 days')).toBeTruthy();
  expect(screen.getByText('Enterprise 17.1, imported 11/02/2026')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: '1 of them without a detection' }));

  await waitFor(() => expect(address()).toEqual({ gaps: 'yes' }));
  expect(numbersIn(await grid())).toEqual(['T1204']);
});

test('techniques with records stand under their tactic, those seen most first, and the rest is counted', async () => {
  const { user } = openAttack();
  const cells = await grid();

  expect(cells.getByRole('button', { name: 'Fold Execution, 2 of 3' })).toBeTruthy();
  expect(numbersIn(cells)).toEqual(['T1566', 'T1059', 'T1204']);
  await user.click(cells.getByRole('button', { name: '1 not seen' }));

  await waitFor(async () => expect(numbersIn(await grid())).toEqual(['T1566', 'T1059', 'T1204', 'T1053']));
});

test('a cell says its figures, and that nothing would notice what was seen', async () => {
  openAttack();
  const cells = await grid();

  expect(
    cells.getByRole('button', {
      name: 'T1059 Interpreter, 2 sub-techniques, 3 threats, 5 alerts, 2 detections, rules pass their tests',
    }),
  ).toBeTruthy();
  expect(cells.getByRole('button', { name: 'T1204 User action, 1 threat, 0 alerts, seen, no detection' })).toBeTruthy();
});

test('Space unfolds sub-techniques, arrows move by cell, Enter opens the technique and Escape closes it', async () => {
  const { user, address } = openAttack();
  const cells = await grid();
  act(() => cells.getByRole('button', { name: /^T1566/ }).focus());

  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('data-technique')).toBe('T1059');
  await user.keyboard(' ');
  await waitFor(() => expect(address()).toEqual({ subs: 'T1059' }));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('data-technique')).toBe('T1059.001');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toMatchObject({ technique: 'T1059.001' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toEqual({ subs: 'T1059' }));
});

test('one cell of the grid is a stop of the Tab key', async () => {
  openAttack();
  const cells = await grid();

  const stops = cells.getAllByRole('button').filter((button) => button.tabIndex === 0);

  expect(stops.map((button) => button.dataset.technique)).toEqual(['T1566']);
});

test('two layers are compared: all are those of one, of the other, and of both', async () => {
  const { user } = openAttack(compared, { path: '/attack?b=layer~l1' });
  const choices = within(await screen.findByRole('navigation', { name: 'Techniques' }));

  await waitFor(() =>
    expect(choices.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'All 4',
      'Only A 2',
      'Only B 1',
      'Both 1',
    ]),
  );
  await user.click(choices.getByRole('link', { name: 'Only B 1' }));
  await waitFor(async () => expect(numbersIn(await grid())).toEqual(['T1053']));
  await user.click(choices.getByRole('link', { name: 'Both 1' }));
  await waitFor(async () => expect(numbersIn(await grid())).toEqual(['T1059']));
  expect(screen.getByText('1 technique of this layer is not in Enterprise 17.1')).toBeTruthy();
  expect(screen.getByText('From a partner, imported by Ada Byron on 11/20/2026')).toBeTruthy();
});

test('a key opens the menu of a layer, and another swaps the two', async () => {
  const { user, address } = openAttack(compared);
  await grid();

  await user.keyboard('b');
  await user.click(await screen.findByRole('menuitemradio', { name: 'From a partner' }));
  await waitFor(() => expect(address()).toEqual({ b: 'layer~l1' }));
  await user.keyboard('x');
  await waitFor(() => expect(address()).toEqual({ a: 'layer~l1', b: 'records' }));
});

test('a layer that fails leaves the other one in sight', async () => {
  openAttack(
    {
      ...compared,
      'GET /attack/values': () => {
        throw new TransportError({ problem: 'serverError', status: 503 });
      },
    },
    { path: '/attack?b=layer~l1' },
  );

  expect(await screen.findByText(/Failed to load From a partner\./)).toBeTruthy();
  expect(numbersIn(await grid())).toEqual(['T1566', 'T1059', 'T1204']);
});

test('the search marks what it finds, wherever it stands', async () => {
  openAttack({}, { path: '/attack?search=second' });
  const cells = await grid();

  expect(numbersIn(cells)).toContain('T1059.002');
  const dimmed = (number: string) =>
    document.querySelector(`[data-technique="${number}"]`)?.parentElement?.hasAttribute('data-dimmed');
  expect([dimmed('T1059.002'), dimmed('T1204')]).toEqual([false, true]);
});

test('the pane shows a technique, and each figure opens its records', async () => {
  openAttack({}, { path: '/attack?technique=T1059' });
  const pane = within(await screen.findByRole('complementary', { name: 'Technique T1059' }));
  await pane.findByRole('heading', { name: 'Interpreter' });

  const figure = (name: string) =>
    pane.getByText(name, { selector: 'dt' }).closest('div')?.querySelector('a')?.getAttribute('href');
  expect(figure('Threats')).toBe('/threats?technique=T1059&period=90d');
  expect(figure('Alerts')).toBe('/security?tab=alerts&alerts=received&queue=all&alertTechnique=T1059&alertPeriod=90d');
  expect(figure('Incidents')).toBe(
    '/security?tab=incidents&technique=T1059&opened=yes&from=2026-08-23T08%3A42%3A00.000Z',
  );
  expect(figure('Detections')).toBe('/sigma?technique=T1059');
  expect(pane.getByText('1 enabled of 2')).toBeTruthy();
  const linked = pane.getByRole('heading', { name: 'Linked records' }).closest('section');
  expect([...(linked?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
    'A loader',
    'INC-000144 A case',
    'ALT-000012 A shell started',
  ]);
  expect(pane.getByRole('link', { name: /attack\.example/ }).getAttribute('href')).toBe('https://attack.example/T1059');
});

test('the same data is a table and a file', async () => {
  const { user } = openAttack(compared, { path: '/attack?view=table&b=layer~l1' });
  const table = within(await screen.findByRole('table', { name: 'Techniques' }));
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob);
    return 'blob:made';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});

  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(7));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));

  const lines = (await made[0]?.text())?.split('\r\n');
  expect(lines?.[0]).toBe('Number,Name,Tactics,Threats,Alerts,Incidents,Detections,A,B');
  expect(lines?.[2]).toBe('T1059,Interpreter,Execution,3,5,1,2,8,x');
  expect(lines).toHaveLength(8);
});

test('without any technique the way to a bundle is shown', async () => {
  openAttack({ 'GET /attack/matrix': () => matrixOf({ techniques: [], importedAt: null, version: null }) });

  expect(await screen.findByText('No ATT&CK data yet. Import a bundle to see techniques.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Import' }).getAttribute('href')).toBe('/imports');
});

test('without any record the matrix stands, unfilled', async () => {
  openAttack({ 'GET /attack/matrix': () => matrixOf({ techniques: [techniqueOf('T1053', 'Scheduler')] }) });

  expect(await screen.findByText('No technique is linked to a record in 90 days.')).toBeTruthy();
  expect(numbersIn(await grid())).toEqual(['T1053']);
});

test('numbers that records name and no matrix has lead to those records', async () => {
  const unknown = { number: 'T4444', name: null, reason: 'unknown' as const, threats: 1, alerts: 2 };
  openAttack({
    'GET /attack/matrix': () =>
      matrixOf({ outside: [{ ...unknown, incidents: 0, detections: 0, enabled: 0, passing: 0 }] }),
  });

  expect(await screen.findByText('1 number that records name is in no matrix')).toBeTruthy();
  expect(screen.getByText('2 alerts').closest('a')?.getAttribute('href')).toContain('alertTechnique=T4444');
});

test('a file becomes layer B, and what is none says so', async () => {
  const { user, address, sent } = openAttack({
    ...compared,
    'POST /attack/layers': () => ({ ...layer, notes: [{ number: 'T1053', score: '"high"' }] }),
  });
  await grid();
  const field = screen.getByLabelText('Import layer', { selector: 'input' });

  await user.upload(field, new File(['no json'], 'a.json', { type: 'application/json' }));
  expect(await screen.findByText('This file is not JSON.')).toBeTruthy();
  await user.upload(field, new File(['{"name":"x"}'], 'a.json', { type: 'application/json' }));

  await waitFor(() => expect(address()).toEqual({ b: 'layer~l1' }));
  expect(await screen.findByText('Scores that are not numbers were left out: T1053 ("high").')).toBeTruthy();
  expect(sent.find(({ endpoint }) => endpoint === 'POST /attack/layers')?.body).toEqual({ layer: { name: 'x' } });
});

test('a technique of two tactics has in each column what the layer says of it there', async () => {
  const matrix = matrixOf();
  const [first = '', second = ''] = matrix.tactics.map(({ shortName }) => shortName);
  const both = techniqueOf('T1053', 'Timed job', { tactics: [first, second], threats: 0, alerts: 0 });
  const told = (tactic: string, score: number) => ({ tactic, value: score, comment: null, color: null });
  const layers = chooseLayers(
    matrix,
    { a: 'layer~l1', b: undefined },
    {
      a: {
        name: 'Theirs',
        kind: 'scores' as const,
        outside: [],
        values: [{ ...value('T1053', 9), tactics: [told(first, 4), told(second, 9)] }],
      },
      b: undefined,
    },
  );
  const view = makeView({ ...matrix, techniques: [both] }, layers, readAttackSearch({ all: 'yes' }));

  expect(view.columns.slice(0, 2).map(({ items }) => items.map(({ a }) => a?.value))).toEqual([[4], [9]]);
  expect(toNavigatorLayer(matrix, layers.a, { name: 'Out', description: '' })).toMatchObject({
    techniques: [
      { techniqueID: 'T1053', tactic: first, score: 4 },
      { techniqueID: 'T1053', tactic: second, score: 9 },
    ],
  });
});

test('viewers see the matrix and store nothing', async () => {
  openAttack({ 'GET /attack/techniques/:number': () => detailOf() }, { role: 'user' });
  await grid();

  expect(screen.queryByRole('button', { name: 'Import layer' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Export layer' })).toBeTruthy();
});

test('techniques whose rules pass their tests, and those whose rules do not, are told apart and filtered', async () => {
  const { user, address } = openAttack();
  const cells = await grid();
  expect(cells.getByRole('button', { name: /^T1059 .*rules pass their tests$/ })).toBeTruthy();
  expect(cells.getByRole('button', { name: /^T1566 .*rules failing or never tested$/ })).toBeTruthy();

  await user.click(screen.getByRole('link', { name: '1 with rules failing or never tested' }));
  await waitFor(() => expect(address()).toEqual({ proof: 'unproven' }));
  expect(numbersIn(await grid())).toEqual(['T1566']);

  await user.click(screen.getByRole('link', { name: 'Remove filter Rules failing or never tested' }));
  await waitFor(() => expect(address()).toEqual({}));
});

test('a technique opens its enabled rules by what their tests say', async () => {
  openAttack({}, { path: '/attack?technique=T1059' });
  const passing = await screen.findByText('1 enabled rule passes its tests');
  expect(passing.closest('a')?.getAttribute('href')).toBe('/sigma?technique=T1059&state=enabled&proof=passing');
});
