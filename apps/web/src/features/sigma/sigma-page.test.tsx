import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TransportError } from '../../api/errors/transport-error.ts';
import { detailOf, openSigma, pageOf, ruleOf } from './testing/open-sigma.tsx';

const rules = [
  ruleOf('r1', { title: 'Odd tool', matches: 41, alerts: 3 }),
  ruleOf('r2', { title: 'Quiet tool', state: 'testing', level: null, techniques: [] }),
];
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('tr');
  if (!row) throw new Error('The rule is not in a row');
  return within(row);
};

test('each rule says its state, level and what it found; the counts open their rows', async () => {
  openSigma(rules);
  const row = await rowOf('Odd tool');

  expect(row.getByRole('combobox', { name: 'State of Odd tool' })).toHaveProperty('value', 'enabled');
  expect(row.getByText('High')).toBeDefined();
  expect(row.getByRole('link', { name: '41' }).getAttribute('href')).toBe('/sigma?rule=r1&part=matches');
  expect(row.getByRole('link', { name: '3' }).getAttribute('href')).toBe(
    '/security?tab=alerts&alerts=received&queue=all&sigma=r1',
  );
  expect(row.getByRole('link', { name: 'T1059.001' }).getAttribute('href')).toBe('/attack?technique=T1059.001');
  expect((await rowOf('Quiet tool')).getByText('Not set')).toBeDefined();
  expect(screen.getByRole('link', { name: '1 Testing' }).getAttribute('href')).toBe('/sigma?state=testing');
});

test('the state of a rule is set in its row and can be undone', async () => {
  const { user, sentTo } = openSigma(rules, {
    answers: {
      'POST /sigma-rules/states': () => ({ changeId: 'c1', changed: 1, unchanged: 0, skipped: [] }),
      'POST /changes/:id/undo': () => ({ undone: 1, kept: [] }),
    },
  });
  const row = await rowOf('Odd tool');

  await user.selectOptions(row.getByRole('combobox'), 'disabled');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(sentTo('POST /sigma-rules/states')).toMatchObject([
    { body: { rules: [{ id: 'r1', version: 1 }], state: 'disabled' } },
  ]);
  await waitFor(() => expect(sentTo('POST /changes/:id/undo')).toHaveLength(1));
});

test('several rules are set at once; those that others changed are told', async () => {
  const { user, sentTo } = openSigma(rules, {
    answers: { 'POST /sigma-rules/states': () => ({ changeId: 'c1', changed: 1, unchanged: 0, skipped: ['r2'] }) },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await user.click(screen.getByRole('button', { name: 'Set to “Testing”' }));

  expect(await screen.findByText('1 rule was changed by someone else and skipped.')).toBeDefined();
  expect(sentTo('POST /sigma-rules/states')[0]).toMatchObject({ body: { rules: [{ id: 'r1' }, { id: 'r2' }] } });
});

test('viewers read rules and can change none', async () => {
  openSigma(rules, { as: 'user', path: '/sigma?rule=r1' });
  const row = await rowOf('Odd tool');

  expect(row.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Import rules' })).toBeNull();
  expect(await screen.findByRole('tab', { name: 'Matches' })).toBeDefined();
  expect(screen.queryByRole('tab', { name: 'Edit' })).toBeNull();
});

test('without a rule the screen says how to bring some', async () => {
  openSigma([]);
  expect(await screen.findByText(/^No Sigma rules yet\./)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Import rules' })).toBeDefined();
});

test('without a source of events the screen says that rules have nothing to run over', async () => {
  openSigma(rules, { as: 'admin', answers: { 'GET /sigma-rules': () => pageOf(rules, { hasSource: false }) } });
  expect((await screen.findByRole('link', { name: 'Add a source of events' })).getAttribute('href')).toBe(
    '/sources?add=events',
  );
});

test('a list that cannot be loaded says so and can be asked for again', async () => {
  let isDown = true;
  const { user } = openSigma(rules, {
    answers: {
      'GET /sigma-rules': () => {
        if (isDown) throw new TransportError({ problem: 'serverError', status: 500 });
        return pageOf(rules);
      },
    },
  });
  const again = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Odd tool' })).toBeDefined();
});

test('the pane shows the text of the rule, and only addresses as links', async () => {
  openSigma(rules, { path: '/sigma?rule=r1' });
  const pane = within(await screen.findByRole('region', { name: 'Odd tool' }));

  expect(pane.getByText(/title: Odd tool/)).toBeDefined();
  expect(pane.getByRole('link', { name: 'https://example.com/about' })).toBeDefined();
  expect(pane.queryByRole('link', { name: 'no address' })).toBeNull();
  expect(pane.getByRole('link', { name: '41 matches in 90 days' })).toBeDefined();
});

test('a rule that is gone says so', async () => {
  openSigma(rules, {
    path: '/sigma?rule=r9',
    answers: {
      'GET /sigma-rules/:id': () => {
        throw new TransportError({ problem: 'other', status: 404, code: 'sigma_rule_not_found' });
      },
    },
  });
  expect(await screen.findByText('This Sigma rule no longer exists.')).toBeDefined();
});

test('matches are listed by delivery and add up to the count', async () => {
  openSigma(rules, {
    path: '/sigma?rule=r1&part=matches',
    answers: {
      'GET /sigma-rules/:id/matches': () => ({
        total: 41,
        next: null,
        matches: [
          {
            source: { id: 's1', name: 'Endpoints' },
            deliveryId: 7,
            isKept: true,
            at: '2026-11-21T08:00:00.000Z',
            events: 40,
          },
          { source: null, deliveryId: 3, isKept: false, at: '2026-10-01T08:00:00.000Z', events: 1 },
        ],
      }),
    },
  });
  expect(await screen.findByText('41 events matched in the last 90 days')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Delivery 7' }).getAttribute('href')).toBe('/sources?source=s1&delivery=7');
  expect(screen.getByText(/no longer kept/)).toBeDefined();
});

const noSources = () => ({
  at: '2026-11-21T08:42:00.000Z',
  counts: { items: 0, created: 0, updated: 0, folded: 0, rejected: 0 },
  deadLetters: 0,
  sources: [],
});

test('a rule is tried on pasted events, and says which matched', async () => {
  const { user, sentTo } = openSigma(rules, {
    path: '/sigma?rule=r1&part=test',
    answers: {
      'GET /sources': noSources,
      'POST /sigma-rules/tests': () => ({
        deliveries: null,
        events: 300,
        matched: 14,
        unreadable: 1,
        absent: [{ field: 'c-uri', events: 12 }],
        matches: [{ deliveryId: null, place: 2, entity: 'ws-1', at: null, key: [['computer', 'ws-1']] }],
      }),
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'Events that you paste' }));
  await user.type(screen.getByRole('textbox', { name: /^Events \(JSON/ }), '{{"a":1}');
  await user.click(screen.getByRole('button', { name: 'Run test' }));

  expect(await screen.findByText('Would match 14 of 300 events.')).toBeDefined();
  expect(screen.getByText('1 part could not be read.')).toBeDefined();
  expect(screen.getByText('computer=ws-1')).toBeDefined();
  expect(sentTo('POST /sigma-rules/tests')[0]).toMatchObject({ body: { on: { is: 'events', events: '{"a":1}' } } });
});

test('a text that is no rule is not saved, and says where', async () => {
  let isRule = false;
  const { user, sentTo, address } = openSigma(rules, {
    path: '/sigma?rule=r1&part=edit',
    answers: {
      'POST /sigma-rules/checks': () => ({
        problem: isRule ? null : { reason: 'unknown_selection', detail: 'walk', line: 4 },
      }),
      'PUT /sigma-rules/:id': ({ body }) => ({
        changeId: 'c1',
        rule: detailOf(ruleOf('r1', { title: 'Odd tool', version: 2 }), { text: body.text }),
      }),
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Rule (YAML)' });
  await user.type(field, ' and walk');
  await user.click(screen.getByRole('button', { name: 'Save rule' }));
  expect(await screen.findByText('Line 4: The condition names a selection that does not exist: walk')).toBeDefined();
  expect(sentTo('PUT /sigma-rules/:id')).toHaveLength(0);

  isRule = true;
  await user.type(field, ' or s');
  await user.click(screen.getByRole('button', { name: 'Save rule' }));

  await waitFor(() => expect(address().part).toBeUndefined());
  expect(sentTo('PUT /sigma-rules/:id')[0]).toMatchObject({ params: { id: 'r1' }, body: { version: 1 } });
});

test('rules are imported from files and pasted text, and each rejected one has its reason', async () => {
  const { user, sentTo } = openSigma(rules, {
    path: '/sigma?add=import',
    answers: {
      'POST /sigma-rules/imports': () => ({
        changeId: 'c1',
        documents: 3,
        created: 1,
        updated: 0,
        unchanged: 1,
        rejected: 1,
        rejections: [{ file: 'b.yml', title: 'Sum', reason: 'correlation', detail: 'correlation', line: 2 }],
      }),
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Import Sigma rules' }));
  const file = new File(['title: a'], 'a.yml');
  await user.upload(dialog.getByLabelText(/choose/i), [file]);
  await dialog.findByText('1 file chosen');
  await user.type(dialog.getByRole('textbox', { name: 'or paste rules' }), 'title: b');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'State of new rules' }), 'enabled');
  await user.click(dialog.getByRole('button', { name: 'Import' }));

  const outcome = within(await dialog.findByRole('region', { name: 'Import result' }));
  expect(outcome.getByText('b.yml')).toBeDefined();
  expect(outcome.getByText(/Correlation rules are not supported/)).toBeDefined();
  expect(sentTo('POST /sigma-rules/imports')).toMatchObject([
    {
      body: {
        state: 'enabled',
        files: [
          { name: 'a.yml', text: 'title: a' },
          { name: 'Pasted text', text: 'title: b' },
        ],
      },
    },
  ]);
  const [, close] = dialog.getAllByRole('button', { name: 'Close' });
  if (close) await user.click(close);
  expect(await screen.findByText('1 rule imported')).toBeDefined();
});

test('an administrator deletes a rule after a question', async () => {
  const { user, sentTo } = openSigma(rules, {
    path: '/sigma?rule=r1&part=edit',
    as: 'admin',
    answers: { 'DELETE /sigma-rules/:id': () => ({ changeId: 'c1' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete rule...' }));
  await user.click(screen.getByRole('button', { name: 'Delete rule' }));

  expect(await screen.findByText('Deleted: Odd tool')).toBeDefined();
  expect(sentTo('DELETE /sigma-rules/:id')).toMatchObject([{ params: { id: 'r1' } }]);
});

test('an event that is pasted is kept as an example that the rule must match, and can be removed', async () => {
  const kept = { text: '{"a": 1}', matches: true, found: true };
  const rule = ruleOf('r1', { proof: 'passing' });
  const { user, sentTo } = openSigma([rule], {
    path: '/sigma?rule=r1&part=test',
    answers: {
      'GET /sigma-rules/:id': () => detailOf(rule, { examples: [kept] }),
      'GET /sources': noSources,
      'PUT /sigma-rules/:id/examples': () => ({ changeId: 'c1', rule: detailOf(rule, { examples: [kept] }) }),
    },
  });

  await user.click(await screen.findByRole('radio', { name: 'Events that you paste' }));
  await user.click(screen.getByRole('textbox', { name: /^Events/ }));
  await user.paste('{"a": 2}');
  await user.click(screen.getByRole('button', { name: 'Keep: must not match' }));
  await waitFor(() => expect(sentTo('PUT /sigma-rules/:id/examples')).toHaveLength(1));
  expect(sentTo('PUT /sigma-rules/:id/examples')[0]?.body).toEqual({
    examples: [
      { text: '{"a": 1}', matches: true },
      { text: '{"a": 2}', matches: false },
    ],
    version: 1,
  });

  await user.click(screen.getByRole('button', { name: 'Remove example 1' }));
  await waitFor(() => expect(sentTo('PUT /sigma-rules/:id/examples')).toHaveLength(2));
  expect(sentTo('PUT /sigma-rules/:id/examples')[1]?.body).toEqual({ examples: [], version: 1 });
});

test('rules that do not pass their examples are asked for together', async () => {
  const { sentTo } = openSigma([ruleOf('r1')], { path: '/sigma?proof=unproven' });
  await screen.findByRole('table', { name: 'Sigma rules' });
  expect(sentTo('GET /sigma-rules')[0]?.query).toMatchObject({ proof: 'failing,untested' });
});
