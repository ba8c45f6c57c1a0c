import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TransportError } from '../../api/errors/transport-error.ts';
import { type EndReason, keepEndReason } from '../../session/end-reason.ts';
import { reject } from '../../testing/fake-identity.ts';
import { hasTokensIn } from '../../testing/fake-tokens.ts';
import { fill } from '../../testing/fill.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { cleanNotice } from './login-step.ts';

type Options = Omit<Parameters<typeof renderApp>[0], 'path'> & { readonly path?: string };

async function openLogin(options: Options = {}) {
  const opened = renderApp({ path: '/login', ...options });
  await screen.findByRole('button', { name: 'Sign in' });
  return opened;
}

async function attempt(options: Options) {
  const opened = await openLogin(options);
  await fill(opened.user, { Email: 'ada@example.com', Password: 'wrong' });
  await opened.user.click(screen.getByRole('button', { name: 'Sign in' }));
  const banner = await screen.findByRole('alert');
  return { ...opened, banner };
}

test.each([
  ['NotAuthorizedException', 'Incorrect username or password'],
  ['UserNotFoundException', 'User does not exist'],
  ['UserNotConfirmedException', 'Account not verified. Please check your email for verification link'],
  ['PasswordResetRequiredException', 'Password reset required'],
  ['LimitExceededException', 'Too many failed attempts. Try again later'],
  ['NetworkError', 'Authentication service unavailable'],
])('a sign-in rejected by %s says "%s" and keeps what was typed', async (name, text) => {
  const { banner, currentPath } = await attempt({ identity: { signIn: reject(name) } });

  expect(banner.textContent).toBe(text);
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong');
  expect(currentPath()).toBe('/login');
});

test('an unknown rejection keeps its own words, and one without words has ours', async () => {
  const { banner, user } = await attempt({ identity: { signIn: reject('LambdaException', 'X') } });
  expect(banner.textContent).toBe('X');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a rejection without words says that the sign-in failed', async () => {
  const { banner } = await attempt({ identity: { signIn: reject('', '') } });

  expect(banner.textContent).toBe('Login failed');
});

test.each([
  ['InvalidTokens', 'Invalid tokens'],
  ['SignInException', 'An error occurred during the sign in process. NEW_THING challengeName was not addressed.'],
])('an answer that nobody can go on with (%s) says so, and keeps nothing of the attempt', async (name, message) => {
  sessionStorage.setItem('CognitoSignInState.username', 'ada');
  const { banner } = await attempt({ identity: { signIn: reject(name, message) } });

  expect(banner.textContent).toBe('Failed to login. Please check your credentials.');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a sign-in session that the provider has forgotten is told on the open form', async () => {
  const { banner } = await attempt({ identity: { signIn: reject('NotAuthorizedException', 'Invalid session') } });

  expect(banner.textContent).toBe('Your sign-in session has expired. Please sign in again.');
});

test('success without an account behind it is no sign-in', async () => {
  const unauthenticated = () => {
    throw new TransportError({ problem: 'unauthenticated' });
  };
  const { banner, currentPath } = await attempt({ answers: { 'GET /users/me': unauthenticated } });

  expect(banner.textContent).toBe('Failed to login. Please check your credentials.');
  expect(currentPath()).toBe('/login');
});

test('a server that is away after the sign-in is told as such', async () => {
  const unreachable = () => {
    throw new TransportError({ problem: 'unreachable' });
  };
  const { banner } = await attempt({ answers: { 'GET /users/me': unreachable } });

  expect(banner.textContent).toBe('The server cannot be reached. The connection may be blocked.');
});

test('a second attempt goes through after the first one failed', async () => {
  let tries = 0;
  const unlucky = await attempt({
    identity: {
      signIn: async () => {
        tries += 1;
        throw Object.assign(new Error(''), { name: 'NotAuthorizedException' });
      },
    },
  });

  await unlucky.user.click(screen.getByRole('button', { name: 'Sign in' }));

  await waitFor(() => expect(tries).toBe(2));
  expect(hasTokensIn(sessionStorage)).toBe(false);
});

test('an unconfirmed account is one click from entering its code', async () => {
  const { user } = await attempt({ identity: { signIn: async () => ({ step: 'CONFIRM_SIGN_UP' }) } });

  await user.click(screen.getByRole('button', { name: 'Enter the code' }));

  expect(await screen.findByRole('heading', { name: 'Verify your email' })).toBeTruthy();
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
});

test('an account that must change its password is sent a code and led to where it is asked for', async () => {
  const { user, currentPath, identityCalls } = await attempt({
    identity: { signIn: async () => ({ step: 'RESET_PASSWORD' }) },
  });
  expect(screen.getByRole('alert').textContent).toContain('Password reset required');

  await user.click(await screen.findByRole('button', { name: 'Choose a new password' }));

  await waitFor(() => expect(currentPath()).toBe('/reset-password'));
  expect(await screen.findByLabelText('Verification code')).toBeTruthy();
  expect(identityCalls.at(-1)).toEqual(['forgotPassword', 'ada@example.com']);
});

test('when no code can be sent, the banner says so and the page stays', async () => {
  const { user, currentPath } = await attempt({
    identity: { signIn: async () => ({ step: 'RESET_PASSWORD' }), forgotPassword: reject('LimitExceededException') },
  });

  await user.click(await screen.findByRole('button', { name: 'Choose a new password' }));

  expect(await screen.findByText('Too many attempts. Try again later')).toBeTruthy();
  expect(currentPath()).toBe('/login');
});

test('words in the address are shown once as plain text and leave the address', async () => {
  const { router, user } = await openLogin({ path: '/login?error=Hello' });

  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toBe('Hello');
  await waitFor(() => expect(router.state.location.href).toBe('/login'));
  expect(router.history.length).toBe(1);
  expect(screen.getByRole('alert').textContent).toBe('Hello');

  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('words in the address do not make the page forget where the person wanted to go', async () => {
  const { router } = await openLogin({ path: '/login?error=Hello', state: { from: '/threats' } });

  await waitFor(() => expect(router.state.location.href).toBe('/login'));

  expect(router.state.location.state.from).toBe('/threats');
});

test('words in the address are never markup and never longer than 200 characters', async () => {
  const words = `<a href="https://evil.example">${'x'.repeat(300)}</a>`;
  await openLogin({ path: `/login?error=${encodeURIComponent(words)}` });

  const banner = await screen.findByRole('alert');

  expect(banner.querySelector('a')).toBeNull();
  expect(banner.textContent).toBe(words.slice(0, 200));
});

test('a number in the address is words too', async () => {
  await openLogin({ path: '/login?error=404' });

  expect((await screen.findByRole('alert')).textContent).toBe('404');
});

test('empty words are no banner', async () => {
  await openLogin({ path: '/login?error=%20%0A' });

  expect(screen.queryByRole('alert')).toBeNull();
});

test('control characters and direction marks are taken out', () => {
  expect(cleanNotice('a\u0000b\u001b[31mc\nd\u202ee\u200bf')).toBe('ab[31mcdef');
});

test('the reason for which somebody was sent here is shown', async () => {
  await openLogin({ state: { message: 'Your session has expired. Please sign in again.' } });

  expect((await screen.findByRole('alert')).textContent).toBe('Your session has expired. Please sign in again.');
});

const endings: Readonly<Record<EndReason, string>> = {
  expired: 'Your session has expired. Please sign in again.',
  idle: 'Your session has expired. Please sign in again.',
  rejected: 'Your session was ended elsewhere or has expired. Sign in again.',
  deactivated: 'Your account has been deactivated. Ask an administrator if you need access.',
  elsewhere: 'You signed out in another tab of this browser. Sign in again.',
};

test.each(Object.entries(endings))('why a session ended is said once: %s', async (reason, words) => {
  keepEndReason(sessionStorage, reason as EndReason);

  const { unmount } = await openLogin();
  expect(await within(screen.getByRole('alert')).findByText(words)).toBeTruthy();
  unmount();

  await openLogin();
  expect(screen.queryByRole('alert')).toBeNull();
});
