import { retention } from '@halyard/contracts/server/retention.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SignInOutcome } from '../../session/provider/identity-client-type.ts';
import { hasTokensIn } from '../../testing/fake-tokens.ts';
import { fill } from '../../testing/fill.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Options = Omit<Parameters<typeof renderApp>[0], 'path'> & { readonly path?: string };

const credentials = { Email: 'ada@example.com', Password: 'correct horse' };
const submit = () => screen.findByRole('button', { name: 'Sign in' });

async function openLogin(options: Options = {}) {
  const opened = renderApp({ path: '/login', ...options });
  await submit();
  const signIn = async (values: Readonly<Record<string, string>> = credentials) => {
    await fill(opened.user, values);
    await opened.user.click(await submit());
  };
  return { ...opened, signIn, requests: () => opened.identityCalls.map(([name]) => name) };
}

test('the page says what the product is', async () => {
  await openLogin();

  expect(screen.getByText(/enterprise intelligence platform/i).textContent).toMatch(/AI-driven analytics/i);
  expect(document.title).toBe('Sign in · Halyard');
});

test('an empty form is not sent: the fields say what is missing and the first one has the focus', async () => {
  const { user, requests } = await openLogin();

  await user.click(await submit());

  expect(screen.getByText('Email is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(requests()).toEqual([]);
});

test('an address without a password is not sent', async () => {
  const { signIn, requests } = await openLogin();

  await signIn({ Email: 'ada@example.com' });

  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(screen.queryByText('Email is required')).toBeNull();
  expect(requests()).toEqual([]);
});

test('both fields are required and the password is masked', async () => {
  await openLogin();

  expect(screen.getByLabelText('Email')).toHaveProperty('required', true);
  expect(screen.getByLabelText('Password')).toHaveProperty('required', true);
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
});

test('signing in leads to the dashboard and takes the place of the sign-in page', async () => {
  const { signIn, currentPath, router, identityCalls } = await openLogin();

  await signIn({ Email: ' ada@example.com ', Password: ' correct horse ' });

  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  expect(identityCalls).toEqual([['signIn', 'ada@example.com', ' correct horse ']]);
  expect(router.history.length).toBe(1);
});

test('while signing in the button says so and takes no second click', async () => {
  let finish: (outcome: SignInOutcome) => void = () => {};
  const { user, signIn, requests } = await openLogin({
    identity: { signIn: () => new Promise((resolve) => (finish = resolve)) },
  });
  await signIn();

  const button = await screen.findByRole('button', { name: 'Signing in...' });
  await user.click(button);
  await user.type(screen.getByLabelText('Password'), '{Enter}');

  expect(requests()).toEqual(['signIn']);
  finish({ step: 'RESET_PASSWORD' });
  expect(await submit()).toBeTruthy();
});

test('the page that was asked for first is where a sign-in leads', async () => {
  const { signIn, currentPath } = await openLogin({ path: '/network' });
  expect(currentPath()).toBe('/login');

  await signIn();

  await waitFor(() => expect(currentPath()).toBe('/network'));
});

test('its search goes along', async () => {
  const { signIn, router } = await openLogin({ path: '/todos?show=active' });

  await signIn();

  await waitFor(() => expect(router.state.location.href).toBe('/todos?show=active'));
});

test('it is carried as "from" in the router state', async () => {
  const { router } = await openLogin({ path: '/threats' });

  expect(router.state.location.state.from).toBe('/threats');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 'todos', ''])(
  'asked to go on to "%s", a sign-in leads to the dashboard',
  async (from) => {
    const { signIn, currentPath } = await openLogin({ state: { from } });

    await signIn();

    await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  },
);

test('a signed-in visitor goes on at once and never sees the form', async () => {
  const { currentPath } = renderApp({ path: '/login', as: 'analyst', state: { from: '/schemas' } });

  await waitFor(() => expect(currentPath()).toBe('/schemas'));

  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('the way to a new password takes the typed address along', async () => {
  const { user, currentPath } = await openLogin();
  await fill(user, { Email: 'ada@example.com' });
  const link = screen.getByRole('link', { name: 'Forgot password?' });
  expect(link.getAttribute('href')).toBe('/reset-password');

  await user.click(link);

  await waitFor(() => expect(currentPath()).toBe('/reset-password'));
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
});

test('the way to a new account is a link', async () => {
  await openLogin();

  expect(screen.getByRole('link', { name: 'Create one' }).getAttribute('href')).toBe('/register');
});

test('who is not remembered leaves nothing in the browser', async () => {
  const { signIn, currentPath } = await openLogin();
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toHaveProperty('checked', false);

  await signIn();
  await waitFor(() => expect(currentPath()).toBe('/dashboard'));

  expect([hasTokensIn(sessionStorage), hasTokensIn(localStorage)]).toEqual([true, false]);
  expect(JSON.stringify(localStorage)).not.toContain('ada@example.com');
});

test('who is remembered stays signed in, and finds the address filled in after signing out', async () => {
  const { user, signIn, session, currentPath } = await openLogin();
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));

  await signIn();
  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  expect([hasTokensIn(sessionStorage), hasTokensIn(localStorage)]).toEqual([false, true]);

  await act(() => session.signOut());
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
});

test.each([
  ['Terms', 'audit log'],
  ['Privacy', 'Passwords are stored only as one-way verifiers'],
  ['Support', 'request ID'],
])('%s stays on the page and opens real text; closing gives the focus back', async (name, words) => {
  const { user, currentPath } = await openLogin();
  const link = screen.getByRole('link', { name });

  await user.click(link);
  const dialog = await screen.findByRole('dialog', { name });
  expect(dialog.textContent).toContain(words);
  expect(currentPath()).toBe('/login');

  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(link);
});

test('the privacy notice lists what is kept, for how long, and the services that are set up', async () => {
  const product = { name: 'Beacon', supportEmail: null, isSelfContained: false };
  const { user } = await openLogin({ product: { ...product, outboundServices: ['mail', 'webhooks'] } });

  await user.click(screen.getByRole('link', { name: 'Privacy' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Privacy' }));
  expect(dialog.getByText(new RegExp(`^Emails and text messages: ${retention.letterDays} days`))).toBeTruthy();
  expect(dialog.getByText(/^A mail server receives/)).toBeTruthy();
  expect(dialog.getByText(/^Webhooks deliver/)).toBeTruthy();
  expect(dialog.queryByText(/language model|No data is sent/)).toBeNull();
});

test('where a cloud pool keeps the passwords, the notice does not say that they are kept here', async () => {
  const product = { name: 'Beacon', supportEmail: null, isSelfContained: false };
  const { user } = await openLogin({ product: { ...product, outboundServices: ['cloud_pool'] } });

  await user.click(screen.getByRole('link', { name: 'Privacy' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Privacy' }));
  expect(dialog.getByText(/^A cloud user pool stores/)).toBeTruthy();
  expect(dialog.queryByText(/^Passwords are stored only/)).toBeNull();
});

test('a text that the operator has replaced opens in its own page', async () => {
  await openLogin({
    product: { name: 'Beacon', supportEmail: null, isSelfContained: true, ownTexts: ['terms'] },
  });

  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms.txt');
  expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('#');
});

test('support names the address that the operator chose', async () => {
  const { user } = await openLogin({
    product: { name: 'Beacon', supportEmail: 'help@example.com', isSelfContained: true },
  });

  await user.click(screen.getByRole('link', { name: 'Support' }));

  expect((await screen.findByRole('link', { name: 'help@example.com' })).getAttribute('href')).toBe(
    'mailto:help@example.com',
  );
  expect(document.title).toBe('Sign in · Beacon');
});
