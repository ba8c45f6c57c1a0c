import type { IncidentPage, Kpis } from '@halyard/contracts/operations/incidents.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IncidentsTable } from '../../database/tables/intelligence-schema.ts';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describe.each(testDatabases)('the four figures on $name', ({ open }) => {
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

  const kpis = async (): Promise<Kpis> => (await ada.ask('GET', '/incidents/kpis')).json();
  const rows = async (kpi: string): Promise<string[]> => {
    const page: IncidentPage = (await ada.ask('GET', `/incidents?kpi=${kpi}`)).json();
    return page.incidents.map(({ title }) => title).sort();
  };

  test('without incidents they are zero, and the mean is missing rather than zero', async () => {
    expect(await kpis()).toMatchObject({
      openIncidents: 0,
      openCritical: 0,
      averageResolution: null,
      averagedOver: 0,
      resolvedIn24h: 0,
      activeAnalysts: 0,
      analysts: [],
    });
  });

  test('each counts exactly the incidents its card opens', async () => {
    const gone = await app.asPerson('analyst');
    await app.database.write((tx) =>
      tx.updateTable('people').set({ status: 'inactive' }).where('id', '=', gone.id).execute(),
    );
    const now = app.now();
    const took = (resolvedAgoMs: number, tookMs: number) => ({
      status: 'Resolved' as const,
      resolved_at: now - resolvedAgoMs,
      detected_at: now - resolvedAgoMs - tookMs,
    });
    const drafts: Partial<IncidentsTable>[] = [
      { title: 'open', status: 'Open', severity: 'Critical', assignee_id: ada.id },
      { title: 'open, nobody', status: 'Open' },
      { title: 'open, inactive', status: 'Open', assignee_id: gone.id },
      { title: 'mitigated', status: 'Mitigated', assignee_id: ada.id },
      { title: 'today', ...took(dayMs, 2 * hourMs), assignee_id: ada.id },
      { title: 'closed today', ...took(hourMs, 5 * hourMs), status: 'Closed' },
      { title: 'this month', ...took(dayMs + 1, 2.5 * hourMs) },
      { title: 'long ago', ...took(30 * dayMs + 1, hourMs) },
      { title: 'deleted', status: 'Open', deleted_at: now },
    ];
    await app.database.write((tx) =>
      tx
        .insertInto('incidents')
        .values(
          drafts.map((draft, index) => ({
            id: String(index + 1),
            number: index + 1,
            title: '',
            severity: 'Low' as const,
            status: 'Open' as const,
            source: 'Test',
            description: '',
            assignee_id: null,
            started_at: null,
            reported_at: null,
            contained_at: null,
            closed_at: null,
            time_origins: '{}',
            paused_at: null,
            pauses: '[]',
            breached_at: null,
            queue_id: 'main',
            resolution_code: null,
            resolution_summary: null,
            assignee_name: null,
            confidence: null,
            tlp: null,
            labels: '[]',
            detected_at: now,
            due_at: now,
            resolved_at: null,
            version: 1,
            created_at: now,
            updated_at: now,
            deleted_at: null,
            sample: 0 as const,
            ...draft,
          })),
        )
        .execute(),
    );

    expect(await kpis()).toEqual({
      openIncidents: 3,
      openCritical: 1,
      averageResolution: 3.2,
      averagedOver: 3,
      resolvedIn24h: 2,
      activeAnalysts: 1,
      analysts: [{ id: ada.id, name: 'Ada Byron', unresolved: 2 }],
      at: new Date(now).toISOString(),
    });
    expect(await rows('open')).toEqual(['open', 'open, inactive', 'open, nobody']);
    expect(await rows('averageResolution')).toEqual(['closed today', 'this month', 'today']);
    expect(await rows('resolved24h')).toEqual(['closed today', 'today']);
    expect(await rows('activeAnalysts')).toEqual(['mitigated', 'open']);
  });
});
