import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countsOf, deliveryOf, detailOf, openSources, reject, sourceOf } from '../testing/open-sources.tsx';

const token = 'whsec_c2VjcmV0';

test('a new source shows its token once, with the lines to paste', async () => {
  let sources: readonly Source[] = [];
  const { user, sentTo, address } = openSources(() => sources, {
    path: '/sources?add=alertmanager',
    answers: {
      'POST /sources': ({ body }) => {
        sources = [sourceOf('s9', { name: body.name, health: 'waiting' })];
        return { source: sourceOf('s9', { name: body.name, health: 'waiting' }), token };
      },
    },
  });
  const form = within(await screen.findByRole('dialog', { name: 'Add source: Prometheus Alertmanager' }));
  await user.clear(form.getByLabelText('Name'));
  await user.type(form.getByLabelText('Name'), 'Core cluster');
  await user.type(form.getByLabelText('Silence limit (minutes)'), '15');

  await user.click(form.getByRole('button', { name: 'Add source' }));

  const shown = within(await screen.findByRole('dialog', { name: 'Connect Core cluster' }));
  expect(sentTo('POST /sources')[0]?.body).toEqual({
    name: 'Core cluster',
    defaultSeverity: 'Medium',
    queue: null,
    silenceLimitMinutes: 15,
    format: 'alertmanager',
  });
  expect(shown.getByLabelText('Token')).toHaveProperty('value', token);
  expect(shown.getByLabelText('Address')).toHaveProperty('value', `${window.location.origin}/api/intake/s9`);
  expect(shown.getByText(new RegExp(`credentials: ${token}`))).toBeTruthy();
  await user.click(shown.getByRole('button', { name: 'Done' }));
  expect(address()).toEqual({ source: 's9', part: 'settings' });
  expect(document.body.textContent).not.toContain(token);
});

test('what cannot be right is marked before anything is sent', async () => {
  const { user, sentTo } = openSources(() => [], { path: '/sources?add=wazuh' });
  const form = within(await screen.findByRole('dialog', { name: 'Add source: Wazuh 4' }));
  await user.clear(form.getByLabelText('Name'));
  await user.type(form.getByLabelText('Silence limit (minutes)'), 'soon');

  await user.click(form.getByRole('button', { name: 'Add source' }));

  expect(form.getByText('Enter a name.')).toBeTruthy();
  expect(form.getByText('Enter whole minutes from 1 to 525,600.')).toBeTruthy();
  expect(sentTo('POST /sources')).toEqual([]);
});

test('a pause asks for a reason and can be undone', async () => {
  let source = sourceOf('s1');
  const { user, sentTo } = openSources(() => [source], {
    path: '/sources?source=s1',
    answers: {
      'POST /sources/:id/pause': ({ body }) => {
        source = sourceOf('s1', {
          health: 'paused',
          paused: { at: '2026-11-21T08:42:00.000Z', reason: body.reason },
          version: 4,
        });
        return source;
      },
      'POST /sources/:id/resume': () => {
        source = sourceOf('s1', { version: 5 });
        return source;
      },
    },
  });
  await screen.findByRole('button', { name: 'Pause' });
  await user.keyboard('p');
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause Source s1' }));
  await user.click(dialog.getByRole('button', { name: 'Pause' }));
  expect(dialog.getByText('Enter a reason.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Reason'), 'Upgrade');
  await user.click(dialog.getByRole('button', { name: 'Pause' }));

  expect(await screen.findByText('Source s1 paused')).toBeTruthy();
  expect(sentTo('POST /sources/:id/pause')[0]?.body).toEqual({ reason: 'Upgrade' });
  expect((await screen.findAllByText('Paused: Upgrade')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Source s1 resumed')).toBeTruthy();
  expect(sentTo('POST /sources/:id/resume')).toHaveLength(1);
});

test('settings are saved on top of the version that was seen; who was second sees both', async () => {
  let current = sourceOf('s1', { name: 'Edge' });
  const { user, sentTo } = openSources(() => [sourceOf('s1', { name: 'Edge' })], {
    path: '/sources?source=s1&part=settings',
    answers: {
      'GET /sources/:id': () => current,
      'PUT /sources/:id': ({ body }) => {
        if (body.version !== current.version) return reject(412, 'Changed.', 'record_changed')();
        current = sourceOf('s1', { name: body.name, version: current.version + 1 });
        return current;
      },
    },
  });
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Edge, north');
  current = sourceOf('s1', { name: 'Edge, south', version: 4 });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Edge, south')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Save and overwrite' }));

  expect(await screen.findByText('Edge, north saved')).toBeTruthy();
  expect(sentTo('PUT /sources/:id').map(({ body }) => (body as { version: number }).version)).toEqual([3, 4]);
});

test('a mapping is previewed on the newest delivery while it is written, and saved', async () => {
  let source = sourceOf('s1');
  const { user, sentTo } = openSources(() => [source], {
    path: '/sources?source=s1&part=mapping',
    answers: {
      'POST /sources/mapping-preview': ({ body }) => ({
        alerts: [
          {
            title: body.mapping === null ? 'From the shipped mapping' : 'From my mapping',
            severity: null,
            sourceSeverity: null,
            state: 'firing',
            key: [['host', 'db-1']],
            at: null,
            entity: 'db-1',
            observables: [],
          },
        ],
        total: 1,
        rejections: [{ place: 2, reason: 'no_title', detail: 'No field gives a title.' }],
        unmapped: ['labels.team'],
      }),
      'PUT /sources/:id': ({ body }) => {
        source = sourceOf('s1', { mapping: body.mapping, mappingVersion: 2, version: 4 });
        return source;
      },
    },
  });
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(await preview.findByText('From the shipped mapping')).toBeTruthy();
  expect(sentTo('POST /sources/mapping-preview')[0]?.body).toEqual({
    format: 'alertmanager',
    mapping: null,
    delivery: 7,
  });
  expect(preview.getByText('1 alert, 1 rejected')).toBeTruthy();
  expect(preview.getByText('Medium (default)')).toBeTruthy();
  expect(preview.getByText('Item 2: No title')).toBeTruthy();
  expect(preview.getByText('labels.team')).toBeTruthy();

  fireEvent.change(screen.getByLabelText('Mapping (JSONata)'), { target: { value: '{"title": "x"}' } });
  expect(await preview.findByText('From my mapping')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save mapping' }));

  expect(await screen.findByText('Mapping of Source s1 saved')).toBeTruthy();
  expect(sentTo('PUT /sources/:id')[0]?.body).toMatchObject({ mapping: '{"title": "x"}', version: 3 });
  expect(await screen.findByText('Own mapping, version 2')).toBeTruthy();
});

test('a mapping that is no JSONata says where, and a pasted sample takes the place of a delivery', async () => {
  const { user, sentTo } = openSources(() => [sourceOf('s1')], {
    path: '/sources?source=s1&part=mapping',
    answers: {
      'POST /sources/mapping-preview': reject(422, 'This mapping is not valid JSONata at character 3.', 'bad_mapping'),
    },
  });
  expect(await screen.findByText(/at character 3/)).toBeTruthy();

  await user.selectOptions(screen.getByLabelText('Preview on'), 'Pasted sample');
  fireEvent.change(screen.getByLabelText('Sample'), { target: { value: '{"a":1}' } });

  await waitFor(() =>
    expect(sentTo('POST /sources/mapping-preview').at(-1)?.body).toMatchObject({ sample: '{"a":1}' }),
  );
});

test('deliveries are filtered, and one opens with headers, body and what was rejected', async () => {
  const dead = deliveryOf(8, {
    state: 'dead',
    reason: 'No field of the mapping gives a title.',
    counts: countsOf({ created: 0, updated: 0, folded: 0, rejected: 1 }),
  });
  const { user, sentTo, address } = openSources(() => [sourceOf('s1', { deadLetters: 1 })], {
    path: '/sources?source=s1&deliveries=dead',
    answers: {
      'GET /sources/:id/deliveries': () => ({ deliveries: [dead], total: 1, next: null }),
      'GET /intake-deliveries/:id': () =>
        detailOf(dead, {
          body: '{"b":1}',
          rejections: [{ place: 1, reason: 'no_title', detail: 'No field of the mapping gives a title.' }],
          unmapped: ['b'],
        }),
    },
  });
  expect(await screen.findByText('1 delivery')).toBeTruthy();
  expect(sentTo('GET /sources/:id/deliveries')[0]?.query).toEqual({ state: 'dead' });

  await user.click(screen.getByRole('link', { name: 'Delivery 8' }));

  const article = within(await screen.findByRole('article', { name: 'Delivery 8' }));
  expect(address()).toEqual({ source: 's1', deliveries: 'dead', delivery: '8' });
  expect(article.getByText('content-type')).toBeTruthy();
  expect(article.getByText(/"b": 1/)).toBeTruthy();
  expect(article.getByText('Item 1: No title')).toBeTruthy();
  expect(article.getByText('1 unmapped field')).toBeTruthy();
});

test('a replay says first what would come of it, and only then happens', async () => {
  const { user, sentTo } = openSources(() => [sourceOf('s1', { deadLetters: 14 })], {
    path: '/sources?source=s1',
    answers: {
      'POST /sources/:id/replay': ({ body }) =>
        body.dryRun
          ? { deliveries: 14, counts: countsOf({ created: 11, updated: 0, folded: 0, rejected: 3 }), stillDead: 3 }
          : { deliveries: 14, counts: null, stillDead: null },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Preview replay' }));
  expect(
    await screen.findByText(
      '14 deliveries would be replayed. 11 would become alerts, 3 would be rejected, 3 still fail',
    ),
  ).toBeTruthy();
  expect(sentTo('POST /sources/:id/replay').map(({ body }) => body)).toEqual([
    { from: '2026-11-14T00:00:00.000Z', which: 'dead', dryRun: true },
  ]);

  await user.click(screen.getByRole('button', { name: 'Replay 14 deliveries' }));

  expect(await screen.findByText('14 deliveries are being replayed')).toBeTruthy();
  expect(sentTo('POST /sources/:id/replay').at(-1)?.body).toMatchObject({ dryRun: false });
});

test('a source is deleted with or without its alerts, and comes back with Undo', async () => {
  let sources: readonly Source[] = [sourceOf('s1'), sourceOf('s2')];
  const { user, sentTo, address } = openSources(() => sources, {
    path: '/sources?source=s1&part=settings',
    answers: {
      'DELETE /sources/:id': () => {
        sources = [sourceOf('s2')];
        return { changeId: 'c1', removedAlerts: 12 };
      },
      'POST /changes/:id/undo': () => {
        sources = [sourceOf('s1'), sourceOf('s2')];
        return { kept: [], undone: 13 };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete source' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete Source s1?' }));
  await user.click(question.getByLabelText('Delete its alerts too'));
  await user.click(question.getByRole('button', { name: 'Delete source' }));

  expect(await screen.findByText('Source s1 and 12 alerts deleted')).toBeTruthy();
  expect(sentTo('DELETE /sources/:id')[0]?.query).toEqual({ alerts: 'remove' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Source s1' })).toBeNull());
  expect(address()).toEqual({});
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByRole('link', { name: 'Source s1' })).toBeTruthy();
});

test('a new token is asked for and shown once', async () => {
  const { user } = openSources(() => [sourceOf('s1')], {
    path: '/sources?source=s1&part=settings',
    answers: {
      'POST /sources/:id/token': () => ({ source: sourceOf('s1', { tokenEnds: 'JldA', version: 4 }), token }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Create a new token?' }));
  await user.click(question.getByRole('button', { name: 'New token' }));

  const shown = within(await screen.findByRole('dialog', { name: 'Connect Source s1' }));
  expect(shown.getByLabelText('Token')).toHaveProperty('value', token);
});

test('a link to a source that is gone says so and leads back', async () => {
  const { user, address } = openSources(() => [sourceOf('s1')], {
    path: '/sources?source=s7',
    answers: { 'GET /sources/:id': reject(404, 'This source no longer exists.', 'source_not_found') },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('This source no longer exists.');

  await user.click(screen.getByRole('button', { name: 'Back to the list' }));

  await waitFor(() => expect(address()).toEqual({}));
});
