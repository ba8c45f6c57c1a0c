import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOfEntities, openNetwork } from './testing/open-network.tsx';

const imported: ImportRecord = {
  id: 'i1',
  fileName: 'feed.json',
  format: 'stix',
  state: 'finished',
  by: null,
  source: null,
  startedAt: '2026-11-21T08:30:00.000Z',
  finishedAt: '2026-11-21T08:31:00.000Z',
  bytes: 2,
  bytesRead: 2,
  objectsIn: 1,
  created: 1,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  skipped: 0,
  previewed: false,
  problem: null,
  problemDetail: '',
  undo: null,
};

test('a list of what an import brought names the import and the kind, each to be taken away', async () => {
  const { user, address, requests } = openNetwork({
    path: '/network?show=all&import=i1&outcome=created&kind=report',
    answers: { 'GET /imports/:id': () => ({ import: imported, rejections: [] }) },
  });
  await listOfEntities();

  expect(requests('GET /entities')[0]).toMatchObject({ import: 'i1', outcome: 'created', kind: 'report', show: 'all' });
  expect(await screen.findByRole('button', { name: 'Remove Import: feed.json, created' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove Kind: Report' }));
  await waitFor(() => expect(address()).toEqual({ show: 'all', import: 'i1', outcome: 'created' }));
  await user.click(screen.getByRole('button', { name: 'Remove Import: feed.json, created' }));
  await waitFor(() => expect(address()).toEqual({ show: 'all' }));
});

test('a kind is chosen among all of STIX, and references are a list of their own', async () => {
  const { user, address } = openNetwork();
  await listOfEntities();
  await user.click(screen.getByRole('button', { name: 'Filters' }));

  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Course of Action');
  await user.click(screen.getByRole('checkbox', { name: 'Only reports, notes and other references' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));

  await waitFor(() => expect(address()).toEqual({ kind: 'course-of-action', show: 'references' }));
});
