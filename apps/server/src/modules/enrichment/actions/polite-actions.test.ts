import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Enrichment } from '@halyard/contracts/inflow/enrichment.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

describe.each(testDatabases)('HTTP actions and the services that they ask on $name', ({ open }) => {
  let app: TestApp;
  let admin: Person;
  let incident: string;
  let asked = 0;
  let answer: Answer = (_, response) => response.end('{}');
  const service = createServer((request, response) => {
    asked++;
    answer(request, response);
  });
  beforeAll(async () => {
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
    const { port } = service.address() as AddressInfo;
    app = await startTestApp(await open(), { environment: { HALYARD_EGRESS_ALLOW: `127.0.0.1:${port}` } });
    admin = await app.asPerson('admin');
    const payload = { title: 'Odd values', severity: 'High', source: 'Manual' };
    incident = (await admin.ask('POST', '/incidents', { payload })).json().incident.id;
  });
  beforeEach(() => {
    asked = 0;
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
    service.close();
  });

  const makeAction = async (name: string, more: object = {}): Promise<string> => {
    const payload = {
      name,
      types: ['ipv4-addr'],
      method: 'GET',
      body: null,
      perHour: null,
      credential: null,
      url: `http://127.0.0.1:${(service.address() as AddressInfo).port}/${encodeURIComponent(name)}/{{value}}`,
      fields: [{ name: 'Owner', path: 'owner' }],
    };
    return (await admin.ask('POST', '/enrichment-actions', { payload: { ...payload, ...more } })).json().id;
  };
  async function observe(text: string): Promise<string> {
    const reply = await admin.ask('POST', `/objects/incident/${incident}/observables`, { payload: { text } });
    return reply.json().added[0].id;
  }
  const run = async (observable: string, action: string): Promise<Enrichment> =>
    (await admin.ask('POST', `/observables/${observable}/enrichment/${action}`)).json();
  const factsOf = async (id: string): Promise<readonly Enrichment['facts'][]> =>
    ((await admin.ask('GET', `/observables/${id}/enrichment`)).json() as Enrichment[]).map(({ facts }) => facts);

  test('a service that wants to be left alone is, by all actions and people, as long as it says', async () => {
    const [one, two] = [await makeAction('One', { perHour: 100 }), await makeAction('Two', { perHour: 100 })];
    app.pass(1_000);
    const seen = [await observe('198.51.100.31'), await observe('198.51.100.32'), await observe('198.51.100.33')];
    answer = (_, response) => response.writeHead(429, { 'retry-after': '120' }).end('{}');

    await app.runJobs();
    app.pass(100_000);
    await app.runJobs();

    expect(asked).toBe(1);
    expect(await run(seen[0] ?? '', two)).toMatchObject({ lastTry: { status: null, problem: 'asked_to_wait' } });
    expect(asked).toBe(1);

    answer = (_, response) => response.end('{"owner":"Lamp Ltd"}');
    app.pass(30_000);
    await app.runJobs();

    // The try by hand was one of the second action; all else is asked once.
    expect(asked).toBe(1 + 5);
    const owner = [{ name: 'Owner', value: 'Lamp Ltd' }];
    for (const id of seen.slice(1)) expect(await factsOf(id)).toEqual([owner, owner]);
    expect((await run(seen[0] ?? '', one)).facts).toEqual(owner);
  });

  test.each([
    [{ kind: 'bearer', token: 'pier-nine-lantern' }, 'pier-nine-lantern'],
    [{ kind: 'basic', user: 'harbor', password: 'pier-"nine"-rope' }, 'nine'],
    [{ kind: 'apiKey', header: 'x-pass', value: 'pier-nine-anchor' }, 'pier-nine-anchor'],
  ])('a credential that the service repeats is kept nowhere: %j', async (credential, secret) => {
    const action = await makeAction(`Echo ${credential.kind}`, { credential });
    const id = await observe(`198.51.100.${100 + secret.length}`);
    answer = ({ headers }, response) => {
      const basic = /^Basic (.*)$/.exec(headers.authorization ?? '')?.[1];
      const owner = [headers.authorization, headers['x-pass'], basic && Buffer.from(basic, 'base64').toString()];
      response.end(JSON.stringify({ owner: owner.filter((part) => part !== undefined) }));
    };

    const shown = JSON.stringify(await run(id, action));

    expect(shown).toContain('********');
    expect(shown).not.toContain(secret);
    const rows = await app.database.read.selectFrom('enrichment_results').select('facts').execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('an answer is read in the charset that it names, and what does not fit is none', async () => {
    const action = await makeAction('Letters');
    const id = await observe('198.51.100.61');
    const latin = Buffer.from('{"owner":"Öresund Fähre"}', 'latin1');
    answer = (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json; charset=iso-8859-1' }).end(latin);

    expect(await run(id, action)).toMatchObject({ facts: [{ name: 'Owner', value: 'Öresund Fähre' }] });

    answer = (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(latin);
    expect(await run(id, action)).toMatchObject({ lastTry: { problem: 'not_json' } });
  });
});
