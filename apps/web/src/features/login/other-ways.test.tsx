import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reject, rejection } from '../../testing/fake-identity.ts';
import { offerPasskeys } from '../../testing/fake-passkeys.ts';
import { fakeConfig } from '../../testing/fake-session.ts';
import { clientId, fakeToken } from '../../testing/fake-tokens.ts';
import { fill } from '../../testing/fill.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Options = Omit<Parameters<typeof renderApp>[0], 'path'>;

async function openLogin(options: Options = {}) {
  const opened = renderApp({ path: '/login', ...options });
  await screen.findByRole('button', { name: 'Other ways to sign in' });
  const press = async (name: string) => opened.user.click(screen.getByRole('button', { name }));
  return { ...opened, press, type: (email: string) => fill(opened.user, { Email: email }) };
}

const list = { step: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION' } as const;
const choices = ['PASSWORD_SRP', 'EMAIL_OTP', 'WEB_AUTHN'];

test('other ways begin with the address alone, and a password that was typed is not needed', async () => {
  const { press, type, identityCalls } = await openLogin({
    identity: { chooseSignIn: async () => ({ ...list, choices }) },
  });
  await type(' ada@example.com ');

  await press('Other ways to sign in');

  expect(await screen.findByRole('list', { name: 'Choose how to sign in:' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Password' }));
  expect(identityCalls).toEqual([['chooseSignIn', 'ada@example.com', undefined]]);
});

test('without an address nothing is asked: the field says so and has the focus, and the password is not missed', async () => {
  const { press, identityCalls } = await openLogin();

  await press('Other ways to sign in');

  expect(await screen.findByText('Email is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(screen.queryByText('Password is required')).toBeNull();
  expect(identityCalls).toEqual([]);
});

test('a mailed code signs in: the choice, where it went, the code', async () => {
  const { user, press, type, currentPath, identityCalls } = await openLogin({
    identity: {
      chooseSignIn: async () => ({ ...list, choices }),
      confirmSignIn: async (answer) =>
        answer === 'EMAIL_OTP'
          ? { step: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE', sentTo: 'a***@e***' }
          : { step: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' },
    },
  });
  await type('ada@example.com');
  await press('Other ways to sign in');
  await screen.findByRole('list', { name: 'Choose how to sign in:' });

  await press('Code by email');
  expect(await screen.findByText('We sent a code to a***@e***. It expires in three minutes.')).toBeTruthy();
  await fill(user, { Code: '1234 5678' });
  await press('Continue');

  expect(await screen.findByText('Enter the code from your authenticator app')).toBeTruthy();
  expect(currentPath()).toBe('/login');
  expect(identityCalls.slice(1)).toEqual([
    ['confirmSignIn', 'EMAIL_OTP'],
    ['confirmSignIn', '12345678'],
  ]);
});

test('a browser without passkeys is not offered any', async () => {
  await openLogin();

  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});

test('a passkey signs in at once', async () => {
  offerPasskeys();
  const { press, type, currentPath, identityCalls } = await openLogin();
  await type('ada@example.com');

  await press('Sign in with a passkey');

  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  expect(identityCalls).toEqual([['chooseSignIn', 'ada@example.com', 'WEB_AUTHN']]);
});

test('a canceled passkey says so above the ways that the account has', async () => {
  offerPasskeys();
  const { press, type } = await openLogin({
    identity: {
      chooseSignIn: async (_, preferred) => {
        if (preferred) throw rejection('PasskeyAuthenticationCanceled');
        return { ...list, choices };
      },
    },
  });
  await type('ada@example.com');

  await press('Sign in with a passkey');

  expect((await screen.findByRole('alert')).textContent).toBe(
    'The passkey request was canceled or took too long. You can try again.',
  );
  expect(screen.getByRole('button', { name: 'Code by email' })).toBeTruthy();
});

test('an account without a passkey is offered what it has', async () => {
  offerPasskeys();
  const { press, type } = await openLogin({
    identity: { chooseSignIn: async () => ({ ...list, choices: ['PASSWORD_SRP', 'EMAIL_OTP'] }) },
  });
  await type('ada@example.com');

  await press('Sign in with a passkey');

  expect((await screen.findByRole('alert')).textContent).toMatch(/^This account has no passkey/);
  expect(screen.getByRole('button', { name: 'Password' })).toBeTruthy();
});

test('a passkey that the provider rejects is told, and the form keeps the address', async () => {
  offerPasskeys();
  const { press, type } = await openLogin({ identity: { chooseSignIn: reject('NotAuthorizedException') } });
  await type('ada@example.com');

  await press('Sign in with a passkey');

  expect((await screen.findByRole('alert')).textContent).toBe('This passkey was not accepted. Sign in another way.');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
});

test.each([
  ['LimitExceededException', 'Too many failed attempts. Try again later'],
  ['UserNotFoundException', 'User does not exist'],
  ['NetworkError', 'Authentication service unavailable'],
])('other ways rejected by %s say "%s"', async (name, text) => {
  const { press, type } = await openLogin({ identity: { chooseSignIn: reject(name) } });
  await type('ada@example.com');

  await press('Other ways to sign in');

  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

test('company sign-in is offered only where there is one', async () => {
  const hosted = { ...fakeConfig, hostedLogin: 'https://login.example.com' };
  const { unmount } = await openLogin();
  expect(screen.queryByRole('button', { name: 'Continue with company sign-in' })).toBeNull();
  unmount();

  await openLogin({ ports: { readConfig: async () => hosted } });

  expect(await screen.findByRole('button', { name: 'Continue with company sign-in' })).toBeTruthy();
});

test('who signs in for the whole browser in another tab is signed in here, too', async () => {
  const { currentPath } = await openLogin();
  const key = `CognitoIdentityServiceProvider.${clientId}`;
  const newValue = fakeToken(Date.now() + 900_000);
  localStorage.setItem(`${key}.LastAuthUser`, 'p1');
  localStorage.setItem(`${key}.p1.accessToken`, newValue);

  window.dispatchEvent(
    new StorageEvent('storage', { key: `${key}.p1.accessToken`, newValue, storageArea: localStorage }),
  );

  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
});
