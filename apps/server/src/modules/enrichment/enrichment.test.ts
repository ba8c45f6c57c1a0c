import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Enrichment, EnrichmentSources, LoadedTable } from '@halyard/contracts/inflow/enrichment.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { writeMmdb } from './testing/write-mmdb.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;

describe.each(testDatabases)('enrichment on $name', ({ open }) => {
  let app: TestApp;
  let admin: Person;
  let analyst: Person;
  let folder: string;
  let incident: string;
  const asked: {
    method: string | undefined;
    url: string | undefined;
    headers: IncomingMessage['headers'];
    body: string;
  }[] = [];
  let answer: (response: ServerResponse) => void = (response) => response.end('{}');
  const service = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    asked.push({ method: request.method, url: request.url, headers: request.headers, body });
    answer(response);
  });
  const geo = () => join(folder, 'geo.mmdb');
  const writeGeo = async (country: string, builtAt: number) => {
    const data = {
      country: { geoname_id: 1, iso_code: country, names: { en: `Land ${country}`, de: 'Land' } },
      autonomous_system_number: 64_500,
    };
    await writeFile(geo(), writeMmdb('Test-City', builtAt, [{ network: '203.0.113.0/24', data }]));
    await utimes(geo(), builtAt, builtAt);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'halyard-mmdb-'));
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
    await writeGeo('GB', 1_790_000_000);
    app = await startTestApp(await open(), {
      environment: {
        HALYARD_MMDB_FILES: `${geo()}, ${join(folder, 'none.mmdb')}`,
        HALYARD_EGRESS_ALLOW: `127.0.0.1:${(service.address() as AddressInfo).port}`,
      },
    });
    [admin, analyst] = [await app.asPerson('admin'), await app.asPerson('analyst')];
    const payload = { title: 'Odd values', severity: 'High', source: 'Manual' };
    incident = (await analyst.ask('POST', '/incidents', { payload })).json().incident.id;
  });
  beforeEach(() => {
    asked.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
    service.close();
    await rm(folder, { recursive: true });
  });

  async function observe(text: string): Promise<string> {
    const { added, already } = (
      await analyst.ask('POST', `/objects/incident/${incident}/observables`, { payload: { text } })
    ).json();
    return [...added, ...already][0].id as string;
  }
  const of = async (id: string): Promise<Enrichment[]> =>
    (await analyst.ask('GET', `/observables/${id}/enrichment`)).json();
  const fromTables = async (id: string) => (await of(id)).filter(({ kind }) => kind === 'table');
  const load = async (csv: string | Buffer, query: Record<string, string>, person = admin) =>
    person.ask('POST', `/enrichment-tables?${new URLSearchParams({ fileName: 'a.csv', ...query })}`, {
      payload: csv,
      headers: { 'content-type': 'text/csv' },
    });
  const undo = (id: string | null) => admin.ask('POST', `/changes/${id}/undo`);

  test('a table of networks says what the closest one says, with its age', async () => {
    const id = await observe('192.0.2.77');
    const reply = await load(
      'site;network;owner\nBerlin;192.0.2.0/24;Ada\nLab;192.0.2.64/26;Grace\n;;\nNowhere;here;Nobody\nTwice;192.0.2.9/24;Ada\n',
      { name: 'Sites', match: 'network', keyColumn: 'network' },
    );
    const { table, rejections } = reply.json() as LoadedTable;

    expect(reply.statusCode).toBe(201);
    expect([table.rows, table.loaded, table.rejected]).toEqual([5, 2, 3]);
    expect(rejections.map(({ line, reason }) => [line, reason])).toEqual([
      [4, 'no_key'],
      [5, 'not_a_key'],
      [6, 'repeated'],
    ]);
    expect(await fromTables(id)).toEqual([
      {
        kind: 'table',
        id: table.id,
        name: 'Sites',
        at: new Date(app.now()).toISOString(),
        match: '192.0.2.64/26',
        facts: [
          { name: 'site', value: 'Lab' },
          { name: 'owner', value: 'Grace' },
        ],
        lastTry: null,
      },
    ]);
    const { observables } = (await analyst.ask('GET', `/objects/incident/${incident}/observables`)).json();
    const shown = observables.find(({ observable }: { observable: { id: string } }) => observable.id === id);
    expect(shown.enrichment).toMatchObject([{ name: 'Sites', match: '192.0.2.64/26' }]);
    const rows = (await analyst.ask('GET', `/enrichment-tables/${table.id}/rows`)).json();
    expect(rows.rows.map(({ key }: { key: string }) => key)).toEqual(['192.0.2.0/24', '192.0.2.64/26']);
  });

  test('a table of domains holds what lies below them, one of values only these', async () => {
    const below = await observe('https://cdn.partner-firm.org/x');
    const exact = await observe('partner-firm.org');
    await load('domain,contract\npartner-firm.org,C-17\n', { name: 'Partners', match: 'domain', keyColumn: 'domain' });
    await load('name,note\nPartner-Firm[.]org,seen\n', {
      name: 'Names',
      match: 'exact',
      keyType: 'domain-name',
      keyColumn: 'name',
      columns: '["note"]',
    });

    expect((await fromTables(below)).map(({ name, match }) => [name, match])).toEqual([
      ['Partners', 'partner-firm.org'],
    ]);
    expect((await fromTables(exact)).map(({ name }) => name)).toEqual(['Names', 'Partners']);
  });

  test('an upload exchanges all rows at once, and undo brings the former ones back', async () => {
    const id = await observe('198.51.100.90');
    const first = (
      await load('ip,host\n198.51.100.90,old-name\n', {
        name: 'Assets',
        match: 'exact',
        keyType: 'ipv4-addr',
        keyColumn: 'ip',
      })
    ).json() as LoadedTable;
    const hostOf = async () => (await fromTables(id)).find(({ name }) => name === 'Assets')?.facts[0]?.value;
    expect(await hostOf()).toBe('old-name');

    const second = (await load('host,ip\nnew-name,198.51.100.90\n', { table: first.table.id })).json() as LoadedTable;

    expect([await hostOf(), second.table.edition, second.table.name]).toEqual(['new-name', 2, 'Assets']);
    await undo(second.changeId);
    expect(await hostOf()).toBe('old-name');
    const third = (await load('host,ip\nthird,198.51.100.90\n', { table: first.table.id })).json() as LoadedTable;
    expect([await hostOf(), third.table.edition]).toEqual(['third', 3]);
    const gone = (await admin.ask('DELETE', `/enrichment-tables/${first.table.id}`)).json();
    expect(await hostOf()).toBeUndefined();
    await undo(gone.changeId);
    expect(await hostOf()).toBe('third');
  });

  test('a file that is no table changes nothing, and only administrators load one', async () => {
    const definition = { name: 'Odd', match: 'exact', keyType: 'host', keyColumn: 'ip' };
    const replies = [
      await load('name,note\nx,y\n', definition),
      await load(Buffer.from([0x69, 0x70, 0x0a, 0xff, 0xfe]), definition),
      await load('', definition),
      await load('ip,b\n"x,y\n', definition),
    ];

    expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual(
      replies.map(() => [400, 'bad_table']),
    );
    expect((await load('ip\nx\n', definition, analyst)).statusCode).toBe(403);
    const { tables } = (await analyst.ask('GET', '/enrichment')).json() as EnrichmentSources;
    expect(tables.map(({ name }) => name)).not.toContain('Odd');
  });

  test('MMDB files of the operator say where an address is, and are read again when they change', async () => {
    const id = await observe('203.0.113.40');
    const fromFiles = async () => (await of(id)).filter(({ kind }) => kind === 'file');

    expect(await fromFiles()).toEqual([
      {
        kind: 'file',
        id: 'geo.mmdb',
        name: 'Test-City',
        at: new Date(1_790_000_000_000).toISOString(),
        match: '203.0.113.0/24',
        facts: [
          { name: 'country.iso_code', value: 'GB' },
          { name: 'country.names.en', value: 'Land GB' },
          { name: 'autonomous_system_number', value: '64500' },
        ],
        lastTry: null,
      },
    ]);
    const { files } = (await analyst.ask('GET', '/enrichment')).json() as EnrichmentSources;
    expect(files).toEqual([
      { name: 'geo.mmdb', state: 'ready', type: 'Test-City', builtAt: new Date(1_790_000_000_000).toISOString() },
      { name: 'none.mmdb', state: 'missing', type: null, builtAt: null },
    ]);
    await writeGeo('FR', 1_790_086_400);
    app.pass(10_000);
    expect((await fromFiles())[0]?.facts[0]?.value).toBe('FR');
    expect(await of(await observe('198.51.100.5'))).toEqual([]);
  });

  test('observables and alerts are narrowed by country and AS number; unknown is not none', async () => {
    await writeGeo('IS', 1_790_090_000);
    app.pass(10_000);
    const inside = await observe('203.0.113.77');
    const outside = await observe('198.51.100.77');
    const name = await observe('placed.example.org');
    const source = (
      await admin.ask('POST', '/sources', {
        payload: { name: 'Edge', format: 'generic-json', defaultSeverity: 'Low', silenceLimitMinutes: null },
      })
    ).json();
    await app.app.inject({
      method: 'POST',
      url: `/api/intake/${source.source.id}`,
      headers: { authorization: `Bearer ${source.token}` },
      payload: [
        { id: '1', title: 'From inside', timestamp: new Date(app.now()).toISOString(), ip: '203.0.113.77' },
        { id: '2', title: 'From outside', timestamp: new Date(app.now()).toISOString(), ip: '198.51.100.77' },
      ],
    });
    const idsOf = async (query: string) =>
      ((await analyst.ask('GET', `/observables?limit=500&${query}`)).json().observables as { id: string }[]).map(
        ({ id }) => id,
      );
    const titlesOf = async (query: string) =>
      ((await analyst.ask('GET', `/received-alerts?${query}`)).json().alerts as { title: string }[]).map(
        ({ title }) => title,
      );
    expect(await idsOf('country=unknown')).toContain(inside);

    await app.runJobs();

    expect(await idsOf('country=IS')).toContain(inside);
    expect(await idsOf('country=IS')).not.toContain(outside);
    expect(await idsOf('country=none')).toContain(outside);
    expect(await idsOf('country=unknown')).toEqual([]);
    expect(await idsOf('asn=64500')).toContain(inside);
    // The only file is one of countries and cities: of an address that it does not have, no one knows the network.
    expect(await idsOf('asn=unknown')).toContain(outside);
    expect(await idsOf('asn=none')).toEqual([]);
    for (const query of ['country=none', 'asn=unknown']) expect(await idsOf(query)).not.toContain(name);
    expect(await titlesOf('country=IS&asn=64500')).toEqual(['From inside']);
    expect(await titlesOf('country=none')).toEqual(['From outside']);
    expect(await titlesOf('country=unknown')).toEqual([]);
    expect((await analyst.ask('GET', '/address-places')).json()).toEqual({
      countries: ['IS'],
      networks: [{ asn: 64_500, name: null }],
    });
    await writeGeo('NO', 1_790_190_000);
    app.pass(10_000);
    await app.runJobs();
    expect(await idsOf('country=IS')).toEqual([]);
    expect(await idsOf('country=NO')).toContain(inside);
    expect((await analyst.ask('GET', '/observables?country=iceland')).statusCode).toBe(400);
  });

  const draft = () => ({
    name: 'Reputation',
    types: ['url', 'ipv4-addr'],
    method: 'GET',
    url: `http://127.0.0.1:${(service.address() as AddressInfo).port}/look?q={{value}}&x=1`,
    body: null,
    credential: { kind: 'bearer', token: 'very-secret' },
    fields: [
      { name: 'Score', path: 'data.score' },
      { name: 'Tags', path: 'data.tags' },
      { name: 'First', path: 'rows[0].name' },
      { name: 'Missing', path: 'no.where' },
    ],
  });
  const makeAction = async (more: object = {}) =>
    (await admin.ask('POST', '/enrichment-actions', { payload: { ...draft(), ...more } })).json();
  const run = (id: string, action: string) => analyst.ask('POST', `/observables/${id}/enrichment/${action}`);

  test('an action asks about a value that is escaped, and a failure leaves the answer before in place', async () => {
    const id = await observe('https://drop.bad-host.org/a?b=1&c=2');
    const action = await makeAction();
    answer = (response) => response.end('{"data":{"score":7,"tags":["a","b"]},"rows":[{"name":"one"}]}');

    const first = (await run(id, action.id)).json() as Enrichment;

    expect(asked).toMatchObject([
      {
        method: 'GET',
        url: '/look?q=https%3A%2F%2Fdrop.bad-host.org%2Fa%3Fb%3D1%26c%3D2&x=1',
        headers: { authorization: 'Bearer very-secret' },
      },
    ]);
    const facts = [
      { name: 'Score', value: '7' },
      { name: 'Tags', value: 'a, b' },
      { name: 'First', value: 'one' },
    ];
    expect(first).toMatchObject({ kind: 'action', name: 'Reputation', facts, lastTry: { status: 200, problem: null } });
    app.pass(60_000);
    answer = (response) => response.writeHead(500).end('no');
    const second = (await run(id, action.id)).json() as Enrichment;
    expect(second).toMatchObject({ at: first.at, facts, lastTry: { status: 500, problem: 'rejected' } });
    answer = (response) => response.end('<html>');
    expect((await run(id, action.id)).json()).toMatchObject({ facts, lastTry: { status: 200, problem: 'not_json' } });
    expect((await of(id)).filter(({ kind }) => kind === 'action')).toMatchObject([{ at: first.at, facts }]);
    expect(JSON.stringify(action)).not.toContain('very-secret');
  });

  test('a body takes the value as JSON, and an action is offered for its types only', async () => {
    const id = await observe('203.0.113.41');
    const hash = await observe('ab'.repeat(32));
    const url = draft().url.replace('{{value}}', 'all');
    const action = await makeAction({ name: 'Posted', method: 'POST', url, body: '{"ip":"{{value}}","n":1}' });
    answer = (response) => response.end('{}');

    await run(id, action.id);

    expect(asked.map(({ method, body }) => [method, JSON.parse(body)])).toEqual([
      ['POST', { ip: '203.0.113.41', n: 1 }],
    ]);
    expect((await of(id)).map(({ name }) => name)).toContain('Posted');
    expect(await of(hash)).toEqual([]);
    expect((await run(hash, action.id)).statusCode).toBe(400);
  });

  test('an action asks by itself about new observables, within its budget, and never about what warning lists have', async () => {
    answer = (response) => response.end('{"data":{"score":1}}');
    const before = await observe('89.44.9.60');
    app.pass(1_000);
    const action = await makeAction({ name: 'By itself', types: ['ipv4-addr'], perHour: 2 });
    app.pass(1_000);
    const triedOf = async (id: string) => (await of(id)).find(({ name }) => name === 'By itself')?.lastTry?.problem;
    const inner = await observe('10.44.0.1');
    await app.runJobs();
    expect([await triedOf(before), await triedOf(inner)]).toEqual([undefined, 'on_warning_list']);
    expect(asked).toEqual([]);
    const fresh = [await observe('89.44.9.61'), await observe('89.44.9.62'), await observe('89.44.9.63')];

    await app.runJobs();
    await app.runJobs();

    const tried = await Promise.all(fresh.map(triedOf));
    expect(tried.filter((problem) => problem === null)).toHaveLength(2);
    expect(asked).toHaveLength(2);
    const edited = { ...draft(), name: 'By itself', types: ['ipv4-addr'], perHour: null, version: action.version };
    await admin.ask('PUT', `/enrichment-actions/${action.id}`, { payload: edited });
    await observe('89.44.9.64');
    await app.runJobs();
    expect(asked).toHaveLength(2);
  });

  test('an action that could ask anyone, or takes a credential elsewhere, is rejected', async () => {
    const action = await makeAction({ name: 'Kept' });
    const post = async (more: object) => {
      const payload = { ...draft(), ...more };
      return (await admin.ask('POST', '/enrichment-actions', { payload })).json().code as string;
    };

    expect(await post({ url: 'https://{{value}}/x' })).toBe('bad_action');
    expect(await post({ url: draft().url.replace('{{value}}', '') })).toBe('bad_action');
    expect(await post({ url: 'http://10.0.0.1/{{value}}' })).toBe('pull_not_allowed');
    expect(await post({ method: 'POST', body: '{"a":{{value}}}' })).toBe('bad_action');
    expect((await analyst.ask('POST', '/enrichment-actions', { payload: draft() })).statusCode).toBe(403);
    const { credential: _, ...kept } = draft();
    const elsewhere = { ...kept, url: 'https://other.vendor.io/{{value}}', version: action.version };
    const moved = await admin.ask('PUT', `/enrichment-actions/${action.id}`, { payload: elsewhere });
    expect([moved.statusCode, moved.json().code]).toEqual([400, 'invalid_input']);
    const renamed = await admin.ask('PUT', `/enrichment-actions/${action.id}`, {
      payload: { ...kept, name: 'Renamed', version: action.version },
    });
    expect(renamed.json()).toMatchObject({ action: { name: 'Renamed', credentialKind: 'bearer' } });
    const gone = (await admin.ask('DELETE', `/enrichment-actions/${action.id}`)).json();
    await undo(gone.changeId);
    const { actions } = (await analyst.ask('GET', '/enrichment')).json() as EnrichmentSources;
    expect(actions.map(({ name }) => name)).toContain('Renamed');
  });

  test('an edit of an action is undone with its credential, but not over what changed since', async () => {
    const action = await makeAction({ name: 'First' });
    const { credential: _, ...kept } = draft();
    const edit = async (more: object) =>
      (await admin.ask('PUT', `/enrichment-actions/${action.id}`, { payload: { ...kept, ...more } })).json();
    const shown = async () => (await admin.ask('GET', `/enrichment-actions/${action.id}`)).json();
    const { changeId } = await edit({ name: 'Second', credential: null, version: 1 });
    expect(await shown()).toMatchObject({ name: 'Second', credentialKind: 'none' });

    await undo(changeId);

    expect(await shown()).toMatchObject({ name: 'First', credentialKind: 'bearer', version: 3 });
    const third = await edit({ name: 'Third', version: 3 });
    await edit({ name: 'Fourth', version: 4 });
    await undo(third.changeId);
    expect(await shown()).toMatchObject({ name: 'Fourth' });
  });
});
