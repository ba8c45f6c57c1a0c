import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import type { Notification, NotificationPage } from '@halyard/contracts/work/notifications.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DomainEvent, everyone } from '../../event-log/event-log.ts';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const dayMs = 86_400_000;

describe.each(testDatabases)('notifications on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  type Person = Awaited<ReturnType<TestApp['asPerson']>>;
  const page = async (person: Person, query = ''): Promise<NotificationPage> =>
    (await person.ask('GET', `/notifications${query}`)).json();
  const change = async (person: Person, method: string, path: string, payload?: object) => {
    const answer = await person.ask(method as 'POST', `/notifications${path}`, payload ? { payload } : {});
    return { status: answer.statusCode, ...(answer.body === '' ? {} : answer.json()) };
  };
  const happen = (happening: Partial<DomainEvent>) =>
    app.database.write((tx) =>
      app.log.record(tx, {
        at: app.now(),
        kind: 'incident_update_added',
        severity: 'critical',
        subject: 'Leaked credentials',
        objectType: 'incident',
        objectId: '142',
        audienceId: everyone,
        actor: { id: null, address: null, requestId: null },
        ...happening,
      }),
    );
  const notifyAssignee = (person: { id: string }, happening: Partial<DomainEvent> = {}) =>
    happen({ kind: 'incident_assigned', notify: { assigned: person.id }, ...happening });
  const own = ({ notifications }: NotificationPage) =>
    notifications.filter(({ kind }) => kind !== 'signed_in_from_new_device');

  async function arrive(role: 'admin' | 'analyst' | 'viewer') {
    const person = await app.asPerson(role);
    const { notifications } = await page(person);
    if (notifications.length > 0)
      await change(person, 'POST', '/dismissal', { ids: notifications.map(({ id }) => id) });
    return person;
  }

  test('whoever has an incident is told what, why, and that it waits for them', async () => {
    const person = await arrive('analyst');
    await notifyAssignee(person, { details: { message: 'Please look at the logs' } });

    const { notifications, unread, total } = await page(person);

    expect(notifications).toHaveLength(1);
    expect(notifications[0]).toMatchObject({
      kind: 'incident_assigned',
      title: 'Leaked credentials',
      message: 'Please look at the logs',
      type: 'security',
      severity: 'high',
      read: false,
      actionRequired: true,
      why: 'assigned_to_you',
      objectType: 'incident',
      objectId: '142',
      sample: false,
    });
    expect({ unread, total }).toEqual({ unread: 1, total: 1 });
  });

  test('nobody who has left is told', async () => {
    const person = await arrive('analyst');
    await app.database.write((tx) =>
      tx.updateTable('people').set({ status: 'inactive' }).where('id', '=', person.id).execute(),
    );

    await notifyAssignee(person, { notify: { assigned: person.id, everybody: true } });

    const rows = await app.database.read
      .selectFrom('notifications')
      .select('event_id')
      .where('person_id', '=', person.id)
      .where('dismissed_at', 'is', null)
      .execute();
    expect(rows).toEqual([]);
  });

  test('an announcement of an administrator reaches everybody else, and nobody else may make one', async () => {
    const [admin, viewer] = [await arrive('admin'), await arrive('viewer')];

    const made = await change(admin, 'POST', '/announcements', { message: 'Maintenance at 22:00' });

    expect(made.status).toBe(204);
    expect((await page(viewer)).notifications).toMatchObject([
      { kind: 'announcement_made', message: 'Maintenance at 22:00', type: 'system', why: 'everybody' },
    ]);
    expect((await page(admin)).total).toBe(0);
    expect(await change(viewer, 'POST', '/announcements', { message: 'Hello' })).toMatchObject({ status: 403 });
  });

  test('each filter lists what it names, and the unread number is the same under all of them', async () => {
    const person = await arrive('analyst');
    await notifyAssignee(person);
    const told = { notify: { assigned: person.id } };
    await happen({ ...told, kind: 'threat_status_changed', severity: 'low', objectType: 'threat' });
    await happen({ ...told, kind: 'entity_updated', severity: 'low', objectType: 'entity' });
    await happen({ ...told, kind: 'announcement_made', severity: 'low', objectType: null });
    const [newest] = (await page(person)).notifications;
    await change(person, 'PUT', '/read', { ids: [newest?.id], read: true });

    const listed = async (filter: string) => {
      const { notifications, total, unread } = await page(person, `?filter=${filter}`);
      expect(total).toBe(notifications.length);
      expect(unread).toBe(3);
      return notifications.map(({ kind }) => kind);
    };

    expect(await listed('all')).toHaveLength(4);
    expect(await listed('unread')).toEqual(['entity_updated', 'threat_status_changed', 'incident_assigned']);
    expect(await listed('security')).toEqual(['incident_assigned']);
    expect(await listed('entity')).toEqual(['entity_updated']);
    expect(await listed('intel')).toEqual(['threat_status_changed']);
    expect(await listed('system')).toEqual(['announcement_made']);
    expect(await listed('action_required')).toEqual(['incident_assigned']);
    expect((await person.ask('GET', '/notifications?filter=other')).statusCode).toBe(400);
  });

  test('read, unread and dismissed are told apart, and a dismissal can be undone', async () => {
    const person = await arrive('viewer');
    await notifyAssignee(person);
    const [{ id } = { id: '' }] = (await page(person)).notifications;

    expect(await change(person, 'PUT', '/read', { ids: [id], read: true })).toMatchObject({ unread: 0 });
    expect(await change(person, 'PUT', '/read', { ids: [id], read: false })).toMatchObject({ unread: 1 });
    expect(await change(person, 'POST', '/dismissal', { ids: [id] })).toMatchObject({ unread: 0 });
    expect((await page(person)).total).toBe(0);
    expect(await change(person, 'POST', '/restore', { ids: [id] })).toMatchObject({ unread: 1 });
    expect((await page(person)).total).toBe(1);
  });

  test('Mark All Read answers what was unread, so that it can be undone', async () => {
    const person = await arrive('viewer');
    await notifyAssignee(person);
    await notifyAssignee(person);
    const [newest] = (await page(person)).notifications;
    await change(person, 'PUT', '/read', { ids: [newest?.id], read: true });

    const { ids, unread } = await change(person, 'POST', '/read-all');

    expect({ ids: ids.length, unread }).toEqual({ ids: 1, unread: 0 });
    expect(await change(person, 'PUT', '/read', { ids, read: false })).toMatchObject({ unread: 1 });
  });

  test('Clear All leaves what waits for an action unless it is included, and can be undone for a day', async () => {
    const person = await arrive('viewer');
    await notifyAssignee(person);
    await happen({ notify: { assigned: person.id } });

    const first = await change(person, 'POST', '/clear', {});
    expect((await page(person)).notifications.map(({ kind }: Notification) => kind)).toEqual(['incident_assigned']);
    const second = await change(person, 'POST', '/clear', { includeActionRequired: true });
    expect((await page(person)).total).toBe(0);

    await change(person, 'POST', '/restore', { ids: [...first.ids, ...second.ids] });
    expect((await page(person)).total).toBe(2);
    await change(person, 'POST', '/clear', { includeActionRequired: true });
    app.pass(dayMs + 1);
    const later = { ...person, token: await app.signIn(person.email) };
    const headers = { authorization: `Bearer ${later.token}` };
    await person.ask('POST', '/notifications/restore', { headers, payload: { ids: first.ids } });
    expect(own((await person.ask('GET', '/notifications', { headers })).json())).toEqual([]);
  });

  test("nobody reaches another person's notifications, and made-up ids change nothing", async () => {
    const [person, stranger] = [await arrive('viewer'), await arrive('admin')];
    await notifyAssignee(person);
    const [{ id } = { id: '' }] = (await page(person)).notifications;

    await change(stranger, 'POST', '/dismissal', { ids: [id, 'x', '99999999999999999999', '-1'] });
    await change(stranger, 'PUT', '/read', { ids: [id], read: true });

    expect(await page(person)).toMatchObject({ total: 1, unread: 1 });
    for (const ids of [[], ['a b'], ['\u0000'], ["1' or '1'='1"], Array(1_001).fill('1')])
      expect((await change(person, 'POST', '/dismissal', { ids })).status).toBe(400);
  });

  test('what is older than the eight days before today is archived and counted', async () => {
    const person = await arrive('viewer');
    await notifyAssignee(person, { at: app.now() - 10 * dayMs });
    await notifyAssignee(person, { at: app.now() - 7 * dayMs });

    const { total, unread, archived } = await page(person);

    expect({ total, unread, archived }).toEqual({ total: 1, unread: 1, archived: 1 });
  });

  test('the four toggles are kept, and say where the settings hold them back', async () => {
    const person = await arrive('analyst');
    const on = { email: true, push: true };
    expect(await change(person, 'GET', '/preferences')).toMatchObject({
      security: on,
      intelligence: on,
      governed: { security: on, intelligence: on },
    });
    const settings = (await person.ask('GET', '/users/settings')).json() as Settings;
    await person.ask('PUT', '/users/settings', {
      payload: { ...settings, notifications: { ...settings.notifications, entityUpdates: false } },
    });
    const chosen = { security: { email: false, push: true }, intelligence: on };

    await change(person, 'PUT', '/preferences', chosen);

    expect(await change(person, 'GET', '/preferences')).toMatchObject({
      ...chosen,
      governed: { security: on, intelligence: { email: false, push: false } },
    });
    expect((await change(person, 'PUT', '/preferences', { ...chosen, extra: 1 })).status).toBe(400);
  });

  test('a mail goes out only where the settings and the toggle agree', async () => {
    const [wants, declines] = [await arrive('analyst'), await arrive('analyst')];
    const off = { email: false, push: false };
    await change(declines, 'PUT', '/preferences', { security: off, intelligence: off });

    await notifyAssignee(wants);
    await notifyAssignee(declines);

    const subjects = async ({ email }: Person) =>
      ((await app.identity.readOutbox?.(email)) ?? []).map(({ subject }) => subject);
    expect((await subjects(wants))[0]).toBe('Halyard: Incident assigned: Leaked credentials');
    expect(await subjects(declines)).not.toContain('Halyard: Incident assigned: Leaked credentials');
  });
});
