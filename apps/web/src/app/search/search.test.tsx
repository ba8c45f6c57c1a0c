import type { SearchResult } from '@halyard/contracts/work/search.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { observableOf } from '../../records/observables/testing/observable-of.ts';
import type { ReplyTo } from '../../testing/fake-call.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Options = Omit<Parameters<typeof renderApp>[0], 'path'> & { readonly path?: string };
type Query = { readonly q: string };

const at = '2026-11-21T08:00:00.000Z';
const now = new Date('2026-11-21T08:42:00Z');

const found: readonly SearchResult[] = [
  { kind: 'incident', id: '142', title: 'Phishing of the harbour office', subtitle: 'INC-000142 · Investigating', at },
  { kind: 'threat', id: 'malware--1', title: 'Phish kit', subtitle: 'Malware · CIRCL', at },
  { kind: 'notification', id: '77', title: 'Phishing of the harbour office', subtitle: 'task_added', at },
];

const answerWith = (results: readonly SearchResult[], more: readonly SearchResult['kind'][] = []) => ({
  'GET /search': () => ({ results, more }),
});

async function openSearch(options: Options = {}) {
  const opened = renderApp({ path: '/schemas', as: 'analyst', now, answers: answerWith(found), ...options });
  await screen.findByRole('heading', { level: 1 });
  const box = await screen.findByRole('combobox', { name: 'Search intelligence' });
  const { user } = opened;
  await user.keyboard('{Control>}k{/Control}');
  // The list arrives with the first use.
  await screen.findByRole('listbox');
  const list = async () => within(await screen.findByRole('listbox', { name: 'Search results' }));
  const optionNames = async () => (await list()).getAllByRole('option').map(({ textContent }) => textContent);
  const searched = () =>
    opened.sent.filter(({ endpoint }) => endpoint === 'GET /search').map(({ query }) => (query as Query).q);
  return { ...opened, box, list, optionNames, searched, address: () => opened.router.state.location.href };
}

test('the box has its hint and takes the focus by key', async () => {
  const { box } = await openSearch();

  expect(box.getAttribute('placeholder')).toBe('Search intelligence...');
  expect(document.activeElement).toBe(box);
});

test('the server is asked from two characters on, once the hands rest', async () => {
  const { user, searched, list } = await openSearch();

  await user.keyboard('p');
  const typedAt = performance.now();
  await waitFor(() => expect(performance.now() - typedAt).toBeGreaterThan(350));
  expect(searched()).toEqual([]);

  await user.keyboard('hish');
  await (await list()).findByRole('option', { name: /Phish kit/ });

  // A busy machine may rest between two letters as well.
  await waitFor(() => expect(searched().at(-1)).toBe('phish'));
  expect(searched().length).toBeLessThan(4);
});

test('records stand in groups, each with what it is', async () => {
  const { user, list } = await openSearch();

  await user.keyboard('phish');

  const records = await list();
  await records.findByRole('option', { name: /Phish kit/ });
  expect(records.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(3);
  const incidents = within(records.getByRole('group', { name: 'Incidents' }));
  expect(incidents.getByRole('option').textContent).toBe(
    'Phishing of the harbour officeINC-000142 · Investigating42m ago',
  );
  const notifications = within(records.getByRole('group', { name: 'Notifications' }));
  expect(await notifications.findByText('Task added: Phishing of the harbour office')).toBeTruthy();
});

test('the first one is chosen, arrows choose others and begin again at the end, Enter opens', async () => {
  const { user, box, list, address } = await openSearch();
  await user.keyboard('phish');
  const chosen = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
  await (await list()).findByRole('option', { name: /Phish kit/ });

  expect(chosen()?.textContent).toContain('INC-000142');
  await user.keyboard('{ArrowUp}');
  expect(chosen()?.textContent).toContain('Task added');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()?.textContent).toContain('Phish kit');
  expect(chosen()?.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(box);

  await user.keyboard('{Enter}');

  await waitFor(() => expect(address()).toContain('/threats?threat=malware--1'));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect((box as HTMLInputElement).value).toBe('');
});

test('a click opens too', async () => {
  const { user, list, currentPath } = await openSearch();
  await user.keyboard('phish');

  await user.click(await (await list()).findByRole('option', { name: /INC-000142/ }));

  await waitFor(() => expect(currentPath()).toBe('/security'));
});

test('Enter does not open what was found for the words before', async () => {
  let answer = (_: ReplyTo<'GET /search'>) => {};
  const late = new Promise<ReplyTo<'GET /search'>>((resolve) => {
    answer = resolve;
  });
  const answers = {
    'GET /search': ({ query }: { readonly query: unknown }) =>
      (query as Query).q === 'phish' ? { results: found, more: [] } : late,
  };
  const { user, list, currentPath } = await openSearch({ answers });
  await user.keyboard('phish');
  await (await list()).findByRole('option', { name: /Phish kit/ });

  await user.keyboard('ing{Enter}');
  expect(currentPath()).toBe('/schemas');
  expect(screen.getByText('Searching...')).toBeTruthy();

  answer({ results: found.slice(1), more: [] });
  await waitFor(() => expect(screen.queryByText('Searching...')).toBeNull());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/threats'));
});

test('screens and actions are found by their names', async () => {
  const { user, optionNames, currentPath } = await openSearch({ answers: answerWith([]) });

  await user.keyboard('sett');
  expect(await optionNames()).toEqual(['Settings']);
  await user.keyboard('{Enter}');

  await waitFor(() => expect(currentPath()).toBe('/settings'));
});

test.each([
  ['admin', ['New incident', 'New threat', 'New task', 'Import a file'], true],
  ['analyst', ['New incident', 'New threat', 'New task', 'Import a file'], false],
  ['user', ['New task'], false],
] as const)('before anything is typed the role %s is offered what it may do', async (as, actions, mayManage) => {
  const { list } = await openSearch({ as });

  const offered = await list();

  const names = within(offered.getByRole('group', { name: 'Actions' })).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual(actions);
  const screens = within(offered.getByRole('group', { name: 'Go to' }));
  expect(screens.queryByRole('option', { name: 'User Management' }) !== null).toBe(mayManage);
  expect(screens.queryByRole('option', { name: 'Audit log' }) !== null).toBe(mayManage);
  expect(screens.getByRole('option', { name: 'Entity Network' }).getAttribute('href')).toBe('/network');
});

test('nothing found is said', async () => {
  const { user } = await openSearch({ answers: answerWith([]) });

  await user.keyboard('zzzz');

  expect(await screen.findByText('No results')).toBeTruthy();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a failure is said, and Enter asks again', async () => {
  let isAway = true;
  const answers = {
    'GET /search': () => {
      if (isAway) throw new Error('away');
      return { results: found, more: [] };
    },
  };
  const { user, list } = await openSearch({ answers });
  await user.keyboard('phish');
  await (await list()).findByRole('option', { name: 'Retry' });
  expect(screen.getByText('Search failed.')).toBeTruthy();

  isAway = false;
  await user.keyboard('{Enter}');

  expect(await (await list()).findByRole('option', { name: /Phish kit/ })).toBeTruthy();
  expect(screen.queryByText('Search failed.')).toBeNull();
});

test('it is said where there are more', async () => {
  const { user, list } = await openSearch({ answers: answerWith(found, ['threat']) });

  await user.keyboard('phish');
  await (await list()).findByRole('option', { name: /Phish kit/ });

  expect(screen.getAllByText('More results available. Refine your search.')).toHaveLength(1);
});

test('Escape clears and closes', async () => {
  const { user, box, list } = await openSearch();
  await user.keyboard('phish');
  await list();

  await user.keyboard('{Escape}');

  expect((box as HTMLInputElement).value).toBe('');
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('leaving the box closes the list and keeps what was typed', async () => {
  const { user, box, list } = await openSearch();
  await user.keyboard('phish');
  await list();

  await user.tab();

  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect((box as HTMLInputElement).value).toBe('phish');
});

test('on a narrow screen a dialog opens with a line of its own', async () => {
  vi.stubGlobal('innerWidth', 390);
  const { user, currentPath } = await openSearch();
  const dialog = within(await screen.findByRole('dialog', { name: 'Search intelligence' }));
  const line = dialog.getByRole('combobox', { name: 'Search intelligence' });
  await waitFor(() => expect(document.activeElement).toBe(line));

  await user.keyboard('phish');
  await dialog.findByRole('option', { name: /Phish kit/ });
  await user.keyboard('{Enter}');

  await waitFor(() => expect(currentPath()).toBe('/security'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
});

test('in the dialog Escape clears first and closes then', async () => {
  vi.stubGlobal('innerWidth', 390);
  const { user } = await openSearch();
  const dialog = await screen.findByRole('dialog', { name: 'Search intelligence' });
  const line = within(dialog).getByRole<HTMLInputElement>('combobox');
  await waitFor(() => expect(document.activeElement).toBe(line));
  await user.keyboard('phish{Escape}');

  expect(line.value).toBe('');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('entries of the bell are found by the sentence that is shown, however old they are', async () => {
  const older = {
    kind: 'notification',
    id: '78',
    title: 'Café robbery',
    subtitle: 'incident_update_added',
    at,
  } satisfies SearchResult;
  const requests: unknown[] = [];
  const answers = {
    ...answerWith(found.slice(2)),
    'POST /search/notifications': ({ body }: { body?: unknown }) => {
      requests.push(body);
      return { results: [older, ...found.slice(2)], more: true };
    },
  };
  const { user, list, address } = await openSearch({ answers });

  await user.keyboard('Note CAFÉ');
  await (await list()).findByRole('option', { name: /Incident update added: Café robbery/ });

  // Found by both, shown once.
  expect((await list()).getAllByRole('option')).toHaveLength(2);
  expect(requests.at(-1)).toEqual({
    words: [
      { word: 'note', kinds: ['incident_note_added'] },
      { word: 'cafe', kinds: [] },
    ],
  });
  await user.click((await list()).getByRole('option', { name: /Café robbery/ }));
  expect(address()).toBe('/notifications?item=78');
});

test('words that no sentence says are looked for among the records only', async () => {
  const { user, list, sent } = await openSearch();

  await user.keyboard('phish');
  await (await list()).findByRole('option', { name: /Phish kit/ });

  expect(sent.map(({ endpoint }) => endpoint)).not.toContain('POST /search/notifications');
});

test('a pasted observable is found, defanged or not, and shown so that nothing opens it', async () => {
  const observable = observableOf('203.0.113.47');
  const { user, list, sent, address } = await openSearch({
    answers: {
      ...answerWith([]),
      'GET /observables': () => ({ observables: [observable], total: 1, next: null, hasAny: true }),
      'GET /observables/:id': () => ({ observable, warningLists: [], imports: [], sightings: [] }),
    },
  });
  await user.paste('203.0.113[.]47');

  expect(await (await list()).findByRole('option', { name: '203.0.113[.]47' })).toBeTruthy();
  expect(sent.filter(({ endpoint }) => endpoint === 'GET /observables').map(({ query }) => query)).toEqual([
    { search: '203.0.113[.]47', limit: '5' },
  ]);
  await user.click((await list()).getByRole('option', { name: '203.0.113[.]47' }));
  await waitFor(() => expect(address()).toBe(`/observables?observable=${observable.id}`));
});
