import type { Graph } from '@halyard/contracts/intelligence/entities.ts';
import { describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { useSightings } from '../testing/use-sightings.ts';

type Found = { readonly observable: { readonly id: string; readonly value: string }; readonly fromAlerts?: number };

describe.each(testDatabases)('the observables of an incident with alerts on $name', ({ open }) => {
  const { lab, get, addSource, alert, indicator, importBundle } = useSightings(open);
  const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
    lab().analyst.ask(method, path, payload ? { payload } : {});
  const post = async (path: string, payload?: object) => (await ask('POST', path, payload)).json();

  /** An incident with these alerts of a new source. */
  async function openIncident(title: string, ...alerts: readonly Record<string, unknown>[]) {
    const source = await addSource();
    await source.send(...alerts);
    const ids = await source.ids();
    const { incident } = await post('/incidents', { title, severity: 'High', source: 'Manual' });
    const { changeId } = await post('/received-alerts/incidents', { alerts: ids, incident: incident.id });
    return { id: incident.id as string, ids, changeId: changeId as string };
  }
  const observablesOf = async (id: string) => {
    const { observables, total } = await get(`/objects/incident/${id}/observables`);
    const told = (observables as Found[]).map(({ observable, fromAlerts }) => [observable.value, fromAlerts ?? 'own']);
    return { told: told.toSorted(), total };
  };

  test('those of its alerts stand beside its own, with how many of its alerts have them', async () => {
    const incident = await openIncident(
      'harbor',
      alert('a', { source_ip: '198.51.100.31', host: 'crane-1' }),
      alert('b', { source_ip: '198.51.100.31', host: 'crane-2' }),
    );
    await post(`/objects/incident/${incident.id}/observables`, { text: 'crane-2.example.net' });

    expect(await observablesOf(incident.id)).toEqual({
      told: [
        ['198.51.100.31', 2],
        ['crane-1', 1],
        ['crane-2', 1],
        ['crane-2.example.net', 'own'],
      ],
      total: 4,
    });
    // What one of the numbers counts is what its link lists.
    const of = `incident=${incident.id}&observable=198.51.100.31`;
    expect((await get(`/received-alerts?${of}`)).total).toBe(2);
  });

  test('what the incident has itself is not told again by its alerts, and goes with undo only for these', async () => {
    const incident = await openIncident('quay', alert('c', { source_ip: '198.51.100.32' }));
    await post(`/objects/incident/${incident.id}/observables`, { text: '198.51.100.32' });
    expect(await observablesOf(incident.id)).toEqual({ told: [['198.51.100.32', 'own']], total: 1 });

    const other = await openIncident('mole', alert('d', { source_ip: '198.51.100.33' }));
    expect((await observablesOf(other.id)).total).toBe(1);
    await post(`/changes/${other.changeId}/undo`);
    expect(await observablesOf(other.id)).toEqual({ told: [], total: 0 });
  });

  test('they are exported and drawn, and an observable is drawn with that incident', async () => {
    const incident = await openIncident('pier', alert('e', { source_ip: '198.51.100.34' }));
    const { observables } = await get(`/objects/incident/${incident.id}/observables`);
    const { id } = (observables as Found[])[0]?.observable ?? { id: '' };

    const file = await ask('GET', `/objects/incident/${incident.id}/observables/export?format=stix`);
    expect(JSON.parse(file.json().file.text).objects).toEqual([
      expect.objectContaining({ id, value: '198.51.100.34' }),
    ]);
    const around: Graph = await get(`/graph?center=incident--${incident.id}&show=all`);
    expect(around.edges.map(({ source, target }) => [source, target])).toEqual([[`incident--${incident.id}`, id]]);
    const back: Graph = await get(`/graph?center=${id}&show=all`);
    expect(back.nodes.map((node) => node.id)).toContain(`incident--${incident.id}`);
  });

  test('an indicator that knows one in an alert is named in the incident', async () => {
    const known = indicator("[ipv4-addr:value = '198.51.100.35']");
    await importBundle(known);
    const incident = await openIncident('lock', alert('f', { source_ip: '198.51.100.35' }));

    const { observables } = await get(`/objects/incident/${incident.id}/observables`);

    expect(observables[0].indicators).toEqual([expect.objectContaining({ id: known.id, heldBackBy: null })]);
  });

  test('its timeline tells which alerts were added and removed, and what was undone', async () => {
    const incident = await openIncident('dock', alert('g'), alert('h'));
    const numbers = (await get(`/received-alerts?incident=${incident.id}`)).alerts.map(
      ({ number }: { number: number }) => `ALT-${String(number).padStart(6, '0')}`,
    );
    const timeline = async () =>
      (await get(`/incidents/${incident.id}`)).updates.map(
        ({ kind, details }: { kind: string; details: { name?: string; count?: number } | null }) => ({
          kind,
          names: [...(details?.name ?? '').matchAll(/ALT-\d{6}/g)].map(String).toSorted(),
          count: details?.count,
        }),
      );
    expect((await timeline())[0]).toEqual({
      kind: 'incident_alerts_added',
      names: numbers.toSorted(),
      count: 2,
    });

    await post('/received-alerts/incidents/removals', { alerts: [incident.ids[0]], incident: incident.id });
    expect((await timeline())[0]).toMatchObject({ kind: 'incident_alerts_removed', count: 1 });
    const { changeId } = await post('/received-alerts/incidents', {
      alerts: [incident.ids[0]],
      incident: incident.id,
    });
    await post(`/changes/${changeId}/undo`);
    const [undone] = await timeline();
    expect(undone).toMatchObject({ kind: 'change_undone' });
    expect(undone.names).toHaveLength(1);
  });
});
