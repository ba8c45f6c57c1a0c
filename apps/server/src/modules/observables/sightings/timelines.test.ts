import { describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { useSightings } from '../testing/use-sightings.ts';

const minuteMs = 60_000;

describe.each(testDatabases)('patterns over several alerts, and networks, on $name', ({ open }) => {
  const { lab, get, addSource, alert, indicator, importBundle, sightingsOf } = useSightings(open);
  const seenIn = async (indicatorId: string): Promise<string[]> =>
    (await sightingsOf(indicatorId)).sightings.map(({ seenIn: { title } }: { seenIn: { title: string } }) => title);
  const ago = (ms: number) => ({ timestamp: new Date(lab().app.now() - ms).toISOString() });

  test('one value after another is a sighting in the alert that completes it, once, in any order of alerts', async () => {
    const pattern = "([domain-name:value = 'first.example'] FOLLOWEDBY [domain-name:value = 'second.example'])";
    const [known, short] = [indicator(pattern), indicator(`${pattern} WITHIN 60 SECONDS`)];
    await importBundle(known, short);
    const source = await addSource();

    await source.send(alert('late', { ...ago(5 * minuteMs), domain: 'second.example' }));
    expect(await seenIn(known.id)).toEqual([]);
    await source.send(alert('early', { ...ago(20 * minuteMs), domain: 'first.example' }));
    expect(await seenIn(known.id)).toEqual(['Alert late']);
    expect(await seenIn(short.id)).toEqual([]);

    await source.send(alert('near', { ...ago(5 * minuteMs + 30_000), domain: 'first.example' }));
    expect(await seenIn(short.id)).toEqual(['Alert late']);
    expect(await seenIn(known.id)).toEqual(['Alert late']);
  });

  test('a new indicator finds in what is stored what it asks of several alerts', async () => {
    const source = await addSource();
    for (const [index, minutes] of [9, 6, 3].entries())
      await source.send(alert(`again-${index}`, { ...ago(minutes * minuteMs), domain: 'beacon.example' }));

    const often = indicator("[domain-name:value = 'beacon.example'] REPEATS 3 TIMES WITHIN 600 SECONDS");
    const never = indicator("[domain-name:value = 'beacon.example'] REPEATS 4 TIMES");
    await importBundle(often, never);

    expect(await seenIn(often.id)).toEqual(['Alert again-2']);
    expect(await seenIn(never.id)).toEqual([]);
    await source.send(alert('again-2', { domain: 'beacon.example' }));
    expect(await seenIn(never.id)).toEqual(['Alert again-2']);
  });

  test('what cannot be decided says why, with the property', async () => {
    const known = indicator("[domain-name:value = 'odd.example'] FOLLOWEDBY [file:size = 5]");
    await importBundle(known);

    const { indicator: entry } = await get(`/indicators/${known.id}`);

    expect(entry).toMatchObject({ state: 'unsupported', why: 'property', detail: 'file:size', isActive: false });
  });

  test('an address in a network that an indicator looks for is a sighting, live and looking back', async () => {
    const source = await addSource();
    await source.send(alert('before', { source_ip: '203.0.113.77' }), alert('other', { source_ip: '203.0.113.130' }));
    const known = indicator("[ipv4-addr:value ISSUBSET '203.0.113.64/26' OR ipv6-addr:value = '2001:db8:7::/48']");
    await importBundle(known, indicator("[ipv4-addr:value = '203.0.0.0/30']"));
    expect(await seenIn(known.id)).toEqual(['Alert before']);

    await source.send(alert('v6', { source_ip: '2001:db8:7:1::5' }), alert('near', { source_ip: '2001:db8:8::5' }));

    expect((await seenIn(known.id)).toSorted()).toEqual(['Alert before', 'Alert v6']);
    const { indicator: entry } = await get(`/indicators/${known.id}`);
    expect(entry).toMatchObject({ state: 'indexed', why: null, isActive: true, sightings: 2 });
    const own = await get(`/objects/threat/${known.id}/observables`);
    expect(own.observables).toEqual([]);
  });
});
