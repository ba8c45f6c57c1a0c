import { describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { useSightings } from '../testing/use-sightings.ts';

const dayMs = 86_400_000;

describe.each(testDatabases)('sightings on $name', ({ open }) => {
  const { lab, get, addSource, alert, indicator, importBundle, sightingsOf } = useSightings(open);
  const post = async (path: string, payload?: object) =>
    (await lab().analyst.ask('POST', path, payload ? { payload } : {})).json();
  test('an alert that names what an indicator looks for is a sighting, once, and is reported', async () => {
    const known = indicator("[ipv4-addr:value = '198.51.100.101']", { confidence: 80 });
    await importBundle(known);
    const source = await addSource();

    await source.send(alert('a', { source_ip: '198.51.100.101' }), alert('b', { source_ip: '198.51.100.102' }));
    await source.send(
      alert('a', { source_ip: '198.51.100.101', timestamp: new Date(lab().app.now() + 1_000).toISOString() }),
    );

    const { sightings, total } = await sightingsOf(known.id);
    expect(total).toBe(1);
    expect(sightings).toMatchObject([
      {
        indicator: { id: known.id, name: known.name, score: 80 },
        observable: { type: 'ipv4-addr', value: '198.51.100.101' },
        seenIn: { objectType: 'alert', title: 'Alert a' },
        origin: 'match',
        heldBackBy: null,
      },
    ]);
    const { observables } = await get(`/objects/alert/${sightings[0].seenIn.objectId}/observables`);
    expect(observables[0]).toMatchObject({ observable: { sightings: 1 }, indicators: [{ id: known.id, score: 80 }] });
    const events = await lab()
      .app.database.read.selectFrom('events')
      .select(['kind', 'details', 'audience_id'])
      .where('object_id', '=', known.id)
      .where('kind', '=', 'indicator_sighted')
      .execute();
    expect(events.map(({ details, audience_id }) => [JSON.parse(details ?? ''), audience_id])).toEqual([
      [{ count: 1 }, 'everyone'],
    ]);
  });

  test('a new indicator looks back ninety days over what is stored', async () => {
    const source = await addSource();
    const at = (days: number) => new Date(lab().app.now() - days * dayMs).toISOString();
    await source.send(
      alert('recent', { source_ip: '198.51.100.111', timestamp: at(80) }),
      alert('long ago', { source_ip: '198.51.100.112', timestamp: at(100) }),
    );
    const recent = indicator("[ipv4-addr:value = '198.51.100.111']");
    const longAgo = indicator("[ipv4-addr:value = '198.51.100.112']");

    await importBundle(recent, longAgo);

    expect((await sightingsOf(recent.id)).total).toBe(1);
    expect((await sightingsOf(longAgo.id)).total).toBe(0);
    const { indicator: shown } = await get(`/indicators/${recent.id}`);
    expect(shown).toMatchObject({ state: 'indexed', isActive: true, sightings: 1, confidence: null, score: null });
  });

  test('all of a pattern has to match what one object has, in whatever order it comes', async () => {
    const both = indicator("[ipv4-addr:value = '198.51.100.121' AND domain-name:value = 'both.bad-host.org']");
    await importBundle(both);
    const source = await addSource();

    await source.send(alert('one', { source_ip: '198.51.100.121' }));
    expect((await sightingsOf(both.id)).total).toBe(0);
    const later = new Date(lab().app.now() + 60_000).toISOString();
    await source.send(alert('one', { timestamp: later, description: 'asked for both.bad-host.org' }));

    expect((await sightingsOf(both.id)).total).toBe(1);
  });

  test('what is revoked, expired, not yet valid or deleted matches nothing new, and keeps its sightings', async () => {
    const value = "[ipv4-addr:value = '198.51.100.131']";
    const past = new Date(lab().app.now() - 1_000).toISOString();
    const future = new Date(lab().app.now() + dayMs).toISOString();
    const good = indicator(value);
    const silent = [
      indicator(value, { revoked: true }),
      indicator(value, { valid_until: past, confidence: 90 }),
      indicator(value, { valid_from: future }),
    ];
    await importBundle(good, ...silent);
    const source = await addSource();
    await source.send(alert('x', { source_ip: '198.51.100.131' }));

    for (const { id } of silent) expect((await sightingsOf(id)).total).toBe(0);
    expect((await get(`/indicators/${silent[1]?.id}`)).indicator).toMatchObject({ isActive: false, score: 0 });
    expect((await sightingsOf(good.id)).total).toBe(1);
    await lab().admin.ask('DELETE', `/threats/${good.id}`);
    await lab().app.runJobs();
    await source.send(alert('y', { source_ip: '198.51.100.131' }));

    const kept = await sightingsOf(good.id);
    expect(kept.total).toBe(1);
    expect(kept.sightings[0].indicator).toMatchObject({ id: good.id, name: null });
  });

  test('a pattern that is not looked for says why', async () => {
    const made = {
      no_anchor: indicator('[file:size > 100]'),
      invalid: indicator('[ipv4-addr:value ='),
      unsupported: indicator('rule a { condition: true }', { pattern_type: 'yara' }),
    };
    await importBundle(...Object.values(made));

    const { indicators } = await get('/indicators?limit=500');
    const states = new Map(
      indicators.map(({ id, state, reason }: { id: string; state: string; reason: string }) => [id, { state, reason }]),
    );
    for (const [state, { id }] of Object.entries(made)) {
      const found = states.get(id) as { state: string; reason: string };
      expect(['no_anchor', 'unsupported', 'invalid']).toContain(found.state);
      if (state !== 'no_anchor') expect(found.state).toBe(state);
      expect(found.reason).not.toBe('');
    }
    const all = await get('/indicators');
    const filtered = await get('/indicators?state=invalid');
    expect(filtered.total).toBe(all.states.invalid);
  });

  test('an indicator that was written by hand looks for what people add to it', async () => {
    const { threat } = await post('/threats', {
      name: 'Own finding',
      description: 'x',
      type: 'Malware',
      severity: 'High',
      status: 'Active',
      source: 'Us',
      labels: [],
      timestamp: new Date(lab().app.now()).toISOString(),
    });
    await lab().app.runJobs();
    expect((await get(`/indicators/${threat.id}`)).indicator).toMatchObject({ state: 'no_pattern' });
    await post(`/objects/threat/${threat.id}/observables`, { text: '198.51.100.141' });
    await lab().app.runJobs();
    const source = await addSource();

    await source.send(alert('h', { source_ip: '198.51.100.141' }));

    expect((await get(`/indicators/${threat.id}`)).indicator).toMatchObject({ state: 'indexed', sightings: 1 });
  });

  test('warning lists hold matches back and say so; the own list can be changed, and undone', async () => {
    const internal = indicator("[ipv4-addr:value = '10.1.2.3']");
    const own = indicator("[domain-name:value = 'shop.our-company.org']");
    await importBundle(internal, own);
    const source = await addSource();
    await source.send(alert('w', { source_ip: '10.1.2.3', description: 'to shop.our-company.org' }));

    expect((await sightingsOf(internal.id)).sightings).toMatchObject([{ heldBackBy: { id: 'private-ranges' } }]);
    expect((await sightingsOf(own.id)).sightings).toMatchObject([{ heldBackBy: null }]);
    const payload = { text: 'our-company[.]org\n192.0.2.0/24\nnonsense', note: 'ours' };
    expect((await lab().analyst.ask('POST', '/warning-lists/own/entries', { payload })).statusCode).toBe(403);
    const added = (await lab().admin.ask('POST', '/warning-lists/own/entries', { payload })).json();

    expect(added).toMatchObject({ heldBack: 1, rejected: [{ text: 'nonsense' }] });
    expect((await sightingsOf(own.id)).sightings).toMatchObject([{ heldBackBy: { id: 'own' } }]);
    const lists = await get('/warning-lists');
    for (const { id, heldBack } of lists) expect((await get(`/sightings?warningList=${id}`)).total).toBe(heldBack);
    const held = await get('/observables?heldBack=yes&search=shop.our-company.org');
    expect(held.observables).toMatchObject([{ sightings: 0, heldBack: 1 }]);
    const entry = (await get('/warning-lists/own')).entries.find(({ kind }: { kind: string }) => kind === 'domain');
    const removal = (await lab().admin.ask('DELETE', `/warning-lists/own/entries/${entry.id}`)).json();
    expect(removal.released).toBe(1);
    await lab().admin.ask('POST', `/changes/${removal.changeId}/undo`);
    expect((await sightingsOf(own.id)).sightings).toMatchObject([{ heldBackBy: { id: 'own' } }]);
    await lab().admin.ask('POST', `/changes/${added.changeId}/undo`);
    const shipped = await get('/warning-lists/public-resolvers');
    expect(shipped.entries).toHaveLength(shipped.list.entries);
  });

  test('a range that holds most of the internet back is refused, with what it would do, until it is confirmed', async () => {
    const send = async (more: object) =>
      (
        await lab().admin.ask('POST', '/warning-lists/own/entries', {
          payload: { text: '0.0.0.0/0\n::/0\n11.0.0.0/8\n2400::/12', note: null, ...more },
        })
      ).json();

    const refused = await send({});
    expect(refused.added).toMatchObject([{ value: '11.0.0.0/8' }]);
    expect(refused.rejected.map(({ text, reason }: { text: string; reason: string }) => [text, reason])).toEqual([
      ['0.0.0.0/0', 'too_wide'],
      ['::/0', 'too_wide'],
      ['2400::/12', 'too_wide'],
    ]);
    expect(refused.rejected[0].detail).toMatch(/every IPv4 address/);
    expect(refused.rejected[2].detail).toMatch(/one in 4096 of all IPv6 addresses/);
    const confirmed = await send({ confirm: true });
    expect(confirmed).toMatchObject({ added: [{}, {}, {}], already: 1, rejected: [] });
    for (const { changeId } of [confirmed, refused]) await lab().admin.ask('POST', `/changes/${changeId}/undo`);
  });

  test('what an indicator of days to come looks for was not seen on those days', async () => {
    const ahead = new Date(lab().app.now() + 40 * dayMs).toISOString();
    await importBundle(indicator("[ipv4-addr:value = '198.51.100.191']", { valid_from: ahead }));

    const { observables } = await get('/observables?search=198.51.100.191');
    expect(observables).toHaveLength(1);
    expect(Date.parse(observables[0].lastSeen)).toBeLessThanOrEqual(lab().app.now());
  });

  test('an endpoint of MISP is sighted by its address, and a URL by its host', async () => {
    const address = indicator("[ipv4-addr:value = '198.51.100.192']");
    const name = indicator("[domain-name:value = 'relay.harbour-parcels.com']");
    await importBundle(address, name);
    const source = await addSource();
    await source.send(
      alert('url-1', { request_url: 'http://198.51.100.192/x' }),
      alert('url-2', { request_url: 'https://relay.harbour-parcels.com/login' }),
    );

    for (const { id } of [address, name]) expect((await sightingsOf(id)).total).toBe(1);
  });

  test('a removed observable takes its sighting with it, and undo brings it back', async () => {
    const known = indicator("[ipv4-addr:value = '198.51.100.151']");
    await importBundle(known);
    const source = await addSource();
    await source.send(alert('u', { source_ip: '198.51.100.151' }));
    const [{ seenIn, observable }] = (await sightingsOf(known.id)).sightings;

    const path = `/objects/alert/${seenIn.objectId}/observables`;
    const { changeId } = await post(`${path}/removals`, { observables: [observable.id] });
    expect((await sightingsOf(known.id)).total).toBe(0);
    expect((await get(`/indicators/${known.id}`)).indicator.sightings).toBe(0);
    await post(`/changes/${changeId}/undo`);

    expect((await sightingsOf(known.id)).total).toBe(1);
    expect((await get(`/indicators/${known.id}`)).indicator.sightings).toBe(1);
  });

  test('a person states a sighting, with and without an object; it can be undone', async () => {
    const known = indicator("[domain-name:value = 'seen.bad-host.org']", { confidence: 50 });
    await importBundle(known);
    const incident = (await post('/incidents', { title: 'Call', severity: 'Low', source: 'Manual' })).incident.id;
    const add = (seenIn: object | null) =>
      post('/sightings', { indicator: known.id, value: 'seen[.]bad-host[.]org', type: null, seenIn, at: null });

    const alone = await add(null);
    const there = await add({ objectType: 'incident', objectId: incident });

    expect(there.sighting).toMatchObject({ origin: 'hand', by: { id: lab().analyst.id }, seenIn: { title: 'Call' } });
    expect((await sightingsOf(known.id)).total).toBe(2);
    expect((await get(`/objects/incident/${incident}/observables`)).total).toBe(1);
    await post(`/changes/${alone.changeId}/undo`);
    expect((await get(`/sightings?indicator=${known.id}&origin=hand`)).total).toBe(1);
    const wrong = { indicator: known.id, value: 'nothing', type: null, seenIn: null, at: null };
    expect((await lab().analyst.ask('POST', '/sightings', { payload: wrong })).statusCode).toBe(400);
  });

  test('a sighting that a person states was not before 1970', async () => {
    const known = indicator("[domain-name:value = 'old.bad-host.org']");
    await importBundle(known);
    const state = (at: string) =>
      lab().analyst.ask('POST', '/sightings', {
        payload: { indicator: known.id, value: 'old.bad-host.org', type: null, seenIn: null, at },
      });

    expect((await state('1961-04-12T06:07:00.000Z')).statusCode).toBe(400);
    expect((await sightingsOf(known.id)).total).toBe(0);
    expect((await state('1971-04-19T01:40:00.000Z')).json()).toMatchObject({
      sighting: { at: '1971-04-19T01:40:00.000Z' },
    });
  });

  test('an import that is undone leaves no sightings, no observables and no index', async () => {
    const gone = indicator("[domain-name:value = 'gone.bad-host.org']");
    const time = new Date(lab().app.now()).toISOString();
    const file = {
      type: 'file',
      spec_version: '2.1',
      id: 'file--00000000-0000-5000-8000-000000000001',
      hashes: { MD5: 'aec070645fe53ee3b3763059376134f0' },
      created: time,
    };
    const importId = await importBundle(gone, file);
    const source = await addSource();
    await source.send(alert('z', { description: 'gone.bad-host.org' }));
    const found = (await get('/observables?search=gone.bad-host.org')).observables[0];
    expect(found.uses).toEqual({ alerts: 1, incidents: 0, threats: 1 });
    expect((await get(`/observables/${found.id}`)).imports).toMatchObject([{ id: importId, records: 1 }]);
    expect((await get('/observables?search=aec070645fe53ee3b3763059376134f0')).total).toBe(1);

    expect((await lab().analyst.ask('POST', `/imports/${importId}/undo`)).json().state).toBe('undoing');
    await lab().app.runJobs();

    expect((await get('/observables?search=gone.bad-host.org')).observables).toMatchObject([
      { uses: { alerts: 1, incidents: 0, threats: 0 }, sightings: 0 },
    ]);
    expect((await get('/observables?search=aec070645fe53ee3b3763059376134f0')).total).toBe(0);
    const { read } = lab().app.database;
    expect(await read.selectFrom('sightings').select('id').where('indicator_id', '=', gone.id).execute()).toEqual([]);
    const left = await read
      .selectFrom('indicator_index')
      .select('record_id')
      .where('record_id', '=', gone.id)
      .execute();
    expect(left).toEqual([]);
  });
});
