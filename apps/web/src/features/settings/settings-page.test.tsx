import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TransportError } from '../../api/errors/transport-error.ts';
import { StepUpDeclined } from '../../session/sign-in/step-up.ts';
import { kept, openSettings } from './testing/open-settings.tsx';

const reject = (status: number, code: string) => () => {
  throw new TransportError({ problem: status >= 500 ? 'serverError' : 'other', status, code, serverMessage: 'No.' });
};
const tabNames = ['Preferences', 'Notifications', 'Security', 'API Settings'];
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
const alertOf = async (text: string) =>
  waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(text));

test('a spinner turns until the settings are there, then a toast says so and four tabs show', async () => {
  let answer: (settings: Settings) => void = () => {};
  await openSettings({ 'GET /users/settings': () => new Promise((resolve) => (answer = resolve)) });
  expect(await screen.findByText('Loading settings...')).toBeTruthy();
  expect(screen.queryByRole('tablist')).toBeNull();

  answer(kept());

  expect(await screen.findByText('Settings loaded successfully')).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabNames);
  expect(selectedTab()).toBe('Preferences');
});

test('settings that do not come leave nothing to change, and the toast says what to do', async () => {
  let fails = true;
  const { user } = await openSettings({
    'GET /users/settings': () => (fails ? reject(500, 'server_error')() : kept()),
  });
  await alertOf('Failed to load settings. Please try again.');
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();

  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeTruthy();
  expect(screen.getByText('Settings loaded successfully')).toBeTruthy();
});

test('arrows walk through the tabs and around, Home and End go to the ends, the address keeps the tab', async () => {
  const { user, router } = await openSettings();
  (await screen.findByRole('tab', { name: 'Preferences' })).focus();

  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(selectedTab()).toBe('API Settings'));
  expect(document.activeElement?.textContent).toBe('API Settings');
  expect(router.state.location.search).toEqual({ tab: 'api' });

  await user.keyboard('{Home}');
  for (const name of [...tabNames.slice(1), 'Preferences']) {
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(selectedTab()).toBe(name));
  }
  await user.keyboard('{End}');
  await waitFor(() => expect(selectedTab()).toBe('API Settings'));
});

test('a link opens its tab', async () => {
  await openSettings({}, '/settings?tab=security');

  expect(await screen.findByRole('combobox', { name: 'Session Timeout' })).toBeTruthy();
});

test.each([
  ['Theme', ['Light', 'Dark', 'System'], ['light', 'dark', 'system']],
  ['Language', ['English', 'Español', 'Français', 'Deutsch', '日本語'], ['en', 'es', 'fr', 'de', 'ja']],
  ['Time zone', ['UTC', 'Eastern Time', 'Pacific Time', 'GMT'], ['UTC', 'EST', 'PST', 'GMT']],
  ['Date format', ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'], ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD']],
  [
    'Default view',
    ['Dashboard', 'Threat Analysis', 'Entity Network', 'Security Operations'],
    ['dashboard', 'threats', 'network', 'security'],
  ],
])('%s offers its choices', async (label, texts, values) => {
  await openSettings();

  const options = within(await screen.findByRole('combobox', { name: label })).getAllByRole('option');

  expect(options.map(({ textContent }) => textContent).sort()).toEqual([...texts].sort());
  expect(options.map((option) => (option as HTMLOptionElement).value).sort()).toEqual([...values].sort());
});

test('a save sends everything, with numbers as numbers, and the reply replaces the form', async () => {
  const { user, openTab, save, lastSaved } = await openSettings({
    'PUT /users/settings': ({ body }) => ({
      ...(body as Settings),
      api: { ...(body as Settings).api, webhookUrl: 'https://hook.example/' },
      version: 4,
    }),
  });
  await openTab('Security');
  await user.selectOptions(await screen.findByLabelText('Session Timeout'), '1 hour');
  await openTab('API Settings');
  await user.selectOptions(await screen.findByLabelText('Rate Limit'), '5,000 requests per minute');
  await user.type(screen.getByLabelText('Webhook URL'), 'https://HOOK.example');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();

  await save();

  expect(await screen.findByText('Settings saved successfully')).toBeTruthy();
  expect(lastSaved()).toMatchObject({
    preferences: { theme: 'dark' },
    notifications: { emailNotifications: true },
    security: { sessionTimeout: 60 },
    api: { rateLimit: 5000, webhookUrl: 'https://HOOK.example' },
    version: 3,
  });
  expect(screen.getByLabelText('Webhook URL')).toHaveProperty('value', 'https://hook.example/');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('while it saves the button says so', async () => {
  const { save, loaded } = await openSettings({ 'PUT /users/settings': () => new Promise(() => {}) });
  await loaded();

  await save();

  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeTruthy();
});

test.each([
  [400, 'invalid_input'],
  [403, 'forbidden'],
  [500, 'server_error'],
])('a save rejected with %i says so, and nothing typed is lost', async (status, code) => {
  const { user, save } = await openSettings({ 'PUT /users/settings': reject(status, code) });
  await user.selectOptions(await screen.findByLabelText('Date format'), 'YYYY-MM-DD');

  await save();

  await alertOf('Failed to save settings. Please try again.');
  expect(screen.getByLabelText('Date format')).toHaveProperty('value', 'YYYY-MM-DD');
});

test('who will not give the password again has saved nothing, and is told no failure', async () => {
  const { user, save } = await openSettings({}, '/settings?tab=security', {
    stepUp: () => Promise.reject(new StepUpDeclined()),
  });
  await user.selectOptions(await screen.findByLabelText('Session Timeout'), '2 hours');

  await save();

  expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
});

test('an invalid webhook is not sent: its tab is marked and opens, and the field has the focus and the reason', async () => {
  const { user, openTab, save, writes } = await openSettings();
  await openTab('API Settings');
  await user.type(await screen.findByLabelText('Webhook URL'), 'abc');
  await openTab('Preferences');

  await save();

  const field = await screen.findByLabelText('Webhook URL');
  await waitFor(() => expect(document.activeElement).toBe(field));
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Enter a valid URL');
  expect(screen.getByRole('tab', { name: 'API Settings (needs correction)' })).toBeTruthy();
  expect(writes()).toEqual([]);
});

test('a webhook that the server does not allow is explained at its field', async () => {
  const { user, openTab, save } = await openSettings({ 'PUT /users/settings': reject(400, 'webhook_not_allowed') });
  await openTab('API Settings');
  await user.type(await screen.findByLabelText('Webhook URL'), 'https://10.0.0.1');

  await save();

  await alertOf('Failed to save settings. Please try again.');
  expect(screen.getByText(/Enter a public HTTPS URL/)).toBeTruthy();
});

test('a toggle makes the form dirty, and discarding can be undone', async () => {
  const { user, openTab } = await openSettings();
  await openTab('Notifications');
  const toggle = await screen.findByRole('switch', { name: 'System Updates' });

  await user.click(toggle);
  expect(toggle).toHaveProperty('checked', false);
  expect(screen.getByText('Unsaved changes')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(toggle).toHaveProperty('checked', true);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(toggle).toHaveProperty('checked', false);
});

test('a theme shows at once and goes back when the screen is left without saving', async () => {
  const { user, unmount } = await openSettings();
  await user.selectOptions(await screen.findByLabelText('Theme'), 'Light');
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'));

  unmount();

  expect(JSON.parse(localStorage.getItem('halyard.preferences') ?? '{}')).toMatchObject({ theme: 'dark' });
});

test('saved settings hold on every screen at once', async () => {
  const { user, save } = await openSettings();
  await user.selectOptions(await screen.findByLabelText('Theme'), 'Light');
  await user.selectOptions(screen.getByLabelText('Language'), 'Deutsch');

  await save();

  expect(await screen.findByRole('heading', { name: 'Einstellungen' })).toBeTruthy();
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('when somebody saved in between, the newer settings come in and the own changes stay', async () => {
  const newer = kept({ preferences: { ...kept().preferences, dateFormat: 'DD/MM/YYYY' }, version: 8 });
  let isOutdated = true;
  const { user, save, lastSaved } = await openSettings({
    'GET /users/settings': () => (isOutdated ? kept() : newer),
    'PUT /users/settings': ({ body }) =>
      (body as Settings).version === 8 ? (body as Settings) : reject(409, 'settings_changed')(),
  });
  await user.selectOptions(await screen.findByLabelText('Default view'), 'Threat Analysis');

  await save();
  await alertOf('Failed to save settings. Please try again.');
  isOutdated = false;
  await user.click(screen.getByRole('button', { name: 'Load latest and keep my changes' }));

  await waitFor(() => expect(screen.getByLabelText('Date format')).toHaveProperty('value', 'DD/MM/YYYY'));
  expect(screen.getByLabelText('Default view')).toHaveProperty('value', 'threats');

  await save();
  expect(await screen.findByText('Settings saved successfully')).toBeTruthy();
  expect(lastSaved()).toEqual({ ...newer, preferences: { ...newer.preferences, defaultView: 'threats' } });
});

test('leaving with unsaved changes asks; staying keeps them', async () => {
  const { user, router } = await openSettings();
  await user.selectOptions(await screen.findByLabelText('Theme'), 'Light');

  void router.navigate({ to: '/todos' });
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/settings');
  expect(screen.getByLabelText('Theme')).toHaveProperty('value', 'light');
});

test('leaving without saving leaves', async () => {
  const { user, router } = await openSettings();
  await user.selectOptions(await screen.findByLabelText('Theme'), 'Light');

  void router.navigate({ to: '/todos' });
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/todos'));
});

test('nothing is asked where nothing was changed', async () => {
  const { router, loaded } = await openSettings();
  await loaded();

  void router.navigate({ to: '/todos' });

  await waitFor(() => expect(router.state.location.pathname).toBe('/todos'));
});

test('who is signed out is not held back by unsaved changes', async () => {
  const { user, router } = await openSettings();
  await user.selectOptions(await screen.findByLabelText('Theme'), 'Light');

  void router.navigate({ to: '/login' });

  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});
