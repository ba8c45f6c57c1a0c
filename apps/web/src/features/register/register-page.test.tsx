import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reject } from '../../testing/fake-identity.ts';
import { fill } from '../../testing/fill.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Identity = NonNullable<Parameters<typeof renderApp>[0]['identity']>;

const good = {
  'First name': 'Ada',
  'Last name': 'King',
  Company: 'Engines',
  Email: 'ada@example.com',
  Password: 'correct horse',
  'Confirm password': 'correct horse',
  Role: 'analyst',
};

async function openRegister(identity: Identity = {}) {
  const opened = renderApp({ path: '/register', identity });
  await screen.findByRole('button', { name: 'Create Account' });
  const register = async (change: Readonly<Record<string, string>> = {}) => {
    await fill(opened.user, { ...good, ...change });
    await opened.user.click(screen.getByRole('button', { name: 'Create Account' }));
  };
  return { ...opened, register };
}

const texts = {
  'First name': 'First name is required',
  'Last name': 'Last name is required',
  Company: 'Company name is required',
  Email: 'Email is required',
  Password: 'Password is required',
  Role: 'Role is required',
};

test('the form has the seven fields, the passwords masked', async () => {
  const { container } = await openRegister();

  const named = [...container.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name, type }) => [name, type]);

  expect(named).toEqual([
    ['firstName', 'text'],
    ['lastName', 'text'],
    ['company', 'text'],
    ['email', 'email'],
    ['password', 'password'],
    ['confirmPassword', 'password'],
    ['role', 'select-one'],
  ]);
});

test('a role has to be chosen out of three', async () => {
  await openRegister();

  const options = within(screen.getByRole('combobox', { name: 'Role' })).getAllByRole<HTMLOptionElement>('option');

  expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
    ['', 'Select a role'],
    ['admin', 'Administrator'],
    ['analyst', 'Analyst'],
    ['user', 'User'],
  ]);
  expect(screen.getByRole('combobox', { name: 'Role' })).toHaveProperty('value', '');
});

test('an empty form names everything that is missing, sends nothing, and the first field has the focus', async () => {
  const { user, identityCalls } = await openRegister();

  await user.click(screen.getByRole('button', { name: 'Create Account' }));

  for (const text of Object.values(texts)) expect(screen.getByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  expect(identityCalls).toEqual([]);
});

test.each(Object.entries(texts))('without %s it says "%s"', async (label, text) => {
  const { register, identityCalls } = await openRegister();

  await register({ [label]: '' });

  expect(screen.getByText(text)).toBeTruthy();
  expect(identityCalls).toEqual([]);
});

test.each([
  ['Email', 'abc', 'Please enter a valid email address'],
  ['Password', '1234567', 'Password must be at least 8 characters long'],
  ['Confirm password', 'another one', 'Passwords do not match'],
])('%s "%s" is rejected with "%s" before anything is sent', async (label, value, text) => {
  const { register, identityCalls } = await openRegister();

  await register({ [label]: value });

  expect(screen.getByText(text)).toBeTruthy();
  expect(identityCalls).toEqual([]);
});

test('editing a field takes away its error and no other', async () => {
  const { user } = await openRegister();
  await user.click(screen.getByRole('button', { name: 'Create Account' }));

  await user.type(screen.getByLabelText('Company'), 'E');

  expect(screen.queryByText('Company name is required')).toBeNull();
  expect(screen.getByText('First name is required')).toBeTruthy();
  expect(screen.getByText('Email is required')).toBeTruthy();
});

test('a registration sends its attributes and goes on to the code, with both success texts', async () => {
  const { register, currentPath, router, identityCalls } = await openRegister();

  await register({ Email: ' ada@example.com ' });

  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(await screen.findByRole('heading', { name: 'Verify your email' })).toBeTruthy();
  expect(screen.getAllByText('Registration successful! Please check your email for verification code.')).toHaveLength(
    1,
  );
  expect(
    await screen.findAllByText('Registration successful! Please check your email to verify your account.'),
  ).toHaveLength(1);
  expect(router.state.location.state).toMatchObject({ confirmEmail: 'ada@example.com' });
  expect(identityCalls).toEqual([
    [
      'signUp',
      {
        firstName: 'Ada',
        lastName: 'King',
        company: 'Engines',
        email: 'ada@example.com',
        password: 'correct horse',
        role: 'analyst',
      },
    ],
  ]);
});

test('where no code was sent no toast speaks of one', async () => {
  const { register, currentPath } = await openRegister({ signUp: async () => null });

  await register();

  await waitFor(() => expect(currentPath()).toBe('/login'));
  expect(screen.queryByText(/check your email for verification code/)).toBeNull();
});

test('while registering the button says so', async () => {
  const { register } = await openRegister({ signUp: () => new Promise(() => {}) });

  await register();

  expect(await screen.findByRole('button', { name: 'Creating Account...' })).toBeTruthy();
});

test.each([
  ['UsernameExistsException', 'An account with this email already exists'],
  ['InvalidPasswordException', 'Password does not meet requirements'],
  ['InvalidParameterException', 'Invalid parameter provided'],
  ['LimitExceededException', 'Too many requests, please try again later'],
  ['NetworkError', 'Authentication service unavailable'],
])('a registration rejected by %s says "%s" and keeps the entries', async (name, text) => {
  const { register, currentPath } = await openRegister({ signUp: reject(name) });

  await register();

  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.getByLabelText('Company')).toHaveProperty('value', 'Engines');
  expect(currentPath()).toBe('/register');
});

test('a rejection without words says that the registration failed', async () => {
  const { register } = await openRegister({ signUp: reject('', '') });

  await register();

  expect((await screen.findByRole('alert')).textContent).toBe('Registration failed');
});

test('a rejection that is no error has the words of the page', async () => {
  const { register } = await openRegister({ signUp: () => Promise.reject(undefined) });

  await register();

  expect((await screen.findByRole('alert')).textContent).toBe('Registration failed. Please try again.');
});

test('a link leads back to the sign-in', async () => {
  await openRegister();
  const main = within(screen.getByRole('main'));

  expect(main.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

test('/signup is another name of /register', async () => {
  const { currentPath, router } = renderApp({ path: '/signup' });

  await waitFor(() => expect(currentPath()).toBe('/register'));

  expect(router.history.length).toBe(1);
});

test('who is signed in already goes to the dashboard', async () => {
  const { currentPath } = renderApp({ path: '/register', as: 'user' });

  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
});
