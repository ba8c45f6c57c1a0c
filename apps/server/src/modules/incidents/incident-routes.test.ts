import type { Incident, IncidentPage } from '@halyard/contracts/operations/incidents.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
type Draft = Readonly<Record<string, unknown>>;
type Changed = { readonly incident: Incident; readonly changeId: string | null };

describe.each(testDatabases)('incidents on $name', ({ open }) => {
  let app: TestApp;
  let ada: Person;
  let admin: Person;
  let viewer: Person;
  beforeAll(async () => {
    app = await startTestApp(await open());
    ada = await app.asPerson('analyst');
    admin = await app.asPerson('admin');
    viewer = await app.asPerson('viewer');
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const start = async (draft: Draft = {}, person = ada): Promise<Changed> =>
    (
      await person.ask('POST', '/incidents', {
        payload: { title: 'Odd sign-ins', severity: 'Medium', source: 'Identity logs', ...draft },
      })
    ).json();

  const read = async (id: string): Promise<Incident> => (await ada.ask('GET', `/incidents/${id}`)).json();
  const list = async (query = ''): Promise<IncidentPage> => (await ada.ask('GET', `/incidents?${query}`)).json();
  const undo = (person: Person, changeId: string | null) => person.ask('POST', `/changes/${changeId}/undo`);
  const setStatus = (incident: Incident, status: string, more: Draft = {}, person = ada) =>
    person.ask('POST', `/incidents/${incident.id}/status`, { payload: { version: incident.version, status, ...more } });

  async function addRecord(id: string, family: 'threat' | 'entity' | 'reference', name = id) {
    await app.database.write((tx) =>
      tx
        .insertInto('intelligence')
        .values({
          id,
          kind: 'indicator',
          family,
          type: 'Phishing',
          name,
          description: '',
          severity: null,
          status: null,
          risk: null,
          source: 'Test',
          confidence: null,
          tlp: null,
          labels: '[]',
          country: null,
          latitude: null,
          longitude: null,
          accuracy: null,
          seen_at: app.now(),
          acknowledged_at: null,
          acknowledged_by: null,
          verdict: null,
          verdict_reason: null,
          stix: null,
          version: 1,
          created_at: 0,
          updated_at: 0,
          deleted_at: null,
          sample: 0,
          import_id: null,
          severity_assumed: 0,
        })
        .execute(),
    );
    return id;
  }

  test('an incident gets the next number, a target from its detection and an event', async () => {
    const first = (await start()).incident;
    const second = await start({ severity: 'High', timeDetected: '2026-11-20T00:00:00.000Z', assigneeId: ada.id });

    expect(second.incident.number).toBe(first.number + 1);
    expect(second.incident).toMatchObject({
      id: String(second.incident.number),
      status: 'Open',
      severity: 'High',
      version: 1,
      resolvedAt: null,
      timeDetected: '2026-11-20T00:00:00.000Z',
      dueAt: '2026-11-20T08:00:00.000Z',
      assignedTo: { id: ada.id, name: 'Ada Byron' },
    });
    expect(second.incident.updates.map(({ kind, user }) => [kind, user?.name])).toEqual([
      ['incident_opened', 'Ada Byron'],
    ]);
  });

  test('ten opened at once get ten numbers', async () => {
    const opened = await Promise.all(Array.from({ length: 10 }, () => start()));

    expect(new Set(opened.map(({ incident }) => incident.number)).size).toBe(10);
  });

  test('what was detected in the future, or is not assignable, is rejected and nothing is opened', async () => {
    const before = (await list()).total;
    const payload = { title: 'x', severity: 'Low', source: 'x' };

    const answers = [
      await ada.ask('POST', '/incidents', { payload: { ...payload, timeDetected: '2027-01-01T00:00:00.000Z' } }),
      await ada.ask('POST', '/incidents', { payload: { ...payload, assigneeId: viewer.id } }),
      await ada.ask('POST', '/incidents', { payload: { ...payload, recordIds: ['indicator--gone'] } }),
      await ada.ask('POST', '/incidents', { payload: { ...payload, severity: 'Grave' } }),
      await ada.ask('POST', '/incidents', { payload: { ...payload, title: 'a\u0000b' } }),
      await ada.ask('POST', '/incidents', { payload: { ...payload, title: 'x'.repeat(10_000) } }),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 404, 400, 400, 400]);
    expect(answers[1]?.json().code).toBe('not_assignable');
    expect((await list()).total).toBe(before);
  });

  test('a viewer reads incidents and changes nothing', async () => {
    const { incident } = await start();
    const at = `/incidents/${incident.id}`;
    const { version } = incident;
    const draft = { title: 'x', severity: 'Low', source: 'x' };

    const answers = [
      await viewer.ask('POST', '/incidents', { payload: draft }),
      await viewer.ask('PUT', at, { payload: { ...draft, version } }),
      await viewer.ask('DELETE', at),
      await ada.ask('DELETE', at),
      await viewer.ask('POST', `${at}/updates`, { payload: { message: 'x' } }),
      await viewer.ask('POST', `${at}/status`, { payload: { version, status: 'Closed' } }),
      await viewer.ask('POST', `${at}/escalation`, { payload: { version, reason: 'x' } }),
      await viewer.ask('POST', `${at}/assignee`, { payload: { version, assigneeId: null } }),
      await viewer.ask('POST', `${at}/links`, { payload: { recordIds: ['x'] } }),
      await viewer.ask('DELETE', `${at}/links/x`),
      await viewer.ask('GET', '/users/assignable'),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403));
    expect((await viewer.ask('GET', at)).json()).toEqual(await read(incident.id));
    expect((await viewer.ask('GET', '/incidents/kpis')).statusCode).toBe(200);
  });

  test('an edit says which fields changed; the same again is no change', async () => {
    const { incident } = await start();
    const { title, source } = incident;
    const edit = (version: number, more: Draft) =>
      ada.ask('PUT', `/incidents/${incident.id}`, {
        payload: { title, source, severity: incident.severity, version, ...more },
      });

    const edited: Changed = (await edit(1, { title: 'Odd sign-ins at night', severity: 'Critical' })).json();
    const again: Changed = (await edit(2, { title: 'Odd sign-ins at night', severity: 'Critical' })).json();
    const late = await edit(1, { title: 'Mine' });

    expect(edited.incident).toMatchObject({ title: 'Odd sign-ins at night', severity: 'Critical', version: 2 });
    expect(Date.parse(edited.incident.dueAt) - Date.parse(edited.incident.timeDetected)).toBe(4 * hourMs);
    expect(edited.incident.updates[0]?.details).toMatchObject({ fields: ['title', 'severity'], to: 'Critical' });
    expect(again.changeId).toBeNull();
    expect([late.statusCode, late.json().code]).toEqual([412, 'record_changed']);
  });

  test('updates and notes are never rejected, whatever somebody else did meanwhile, and none is lost', async () => {
    const { incident } = await start({ assigneeId: ada.id });
    const write = (message: string, note: boolean) =>
      ada.ask('POST', `/incidents/${incident.id}/updates`, { payload: { message, note } });

    await Promise.all([
      write('one', false),
      write('two', true),
      setStatus(incident, 'Investigating'),
      write('three', false),
    ]);
    const { updates, version } = await read(incident.id);

    expect(
      updates
        .map(({ message }) => message)
        .filter((message) => message !== '')
        .sort(),
    ).toEqual(['one', 'three', 'two']);
    expect(updates.find(({ message }) => message === 'two')?.kind).toBe('incident_note_added');
    expect(version).toBe(2);
  });

  test('resolving stamps the moment once, closing keeps it, reopening clears it', async () => {
    const { incident } = await start();
    app.pass(minuteMs);
    const resolved: Changed = (await setStatus(incident, 'Resolved', { comment: 'Account was locked.' })).json();
    app.pass(minuteMs);
    const closed: Changed = (await setStatus(resolved.incident, 'Closed')).json();
    const reopened: Changed = (await setStatus(closed.incident, 'Open')).json();

    expect(Date.parse(resolved.incident.resolvedAt ?? '') - Date.parse(incident.timeDetected)).toBe(minuteMs);
    expect(closed.incident.resolvedAt).toBe(resolved.incident.resolvedAt);
    expect(reopened.incident.resolvedAt).toBeNull();
    expect(resolved.incident.updates[0]).toMatchObject({
      message: 'Account was locked.',
      details: { from: 'Open', to: 'Resolved' },
    });
  });

  test('a comment on the status it has already is kept as an update', async () => {
    const { incident } = await start();

    const said: Changed = (await setStatus(incident, 'Open', { comment: 'Still looking.' })).json();
    const silent: Changed = (await setStatus(incident, 'Open')).json();

    expect([said.changeId, silent.changeId]).toEqual([null, null]);
    expect(silent.incident.updates.map(({ kind }) => kind)).toEqual(['incident_update_added', 'incident_opened']);
  });

  test('a closed incident takes a new status, updates and notes, and nothing else', async () => {
    const { incident } = await start();
    const closed: Changed = (await setStatus(incident, 'Closed')).json();
    const at = `/incidents/${incident.id}`;
    const { version } = closed.incident;

    const rejected = [
      await ada.ask('PUT', at, { payload: { title: 'x', severity: 'Low', source: 'x', version } }),
      await ada.ask('POST', `${at}/escalation`, { payload: { version, reason: 'x' } }),
      await ada.ask('POST', `${at}/assignee`, { payload: { version, assigneeId: null } }),
      await ada.ask('POST', `${at}/links`, { payload: { recordIds: ['x'] } }),
      await admin.ask('DELETE', at),
    ];
    const noted = await ada.ask('POST', `${at}/updates`, { payload: { message: 'For the record.', note: true } });

    expect(rejected.map((answer) => answer.json().code)).toEqual(rejected.map(() => 'incident_closed'));
    expect(noted.statusCode).toBe(201);
    expect((await setStatus(closed.incident, 'Open')).statusCode).toBe(200);
  });

  test('escalating goes one step up, shortens the target and can give it to somebody', async () => {
    const { incident } = await start({ severity: 'Medium' });
    const escalate = async ({ version }: Incident, more: Draft = {}): Promise<Changed> =>
      (
        await ada.ask('POST', `/incidents/${incident.id}/escalation`, {
          payload: { version, reason: 'It spreads.', ...more },
        })
      ).json();

    const high = await escalate(incident, { assigneeId: admin.id });
    const critical = await escalate(high.incident);
    const still = await escalate(critical.incident);

    expect([high, critical, still].map((changed) => changed.incident.severity)).toEqual([
      'High',
      'Critical',
      'Critical',
    ]);
    expect(high.incident.assignedTo?.id).toBe(admin.id);
    expect(still.incident.updates).toHaveLength(4);
    expect(still.incident.updates[0]).toMatchObject({ message: 'It spreads.', details: { reason: 'It spreads.' } });
  });

  test('who is told: the assignee, administrators of an escalation, and nobody of a note', async () => {
    const other = await app.asPerson('analyst');
    const { incident } = await start({ assigneeId: other.id, severity: 'Low' });
    await ada.ask('POST', `/incidents/${incident.id}/updates`, { payload: { message: 'quiet', note: true } });
    await ada.ask('POST', `/incidents/${incident.id}/updates`, { payload: { message: 'loud' } });
    await ada.ask('POST', `/incidents/${incident.id}/escalation`, { payload: { version: 1, reason: 'It spreads.' } });

    const notifiedOf = async (person: Person) => {
      const rows = await app.database.read
        .selectFrom('notifications')
        .innerJoin('events', 'events.id', 'notifications.event_id')
        .select('kind')
        .where('person_id', '=', person.id)
        .where('object_id', '=', incident.id)
        .orderBy('events.id')
        .execute();
      return rows.map(({ kind }) => kind);
    };

    expect(await notifiedOf(other)).toEqual(['incident_opened', 'incident_update_added', 'incident_escalated']);
    expect(await notifiedOf(admin)).toEqual(['incident_update_added', 'incident_escalated']);
    expect(await notifiedOf(ada)).toEqual([]);
  });

  test('assigning to the one who has it is no change; to nobody takes it away', async () => {
    const { incident } = await start({ assigneeId: ada.id });
    const give = async (version: number, assigneeId: string | null): Promise<Changed> =>
      (await ada.ask('POST', `/incidents/${incident.id}/assignee`, { payload: { version, assigneeId } })).json();

    const same = await give(1, ada.id);
    const nobody = await give(1, null);

    expect(same.changeId).toBeNull();
    expect(nobody.incident.assignedTo).toBeNull();
    expect(nobody.incident.updates[0]?.details).not.toHaveProperty('otherId');
  });

  test('of a person who is gone, the name stays in the facts and in the timeline', async () => {
    const leaver = await app.asPerson('analyst');
    const { incident } = await start({ assigneeId: leaver.id }, leaver);
    await app.database.write((tx) => tx.deleteFrom('people').where('id', '=', leaver.id).execute());

    const after = await read(incident.id);

    expect(after.assignedTo).toEqual({ id: null, name: 'Ada Byron' });
    expect(after.updates[0]?.user).toEqual({ id: null, name: 'Ada Byron' });
  });

  test('only active administrators and analysts can be given incidents', async () => {
    const asked = (await ada.ask('GET', '/users/assignable')).json() as { id: string }[];
    const ids = asked.map(({ id }) => id);

    expect(ids).toContain(ada.id);
    expect(ids).toContain(admin.id);
    expect(ids).not.toContain(viewer.id);
  });

  test('links go to threats or entities, are made once, and come back when made again', async () => {
    const threat = await addRecord('indicator--a', 'threat', 'Bad address');
    const entity = await addRecord('identity--a', 'entity', 'Ada Corp');
    const report = await addRecord('report--a', 'reference', 'A report');
    const { incident } = await start({ recordIds: [threat] });
    const link = async (recordIds: string[]): Promise<Changed> =>
      (await ada.ask('POST', `/incidents/${incident.id}/links`, { payload: { recordIds } })).json();

    const linked = await link([threat, entity, report]);
    const again = await link([threat]);
    const removed: Changed = (await ada.ask('DELETE', `/incidents/${incident.id}/links/${threat}`)).json();
    const gone = await ada.ask('DELETE', `/incidents/${incident.id}/links/${threat}`);
    const back = await link([threat]);

    expect(linked.incident.threats.map(({ id }) => id)).toEqual([threat]);
    expect(linked.incident.entities.map(({ id }) => id)).toEqual([report, entity]);
    expect(again.changeId).toBeNull();
    expect(removed.incident.threats).toEqual([]);
    expect(removed.incident.updates[0]).toMatchObject({ details: { name: 'Bad address', otherId: threat } });
    expect(gone.statusCode).toBe(404);
    expect(back.incident.threats.map(({ id }) => id)).toEqual([threat]);
    expect(back.incident.version).toBe(1);
  });

  test('a link is undone, and the timeline names the record', async () => {
    const threat = await addRecord('indicator--b', 'threat', 'Other address');
    const { incident } = await start();
    const linked: Changed = (
      await ada.ask('POST', `/incidents/${incident.id}/links`, { payload: { recordIds: [threat] } })
    ).json();

    const undone = await undo(ada, linked.changeId);
    const after = await read(incident.id);

    expect(undone.json()).toEqual({ undone: 1, kept: [] });
    expect(after.threats).toEqual([]);
    expect(after.updates[0]).toMatchObject({
      kind: 'change_undone',
      details: { name: 'Other address', otherId: threat },
    });
  });

  test('a change is undone by who made it, unless somebody changed the incident since', async () => {
    const { incident } = await start();
    const first: Changed = (await setStatus(incident, 'Resolved')).json();

    expect((await undo(admin, first.changeId)).statusCode).toBe(404);
    expect((await undo(ada, first.changeId)).json()).toEqual({ undone: 1, kept: [] });
    expect(await read(incident.id)).toMatchObject({ status: 'Open', resolvedAt: null, version: 3 });

    const second: Changed = (await setStatus(await read(incident.id), 'Mitigated')).json();
    await setStatus(second.incident, 'Resolved', {}, admin);

    expect((await undo(ada, second.changeId)).json()).toEqual({
      undone: 0,
      kept: [{ objectType: 'incident', id: incident.id, name: 'Odd sign-ins' }],
    });
    expect((await read(incident.id)).status).toBe('Resolved');
  });

  test('a deleted incident is gone from every list and can be brought back', async () => {
    const { incident } = await start({ title: 'Deleted by mistake' });
    const { changeId } = (await admin.ask('DELETE', `/incidents/${incident.id}`)).json();

    expect((await ada.ask('GET', `/incidents/${incident.id}`)).json().code).toBe('incident_not_found');
    expect((await list('search=Deleted%20by%20mistake')).total).toBe(0);
    expect((await undo(admin, changeId)).json().undone).toBe(1);
    expect((await read(incident.id)).title).toBe('Deleted by mistake');
  });

  test('an undone creation leaves nothing on the screens', async () => {
    const { incident, changeId } = await start();

    await undo(ada, changeId);

    expect((await ada.ask('GET', `/incidents/${incident.id}`)).statusCode).toBe(404);
  });

  describe('the list', () => {
    const search = 'search=ladder';
    beforeAll(async () => {
      for (const [index, status] of [
        'Open',
        'Closed',
        'Resolved',
        'Open',
        'Mitigated',
        'Closed',
        'Investigating',
      ].entries()) {
        const { incident } = await start({ title: `ladder ${index}`, severity: index % 2 ? 'High' : 'Low' });
        if (status !== 'Open') await setStatus(incident, status);
        app.pass(1_000);
      }
    });

    const titles = ({ incidents }: IncidentPage) => incidents.map(({ title }) => title.slice(-1)).join('');

    test('stands newest first, closed ones last, the same over pages of any size', async () => {
      for (const limit of [1, 2, 3, 7]) {
        let pages = '';
        let after: string | null = '';
        while (after !== null) {
          const page: IncidentPage = await list(`${search}&limit=${limit}${after && `&after=${after}`}`);
          pages += titles(page);
          after = page.next;
        }
        expect(pages).toBe('6432051');
      }
    });

    test('counts every status within the other filters; closed ones under all only', async () => {
      const all = await list(search);
      const high = await list(`${search}&severity=High&status=open`);

      expect(all.counts).toEqual({ all: 7, open: 2, investigating: 1, mitigated: 1, resolved: 1 });
      expect([high.total, high.counts.all, titles(high)]).toEqual([1, 3, '3']);
    });

    test('is searched by number, by words, and by wildcards as what they are', async () => {
      const [newest] = (await list(search)).incidents;
      const number = newest?.number ?? 0;

      expect((await list(`search=INC-${String(number).padStart(6, '0')}`)).incidents.map(({ id }) => id)).toEqual([
        newest?.id,
      ]);
      expect((await list(`search=LADDER%206`)).total).toBe(1);
      await start({ title: 'Überfall am Nordtor' });
      expect((await list(`search=${encodeURIComponent('Überfall')}`)).total).toBe(1);
      expect((await list('search=%25')).total).toBe(0);
      expect((await list('search=_')).total).toBe(0);
      expect((await list(`search=${encodeURIComponent("' or 1=1 --")}`)).total).toBe(0);
    });

    test('is narrowed to one assignee, or to what nobody has', async () => {
      const { incident } = await start({ title: 'ladder of ada', assigneeId: ada.id });

      expect((await list(`search=ladder&assignee=${ada.id}`)).incidents.map(({ id }) => id)).toEqual([incident.id]);
      expect((await list('search=ladder&assignee=nobody')).total).toBe(7);
    });

    test('rejects a place it did not give out', async () => {
      expect((await ada.ask('GET', '/incidents?after=nowhere')).statusCode).toBe(400);
    });
  });
});
