import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hasTokensIn } from '../../testing/fake-tokens.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Options = Omit<Parameters<typeof renderApp>[0], 'path'> & { readonly path?: string };

async function openBar(options: Options = {}) {
  const opened = renderApp({ path: '/profile', as: 'analyst', ...options });
  const modulesButton = await screen.findByRole('button', { name: 'Intelligence Modules' });
  const bar = within(modulesButton.closest('header') ?? document.body);
  const openMenu = async (name: string | RegExp) => {
    await opened.user.click(bar.getByRole('button', { name }));
    return within(screen.getByRole('menu'));
  };
  return { ...opened, bar, openMenu };
}

const linksIn = (part: { getAllByRole: typeof screen.getAllByRole }, role: string) =>
  part.getAllByRole(role).map((link) => [link.textContent, link.getAttribute('href')]);

const modules = [
  ['Intelligence Dashboard', '/dashboard'],
  ['Threat Analysis', '/threats'],
  ['Entity Network', '/network'],
  ['Security Operations', '/security'],
  ['Sources', '/sources'],
  ['ATT&CK Matrix', '/attack'],
  ['Crime Data Analysis', '/crime-analysis'],
  ['Schema Explorer', '/schemas'],
];

test('the modules are listed for analysts, without user management', async () => {
  const { openMenu } = await openBar({ as: 'analyst' });

  expect(linksIn(await openMenu('Intelligence Modules'), 'menuitem')).toEqual(modules);
});

test('viewers do not find the sources, which they may not read', async () => {
  const { openMenu } = await openBar({ as: 'user' });

  const listed = linksIn(await openMenu('Intelligence Modules'), 'menuitem');

  expect(listed).toEqual(modules.filter(([, path]) => path !== '/sources'));
});

test('administrators find user management among the modules', async () => {
  const { openMenu } = await openBar({ as: 'admin' });

  const listed = linksIn(await openMenu('Intelligence Modules'), 'menuitem');

  expect(listed).toEqual([...modules, ['User Management', '/users']]);
});

test('a narrow window has the same modules behind one button', async () => {
  const { openMenu } = await openBar();

  expect(linksIn(await openMenu('Open menu'), 'menuitem')).toEqual(modules);
});

test('five modules stand in the bar itself', async () => {
  const { bar } = await openBar();
  const inline = within(bar.getByRole('navigation', { name: 'Main' }));

  expect(linksIn(inline, 'link')).toEqual([
    ['Dashboard', '/dashboard'],
    ['Threats', '/threats'],
    ['Network', '/network'],
    ['Crime Analysis', '/crime-analysis'],
    ['Schemas', '/schemas'],
  ]);
});

test.each([
  ['/dashboard', 'Dashboard'],
  ['/threats', 'Threats'],
  ['/network', 'Network'],
  ['/crime-analysis', 'Crime Analysis'],
  ['/schemas', 'Schemas'],
])('at %s only "%s" is marked as the current one', async (path, name) => {
  const { bar } = await openBar({ path });

  await waitFor(() => {
    const current = bar.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual([name]);
  });
  expect(bar.getByRole('button', { name: 'Open menu' }).hasAttribute('data-current')).toBe(true);
});

test('elsewhere none of them is marked', async () => {
  const { bar } = await openBar({ path: '/profile' });

  expect(bar.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
});

test('the brand leads to the start page', async () => {
  const { bar } = await openBar({ product: { name: 'Beacon', supportEmail: null, isSelfContained: true } });

  expect(bar.getByRole('link', { name: 'Beacon, start page' }).getAttribute('href')).toBe('/');
});

test('choosing a module goes there, closes the menu, and the screen takes the focus', async () => {
  const { user, openMenu, currentPath } = await openBar();

  await user.click((await openMenu('Intelligence Modules')).getByRole('menuitem', { name: 'Schema Explorer' }));

  await waitFor(() => expect(currentPath()).toBe('/schemas'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Schema Explorer' })).toBeTruthy();
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('the user menu leads to profile, tasks and settings', async () => {
  const { openMenu } = await openBar();
  const menu = await openMenu('Account of ada');

  expect(menu.getByRole('menuitem', { name: 'Your Profile' }).getAttribute('href')).toBe('/profile');
  expect(menu.getByRole('menuitem', { name: 'My Tasks' }).getAttribute('href')).toBe('/todos');
  expect(menu.getByRole('menuitem', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
  expect(menu.queryByRole('menuitem', { name: 'User Management' })).toBeNull();
  expect(menu.queryByRole('menuitem', { name: 'Audit log' })).toBeNull();
});

test('administrators find user management in the user menu too', async () => {
  const { user, openMenu, currentPath } = await openBar({ as: 'admin' });
  const menu = await openMenu('Account of ada');

  expect(menu.getByRole('menuitem', { name: 'Audit log' }).getAttribute('href')).toBe('/audit');
  await user.click(menu.getByRole('menuitem', { name: 'User Management' }));

  await waitFor(() => expect(currentPath()).toBe('/users'));
});

test('signing out leads to the sign-in, ends the session at the provider and closes the protected screens', async () => {
  const { user, openMenu, currentPath, router, identityCalls } = await openBar();
  const menu = await openMenu('Account of ada');

  await user.click(menu.getByRole('menuitem', { name: 'Sign out' }));

  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(identityCalls).toContainEqual(['signOut']);
  expect(hasTokensIn(sessionStorage)).toBe(false);
  expect(await screen.findByLabelText('Password')).toBeTruthy();

  await act(() => router.navigate({ to: '/profile' }));
  await waitFor(() => expect(currentPath()).toBe('/login'));
});

test('who signs in next does not land on the screen of the one before', async () => {
  const { user, openMenu, currentPath, router } = await openBar({ path: '/schemas' });
  const menu = await openMenu('Account of ada');

  await user.click(menu.getByRole('menuitem', { name: 'Sign out' }));

  await waitFor(() => expect(currentPath()).toBe('/login'));
  await screen.findByLabelText('Password');
  expect(router.state.location.state.from).toBeUndefined();
});

test('the clock shows the time in the zone of the person', async () => {
  const { bar } = await openBar({ now: new Date('2026-11-21T08:42:00Z') });

  expect(bar.getByText('08:42')).toBeTruthy();
  expect(bar.getByText(/UTC/)).toBeTruthy();
});

test.each([
  ['Theme', 'Light', 'theme', 'light'],
  ['Theme', 'Dark', 'theme', 'dark'],
  ['Density', 'Compact', 'density', 'compact'],
  ['Density', 'Dense', 'density', 'dense'],
])('%s "%s" applies at once and is kept in the browser', async (group, choice, name, value) => {
  const { user, openMenu } = await openBar();
  const menu = await openMenu('Account of ada');
  const choices = within(menu.getByRole('group', { name: group }));

  await user.click(choices.getByRole('menuitemradio', { name: choice }));

  await waitFor(() => expect(document.documentElement.dataset[name]).toBe(value));
  expect(JSON.parse(localStorage.getItem('halyard.preferences') ?? '{}')).toMatchObject({ [name]: value });
  const checked = choices
    .getAllByRole('menuitemradio')
    .filter((radio) => radio.getAttribute('aria-checked') === 'true');
  expect(checked.map((radio) => radio.textContent)).toEqual([choice]);
});

test('the system decides the theme where the person wants that', async () => {
  const { user, openMenu } = await openBar();

  await user.click((await openMenu('Account of ada')).getByRole('menuitemradio', { name: 'System' }));

  expect(document.documentElement.dataset.theme).toBeUndefined();
});
