import { createHash } from 'node:crypto';
import type { AddedBlockEntries, BlockEntryPage, BlockList } from '@halyard/contracts/inflow/block-lists.ts';
import { observableId } from '@halyard/observables';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
type Made = { readonly list: BlockList; readonly token: string };

const hourMs = 3_600_000;

describe.each(testDatabases)('block lists on $name', ({ open }) => {
  let app: TestApp;
  let admin: Person;
  let analyst: Person;
  let viewer: Person;
  const signIn = async () => {
    [admin, analyst, viewer] = [
      await app.asPerson('admin'),
      await app.asPerson('analyst'),
      await app.asPerson('viewer'),
    ];
  };
  beforeAll(async () => {
    app = await startTestApp(await open());
    await signIn();
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  let made = 0;
  const draft = { name: 'Edge', description: null, types: ['ipv4-addr', 'domain-name', 'url'], ttlHours: null };
  const make = async (more: object = {}): Promise<Made> =>
    (await admin.ask('POST', '/block-lists', { payload: { ...draft, name: `Edge ${++made}`, ...more } })).json();
  const add = async (
    { id }: BlockList,
    text: string,
    more: object = {},
    person = analyst,
  ): Promise<AddedBlockEntries> =>
    (await person.ask('POST', `/block-lists/${id}/entries`, { payload: { text, reason: 'Beacons', ...more } })).json();
  const entriesOf = async ({ id }: BlockList, query = ''): Promise<BlockEntryPage> =>
    (await viewer.ask('GET', `/block-lists/${id}/entries${query}`)).json();
  const valuesOf = async (list: BlockList, query = '') =>
    (await entriesOf(list, query)).entries.map(({ value }) => value).toSorted();
  const undo = (id: string | null, person = analyst) => person.ask('POST', `/changes/${id}/undo`);
  const fetchList = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.app.inject({ method, url, headers });
  const idOf = (value: string) => observableId('ipv4-addr', value);
  const observe = async (text: string) => {
    const payload = { title: 'Odd values', severity: 'High', source: 'Manual' };
    const { incident } = (await analyst.ask('POST', '/incidents', { payload })).json();
    await analyst.ask('POST', `/objects/incident/${incident.id}/observables`, { payload: { text } });
  };
  const served = async ({ list, token }: Made) =>
    (await fetchList(`/lists/${list.id}.txt`, { authorization: `Bearer ${token}` })).body;

  test('no two lists are called the same, whatever the case', async () => {
    const { list } = await make({ name: 'Gateway North' });
    const named = (name: string) => admin.ask('POST', '/block-lists', { payload: { ...draft, name } });
    expect((await named('gateway north')).json()).toMatchObject({ code: 'name_taken' });
    expect((await named('GATEWAY  NORTH')).statusCode).toBe(201);
    const change = (name: string, version: number) =>
      admin.ask('PUT', `/block-lists/${list.id}`, { payload: { ...draft, name, version } });
    expect((await change('gateway north', list.version)).statusCode).toBe(200);
  });

  test('what is asked for is added, extended or rejected, and the sum is right', async () => {
    const { list } = await make();
    await add(list, '89.44.9.5', { ttlHours: 1 });

    const outcome = await add(
      list,
      [
        '89.44.9[.]5',
        'hxxps://drop[.]bad-host[.]org/a?b=1',
        'seen: c2.bad-host.org and 45.83.64.7',
        'c2.bad-host.org',
        'security@bad-host.org',
        'no value here',
      ].join('\n'),
      { ttlHours: 2 },
    );

    expect(outcome).toMatchObject({ asked: 7, added: 3, extended: 1 });
    expect(outcome.rejected.map(({ text, reason }) => [text, reason])).toEqual([
      ['c2.bad-host.org', 'repeated'],
      ['security@bad-host.org', 'type_not_taken'],
      ['no value here', 'not_an_observable'],
    ]);
    expect(await valuesOf(list)).toEqual([
      '45.83.64.7',
      '89.44.9.5',
      'c2.bad-host.org',
      'https://drop.bad-host.org/a?b=1',
    ]);
    const [first] = (await entriesOf(list, '?search=89.44.9[.]5')).entries;
    expect(first).toMatchObject({
      expiresAt: new Date(app.now() + 2 * hourMs).toISOString(),
      reason: 'Beacons',
      addedBy: { id: analyst.id },
    });
  });

  test('an entry that is added again with less time keeps the later time, and undo restores the earlier one', async () => {
    const { list } = await make({ ttlHours: 24 });
    await add(list, '89.44.9.5');
    const before = (await entriesOf(list)).entries[0]?.expiresAt;

    const shorter = await add(list, '89.44.9.5', { ttlHours: 1 });
    const forever = await add(list, '89.44.9.5', { ttlHours: null });

    expect(shorter).toMatchObject({ asked: 1, extended: 0, unchanged: 1, changeId: null });
    expect(forever).toMatchObject({ asked: 1, extended: 1, unchanged: 0 });
    expect((await entriesOf(list)).entries[0]?.expiresAt).toBeNull();
    await undo(forever.changeId);
    expect((await entriesOf(list)).entries[0]?.expiresAt).toBe(before);
    expect((await entriesOf(list)).total).toBe(1);
  });

  test('networks of both families are taken whole, and what is unclear or too wide is rejected', async () => {
    const made = await make({ types: ['ipv4-addr', 'ipv6-addr'] });
    const outcome = await add(
      made.list,
      [
        '89.44.9[.]0/24',
        'Block 45.83.64.0/22, 2A06:98C0:0::/29 and 45.83.70.9.',
        '89.44.9.77/24',
        '45.83.80.1/32',
        '80.0.0.0/7',
        '89.44.9.0/24',
      ].join('\n'),
    );

    expect(outcome).toMatchObject({ asked: 8, added: 5 });
    expect(outcome.rejected.map(({ text, reason }) => [text, reason])).toEqual([
      ['89.44.9.77/24', 'host_bits'],
      ['80.0.0.0/7', 'too_wide'],
      ['89.44.9.0/24', 'repeated'],
    ]);
    expect((await served(made)).trim().split('\n')).toEqual([
      '2a06:98c0::/29',
      '45.83.64.0/22',
      '45.83.70.9',
      '45.83.80.1',
      '89.44.9.0/24',
    ]);
    const headers = { authorization: `Bearer ${made.token}` };
    expect((await fetchList(`/lists/${made.list.id}.csv`, headers)).body).toContain('89.44.9.0/24,ipv4-addr,');
    const { objects } = (await fetchList(`/lists/${made.list.id}.json`, headers)).json();
    expect(objects.map(({ pattern }: { pattern: string }) => pattern)).toEqual(
      expect.arrayContaining([
        "[ipv4-addr:value ISSUBSET '89.44.9.0/24']",
        "[ipv6-addr:value ISSUBSET '2a06:98c0::/29']",
        "[ipv4-addr:value = '45.83.70.9']",
      ]),
    );
  });

  test('a network with addresses of a warning list is held back, whichever of the two is wider', async () => {
    await admin.ask('POST', '/warning-lists/own/entries', { payload: { text: '91.198.174.16/28', note: null } });
    const { list } = await make({ types: ['ipv4-addr', 'ipv6-addr'] });

    const networks = ['91.198.174.0/24', '91.198.174.16/30', '10.1.0.0/16', 'fd00:1::/32', '::ffff:10.2.0.0/112'];
    const { rejected, added } = await add(list, networks.join('\n'));

    expect(added).toBe(0);
    expect(rejected.map(({ text, guard }) => [text, guard?.id, guard?.entry])).toEqual([
      ['91.198.174.0/24', 'own', '91.198.174.16/28'],
      ['91.198.174.16/30', 'own', '91.198.174.16/28'],
      ['10.1.0.0/16', 'private-ranges', '10.0.0.0/8'],
      ['fd00:1::/32', 'private-ranges', 'fc00::/7'],
      ['10.2.0.0/16', 'private-ranges', '10.0.0.0/8'],
    ]);
  });

  test('names of files, wildcards and what is no address are rejected, each with why; a defanged name is meant', async () => {
    const { list } = await make();

    const { rejected } = await add(
      list,
      [
        'notes.md',
        'hxxp://bad-host.org/a',
        '*.bad-host.org',
        'seen at *.worse-host.org',
        'backup[.]zip',
        '0.0.0.0',
        '::',
      ].join('\n'),
    );

    expect(rejected.map(({ text, reason }) => [text, reason])).toEqual([
      ['notes.md', 'file_name'],
      ['*.bad-host.org', 'wildcard'],
      ['*.worse-host.org', 'wildcard'],
      ['0.0.0.0', 'unspecified'],
      ['::', 'unspecified'],
    ]);
    expect(await valuesOf(list)).toEqual(['backup.zip', 'http://bad-host.org/a']);
  });

  test('the hash of an empty file is held back: it is that of many files', async () => {
    const { list } = await make({ types: ['file-hash'] });
    const empty = createHash('sha256').digest('hex');

    const { rejected, added } = await add(list, `${empty}\n${createHash('md5').digest('hex')}`);

    expect([added, rejected.map(({ guard }) => guard?.id)]).toEqual([0, ['empty-file', 'empty-file']]);
  });

  test('what must not be blocked is rejected with the list and the entry that say so', async () => {
    await admin.ask('POST', '/warning-lists/own/entries', {
      payload: { text: 'vpn.our-own-firm.org\n45.83.64.0/28', note: null },
    });
    const { list } = await make();

    const { rejected, added } = await add(
      list,
      [
        '10.1.2.3',
        '8.8.8.8',
        'www.google.com',
        'https://google.com/',
        'our-own-firm.org',
        'co.uk',
        '45.83.64.3',
        'https://google.com/evil',
      ].join('\n'),
    );

    expect(rejected.map(({ text, guard }) => [text, guard?.id, guard?.entry])).toEqual([
      ['10.1.2.3', 'private-ranges', '10.0.0.0/8'],
      ['8.8.8.8', 'public-resolvers', '8.8.8.8/32'],
      ['www.google.com', 'well-known-sites', 'google.com'],
      ['https://google.com/', 'well-known-sites', 'google.com'],
      ['our-own-firm.org', 'own', 'vpn.our-own-firm.org'],
      ['co.uk', 'public-suffix', 'co.uk'],
      ['45.83.64.3', 'own', '45.83.64.0/28'],
    ]);
    expect(rejected[0]?.guard?.note).toBe('Private use, RFC 1918');
    expect(added).toBe(1);
  });

  test('only an administrator overrides a warning list, and the entry says which', async () => {
    const { list } = await make();
    const payload = { text: '10.1.2.3', reason: 'Isolated host', override: true };

    const reply = await analyst.ask('POST', `/block-lists/${list.id}/entries`, { payload });
    const outcome = await add(list, '10.1.2.3', { override: true, reason: 'Isolated host' }, admin);

    expect(reply.statusCode).toBe(403);
    expect(outcome.added).toBe(1);
    expect((await entriesOf(list)).entries).toMatchObject([
      { overrides: { id: 'private-ranges' }, reason: 'Isolated host' },
    ]);
  });

  test('removing is undone, and undoing an addition removes', async () => {
    const made = await make();
    const added = await add(made.list, '89.44.9.5\n89.44.9.6');
    const [entry] = (await entriesOf(made.list, '?search=89.44.9.5')).entries;

    const removal = (
      await analyst.ask('POST', `/block-lists/${made.list.id}/entries/removals`, { payload: { entries: [entry?.id] } })
    ).json();

    expect(removal.removed).toBe(1);
    expect(await served(made)).toBe('89.44.9.6\n');
    expect(await valuesOf(made.list, '?state=removed')).toEqual(['89.44.9.5']);
    await undo(removal.changeId);
    expect(await served(made)).toBe('89.44.9.5\n89.44.9.6\n');
    const again = await add(made.list, '89.44.9.7');
    await undo(again.changeId);
    expect(await served(made)).toBe('89.44.9.5\n89.44.9.6\n');
    expect(added.changeId).not.toBeNull();
  });

  test('what expires is served no more, is reported once, and stays visible until it is added again', async () => {
    const made = await make({ ttlHours: 1 });
    await add(made.list, '89.44.9.5\n89.44.9.6');
    await add(made.list, '89.44.9.7', { ttlHours: 48 });
    app.pass(hourMs);
    await signIn();

    expect(await served(made)).toBe('89.44.9.7\n');
    await app.runJobs();
    await app.runJobs();

    const told = await app.database.read
      .selectFrom('events')
      .select('details')
      .where('kind', '=', 'block_entries_expired')
      .where('object_id', '=', made.list.id)
      .execute();
    expect(told.map(({ details }) => JSON.parse(details ?? '{}'))).toEqual([{ count: 2, name: '89.44.9.5' }]);
    expect(await valuesOf(made.list, '?state=expired')).toEqual(['89.44.9.5', '89.44.9.6']);
    const [list] = ((await viewer.ask('GET', '/block-lists')).json() as BlockList[]).filter(
      ({ id }) => id === made.list.id,
    );
    expect(list?.counts).toEqual({ active: 1, expired: 2, removed: 0 });
    const again = await add(made.list, '89.44.9.5');
    expect(again).toMatchObject({ added: 1, extended: 0 });
    expect(await served(made)).toBe('89.44.9.5\n89.44.9.7\n');
    await undo(again.changeId);
    expect(await valuesOf(made.list, '?state=expired')).toEqual(['89.44.9.5', '89.44.9.6']);
  });

  test('the token opens the list as a bearer, a password or in the address, and nothing else does', async () => {
    const { list, token } = await make();
    const url = `/lists/${list.id}.txt`;
    const basic = (password: string) => `Basic ${Buffer.from(`firewall:${password}`).toString('base64')}`;

    const replies = [
      await fetchList(url, { authorization: `Bearer ${token}` }),
      await fetchList(url, { authorization: basic(token) }),
      await fetchList(`${url}?token=${token}`),
      await fetchList(url),
      await fetchList(url, { authorization: basic('wrong') }),
      await fetchList(url, {}, 'HEAD'),
      await fetchList(`/lists/none.txt?token=${token}`),
    ];

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 401, 401, 401, 401]);
    expect(replies[3]?.headers['www-authenticate']).toMatch(/^Basic /);
    const renewed = (await admin.ask('POST', `/block-lists/${list.id}/token`)).json() as Made;
    expect((await fetchList(`${url}?token=${token}`)).statusCode).toBe(401);
    expect((await fetchList(`${url}?token=${renewed.token}`)).statusCode).toBe(200);
    await admin.ask('DELETE', `/block-lists/${list.id}/token`);
    expect((await fetchList(`${url}?token=${renewed.token}`)).statusCode).toBe(401);
  });

  test('a list that did not change is answered 304, and HEAD says what GET would', async () => {
    const { list, token } = await make();
    await add(list, '89.44.9.9\n89.44.9.10');
    const url = `/lists/${list.id}.txt?token=${token}`;
    expect((await fetchList(url)).headers['last-modified']).toBeUndefined();
    app.pass(1_000);
    const first = await fetchList(url);
    const { etag = '', 'last-modified': modified = '' } = first.headers as Record<string, string>;

    const [tagged, dated, head] = [
      await fetchList(url, { 'if-none-match': etag }),
      await fetchList(url, { 'if-modified-since': modified }),
      await fetchList(url, {}, 'HEAD'),
    ];

    expect([tagged.statusCode, dated.statusCode, head.statusCode]).toEqual([304, 304, 200]);
    expect([head.body, head.headers.etag]).toEqual(['', etag]);
    for (const tags of ['*', `"another", ${etag}`])
      expect((await fetchList(url, { 'if-none-match': tags })).statusCode).toBe(304);
    expect((await fetchList(url, { 'if-none-match': '"another", "third"' })).statusCode).toBe(200);
    app.pass(1_000);
    await add(list, '89.44.9.11');
    app.pass(1_000);
    expect((await fetchList(url, { 'if-none-match': etag })).statusCode).toBe(200);
    expect((await fetchList(url, { 'if-modified-since': modified })).body).toBe('89.44.9.10\n89.44.9.11\n89.44.9.9\n');
  });

  test('CSV and STIX have the same entries, the same each time', async () => {
    const { list, token } = await make({ types: ['ipv4-addr', 'url', 'file-hash'] });
    await add(list, `89.44.9.5\nhttps://drop.bad-host.org/it's\n${'ab'.repeat(32)}`, { ttlHours: 5 });
    const get = async (ending: string, query = '') =>
      (await fetchList(`/lists/${list.id}.${ending}?token=${token}${query}`)).body;

    const bundle = JSON.parse(await get('json'));

    expect((await get('csv')).split('\r\n').slice(0, 2)).toEqual([
      'value,type,addedAt,expiresAt',
      `89.44.9.5,ipv4-addr,${new Date(app.now()).toISOString()},${new Date(app.now() + 5 * hourMs).toISOString()}`,
    ]);
    expect(bundle.objects.map(({ pattern }: { pattern: string }) => pattern)).toEqual([
      "[ipv4-addr:value = '89.44.9.5']",
      `[file:hashes.'SHA-256' = '${'ab'.repeat(32)}']`,
      "[url:value = 'https://drop.bad-host.org/it\\'s']",
    ]);
    expect(JSON.parse(await get('json'))).toEqual(bundle);
    expect(await get('txt', '&type=url&scheme=none')).toBe("drop.bad-host.org/it's\n");
    expect((await fetchList(`/lists/${list.id}.txt?token=${token}&type=any`)).statusCode).toBe(400);
  });

  test('the list says who fetched it last', async () => {
    const { list, token } = await make();

    await fetchList(`/lists/${list.id}.txt?token=${token}`, { 'user-agent': 'FortiGate' });

    const shown = (await viewer.ask('GET', `/block-lists/${list.id}`)).json() as BlockList;
    expect(shown.lastRead).toEqual({
      at: new Date(app.now()).toISOString(),
      address: '127.0.0.1',
      userAgent: 'FortiGate',
    });
  });

  test('administrators edit and delete lists, and undo both; others do not', async () => {
    const { list, token } = await make();
    const payload = { ...draft, name: 'Core', ttlHours: 8, version: list.version };
    expect((await analyst.ask('PUT', `/block-lists/${list.id}`, { payload })).statusCode).toBe(403);
    expect((await viewer.ask('POST', `/block-lists/${list.id}/entries`, { payload: {} })).statusCode).toBe(403);

    const edited = (await admin.ask('PUT', `/block-lists/${list.id}`, { payload })).json();

    expect(edited.list).toMatchObject({ name: 'Core', ttlHours: 8 });
    expect((await admin.ask('PUT', `/block-lists/${list.id}`, { payload })).statusCode).toBe(412);
    await undo(edited.changeId, admin);
    expect((await viewer.ask('GET', `/block-lists/${list.id}`)).json()).toMatchObject({
      name: list.name,
      ttlHours: null,
    });
    const deleted = (await admin.ask('DELETE', `/block-lists/${list.id}`)).json();
    expect((await fetchList(`/lists/${list.id}.txt?token=${token}`)).statusCode).toBe(401);
    await undo(deleted.changeId, admin);
    expect((await fetchList(`/lists/${list.id}.txt?token=${token}`)).statusCode).toBe(200);
  });

  test('an observable says on which lists it stands, and pages and exports lose no entry', async () => {
    const { list } = await make();
    await add(list, Array.from({ length: 7 }, (_, place) => `45.83.65.${place + 1}`).join('\n'));
    const found: string[] = [];
    let observable = '';
    for (let next: string | null = ''; next !== null; ) {
      const page: BlockEntryPage = await entriesOf(list, `?limit=3${next && `&after=${next}`}`);
      found.push(...page.entries.map(({ value }) => value));
      observable = page.entries[0]?.observableId ?? '';
      next = page.next;
    }

    expect(found.toSorted()).toEqual(await valuesOf(list));
    const of = (await viewer.ask('GET', `/observables/${observable}/block-entries`)).json();
    expect(of).toEqual([{ list: { id: list.id, name: list.name }, network: null, state: 'active', expiresAt: null }]);
    await observe('45.83.65.1');
    await add(list, '45.83.65.0/24');
    const inside = (await viewer.ask('GET', `/observables/${idOf('45.83.65.1')}/block-entries`)).json();
    const own = inside.filter((one: { list: { id: string } }) => one.list.id === list.id);
    expect(own).toMatchObject([{ network: '45.83.65.0/24' }, { network: null }]);
    const { file, rows } = (await analyst.ask('GET', `/block-lists/${list.id}/entries/export`)).json();
    expect(rows).toBe(8);
    expect(file.text.split('\r\n')[1]).toContain('Beacons,hand');
  });
});
