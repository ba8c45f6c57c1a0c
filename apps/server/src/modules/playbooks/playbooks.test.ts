import type { Incident, Playbook, PlaybookRun } from '@halyard/contracts/operations/incidents.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['asPerson']>>;
type Changed = { readonly incident: Incident; readonly changeId: string | null };

const draft = {
  name: 'Stolen password',
  description: '',
  steps: ['Lock the account', 'End its sessions', 'Look for mail rules'],
};

describe.each(testDatabases)('playbooks on $name', ({ open }) => {
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

  const add = async (): Promise<Playbook> => (await admin.ask('POST', '/playbooks', { payload: draft })).json();

  const openIncident = async (): Promise<Changed> =>
    (await ada.ask('POST', '/incidents', { payload: { title: 'x', severity: 'Low', source: 'x' } })).json();

  const startOn = async (id: string, playbookId: string): Promise<Changed> =>
    (await ada.ask('POST', `/incidents/${id}/playbooks`, { payload: { playbookId } })).json();

  async function started() {
    const playbook = await add();
    const { incident } = await openIncident();
    const changed = await startOn(incident.id, playbook.id);
    const run = changed.incident.playbooks[0];
    if (!run) throw new Error('A started playbook stands on its incident');
    return { playbook, incident, run, changeId: changed.changeId };
  }

  const tick = (incident: Incident, run: PlaybookRun, step: number, done = true, person = ada) =>
    person.ask('PUT', `/incidents/${incident.id}/playbooks/${run.id}/steps/${step}`, { payload: { done } });

  test('only administrators write playbooks; viewers start and tick nothing', async () => {
    const { playbook, incident, run } = await started();
    const { version } = playbook;

    const answers = [
      await ada.ask('POST', '/playbooks', { payload: draft }),
      await ada.ask('PUT', `/playbooks/${playbook.id}`, { payload: { ...draft, version } }),
      await ada.ask('DELETE', `/playbooks/${playbook.id}`),
      await viewer.ask('POST', '/playbooks', { payload: draft }),
      await viewer.ask('POST', `/incidents/${incident.id}/playbooks`, { payload: { playbookId: playbook.id } }),
      await tick(incident, run, 0, true, viewer),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403));
    expect((await viewer.ask('GET', '/playbooks')).statusCode).toBe(200);
  });

  test('an edit counts the version, an old one is rejected, and what runs keeps its steps', async () => {
    const { playbook, incident } = await started();
    const edit = (version: number) =>
      admin.ask('PUT', `/playbooks/${playbook.id}`, { payload: { ...draft, steps: ['Only this'], version } });

    expect((await edit(1)).json()).toMatchObject({ steps: ['Only this'], version: 2, running: 1 });
    expect((await edit(1)).json().code).toBe('record_changed');
    const after: Incident = (await ada.ask('GET', `/incidents/${incident.id}`)).json();
    expect(after.playbooks[0]?.steps.map(({ text }) => text)).toEqual(draft.steps);
  });

  test('a removed playbook cannot be started until that is undone; what was started goes on', async () => {
    const { playbook, incident, run } = await started();

    const { changeId } = (await admin.ask('DELETE', `/playbooks/${playbook.id}`)).json();
    const again = await ada.ask('POST', `/incidents/${incident.id}/playbooks`, {
      payload: { playbookId: playbook.id },
    });
    expect(again.json().code).toBe('playbook_not_found');
    expect((await tick(incident, run, 0)).statusCode).toBe(200);

    await admin.ask('POST', `/changes/${changeId}/undo`);
    expect((await startOn(incident.id, playbook.id)).incident.playbooks).toHaveLength(2);
  });

  test('it runs on as many incidents as are not yet resolved, each counted once', async () => {
    const { playbook, incident } = await started();
    await startOn(incident.id, playbook.id);
    const other = (await openIncident()).incident;
    await startOn(other.id, playbook.id);
    const running = async () => {
      const all: Playbook[] = (await ada.ask('GET', '/playbooks')).json();
      return all.find(({ id }) => id === playbook.id)?.running;
    };

    expect(await running()).toBe(2);
    await ada.ask('POST', `/incidents/${other.id}/status`, { payload: { version: 1, status: 'Resolved' } });
    expect(await running()).toBe(1);
  });

  test('each tick says who and when, and stands in the timeline; the same again does not', async () => {
    const { incident, run } = await started();

    await tick(incident, run, 1);
    const done: Incident = (await tick(incident, run, 1)).json();
    const undone: Incident = (await tick(incident, run, 1, false)).json();

    expect(done.playbooks[0]?.steps[1]).toEqual({
      text: 'End its sessions',
      doneAt: new Date(app.now()).toISOString(),
      doneBy: 'Ada Byron',
    });
    expect(undone.playbooks[0]?.steps[1]?.doneAt).toBeNull();
    expect(undone.updates.map(({ kind, details }) => [kind, details?.name]).slice(0, 3)).toEqual([
      ['playbook_step_reopened', 'End its sessions'],
      ['playbook_step_done', 'End its sessions'],
      ['playbook_started', 'Stolen password'],
    ]);
  });

  test('ticks of different steps at the same moment both stay', async () => {
    const { incident, run } = await started();

    await Promise.all([tick(incident, run, 0), tick(incident, run, 1), tick(incident, run, 2)]);
    const after: Incident = (await ada.ask('GET', `/incidents/${incident.id}`)).json();

    expect(after.playbooks[0]?.steps.every(({ doneAt }) => doneAt !== null)).toBe(true);
    expect(after.playbooks[0]?.version).toBe(4);
  });

  test('a step, run or incident that is not there is rejected, and so is a closed incident', async () => {
    const { incident, run } = await started();

    expect((await tick(incident, run, 3)).statusCode).toBe(404);
    expect((await tick(incident, { ...run, id: 'other' }, 0)).statusCode).toBe(404);
    expect((await tick({ ...incident, id: '999999' }, run, 0)).json().code).toBe('incident_not_found');
    await ada.ask('POST', `/incidents/${incident.id}/status`, { payload: { version: 1, status: 'Closed' } });
    expect((await tick(incident, run, 0)).json().code).toBe('incident_closed');
  });

  test('a start is undone, unless a step was ticked since', async () => {
    const [one, other] = [await started(), await started()];
    await tick(other.incident, other.run, 0);

    expect((await ada.ask('POST', `/changes/${one.changeId}/undo`)).json()).toEqual({ undone: 1, kept: [] });
    expect((await ada.ask('POST', `/changes/${other.changeId}/undo`)).json()).toMatchObject({ undone: 0 });
    const after: Incident = (await ada.ask('GET', `/incidents/${one.incident.id}`)).json();
    expect(after.playbooks).toEqual([]);
    expect(after.updates[0]).toMatchObject({ kind: 'change_undone', details: { name: 'Stolen password' } });
  });

  const hostile: [string, object][] = [
    ['no steps', { steps: [] }],
    ['a blank step', { steps: ['  '] }],
    ['101 steps', { steps: Array.from({ length: 101 }, () => 'x') }],
    ['NUL in a step', { steps: ['a\u0000b'] }],
    ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }],
    ['an unknown key', { owner: 'me' }],
  ];

  test.each(hostile)('%s is rejected', async (_name, part) => {
    const answer = await admin.ask('POST', '/playbooks', { payload: { ...draft, ...part } });

    expect(answer.statusCode).toBe(400);
  });
});
