import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeRequests } from '../../testing/fake-requests.ts';
import { importRecord, openImports } from './testing/open-imports.tsx';

const file = (name: string, text = 'name,type\n') => new File([text], name);
const waiting = (fileName: string, id: string) =>
  importRecord({ id, fileName, state: 'waiting', finishedAt: null, bytesRead: 0, objectsIn: 0 });

async function openUploads() {
  const requests = fakeRequests();
  const kept: ImportRecord[] = [];
  const contents = {
    records: [{ family: 'threat', kind: 'malware', type: 'Malware', created: 8, updated: 0, unchanged: 0 }] as const,
    connections: { created: 0, updated: 0, unchanged: 0 },
  };
  const answers = { 'GET /imports/:id/contents': () => ({ ...contents, records: [...contents.records] }) };
  const view = openImports(() => kept, { answers });
  const input = await screen.findByLabelText('Choose files');
  return {
    ...view,
    input,
    kept,
    requests,
    sentAs: (number: number) =>
      vi.waitFor(() => {
        const request = requests[number];
        if (!request) throw new Error(`Request ${number} was not sent`);
        return request;
      }),
  };
}

test('files are sent one after the other, with their progress, and then stand in the list', async () => {
  const { user, input, requests, sentAs, kept } = await openUploads();
  await user.upload(input, [file('one.csv'), file('two.json', '{}')]);

  const first = await sentAs(0);
  expect(first.url).toBe('/api/imports?name=one.csv&preview=true');
  expect(screen.getByText('Queued')).toBeTruthy();
  act(() => first.progress(5));
  expect(screen.getByRole('progressbar', { name: 'Upload of one.csv' }).getAttribute('aria-valuetext')).toBe(
    '50% sent, 5 B of 10 B',
  );
  expect(requests).toHaveLength(1);
  kept.unshift(waiting('one.csv', 'i1'));
  await act(async () => first.answer(201, kept[0]));

  const second = await sentAs(1);
  expect(second.url).toBe('/api/imports?name=two.json&preview=true');
  expect(second.headers['content-type']).toBe('application/json');
  expect(await screen.findByRole('button', { name: 'Details of one.csv' })).toBeTruthy();
  expect(screen.getByText('one.csv uploaded. Import started.')).toBeTruthy();
});

test('without a preview a file is imported at once', async () => {
  const { user, input, sentAs } = await openUploads();

  await user.click(screen.getByRole('switch', { name: 'Preview before publishing' }));
  await user.upload(input, file('one.csv'));

  expect((await sentAs(0)).url).toBe('/api/imports?name=one.csv');
});

test('dropped files are taken like chosen ones', async () => {
  const { sentAs } = await openUploads();

  fireEvent.drop(screen.getByRole('region', { name: 'Upload' }), {
    dataTransfer: { types: ['Files'], files: [file('dropped.csv')] },
  });

  expect((await sentAs(0)).url).toBe('/api/imports?name=dropped.csv&preview=true');
});

test('a file of the wrong kind, an empty one and one that is too large are never sent', async () => {
  const { requests } = await openUploads();
  const large = file('large.csv');
  Object.defineProperty(large, 'size', { value: 300 * 1_024 * 1_024 });

  fireEvent.drop(screen.getByRole('region', { name: 'Upload' }), {
    dataTransfer: { types: ['Files'], files: [file('a.pdf'), file('b.csv', ''), large] },
  });

  const alerts = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
  expect(alerts).toEqual([
    'Unsupported file type. Upload a STIX (.json, .stix) or CSV (.csv) file.',
    'This file is empty. There is nothing to import.',
    'This file is 300 MB. The limit is 256 MB. Split the file and upload the parts.',
  ]);
  expect(requests).toEqual([]);
});

test('an upload can be cancelled', async () => {
  const { user, input, sentAs } = await openUploads();
  await user.upload(input, file('one.csv'));
  await sentAs(0);

  await user.click(screen.getByRole('button', { name: 'Cancel the upload of one.csv' }));

  await waitFor(() => expect(screen.queryByText('one.csv')).toBeNull());
});

test('an upload that broke off is kept, says so, and is sent again', async () => {
  const { user, input, sentAs } = await openUploads();
  await user.upload(input, file('one.csv'));
  const first = await sentAs(0);
  await act(async () => first.fail());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The connection was lost. The file was not imported. Try again.',
  );

  await user.click(screen.getByRole('button', { name: 'Try again: one.csv' }));

  expect((await sentAs(1)).url).toBe('/api/imports?name=one.csv&preview=true');
});

test('leaving while a file is being sent is asked about first', async () => {
  const { user, input, sentAs, kept } = await openUploads();
  kept.unshift(importRecord());
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByRole('button', { name: 'Created: 8. Show records' });
  await user.upload(input, file('one.csv'));
  await sentAs(0);

  await user.click(screen.getByRole('button', { name: 'Created: 8. Show records' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Threats: 8' }));

  expect(await screen.findByRole('alertdialog', { name: 'Uploads in progress' })).toBeTruthy();
});
