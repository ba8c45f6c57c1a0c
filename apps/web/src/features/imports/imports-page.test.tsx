import type { ImportRecord, Rejection } from '@halyard/contracts/intelligence/imports.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TransportError } from '../../api/errors/transport-error.ts';
import { importRecord, openImports } from './testing/open-imports.tsx';

const reject = (status: number, serverMessage?: string) => () => {
  throw new TransportError({ problem: status >= 500 ? 'serverError' : 'other', status, serverMessage });
};
const rejection: Rejection = {
  place: 'objects[3]',
  objectId: 'relationship--9',
  reason: 'dangling_target',
  detail: 'identity--7',
};
const itemOf = async (name: string) => {
  const heading = await screen.findByRole('button', { name: `Details of ${name}` });
  const item = heading.closest('li');
  if (!item) throw new Error('The import is not in a list');
  return within(item);
};

test('each import says how it stands, which file, who and when, and adds up', async () => {
  openImports(() => [importRecord({ objectsIn: 1_200, created: 1_100, updated: 40, unchanged: 20, rejected: 40 })]);
  const item = await itemOf('bundle.json');

  expect(item.getByText('Completed')).toBeTruthy();
  expect(item.getByText('2 KB')).toBeTruthy();
  expect(item.getByText('ada')).toBeTruthy();
  expect(item.getByText('12m ago').getAttribute('title')).toBe('11/21/2026 08:30 UTC');
  expect(
    item.getByRole('img', {
      name: '1,200 total = 1,100 created + 40 updated + 20 unchanged + 40 rejected',
    }),
  ).toBeTruthy();
  expect(screen.getByText('1 import')).toBeTruthy();
});

test('a number opens exactly the records that it counts, by type and of any time', async () => {
  const { user } = openImports(() => [importRecord()], {
    answers: {
      'GET /imports/:id/contents': () => ({
        records: [
          { family: 'threat', kind: 'malware', type: 'Malware', created: 4, updated: 1, unchanged: 0 },
          { family: 'reference', kind: 'report', type: 'Report', created: 1, updated: 0, unchanged: 1 },
        ],
        connections: { created: 3, updated: 0, unchanged: 0 },
      }),
    },
  });
  const item = await itemOf('bundle.json');
  const linksOf = async () =>
    (await item.findAllByRole('menuitem')).map((link) => [link.textContent, link.getAttribute('href')]);

  await user.click(item.getByRole('button', { name: 'Created: 8. Show records' }));
  const of = 'import=i1&outcome=created';
  expect(await linksOf()).toEqual([
    ['Threats: 4', `/threats?period=all&${of}`],
    ['All records: 5', `/network?show=all&${of}`],
    ['Malware: 4', `/threats?period=all&type=Malware&${of}`],
    ['Report: 1', `/network?show=all&kind=report&${of}`],
  ]);
  expect(item.getByText('Connections: 3')).toBeTruthy();
  await user.click(item.getByRole('button', { name: 'Updated: 2. Show records' }));
  expect((await linksOf()).map(([words]) => words)).toEqual(['Threats: 1', 'All records: 1', 'Malware: 1']);
  await user.click(item.getByRole('button', { name: 'Unchanged: 1. Show records' }));
  expect((await linksOf()).map(([words]) => words)).toEqual(['All records: 1', 'Report: 1']);
});

test('an import made at the command line names the operator, one of nobody says so', async () => {
  openImports(() => [
    importRecord({ by: { id: 'operator', name: 'operator' } }),
    importRecord({ id: 'i2', fileName: 'old.csv', by: null }),
  ]);

  expect((await itemOf('bundle.json')).getByText('Command line')).toBeTruthy();
  expect((await itemOf('old.csv')).getByText('Unknown user')).toBeTruthy();
});

test('where nothing was imported the screen says what can be, and offers templates', async () => {
  const blobs: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        blobs.push(blob);
        return 'blob:here';
      }
      static override revokeObjectURL() {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = openImports(() => []);
  expect(await screen.findByRole('heading', { name: 'No imports yet' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Download template: Connections (CSV)' }));

  expect(await blobs[0]?.text()).toMatch(/^source,target,type,strength,last_contact\r\n/);
  expect(screen.getByLabelText('From the server command line')).toHaveProperty(
    'value',
    'npm run halyard -- import FILE',
  );
});

test('a list that cannot be read says so and is read again', async () => {
  let fails = true;
  const { user } = openImports(() => (fails ? reject(500, 'The server rests.')() : [importRecord()]));
  expect((await screen.findByRole('alert')).textContent).toContain('The server rests.');

  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await itemOf('bundle.json')).toBeTruthy();
});

test('a running import shows how far it is, is read again, and tells how it ended', async () => {
  const running = { state: 'reading', bytesRead: 512, objectsIn: 5, finishedAt: null } as const;
  let record: ImportRecord = importRecord(running);
  openImports(() => [record]);
  const item = await itemOf('bundle.json');
  const bar = item.getByRole('progressbar', { name: 'Progress of bundle.json' });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  expect(bar.getAttribute('aria-valuetext')).toBe('25% read, 512 B of 2 KB');
  expect(item.getByText('5 objects so far')).toBeTruthy();

  record = importRecord();

  expect(await screen.findByText('Imported bundle.json: 8 created, 2 updated, 1 rejected')).toBeTruthy();
  expect(item.queryByRole('progressbar')).toBeNull();
});

test('an import that waits for a review says so, links to it, and shows nothing as stored', async () => {
  openImports(() => [importRecord({ state: 'previewing', previewed: true, finishedAt: null })]);
  const item = await itemOf('bundle.json');

  expect(item.getByText('Waiting for review')).toBeTruthy();
  expect(item.getByText('Nothing is stored until it is reviewed and published.')).toBeTruthy();
  expect(item.getByRole('link', { name: 'Review the import of bundle.json' }).getAttribute('href')).toBe(
    '/imports/i1/preview',
  );
  expect(item.queryByRole('button', { name: /Show records/ })).toBeNull();
});

test('what was left out of a preview is counted, so that the summary adds up', async () => {
  openImports(() => [importRecord({ objectsIn: 14, skipped: 2, previewed: true })]);
  const item = await itemOf('bundle.json');

  const sum = '14 total = 8 created + 2 updated + 1 unchanged + 1 rejected + 2 left out';
  expect(item.getByRole('img', { name: sum })).toBeTruthy();
  expect(item.getByText('Left out')).toBeTruthy();
});

test('a running import can be cancelled', async () => {
  let record = importRecord({ state: 'waiting', finishedAt: null });
  const { user, sent } = openImports(() => [record], {
    answers: {
      'DELETE /imports/:id': () => {
        record = importRecord({ state: 'cancelled', objectsIn: 0, created: 0, updated: 0, unchanged: 0, rejected: 0 });
        return record;
      },
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Cancel the import of bundle.json' }));

  expect(await screen.findByText('Import of bundle.json canceled. No records were saved.')).toBeTruthy();
  expect((await itemOf('bundle.json')).getByText('Canceled')).toBeTruthy();
  expect(sent).toContainEqual({ endpoint: 'DELETE /imports/:id', params: { id: 'i1' } });
});

test('a failed import says what to do, and where', async () => {
  openImports(() => [
    importRecord({ state: 'failed', problem: 'unknown_header', problemDetail: 'colour', objectsIn: 0 }),
  ]);
  const item = await itemOf('bundle.json');

  expect(item.getByText(/^The header row does not match a template\./)).toBeTruthy();
  expect(item.getByText('colour')).toBeTruthy();
  expect(item.queryByRole('img')).toBeNull();
});

test('the rejected number opens the reasons, and the address keeps what is open', async () => {
  const { user, address } = openImports(() => [importRecord()], {
    answers: { 'GET /imports/:id': () => ({ import: importRecord(), rejections: [rejection] }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Rejected: 1. Show reasons' }));

  const table = within(await screen.findByRole('table', { name: 'Rejected objects' }));
  expect(address()).toEqual({ import: 'i1' });
  expect(table.getByText('objects[3]')).toBeTruthy();
  expect(table.getByText('relationship--9')).toBeTruthy();
  expect(table.getByText('The target record does not exist in the file or the workspace.')).toBeTruthy();
  expect(table.getByText('identity--7')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Details of bundle.json' }));
  await waitFor(() => expect(address()).toEqual({}));
});

test('all rejections are saved as a file', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:here';
      static override revokeObjectURL() {}
    },
  );
  const file = { name: 'rejections-i1.csv', mediaType: 'text/csv', text: 'place\n' };
  const { user } = openImports(() => [importRecord({ rejected: 240 })], {
    path: '/imports?import=i1',
    answers: {
      'GET /imports/:id': () => ({ import: importRecord({ rejected: 240 }), rejections: [rejection] }),
      'GET /imports/:id/rejections': () => ({ file, rows: 240 }),
    },
  });
  expect(await screen.findByText('Showing 1 of 240 rejected objects.')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Download rejected objects (CSV)' }));

  expect(await screen.findByText('240 rejected objects downloaded')).toBeTruthy();
  expect(saved).toEqual(['rejections-i1.csv']);
});

test('undoing says before what goes and what hangs on it, and afterwards what went, came back and stayed', async () => {
  let record = importRecord();
  const { user } = openImports(() => [record], {
    answers: {
      'GET /imports/:id/undo': () => ({
        removed: 7,
        connections: {
          count: 3,
          imports: [
            { fileName: 'other.json', count: 2 },
            { fileName: null, count: 1 },
          ],
        },
        incidents: { count: 6, first: [{ number: 142, title: 'Theft at the quay' }] },
      }),
      'POST /imports/:id/undo': () => {
        record = importRecord({
          state: 'undone',
          undo: { done: 11, total: 11, removed: 7, restored: 2, kept: 1, shared: 1 },
        });
        return record;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Undo import: bundle.json' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Undo this import?' }));
  expect(await question.findByText('7 created records are deleted')).toBeTruthy();
  expect(question.getByText('2 updated records are restored to their previous values')).toBeTruthy();
  expect(question.getByText(/3 connections from other sources lose an end/)).toBeTruthy();
  expect(question.getByText('other.json: 2')).toBeTruthy();
  expect(question.getByText(/INC-000142 Theft at the quay/)).toBeTruthy();
  expect(question.getByText('and 5 more')).toBeTruthy();

  await user.click(question.getByRole('button', { name: 'Undo import' }));

  expect(await screen.findByText('7 records removed')).toBeTruthy();
  expect(screen.getByText('2 records restored')).toBeTruthy();
  expect(screen.getByText('1 record kept because it was changed after the import')).toBeTruthy();
  expect(screen.getByText('1 record kept because another import also contains it')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('Undone')).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Undo import: bundle.json' })).toBeNull();
});

test('an undo under way says how far it is, and can neither be cancelled nor asked for again', async () => {
  const undo = { done: 250, total: 1_000, removed: 250, restored: 0, kept: 0, shared: 0 };
  openImports(() => [importRecord({ state: 'undoing', undo })]);

  const bar = await screen.findByRole('progressbar', { name: 'Undoing bundle.json' });

  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  expect(screen.queryByRole('button', { name: /Undo import|Cancel the import/ })).toBeNull();
});

test('analysts take back their own imports only, administrators all', async () => {
  const ofOthers = importRecord({ by: { id: 'p2', name: 'grace' } });
  openImports(() => [ofOthers, importRecord({ id: 'i2', fileName: 'own.csv' })]);

  expect(await screen.findByRole('button', { name: 'Undo import: own.csv' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo import: bundle.json' })).toBeNull();
});

test('an administrator may take back what others imported', async () => {
  openImports(() => [importRecord({ by: { id: 'p2', name: 'grace' } })], { role: 'admin' });

  expect(await screen.findByRole('button', { name: 'Undo import: bundle.json' })).toBeTruthy();
});

test('a link leads to an import the list does not hold, or says that it is gone', async () => {
  const { user, address } = openImports(() => [importRecord()], {
    path: '/imports?import=i9',
    answers: { 'GET /imports/:id': reject(404) },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('This import is no longer available.');

  fireEvent.click(screen.getByRole('button', { name: 'Back to the list' }));

  await waitFor(() => expect(address()).toEqual({}));
  expect(user).toBeTruthy();
});

test('older imports are added below', async () => {
  const { user, sent } = openImports(() => [], {
    answers: {
      'GET /imports': ({ query }) =>
        (query as { after?: string }).after
          ? { imports: [importRecord({ id: 'old', fileName: 'old.json' })], next: null }
          : { imports: [importRecord({ id: 'new', fileName: 'new.json' })], next: '7~new' },
    },
  });
  expect(await itemOf('new.json')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Show older' }));

  expect(await itemOf('old.json')).toBeTruthy();
  expect(await itemOf('new.json')).toBeTruthy();
  expect(sent.filter(({ endpoint }) => endpoint === 'GET /imports').at(-1)?.query).toEqual({ after: '7~new' });
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});
