import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { SchemaRecord, SchemaSummary } from '@halyard/contracts/work/schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { purgeDeletedSchemas } from './schema-store.ts';
import { type SchemaApp, startSchemaApp } from './testing/schema-app.ts';

type Person = ReturnType<SchemaApp['asPerson']>;

const invoice = { $schema: 'http://json-schema.org/draft-07/schema#', title: 'Invoice', type: 'object' };
const dayMs = 86_400_000;

async function* crimeRows(_kind: string, month: string) {
  if (month !== '2026-03') return;
  for (let made = 0; made < 30_000; made++) yield { month, category: made % 2 ? 'Drugs' : 'Robbery', crimeId: null };
}

describe.each(testDatabases)('schemas on $name', ({ open }) => {
  let app: SchemaApp;
  let ada: Person;
  let grace: Person;
  let admin: Person;
  let viewer: Person;
  beforeAll(async () => {
    app = await startSchemaApp(await open(), crimeRows);
    ada = app.asPerson('analyst');
    grace = app.asPerson('analyst');
    admin = app.asPerson('admin');
    viewer = app.asPerson('viewer');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  async function address(): Promise<string> {
    if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' });
    return `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
  }

  const file = { 'content-type': 'application/octet-stream' };
  const send = (person: Person, path: string, payload: string | Buffer) =>
    person.ask('POST', path, { payload, headers: file });

  async function add(schema: unknown = invoice, more = ''): Promise<SchemaSummary> {
    const answer = await send(ada, `/schemas?name=invoice.json${more}`, JSON.stringify(schema));
    expect(answer.statusCode).toBe(201);
    return answer.json();
  }

  const get = async (id: string): Promise<SchemaRecord> => (await ada.ask('GET', `/schemas/${id}`)).json();
  const list = async (): Promise<SchemaSummary[]> => (await ada.ask('GET', '/schemas/list')).json();

  test('without any schema the list is empty and there is no latest', async () => {
    expect(await list()).toEqual([]);
    expect((await ada.ask('GET', '/schemas/latest')).json().code).toBe('schema_not_found');
  });

  test('a schema that is handed in is stored with its draft, title and author', async () => {
    const added = await add();

    expect(added).toMatchObject({ title: 'Invoice', source: 'invoice.json', origin: 'written', version: 1 });
    expect(await get(added.id)).toMatchObject({
      schema: invoice,
      draft: 'draft-07',
      rows: null,
      evidence: [],
      by: { id: ada.id },
      versions: [{ id: added.id, version: 1 }],
    });
  });

  test('the list has the newest version of each, newest first, and latest is the first of it', async () => {
    const first = await add();
    app.pass(1_000);
    const second = await add({ ...invoice, required: ['a'] }, `&of=${first.id}`);
    app.pass(1_000);
    const other = await add();

    const ids = (await list()).map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual([other.id, second.id]);
    expect(ids).not.toContain(first.id);
    expect((await get('latest')).id).toBe(other.id);
    expect((await get(first.id)).versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  test('viewers read everything and make, change or take away nothing', async () => {
    const { id } = await add();

    const answers = [
      await send(viewer, '/schemas?name=a', '{}'),
      await send(viewer, '/schemas/infer?name=a.csv', 'a\n1'),
      await viewer.ask('POST', '/schemas/infer-crime', { payload: { kind: 'street', month: '2026-03' } }),
      await viewer.ask('PUT', `/schemas/${id}/description`, { payload: { description: 'x' } }),
      await viewer.ask('DELETE', `/schemas/${id}`),
      await viewer.ask('POST', `/schemas/${id}/restore`),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403));
    expect((await viewer.ask('GET', `/schemas/${id}`)).statusCode).toBe(200);
    expect((await send(viewer, `/schemas/${id}/validate`, '{}')).json()).toMatchObject({ valid: true });
  });

  test('an analyst takes away only what is theirs; it comes back within 30 days and not after', async () => {
    const { id } = await add();

    expect((await grace.ask('DELETE', `/schemas/${id}`)).json().code).toBe('forbidden');
    expect((await ada.ask('DELETE', `/schemas/${id}`)).json().id).toBe(id);
    expect((await ada.ask('GET', `/schemas/${id}`)).statusCode).toBe(404);
    expect((await grace.ask('POST', `/schemas/${id}/restore`)).json().code).toBe('forbidden');
    app.pass(29 * dayMs);
    expect((await ada.ask('POST', `/schemas/${id}/restore`)).statusCode).toBe(200);
    await ada.ask('DELETE', `/schemas/${id}`);
    app.pass(30 * dayMs);
    expect((await ada.ask('POST', `/schemas/${id}/restore`)).json().code).toBe('schema_not_found');
    await app.database.write((tx) => purgeDeletedSchemas(tx, app.now() - 30 * dayMs));
    const left = await app.database.read.selectFrom('schemas').select('id').where('id', '=', id).execute();
    expect(left).toEqual([]);
  });

  test('a version that was taken away leaves the one before it, and its number is not used again', async () => {
    const first = await add();
    const second = await add(invoice, `&of=${first.id}`);

    await ada.ask('DELETE', `/schemas/${second.id}`);

    expect((await list()).map(({ id }) => id)).toContain(first.id);
    expect(await add(invoice, `&of=${first.id}`)).toMatchObject({ family: first.id, version: 3 });
    expect((await send(ada, `/schemas?name=a&of=${second.id}`, '{}')).json().code).toBe('schema_not_found');
  });

  test('a new description shows in the list, the document stays, and every change stands in the log', async () => {
    const { id } = await add();

    const answer = await grace.ask('PUT', `/schemas/${id}/description`, { payload: { description: 'What we bill' } });
    await admin.ask('DELETE', `/schemas/${id}`);
    await admin.ask('POST', `/schemas/${id}/restore`);

    expect(answer.json().description).toBe('What we bill');
    expect((await get(id)).schema).toEqual(invoice);
    const events = await app.database.read
      .selectFrom('events')
      .select(['kind', 'subject', 'actor_id'])
      .where('object_id', '=', id)
      .orderBy('id')
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['schema_added', 'schema_described', 'schema_deleted', 'schema_restored'],
    ]);
    expect(events[0]).toMatchObject({ subject: 'Invoice', actor_id: ada.id });
  });

  test('titles out of a document are stored as one plain line', async () => {
    const added = await add({ title: `a\u0000b\n${'x'.repeat(500)}`, description: '\ud800' });

    expect(added.title).toHaveLength(200);
    expect(added.title.startsWith('a b x')).toBe(true);
  });

  test('a schema is made from a sample that is not kept, with what supports it', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => `${at},${at % 2 ? 'open' : 'shut'},user${at}@example.com`);
    const payload = ['id,status,email', ...rows].join('\n');

    const answer = await send(ada, '/schemas/infer?name=accounts.csv', payload);

    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ title: 'accounts', source: 'accounts.csv', origin: 'csv', version: 1 });
    const made = await get(answer.json().id);
    expect(made).toMatchObject({ rows: 50, draft: '2020-12' });
    expect(made.evidence.map(({ pointer }) => pointer)).toContain('/properties/status');
    const sent = { id: 1, status: 'held', email: 'a@example.com' };
    const checked = (await send(ada, `/schemas/${made.id}/validate`, JSON.stringify(sent))).json();
    expect(checked).toMatchObject({
      valid: false,
      more: 0,
      errors: [{ instance: '/status', schema: '/properties/status/enum', keyword: 'enum' }],
    });
  });

  test.each([
    ['a.json', '[{"a":1},{"b":null}]', 'json'],
    ['a.jsonl', '{"a":1}\n{"a":2}', 'ndjson'],
    ['unnamed', '{"a":1}', 'json'],
    ['unnamed', 'a;b\n1;2', 'csv'],
  ])('%s that begins with %j is %s', async (name, payload, origin) => {
    expect((await send(ada, `/schemas/infer?name=${name}`, payload)).json()).toMatchObject({ origin });
  });

  test.each([
    ['JSON that is cut off', '/schemas?name=a', '{"type":', 'document_not_json'],
    ['a list', '/schemas?name=a', '[1]', 'not_a_schema'],
    ['a type that there is not', '/schemas?name=a', '{"type":"money"}', 'not_a_schema'],
    ['a schema without end', '/schemas?name=a', '['.repeat(100_000), 'document_too_deep'],
    ['a sample without end', '/schemas/infer?name=a.json', '{"a":'.repeat(100_000), 'document_too_deep'],
    ['a broken sample', '/schemas/infer?name=a.json', '[{]', 'document_not_json'],
    ['an empty sample', '/schemas/infer?name=a.csv', '', 'sample_not_readable'],
    ['a quotation mark alone', '/schemas/infer?name=a.csv', 'a\n"b', 'sample_not_readable'],
    ['a blank name', '/schemas?name=', '{}', 'invalid_input'],
    ['bytes that are not UTF-8', '/schemas?name=a', Buffer.from([0xff]), 'document_not_json'],
  ])('%s is rejected', async (_, path, payload, code) => {
    expect((await send(ada, path, payload)).json().code).toBe(code);
  });

  test('a document of depth 100,000 is rejected and one of 9 MB too, before anything is stored', async () => {
    const { id } = await add();
    const before = (await list()).length;

    expect((await send(ada, `/schemas/${id}/validate`, '['.repeat(100_000))).json().code).toBe('document_too_deep');
    expect((await send(ada, `/schemas/${id}/validate`, '{}x')).json().code).toBe('document_not_json');
    const large = Buffer.alloc(9 * 1024 * 1024, ' ');
    expect((await send(ada, '/schemas?name=a', large)).json().code).toBe('body_too_large');
    expect((await list()).length).toBe(before);
  });

  test('a schema of 2.7 MB is stored, shown and used', async () => {
    const properties = Object.fromEntries(
      Array.from({ length: 4_000 }, (_, at) => [`property ${at}`, { type: 'string', description: 'x'.repeat(620) }]),
    );
    const added = await add({ ...invoice, properties });

    const shown = await get(added.id);
    expect(shown.bytes).toBeGreaterThan(2_600_000);
    expect(Object.keys((shown.schema as { properties: object }).properties)).toHaveLength(4_000);
    const checked = await send(viewer, `/schemas/${added.id}/validate`, '{"property 7":1}');
    expect(checked.json()).toMatchObject({ valid: false });
  });

  const nested = { ...invoice, properties: { a: { type: 'string', pattern: '^(a+)+$' } } };
  // Look-ahead is left to an engine that tries everything.
  const endless = { ...invoice, properties: { a: { type: 'string', pattern: '^(?=a)(a+)+$' } } };
  const long = JSON.stringify({ a: `${'a'.repeat(60)}!` });

  test('a nested repetition is matched at once', async () => {
    const { id } = await add(nested);

    const answers = await Promise.all(Array.from({ length: 5 }, () => send(ada, `/schemas/${id}/validate`, long)));

    expect(answers.map((answer) => answer.json().errors[0].keyword)).toEqual(answers.map(() => 'pattern'));
  });

  test('a pattern that never ends is stopped', async () => {
    const { id } = await add(endless);

    expect((await send(ada, `/schemas/${id}/validate`, long)).json().code).toBe('schema_too_slow');
  });

  test('one person who keeps a thread busy delays nobody else, and work that nobody waits for ends', async () => {
    const { id } = await add(endless);
    const gone = new AbortController();
    const url = `${await address()}/api/schemas/${id}/validate`;
    const headers = { ...ada.headers, ...file };
    const ask = () => fetch(url, { method: 'POST', headers, body: long, signal: gone.signal });

    const input = Array.from({ length: 7 }, ask);
    const rejected = await Promise.race(input);
    const fine = await send(viewer, `/schemas/${id}/validate`, '{"a":"aaa"}');
    gone.abort();
    await Promise.allSettled(input);
    const again = async () => (await send(ada, `/schemas/${id}/validate`, '{"a":"aaa"}')).json();

    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '5']);
    expect(fine.json()).toMatchObject({ valid: true });
    // The server hears of the closed connections in its own time.
    await expect.poll(again, { timeout: 3_000 }).toMatchObject({ valid: true });
  });

  test('a schema that refers to another document is not used to validate, and nothing is fetched', async () => {
    const { id } = await add({ $ref: 'https://example.com/other.json' });

    const answer = await send(ada, `/schemas/${id}/validate`, '{}');

    expect(answer.json().code).toBe('not_a_schema');
    expect(answer.json().message).toContain('https://example.com/other.json');
  });

  test('references to schemas of the workspace are followed, by address and by file name', async () => {
    const base = 'https://example.com/followed';
    const person = { ...invoice, $id: `${base}/person.json`, required: ['name'] };
    const list = { $id: `${base}/list.json`, items: { $ref: 'person.json' }, maxItems: 2 };
    const named = { type: 'array', items: { $ref: './invoice.json' } };
    // Of several schemas with one file name the newest is followed.
    app.pass(1_000);
    await add(person);
    await add(invoice);
    const byAddress = await add(list);
    const byName = (await send(ada, '/schemas?name=invoices.json', JSON.stringify(named))).json();

    const check = async (id: string, document: string) =>
      (await send(viewer, `/schemas/${id}/validate`, document)).json();

    expect(await check(byAddress.id, '[{"name":"Ada"}]')).toMatchObject({ valid: true });
    expect(await check(byAddress.id, '[{}]')).toMatchObject({
      errors: [{ instance: '/0', schema: `${base}/person.json#/required` }],
    });
    expect(await check(byName.id, '[{}]')).toMatchObject({ valid: true });
    expect(await check(byName.id, '[1]')).toMatchObject({ errors: [{ instance: '/0', keyword: 'type' }] });
    const sample = await viewer.ask('GET', `/schemas/${byAddress.id}/export?format=sample`);
    expect(JSON.parse(sample.json().file.text)[0]).toHaveProperty('name');
    expect(await get(byAddress.id)).toMatchObject({
      address: `${base}/list.json`,
      related: [{ address: `${base}/person.json`, schema: person }],
    });
    const types = await viewer.ask('GET', `/schemas/${byAddress.id}/export?format=typescript`);
    expect(types.json().file.text).toContain('readonly Person[]');
  });

  test('long numbers are shown byte for byte and checked by their value', async () => {
    const text = '{"type":"integer","maximum":9007199254740993,"default":12345678901234567890,"examples":[1e400]}';
    const { id } = (await send(ada, '/schemas?name=long.json', text)).json();

    expect((await ada.ask('GET', `/schemas/${id}`)).body).toContain(text);
    const check = async (document: string) => (await send(viewer, `/schemas/${id}/validate`, document)).json().valid;
    expect([await check('9007199254740993'), await check('9007199254740994')]).toEqual([true, false]);
  });

  test('a schema is made from a month of police data; without any it is rejected', async () => {
    const ask = (month: string) => ada.ask('POST', '/schemas/infer-crime', { payload: { kind: 'street', month } });

    const made = (await ask('2026-03')).json();

    expect(made).toMatchObject({ title: 'Street-level crime, 2026-03', origin: 'crime' });
    expect((await get(made.id)).rows).toBe(30_000);
    expect((await ask('2026-04')).json().code).toBe('no_crime_data');
  });

  test('samples that break off leave every thread free for the next one', async () => {
    const headers = { 'content-type': 'application/octet-stream', 'content-encoding': 'gzip' };
    for (let index = 0; index < 5; index += 1) {
      const broken = await ada.ask('POST', '/schemas/infer?name=a.json', { headers, payload: 'not gzip' });
      expect(broken.json().code).toBe('malformed_body');
    }

    expect((await send(ada, '/schemas/infer?name=a.json', '[{"a":1}]')).statusCode).toBe(201);
  });

  test('two versions are compared, and a breaking change is shown by a document', async () => {
    const older = await add({ ...invoice, properties: { a: { type: 'integer' } } });
    const newer = await add({ ...invoice, properties: { a: { type: 'integer' } }, required: ['a'] }, `&of=${older.id}`);

    const { statusCode, ...answer } = await viewer.ask('GET', `/schemas/${newer.id}/diff?older=${older.id}`);
    const found = answer.json();

    expect(statusCode).toBe(200);
    expect(found).toMatchObject({ older: { version: 1 }, newer: { version: 2 }, verdict: 'breaking', more: 0 });
    expect(found.changes[0]).toMatchObject({ keyword: 'required', effect: 'narrowing' });
    expect(found.counterExample.error.keyword).toBe('required');
    const same = await viewer.ask('GET', `/schemas/${newer.id}/diff?older=${newer.id}`);
    expect(same.json()).toMatchObject({ verdict: 'same', changes: [], counterExample: null });
  });

  test('a schema is exported as it is, as TypeScript and as a document that fits it', async () => {
    const { id } = await add({ ...invoice, properties: { total: { type: 'number' } }, required: ['total'] });
    const exported = async (format: string) =>
      (await viewer.ask('GET', `/schemas/${id}/export?format=${format}`)).json().file;

    expect((await exported('json-schema')).name).toBe('invoice-v1.schema.json');
    expect((await exported('typescript')).text).toContain('total: number');
    const sample = await exported('sample');
    expect((await send(viewer, `/schemas/${id}/validate`, sample.text)).json()).toMatchObject({ valid: true });
  });

  test('a sample arrives as a stream; a rejection reaches a sender who is still sending', async () => {
    const { port } = new URL(await address());
    const headers = { ...file, ...ada.headers };
    const upload = request({ port, path: '/api/schemas/infer?name=a.csv', method: 'POST', headers, agent: false });
    const piece = `"a\n${'x'.repeat(65_000)}\n`;

    const sent = pipeline(Readable.from(Array.from({ length: 400 }, () => piece)), upload);
    const [answer] = await once(upload, 'response');
    await sent;

    let text = '';
    for await (const chunk of answer) text += chunk;
    expect([answer.statusCode, JSON.parse(text).code]).toEqual([400, 'sample_not_readable']);
  });

  /** A sample whose end is not sent yet. */
  async function beginSample(person: Person, name: string) {
    const { port } = new URL(await address());
    const headers = { ...file, ...person.headers };
    const upload = request({ port, path: `/api/schemas/infer?name=${name}`, method: 'POST', headers, agent: false });
    const answered = once(upload, 'response');
    answered.catch(() => undefined);
    upload.write('a\n1\n');
    return {
      leave: () => upload.destroy(),
      async finish() {
        upload.end('2\n');
        const [answer] = await answered;
        return [answer.statusCode, JSON.parse(await readText(answer)).code];
      },
    };
  }
  const inferences = () =>
    app.database.read
      .selectFrom('jobs')
      .select(['id', 'state', 'label', 'person_id'])
      .where('kind', '=', 'inference')
      .orderBy('label')
      .execute();
  const states = async () => (await inferences()).map(({ label, state }) => `${label} ${state}`);
  const patience = { timeout: 15_000, interval: 20 };

  test('a sample that waits for one of the same person lets others by; a third is rejected', async () => {
    const first = await beginSample(ada, 'first.csv');
    await expect.poll(states, patience).toEqual(['first.csv running']);
    const second = await beginSample(ada, 'second.csv');
    await expect.poll(states, patience).toEqual(['first.csv running', 'second.csv waiting']);

    const third = await send(ada, '/schemas/infer?name=third.csv', 'a\n1\n');
    const other = await send(grace, '/schemas/infer?name=other.csv', 'a\n1\n');
    const whileWaiting = await states();

    expect([third.json().code, other.statusCode]).toEqual(['too_many_requests', 201]);
    expect(whileWaiting).toEqual(['first.csv running', 'second.csv waiting']);
    expect(await first.finish()).toEqual([201, undefined]);
    expect(await second.finish()).toEqual([201, undefined]);
    await expect.poll(states, patience).toEqual([]);
  });

  test('a sample whose sender goes away leaves the line; one that is cancelled is answered so', async () => {
    const first = await beginSample(ada, 'first.csv');
    await expect.poll(states, patience).toEqual(['first.csv running']);
    const second = await beginSample(ada, 'second.csv');
    await expect.poll(states, patience).toEqual(['first.csv running', 'second.csv waiting']);

    second.leave();
    await expect.poll(states, patience).toEqual(['first.csv running']);
    const [{ id = '' } = {}] = await inferences();
    await app.database.write((tx) => app.work.cancel(tx, id, { id: admin.id, address: null, requestId: null }));

    await expect.poll(states, patience).toEqual(['first.csv cancelled']);
    expect(await first.finish()).toEqual([409, 'work_cancelled']);
    expect((await send(ada, '/schemas/infer?name=third.csv', 'a\n1\n')).statusCode).toBe(201);
  });
});
