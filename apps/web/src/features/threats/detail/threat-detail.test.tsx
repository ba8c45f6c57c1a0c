import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openThreats, reject, rowOf } from '../testing/open-threats.tsx';
import { detailOf, someThreat } from '../testing/some-threat.ts';

const beacon = someThreat('Beacon', { version: 3, confidence: 0, tlp: 'TLP:AMBER', labels: ['c2'], country: 'GB' });
const path = `/threats?threat=${beacon.id}`;
const pane = async () => within(await screen.findByRole('complementary', { name: 'Beacon' }));

test('a click on a row opens everything known of the threat; closing leaves the address as it was', async () => {
  const { user, address } = openThreats([beacon]);

  await user.click((await rowOf('Beacon')).getByText('Endpoint agent'));
  const open = await pane();
  expect(address()).toEqual({ threat: beacon.id });
  for (const said of ['0 of 100', 'TLP:AMBER', 'c2', 'United Kingdom', '– No', '– None'])
    expect(open.getByText(said)).toBeTruthy();
  await user.click(open.getByRole('button', { name: 'Close' }));

  expect(address()).toEqual({});
});

test('a severity that a rule assumed says so, and by which rule', async () => {
  openThreats([{ ...beacon, severityAssumed: true, kind: 'malware' }], { path });

  const open = await pane();

  expect(open.getByText('Assumed severity')).toBeTruthy();
  expect(open.getByText('High, assumed by the severity rule Malware → High')).toBeTruthy();
});

test('the arrows of the pane lead through the list; closed by Escape, the row has the focus', async () => {
  const { user, address } = openThreats([beacon, someThreat('Dropper'), someThreat('Lure')]);
  await user.click((await rowOf('Beacon')).getByRole('link', { name: 'Beacon' }));
  expect((await pane()).getByRole('button', { name: 'Previous threat' })).toHaveProperty('disabled', true);

  await user.click((await pane()).getByRole('button', { name: 'Next threat' }));
  const next = within(await screen.findByRole('complementary', { name: 'Dropper' }));
  expect(address()).toEqual({ threat: 'indicator--dropper' });
  expect((await rowOf('Dropper')).getByRole('link', { name: 'Dropper' })).toBeTruthy();

  next.getByRole('button', { name: 'Next threat' }).focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toEqual({}));
  expect(document.activeElement?.textContent).toBe('Dropper');
});

test('incidents, connections and history lead on and say who did what and why', async () => {
  const record = {
    id: 'identity--acme',
    name: 'Acme',
    type: 'Organisation',
    family: 'entity',
    severity: null,
    risk: null,
  };
  openThreats([beacon], {
    path,
    answers: {
      'GET /threats/:id': () =>
        detailOf(beacon, {
          incidents: [{ id: '142', title: 'Theft', severity: 'Critical', status: 'Investigating' }],
          connections: [{ id: 'relationship--1', type: 'targets', direction: 'out', record: record as never }],
          history: [
            {
              id: 1,
              at: '2026-11-21T08:30:00.000Z',
              kind: 'threat_status_changed',
              actorId: 'p2',
              actorName: 'Grace',
              details: { from: 'Active', to: 'Contained', reason: 'Host is off' },
            },
          ],
        }),
    },
  });
  const open = await pane();

  expect((await open.findByRole('link', { name: 'INC-000142 Theft' })).getAttribute('href')).toMatch('/security');
  expect(open.getByRole('link', { name: 'Acme' }).getAttribute('href')).toContain('/network?entity=identity--acme');
  const inGraph = open.getByRole('link', { name: 'Open Beacon in the graph' });
  expect(inGraph.getAttribute('href')).toBe('/network?entity=indicator--beacon');
  expect(open.getByText('this threat targets · Organisation')).toBeTruthy();
  expect(open.getByText('Status changed from Active to Contained')).toBeTruthy();
  expect(open.getByText('Reason: Host is off')).toBeTruthy();
  expect(open.getByText('Grace')).toBeTruthy();
});

test('an administrator deletes a threat and can take that back; an analyst is not offered it', async () => {
  const { user, writes, unmount } = openThreats([beacon], {
    path,
    as: 'admin',
    answers: { 'DELETE /threats/:id': () => ({ changeId: 'c9' }) },
  });
  await user.click((await pane()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Beacon deleted')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(writes().at(-1)).toMatchObject({ params: { id: 'c9' } }));
  unmount();

  openThreats([beacon], { path, as: 'analyst' });
  expect((await pane()).queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('a link to a threat that is gone says so and leads back', async () => {
  const { user } = openThreats([], { path });

  expect(await screen.findByText('This threat no longer exists.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(screen.queryByText('This threat no longer exists.')).toBeNull();
});

test('where somebody was quicker both versions are shown, and mine is saved on top of theirs', async () => {
  const theirs = { ...beacon, source: 'DNS', version: 4 };
  let isFirst = true;
  const { user, writes } = openThreats([beacon], {
    path: `${path}&compose=edit`,
    answers: {
      'GET /threats/:id': () => detailOf(isFirst ? beacon : theirs),
      'PUT /threats/:id': ({ body }) => {
        if (!isFirst) return { threat: { ...theirs, ...(body as object) }, changeId: 'c' };
        isFirst = false;
        return reject({ status: 412, code: 'record_changed' })();
      },
    },
  });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, ' two');

  await user.click(screen.getByRole('button', { name: 'Save' }));
  const both = within((await screen.findByRole('columnheader', { name: 'Current' })).closest('table') as HTMLElement);
  expect(both.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    ...['FieldYoursCurrent', 'nameBeacon twoBeacon'],
  ]);
  expect(screen.getByRole('textbox', { name: 'Source' })).toHaveProperty('value', 'DNS');
  await user.click(screen.getByRole('button', { name: 'Save and overwrite' }));

  expect(await screen.findByText('Beacon two saved')).toBeTruthy();
  expect(writes().at(-1)?.body).toMatchObject({ name: 'Beacon two', source: 'DNS', version: 4, confidence: 0 });
});

test('what was typed into the form is there again when it is opened once more', async () => {
  const { user, writes } = openThreats([beacon], {
    answers: { 'POST /threats': ({ body }) => ({ threat: someThreat('Fresh', body as object), changeId: 'c' }) },
  });
  await rowOf('Beacon');

  await user.click(screen.getByRole('button', { name: 'New threat' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Fresh');
  await user.click(screen.getByRole('button', { name: 'Add threat' }));
  expect(screen.getAllByText('This field is required')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'New threat' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Fresh');
  await user.type(screen.getByRole('combobox', { name: 'Type' }), 'Malware');
  await user.type(screen.getByRole('textbox', { name: 'Source' }), 'DNS');
  await user.click(screen.getByRole('button', { name: 'Add threat' }));

  expect(await screen.findByText('Fresh added')).toBeTruthy();
  expect(writes()[0]?.body).toMatchObject({
    name: 'Fresh',
    type: 'Malware',
    source: 'DNS',
    confidence: null,
    timestamp: '2026-11-21T08:42:00.000Z',
  });
});
