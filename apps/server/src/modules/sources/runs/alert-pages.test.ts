import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const fiveMinutesMs = 300_000;

const alert = (number: number) => ({
  id: `da${number}`,
  title: `Suspicious sign-in ${number}`,
  severity: 'high',
  status: 'new',
  createdDateTime: '2026-11-21T08:00:00Z',
  lastUpdateDateTime: `2026-11-21T08:0${number}:00.000000Z`,
  serviceSource: 'azureAdIdentityProtection',
  evidence: [],
});

describe.each(testDatabases)('alerts of an API that pages on $name', ({ open }) => {
  let app: TestApp;
  let other: Server;
  let base: string;
  let asked: { readonly url: string; readonly authorization: string | undefined }[];
  let tokens: number;
  /** What was sent to be given a token. */
  let claims: string[];
  let admin: Awaited<ReturnType<TestApp['asPerson']>>;
  /** The pages of the API, and the page at which it breaks. */
  let pages: readonly (readonly object[])[];
  let failsAt: number;

  function reply({ url = '' }: IncomingMessage, response: ServerResponse) {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url === '/tenant/token') {
      tokens += 1;
      return void send(200, { access_token: `token-${tokens}`, token_type: 'Bearer', expires_in: 3_600 });
    }
    if (url === '/google/token') {
      tokens += 1;
      return void send(200, { access_token: `google-${tokens}`, token_type: 'Bearer', expires_in: 3_600 });
    }
    if (url.startsWith('/v2/detections')) {
      const token = new URL(url, base).searchParams.get('page_token');
      const at = token === null ? 0 : Number(token.slice(1));
      const isLast = at + 1 >= pages.length;
      return void send(200, { detections: pages[at] ?? [], ...(!isLast && { nextPageToken: `t${at + 1}` }) });
    }
    const page = Number(new URL(url, base).searchParams.get('page') ?? 0);
    if (page === failsAt) return void send(500, { error: { message: 'Try later' } });
    const hasNext = page + 1 < pages.length;
    send(200, { value: pages[page], ...(hasNext && { '@odata.nextLink': `${base}/alerts_v2?page=${page + 1}` }) });
  }

  beforeAll(async () => {
    other = createServer((request, response) => {
      const { url = '', headers } = request;
      asked.push({ url, authorization: headers.authorization });
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        if (url === '/google/token') claims.push(Buffer.concat(pieces).toString());
        reply(request, response);
      });
    });
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const host = `127.0.0.1:${(other.address() as AddressInfo).port}`;
    base = `http://${host}`;
    app = await startTestApp(await open(), { environment: { HALYARD_EGRESS_ALLOW: host } });
  });
  beforeEach(async () => {
    await app.database.write((tx) => tx.updateTable('sources').set({ pull_next_at: null }).execute());
    [asked, tokens, claims, pages, failsAt] = [[], 0, [], [], -1];
    admin = await app.asPerson('admin');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
    other.closeAllConnections();
    other.close();
  });

  const credential = { kind: 'oauth', tokenUrl: '', clientId: 'halyard', clientSecret: 'very-secret' };
  const credentialOf = () => ({ ...credential, tokenUrl: `${base}/tenant/token` });

  async function addGraph() {
    const pull = { url: `${base}/alerts_v2`, everyMinutes: 5, credential: credentialOf() };
    const draft = { name: 'Defender', format: 'msgraph', defaultSeverity: 'Low', silenceLimitMinutes: null, pull };
    const { id } = (await admin.ask('POST', '/sources', { payload: draft })).json().source;
    const read = async () => (await admin.ask('GET', `/sources/${id}`)).json();
    const titles = async () =>
      (await admin.ask('GET', `/received-alerts?source=${id}`))
        .json()
        .alerts.map(({ title }: { title: string }) => title)
        .toSorted();
    return { id, read, titles };
  }

  async function runAll() {
    await app.runJobs();
    await app.runJobs();
  }

  test('come in page by page with a token of OAuth, and the next run asks for what changed since', async () => {
    pages = [[alert(1)], [alert(2)]];
    const source = await addGraph();
    await runAll();

    expect(await source.titles()).toEqual(['Suspicious sign-in 1', 'Suspicious sign-in 2']);
    expect(asked.filter(({ url }) => url !== '/tenant/token').map(({ authorization }) => authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-1',
    ]);
    expect(JSON.stringify(await source.read())).not.toMatch(/very-secret|token-1/);

    asked = [];
    app.pass(fiveMinutesMs);
    admin = await app.asPerson('admin');
    pages = [[alert(3)]];
    await runAll();

    expect(asked).toHaveLength(1);
    expect(decodeURIComponent(asked[0]?.url ?? '')).toContain('lastUpdateDateTime+gt+2026-11-21T08:02');
    expect(await source.titles()).toHaveLength(3);
  });

  test('that break off after a page keep it, and go on behind it', async () => {
    pages = [[alert(1)], [alert(2)], [alert(3)]];
    failsAt = 1;
    const source = await addGraph();
    await runAll();

    expect(await source.titles()).toEqual(['Suspicious sign-in 1']);
    expect((await source.read()).lastFailure.reason).toContain('Try later');

    failsAt = -1;
    asked = [];
    app.pass(fiveMinutesMs);
    admin = await app.asPerson('admin');
    await runAll();

    expect(asked[0]?.url).toContain('page=1');
    expect(await source.titles()).toHaveLength(3);
  });

  test('come from Google SecOps with a token of a service account, which shows its key to no one', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const key = JSON.stringify({
      type: 'service_account',
      client_email: 'halyard@project.example',
      private_key_id: 'k1',
      private_key: pem,
      token_uri: `${base}/google/token`,
    });
    const detection = (number: number) => ({
      type: 'RULE_DETECTION',
      id: `de_${number}`,
      createdTime: `2026-11-21T08:0${number}:00Z`,
      detectionTime: `2026-11-21T08:0${number}:00Z`,
      detection: [
        {
          ruleName: `Rare parent process ${number}`,
          ruleId: 'ru_1',
          alertState: 'ALERTING',
          ruleLabels: [{ key: 'severity', value: 'High' }],
          detectionFields: [{ key: 'hostname', value: `host-${number}` }],
        },
      ],
    });
    pages = [[detection(1)], [detection(2)]];
    const pull = { url: `${base}/v2/detections`, everyMinutes: 5, credential: { kind: 'serviceAccount', key } };
    const draft = { name: 'SecOps', format: 'secops', defaultSeverity: 'Low', silenceLimitMinutes: null, pull };
    const { id } = (await admin.ask('POST', '/sources', { payload: draft })).json().source;
    await runAll();

    const { alerts } = (await admin.ask('GET', `/received-alerts?source=${id}`)).json();
    expect(alerts.map(({ title }: { title: string }) => title).toSorted()).toEqual([
      'Rare parent process 1',
      'Rare parent process 2',
    ]);
    const assertion = new URLSearchParams(claims[0]).get('assertion') ?? '';
    const [head = '', body = '', signature = ''] = assertion.split('.');
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toMatchObject({
      iss: 'halyard@project.example',
      aud: `${base}/google/token`,
    });
    expect(asked.filter(({ url }) => url.startsWith('/v2')).map(({ authorization }) => authorization)).toEqual([
      'Bearer google-1',
      'Bearer google-1',
    ]);
    const shown = JSON.stringify((await admin.ask('GET', `/sources/${id}`)).json());
    expect(shown).not.toMatch(/PRIVATE KEY|google-1/);

    asked = [];
    app.pass(fiveMinutesMs);
    admin = await app.asPerson('admin');
    pages = [[detection(2), detection(3)]];
    await runAll();
    expect(decodeURIComponent(asked.find(({ url }) => url.startsWith('/v2'))?.url ?? '')).toContain('2026-11-21T08:02');
    expect((await admin.ask('GET', `/received-alerts?source=${id}`)).json().total).toBe(3);
  });

  test('whose token is not to be had say so, and show no secret', async () => {
    const wrong = { ...credentialOf(), tokenUrl: `${base}/alerts_v2` };
    const { failure, exchange } = (
      await admin.ask('POST', '/sources/pull-test', {
        payload: { url: `${base}/alerts_v2`, format: 'msgraph', credential: wrong },
      })
    ).json();

    expect(failure).toContain('did not return an access token');
    expect(exchange.request[0]).toBe('POST /alerts_v2');
    expect(JSON.stringify(exchange)).not.toContain('very-secret');
  });

  test('take a token for nothing that is asked at once', async () => {
    const pull = { url: `${base}/x`, everyMinutes: 5, credential: credentialOf() };
    const draft = { name: 'X', format: 'wazuh', defaultSeverity: 'Low', silenceLimitMinutes: null, pull };

    expect((await admin.ask('POST', '/sources', { payload: draft })).json().code).toBe('invalid_input');
  });
});
