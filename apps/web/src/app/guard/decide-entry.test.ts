import type { Account } from '@halyard/contracts/accounts/account.ts';
import { accountRoles } from '@halyard/contracts/accounts/roles.ts';
import { allow } from '@halyard/contracts/policy.ts';
import { expect, test } from 'vitest';
import type { AuthState } from '../../session/session.ts';
import { decideEntry } from './decide-entry.ts';

const nobody: AuthState = { currentUser: null, loading: false, initialized: true, authError: null, initTimeout: false };
const as = (role: Account['role']): AuthState => ({ ...nobody, currentUser: { role } as Account });
const fresh = { isOverdue: false, hasEntered: false };
const users = allow('users', 'list');

test('nobody is sent to /login', () => {
  expect(decideEntry(nobody, fresh)).toEqual({ go: 'login', why: 'signed_out' });
});

test('the guard waits while it is loading, and while it is verifying', () => {
  expect(decideEntry({ ...nobody, initialized: false, loading: true }, fresh)).toEqual({ go: 'wait', why: 'loading' });
  expect(decideEntry({ ...nobody, initialized: false }, fresh)).toEqual({ go: 'wait', why: 'verifying' });
});

test('after five seconds it waits no longer', () => {
  expect(decideEntry({ ...nobody, initialized: false, loading: true }, { ...fresh, isOverdue: true })).toMatchObject({
    go: 'login',
  });
});

test('an initialisation that was cut off is told apart', () => {
  expect(decideEntry({ ...nobody, initTimeout: true }, fresh)).toEqual({ go: 'login', why: 'timed_out' });
});

test('an answer that came late still lets the person in', () => {
  expect(decideEntry({ ...as('user'), initTimeout: true }, fresh)).toEqual({ go: 'enter' });
});

test('an error on entering leads to /login with its message, also an empty one', () => {
  expect(decideEntry({ ...nobody, authError: 'X' }, fresh)).toEqual({ go: 'login', why: 'failed', message: 'X' });
  expect(decideEntry({ ...nobody, authError: '' }, fresh)).toEqual({ go: 'login', why: 'failed', message: '' });
});

test('an error on an open screen stays on that screen', () => {
  expect(decideEntry({ ...nobody, authError: 'X' }, { ...fresh, hasEntered: true })).toEqual({
    go: 'error',
    message: 'X',
  });
});

test('a screen with a permission sends others to the dashboard', () => {
  expect(accountRoles.map((role) => decideEntry(as(role), { ...fresh, permission: users }).go)).toEqual([
    'enter',
    'dashboard',
    'dashboard',
  ]);
  expect(accountRoles.map((role) => decideEntry(as(role), fresh).go)).toEqual(['enter', 'enter', 'enter']);
});
