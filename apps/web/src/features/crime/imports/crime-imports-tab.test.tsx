import type { CrimeConflict, CrimeFile, CrimeImport, CrimeRejection } from '@halyard/contracts/crime/crime-imports.ts';
import { crimeFileProblems, crimeRowReasons } from '@halyard/contracts/crime/crime-imports.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { SessionProvider } from '../../../session/session-provider.tsx';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { fakeRequests } from '../../../testing/fake-requests.ts';
import { fakeSession } from '../../../testing/fake-session.ts';
import { plantTokens } from '../../../testing/fake-tokens.ts';
import { person } from '../../../testing/people.ts';
import { present } from '../../../testing/present.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { searchText } from '../../../testing/search-text.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';
import { CrimeImportsTab } from './crime-imports-tab.tsx';

const record = (change: Partial<CrimeImport> = {}): CrimeImport => ({
  id: 'i1',
  name: '2026-02.zip',
  source: 'upload',
  state: 'finished',
  by: { id: 'p1', name: 'ada' },
  startedAt: '2026-11-21T08:30:00.000Z',
  finishedAt: '2026-11-21T08:31:00.000Z',
  bytes: 2_048,
  bytesRead: 2_048,
  filesIn: 2,
  filesDone: 2,
  rowsIn: 1_200,
  rowsImported: 1_150,
  rowsRejected: 50,
  problem: null,
  problemDetail: '',
  sample: false,
  ...change,
});

const file = (change: Partial<CrimeFile> = {}): CrimeFile => ({
  id: 'f1',
  importId: 'i1',
  name: '2026-02-kent-street.csv',
  kind: 'street',
  months: ['2026-02'],
  forces: ['kent'],
  state: 'imported',
  sha256: 'ab12',
  bytes: 2_048,
  lines: 1_201,
  rowsIn: 1_200,
  rowsImported: 1_150,
  rowsRejected: 50,
  headerChanges: [],
  problem: null,
  problemDetail: '',
  sample: false,
  ...change,
});

const rejection: CrimeRejection = {
  line: 17,
  reason: 'swapped_coordinates',
  column: 'Longitude',
  text: 'x,2026-02,51.5,-0.1',
};

type Options = { readonly answers?: Answers; readonly path?: string; readonly role?: 'analyst' | 'user' };

function open(imports: () => readonly CrimeImport[], { answers = {}, path, role = 'analyst' }: Options = {}) {
  plantTokens(sessionStorage);
  const server = fakeCall({
    'GET /users/me': () => person({ role: role as never }),
    'GET /crime/imports': () => ({ imports: imports(), next: null }),
    'GET /crime/imports/:id': () => ({ import: present(imports()[0]), files: [file()], conflicts: [] }),
    'GET /crime/files/:id': () => ({ file: file({ headerChanges: ['crime id → Crime ID'] }), rejections: [rejection] }),
    ...answers,
  });
  const { session } = fakeSession({ call: server.call });
  const view = renderWithProviders(
    <SessionProvider store={session}>
      <CrimeImportsTab />
    </SessionProvider>,
    { call: server.call, path: path ?? '/crime-analysis?tab=imports', now: new Date('2026-11-21T08:42:00.000Z') },
  );
  return {
    user: userEvent.setup(),
    sent: server.sent,
    address: () => searchText(view.router) as Readonly<Record<string, string>>,
  };
}

test('the counts of each import add up: rows in are what was stored and what was rejected', async () => {
  open(() => [record({ sample: true })]);

  expect(await screen.findByRole('img', { name: '1,200 rows = 1,150 imported + 50 rejected' })).toBeTruthy();
  expect(screen.getByText('Completed')).toBeTruthy();
  expect(screen.getByText('Sample')).toBeTruthy();
  expect(screen.getByText('2 files')).toBeTruthy();
  expect(screen.getByText('12m ago').getAttribute('title')).toBe('11/21/2026 08:30 UTC');
});

test('an import opens its files, and a file its header, its rows and its rejected rows', async () => {
  const { user, address } = open(() => [record()]);

  await user.click(await screen.findByRole('button', { name: 'Rejected: 50. Show reasons' }));
  const files = within(await screen.findByRole('list', { name: 'Files' }));
  expect(files.getByRole('link', { name: 'Imported: 1,150. Show rows' }).getAttribute('href')).toBe(
    '/crime-analysis?tab=records&from=2026-02&to=2026-02&force=kent',
  );
  await user.click(files.getByRole('button', { name: 'Import summary of 2026-02-kent-street.csv' }));

  const rejected = within(await screen.findByRole('table', { name: /^Rejected rows in/ }));
  expect(rejected.getByText('17')).toBeTruthy();
  expect(rejected.getByText(/Longitude and latitude are swapped/)).toBeTruthy();
  expect(rejected.getByText('x,2026-02,51.5,-0.1')).toBeTruthy();
  expect(screen.getByText('crime id → Crime ID')).toBeTruthy();
  expect(screen.getByText('Showing 1 of 50 rejected rows.')).toBeTruthy();
  expect(address()).toEqual({ tab: 'imports', import: 'i1', file: 'f1' });
});

test('a link to a file alone opens its summary', async () => {
  open(() => [record()], { path: '/crime-analysis?tab=imports&file=f1' });

  expect(await screen.findByRole('heading', { name: 'Import summary of 2026-02-kent-street.csv' })).toBeTruthy();
});

test('all rejected rows are downloaded', async () => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = open(() => [record()], {
    path: '/crime-analysis?tab=imports&file=f1',
    answers: {
      'GET /crime/files/:id/rejections': () => ({
        file: { name: 'a.csv', mediaType: 'text/csv', text: 'x' },
        rows: 50,
      }),
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Download rejected rows (CSV)' }));

  expect(await screen.findByText('50 rejected rows downloaded')).toBeTruthy();
});

test('a running import shows its bytes and files, is read again, and tells how it ended', async () => {
  let state = record({ state: 'reading', bytesRead: 512, filesDone: 1, finishedAt: null });
  open(() => [state]);
  const bar = await screen.findByRole('progressbar', { name: 'Progress of 2026-02.zip' });
  expect(bar.getAttribute('aria-valuetext')).toBe('25% read, 512 B of 2 KB');
  expect(screen.getByText('1 of 2 files')).toBeTruthy();

  state = record();

  expect(await screen.findByText('Imported 2026-02.zip: 1,150 rows imported, 50 rejected')).toBeTruthy();
});

test('a running import is cancelled', async () => {
  let state = record({ state: 'waiting', finishedAt: null });
  const { user } = open(() => [state], {
    answers: {
      'DELETE /crime/imports/:id': () => {
        state = record({ state: 'cancelled', rowsIn: 0, rowsImported: 0, rowsRejected: 0 });
        return state;
      },
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Cancel the import of 2026-02.zip' }));

  expect(await screen.findByText('Canceled')).toBeTruthy();
  expect(screen.getByText('Import of 2026-02.zip canceled. No rows were saved.')).toBeTruthy();
});

test('undoing asks first, says how much goes, and tells what was done', async () => {
  const { user, sent } = open(() => [record()], {
    answers: {
      'POST /crime/imports/:id/undo': () => ({ import: record({ state: 'undone' }), removed: 2, restored: 1 }),
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Undo import: 2026-02.zip' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }));
  expect(question.getByText(/1,150 rows imported from 2026-02\.zip/)).toBeTruthy();
  expect(sent.some(({ endpoint }) => endpoint.startsWith('POST'))).toBe(false);
  await user.click(question.getByRole('button', { name: 'Undo import' }));

  expect(await screen.findByText('Import undone: 2 files removed, 1 file restored.')).toBeTruthy();
});

test('a failed import says what was wrong, where, and what to do', async () => {
  open(() => [record({ state: 'failed', problem: 'bomb', problemDetail: 'big.csv', rowsIn: 0 })]);

  expect(await screen.findByText(/Import the extracted files/)).toBeTruthy();
  expect(screen.getByText('big.csv')).toBeTruthy();
});

test('files are sent with their progress and then stand in the list', async () => {
  const requests = fakeRequests();
  const kept: CrimeImport[] = [];
  const { user } = open(() => [...kept]);
  await user.upload(await screen.findByLabelText('Choose files'), new File(['a,b\n'], '2026-02-kent-street.csv'));
  const request = await vi.waitFor(() => {
    const [first] = requests;
    if (!first) throw new Error('Nothing was sent');
    return first;
  });

  expect(request.url).toBe('/api/crime/imports?name=2026-02-kent-street.csv');
  act(() => request.progress(2));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('50% sent, 2 B of 4 B');
  kept.unshift(record({ name: '2026-02-kent-street.csv', state: 'waiting', finishedAt: null }));
  await act(async () => request.answer(201, kept[0]));

  expect(await screen.findByRole('button', { name: 'Files of 2026-02-kent-street.csv' })).toBeTruthy();
});

test('what cannot be imported is never sent and says why', async () => {
  const requests = fakeRequests();
  open(() => []);

  fireEvent.drop(await screen.findByRole('region', { name: 'Upload police data' }), {
    dataTransfer: { types: ['Files'], files: [new File(['x'], 'a.pdf')] },
  });

  expect((await screen.findByRole('alert')).textContent).toContain('Choose files of data.police.uk.');
  expect(requests).toEqual([]);
});

test('a month is fetched from the publisher, and without a network that is said plainly', async () => {
  const { user, sent } = open(() => [], {
    answers: {
      'POST /crime/imports/archive': () => {
        throw new TransportError({ problem: 'other', status: 502 });
      },
    },
  });
  const field = await screen.findByLabelText('Month');
  expect(field).toHaveProperty('value', '2026-09');

  await user.click(screen.getByRole('button', { name: 'Download month' }));

  expect(await screen.findByText(/Check the network of the server, or upload the files instead/)).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ endpoint: 'POST /crime/imports/archive', body: { month: '2026-09' } });
  fireEvent.change(field, { target: { value: '2026-12' } });
  await user.click(screen.getByRole('button', { name: 'Download month' }));
  expect(await screen.findByText('Write a month that is over, such as 2026-03.')).toBeTruthy();
  await waitFor(() => expect(field).toHaveProperty('value', '2026-12'));
});

test('a viewer is told why there is nothing to see', async () => {
  const { sent } = open(() => [record()], { role: 'user' });

  expect(await screen.findByText(/Only analysts and administrators can view and run imports/)).toBeTruthy();
  expect(sent.some(({ endpoint }) => endpoint === 'GET /crime/imports')).toBe(false);
});

test.each(['en', 'es', 'fr', 'de', 'ja'] as const)(
  'every problem and reason has a sentence of its own in %s',
  async (language) => {
    const text = await crimeImportsWords.load(language);

    const problems = crimeFileProblems.map(text.problem);
    const reasons = crimeRowReasons.map(text.rejections.sentence);

    expect(new Set(problems).size).toBe(20);
    expect(new Set(reasons).size).toBe(16);
  },
);

test('an import that would make a month worse says what, and waits for one of three decisions', async () => {
  const conflict: CrimeConflict = {
    kind: 'street',
    month: '2026-02',
    force: 'kent',
    name: 'Kent Police',
    reason: 'fewer_rows',
    fileId: 'f2',
    rows: 20,
    rejected: 0,
    inForce: { fileId: 'f1', rows: 1_200, rejected: 3 },
  };
  let state: CrimeImport['state'] = 'held';
  const { user, sent } = open(() => [record({ state, finishedAt: null })], {
    answers: {
      'GET /crime/imports/:id': () => ({ import: record({ state }), files: [], conflicts: [conflict] }),
      'POST /crime/imports/:id/decision': () => {
        state = 'finished';
        return record();
      },
    },
  });

  expect(await screen.findByText('Kent Police, Feb 2026: 20 rows instead of 1,200')).toBeTruthy();
  for (const name of ['Replace it', 'Count both side by side'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep existing data' }));

  expect(await screen.findByText('The decision on 2026-02.zip is carried out.')).toBeTruthy();
  expect(sent.find(({ endpoint }) => endpoint.endsWith('/decision'))).toMatchObject({ body: { decision: 'keep' } });
  expect(await screen.findByText('Completed')).toBeTruthy();
});
