import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { counts, listOf, openSecurity, reject } from '../testing/open-security.tsx';
import { incidentOf, kpisOf, summaryOf } from '../testing/records.ts';

const rows = async () => within(await screen.findByRole('list', { name: 'Incidents' })).findAllByRole('link');
const card = (name: RegExp) => screen.findByRole('link', { name });

test('the four figures are links to the incidents they count, and a chip leads back', async () => {
  const { user, address, sentTo } = openSecurity();
  const labels = [/^Open Incidents 12$/, /^Avg. Resolution 3.2h$/, /^Resolved \(24h\) 8$/, /^Active Analysts 6$/];
  for (const label of labels) expect(await card(label)).toBeTruthy();

  await user.click(await card(/^Resolved \(24h\)/));
  await waitFor(() => expect(sentTo('GET /incidents').at(-1)?.query).toEqual({ status: 'all', kpi: 'resolved24h' }));
  expect(address()).toEqual({ kpi: 'resolved24h' });

  await user.click(await screen.findByRole('link', { name: 'Remove: Resolved in the last 24 hours' }));
  await waitFor(() => expect(address()).toEqual({}));
});

test('where nothing was resolved the mean is a dash that says why', async () => {
  openSecurity({ answers: { 'GET /incidents/kpis': () => kpisOf({ averageResolution: null, averagedOver: 0 }) } });

  expect(await card(/^Avg. Resolution –$/)).toBeTruthy();
  expect(screen.getByText('Nothing resolved in 30 days')).toBeTruthy();
});

test('figures that cannot be read say so and can be asked for again', async () => {
  openSecurity({ answers: { 'GET /incidents/kpis': reject(500) } });

  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load metrics.');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('the status filter has five options with their counts, and the list follows', async () => {
  const { user, sentTo } = openSecurity();
  await rows();
  const filter = within(screen.getByRole('navigation', { name: 'Status' }));

  expect(filter.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['All 2', 'Open 1', 'Investigating 1', 'Mitigated 0', 'Resolved 0'],
  ]);
  await user.click(filter.getByRole('link', { name: 'Investigating 1' }));

  await waitFor(() => expect(sentTo('GET /incidents').at(-1)?.query).toEqual({ status: 'investigating' }));
});

test('each row says what it is, how old, its number, its source and its status', async () => {
  openSecurity({
    answers: { 'GET /incidents': () => listOf(summaryOf(7, { title: 'Badge reader offline', status: 'Closed' })) },
  });

  const [row] = await rows();

  expect(row?.textContent).toBe('HighBadge reader offline 38mINC-000007 Identity logsClosed');
  expect(row?.closest('li')?.dataset.closed).toBe('true');
});

test('a row of an incident that is worked on says first how long is left', async () => {
  openSecurity({ answers: { 'GET /incidents': () => listOf(summaryOf(7, { title: 'Badge reader offline' })) } });

  const [row] = await rows();

  expect(row?.textContent).toContain('3 h 22 m leftINC-000007');
});

test('a row opens its incident; the arrows then go from one to the next', async () => {
  const { user, address } = openSecurity();
  const [first, second] = await rows();
  if (!first) throw new Error('There is no row');

  await user.click(first);
  await waitFor(() => expect(address().incident).toBe('142'));
  expect(await screen.findByRole('article', { name: 'Incident 142' })).toBeTruthy();
  await user.keyboard('{ArrowDown}');

  await waitFor(() => expect(address().incident).toBe('141'));
  expect(document.activeElement).toBe(second);
  expect(await screen.findByRole('article', { name: 'Incident 141' })).toBeTruthy();
});

test('words, severity and assignee narrow the list by its address', async () => {
  const { user, sentTo, address } = openSecurity();
  await rows();

  await user.type(screen.getByRole('searchbox', { name: 'Search incidents' }), 'portal');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'High');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Assignee' }),
    await screen.findByRole('option', { name: 'Grace Hopper' }),
  );

  const requests = { status: 'all', search: 'portal', severity: 'High', assignee: 'p2' };
  await waitFor(() => expect(sentTo('GET /incidents').at(-1)?.query).toEqual(requests));
  expect(address()).toEqual({ search: 'portal', severity: 'High', assignee: 'p2' });
  expect(screen.getByRole('link', { name: 'Remove: Assignee: Grace Hopper' })).toBeTruthy();
});

test.each([
  ['unresolved', 'Unresolved'],
  ['overdue', 'Overdue'],
  ['closed', 'Closed'],
])('%s incidents of a link are shown with a chip that leads back', async (name, says) => {
  const { user, sentTo, address } = openSecurity({ path: `/security?${name}=yes` });
  await rows();
  expect(sentTo('GET /incidents').at(-1)?.query).toEqual({ status: 'all', [name]: 'yes' });

  await user.click(screen.getByRole('link', { name: `Remove: ${says}` }));

  await waitFor(() => expect(address()).toEqual({}));
  await waitFor(() => expect(sentTo('GET /incidents').at(-1)?.query).toEqual({ status: 'all' }));
});

test('further incidents are added below', async () => {
  const { user, sentTo } = openSecurity({
    answers: {
      'GET /incidents': ({ query }) =>
        (query as { after?: string }).after === 'n1'
          ? listOf(summaryOf(1))
          : { incidents: [summaryOf(2)], total: 2, counts, next: 'n1' },
    },
  });
  expect(await screen.findByText('Showing 1 of 2.')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Show more' }));

  expect(await screen.findByText('Incident 1')).toBeTruthy();
  expect(screen.getByText('Incident 2')).toBeTruthy();
  expect(sentTo('GET /incidents').at(-1)?.query).toEqual({ status: 'all', after: 'n1' });
});

test('an empty workspace says what will stand here, an empty filter how to leave it', async () => {
  const { user, address } = openSecurity({ answers: { 'GET /incidents': () => listOf() }, path: '/security?kpi=open' });

  expect(await screen.findByText(/No incident matches the filter/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filter' }));

  expect(await screen.findByText(/No incidents yet/)).toBeTruthy();
  expect(address()).toEqual({});
});

test('a list that cannot be read gives the reason of the server', async () => {
  openSecurity({ answers: { 'GET /incidents': reject(503, 'Halyard is busy.') } });

  expect((await screen.findByRole('alert')).textContent).toContain('Halyard is busy.');
});

test('a new incident is opened, shown, and can be taken back', async () => {
  const { user, sentTo, address } = openSecurity({
    answers: {
      'POST /incidents': () => ({ incident: incidentOf(150), changeId: 'c1' }),
      'POST /changes/:id/undo': () => ({ undone: 1, kept: [] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'New incident' }));
  await user.click(screen.getByRole('button', { name: 'Create incident' }));
  expect(screen.getByText('Enter a title.')).toBeTruthy();

  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Odd mail rule');
  await user.type(screen.getByRole('textbox', { name: 'Source' }), 'Mail gateway');
  await user.type(screen.getByRole('textbox', { name: 'Labels' }), 'mail, rule');
  await user.click(screen.getByRole('button', { name: 'Create incident' }));

  await waitFor(() => expect(address().incident).toBe('150'));
  expect(sentTo('POST /incidents')[0]?.body).toEqual({
    title: 'Odd mail rule',
    severity: 'Medium',
    source: 'Mail gateway',
    description: '',
    tlp: null,
    confidence: null,
    labels: ['mail', 'rule'],
    assigneeId: null,
    recordIds: [],
    alertIds: [],
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Change undone')).toBeTruthy();
});

test('a link can begin a new incident', async () => {
  const { user, address } = openSecurity({ path: '/security?compose=incident' });

  await user.click(
    within(await screen.findByRole('dialog', { name: 'New incident' })).getByRole('button', { name: 'Cancel' }),
  );

  await waitFor(() => expect(address()).toEqual({}));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was typed into a new incident is there again after its window was closed', async () => {
  const { user } = openSecurity();
  await user.click(await screen.findByRole('button', { name: 'New incident' }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Half a thought');
  await user.click(screen.getByRole('button', { name: 'Close' }));

  await user.click(screen.getByRole('button', { name: 'New incident' }));

  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Half a thought');
});

test('who may only read is offered nothing that changes', async () => {
  const { sentTo } = openSecurity({ as: 'user', path: '/security?incident=142' });
  const article = within(await screen.findByRole('article', { name: 'Incident 142' }));

  for (const name of ['Add Update', 'Add Note', 'Change Status', 'Escalate']) {
    const button = article.getByRole('button', { name });
    expect(button).toHaveProperty('disabled', true);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'You have read-only access to incidents.',
    );
  }
  expect(screen.queryByRole('button', { name: 'New incident' })).toBeNull();
  expect(article.queryByRole('button', { name: 'More actions' })).toBeNull();
  expect(article.queryByRole('textbox')).toBeNull();
  expect(article.getByText('Unassigned')).toBeTruthy();
  expect(sentTo('GET /users/assignable')).toEqual([]);
});
