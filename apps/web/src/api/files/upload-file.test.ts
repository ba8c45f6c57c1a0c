import { type ImportRecord, startImport } from '@halyard/contracts/intelligence/imports.ts';
import { expect, test, vi } from 'vitest';
import { fakeRequests } from '../../testing/fake-requests.ts';
import { createUploadFile } from './upload-file.ts';

const started: ImportRecord = {
  id: 'i1',
  fileName: 'a.csv',
  format: 'csv',
  state: 'waiting',
  source: null,
  by: { id: 'p1', name: 'ada' },
  startedAt: '2026-11-21T08:42:00.000Z',
  finishedAt: null,
  bytes: 4,
  bytesRead: 0,
  objectsIn: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  skipped: 0,
  previewed: false,
  problem: null,
  problemDetail: '',
  undo: null,
};

function openUpload(getAccessToken: () => Promise<string | undefined> = async () => 'token') {
  const requests = fakeRequests();
  const heard = { signedOut: 0, forbidden: 0 };
  const upload = createUploadFile({
    getAccessToken,
    onSignedOut: () => heard.signedOut++,
    onForbidden: () => heard.forbidden++,
  });
  const progress: number[] = [];
  const controller = new AbortController();
  const file = new File(['a,b\n'], 'a.csv');
  const sending = upload(startImport, {
    query: { name: 'a b.csv' },
    file,
    contentType: 'text/csv',
    signal: controller.signal,
    onProgress: (sent) => progress.push(sent),
  });
  const request = () =>
    vi.waitFor(() => {
      const sent = requests.at(-1);
      if (!sent) throw new Error('Nothing was sent');
      return sent;
    });
  return { requests, request, sending, heard, progress, controller, file };
}

test('the body is the file itself, with the headers of every other call', async () => {
  const { request, sending, file } = openUpload();
  const sent = await request();
  sent.answer(201, started);

  expect(await sending).toEqual(started);
  expect(sent).toMatchObject({ method: 'POST', url: '/api/imports?name=a+b.csv', body: file, withCredentials: true });
  expect(sent.headers).toMatchObject({
    'content-type': 'text/csv',
    authorization: 'Bearer token',
    'x-api-key': 'ck_console',
  });
  expect(sent.headers['idempotency-key']).toBeTruthy();
});

test('it tells how far it has come', async () => {
  const { request, sending, progress } = openUpload();
  const sent = await request();
  sent.progress(2);
  sent.progress(4);
  sent.answer(201, started);
  await sending;

  expect(progress).toEqual([2, 4]);
});

test.each([
  [401, { signedOut: 1, forbidden: 0 }],
  [403, { signedOut: 0, forbidden: 1 }],
  [413, { signedOut: 0, forbidden: 0 }],
])('a rejection with %i is told like that of any call', async (status, told) => {
  const { request, sending, heard } = openUpload();
  (await request()).answer(status, { message: 'No.', code: 'body_too_large', requestId: 'r1' });

  await expect(sending).rejects.toMatchObject({
    status,
    code: 'body_too_large',
    serverMessage: 'No.',
    requestId: 'r1',
  });
  expect(heard).toEqual(told);
});

test('a connection that breaks is a call without an answer', async () => {
  const { request, sending } = openUpload();
  (await request()).fail();

  await expect(sending).rejects.toMatchObject({ problem: 'unreachable' });
});

test('aborting cuts the request off', async () => {
  const { request, sending, controller } = openUpload();
  await request();
  controller.abort();

  await expect(sending).rejects.toMatchObject({ problem: 'cancelled' });
});

test('nothing is sent for somebody who is not signed in', async () => {
  const { sending, requests } = openUpload(async () => undefined);

  await expect(sending).rejects.toMatchObject({ isAuthError: true });
  expect(requests).toEqual([]);
});

test('a reply that breaks the contract is an error, not data', async () => {
  const { request, sending } = openUpload();
  (await request()).answer(201, { id: 'i1' });

  await expect(sending).rejects.toMatchObject({ problem: 'other', status: 201 });
});
