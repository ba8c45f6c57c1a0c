import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTextFunctions } from '../../database/fold.ts';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createKeptReplies } from './kept-replies.ts';

describe.each(testDatabases)('replies that are kept on $name', ({ open }) => {
  let app: TestApp;
  let ada: Awaited<ReturnType<TestApp['asPerson']>>;
  beforeAll(async () => {
    app = await startTestApp(await open());
    ada = await app.asPerson('analyst');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const add = (text: string) => ada.ask('POST', '/todos', { payload: { text } });
  const textsOf = async (person = ada) =>
    (await person.ask('GET', '/todos')).json().map((todo: { text: string }) => todo.text);

  test('a reply is the same until something is written, with the same tag, and to HEAD too', async () => {
    await add('first');
    const first = await ada.ask('GET', '/todos');
    const again = await ada.ask('GET', '/todos');

    expect([again.body, again.headers.etag]).toEqual([first.body, first.headers.etag]);
    expect((await ada.ask('HEAD', '/todos')).headers).toMatchObject({
      etag: first.headers.etag,
      'content-length': String(first.body.length),
      'content-type': 'application/json; charset=utf-8',
    });
    const unchanged = await ada.ask('GET', '/todos', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  });

  test('whoever wrote sees it at once, after every single write', async () => {
    for (let round = 0; round < 20; round++) {
      await add(`task ${round}`);
      app.pass(1);

      expect(await textsOf()).toContain(`task ${round}`);
    }
  });

  test('nobody is given the reply of someone else, and what is rejected stays rejected', async () => {
    const max = await app.asPerson('analyst');

    expect(await textsOf(max)).toEqual([]);
    expect((await ada.ask('GET', '/todos?limit=1')).statusCode).toBe(400);
    expect((await app.app.inject('/api/todos')).statusCode).toBe(401);
  });

  test('what another process writes into the file is seen', async () => {
    const loan = app.database.lend?.();
    if (loan?.dialect !== 'sqlite') return;
    await textsOf();
    const other = new DatabaseSync(loan.path);
    addTextFunctions(other);
    other.exec(`update todos set text = 'from outside' where text = 'task 3'`);
    other.close();

    expect(await textsOf()).toContain('from outside');
  });

  test.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
    ['zstd', zstdDecompressSync],
  ])('a long reply is sent as %s to who takes that, a short one as it is', async (encoding, decode) => {
    for (let index = 0; index < 30; index++) await add(`a task with some more words in it, ${encoding} ${index}`);
    const headers = { 'accept-encoding': encoding };
    const plain = await ada.ask('GET', '/todos');
    const long = await ada.ask('GET', '/todos', { headers });
    const short = await ada.ask('GET', '/users/profile', { headers });

    expect([long.headers['content-encoding'], long.headers.vary]).toEqual([
      encoding,
      expect.stringContaining('accept-encoding'),
    ]);
    expect(decode(long.rawPayload).toString()).toBe(plain.body);
    expect(short.headers['content-encoding']).toBeUndefined();
  });
});

test('a reply that was begun before a write is not kept as one of after it', async () => {
  let version = 1;
  const keep = createKeptReplies(() => version);
  const response = { type: () => response, header: () => response } as never;
  let finish = (_: string) => {};
  const early = keep(
    response,
    'ada',
    () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  version = 2;
  await keep(response, 'max', async () => '[]');
  finish('["before"]');

  expect(String(await early)).toBe('["before"]');
  expect(String(await keep(response, 'ada', async () => '["after"]'))).toBe('["after"]');
});
