import { expect, test } from 'vitest';
import { allEndpoints } from './all-endpoints.ts';
import { allow, can, findRow, type Permission, policy, reachOf } from './policy.ts';
import { fromAccountRole, roles, toAccountRole } from './roles.ts';

test('every endpoint that needs a token names a row of the policy table', () => {
  const guarded = allEndpoints.filter(({ access }) => access !== 'public');

  expect(guarded.length).toBeGreaterThan(5);
  for (const { access } of guarded) expect(findRow(access as Permission)).toBeDefined();
});

test('only health and readiness are public', () => {
  const open = allEndpoints.filter(({ access }) => access === 'public').map(({ path }) => path);

  expect(open).toEqual(['/health', '/readyz']);
});

test('no role reaches further than an administrator, and no viewer further than an analyst', () => {
  const rank = { none: 0, own: 1, all: 2 };

  for (const [resource, actions] of Object.entries(policy)) {
    for (const [action, row] of Object.entries(actions)) {
      expect(rank[row.admin], `${resource}.${action}`).toBeGreaterThanOrEqual(rank[row.analyst]);
      expect(rank[row.analyst], `${resource}.${action}`).toBeGreaterThanOrEqual(rank[row.viewer]);
    }
  }
});

test('tasks are private: even an administrator reaches only the own ones', () => {
  expect(roles.map((role) => reachOf(role, allow('todos', 'list')))).toEqual(['own', 'own', 'own']);
});

test('people are managed by administrators alone', () => {
  expect(can('admin', allow('users', 'list'))).toBe(true);
  expect(can('analyst', allow('users', 'list'))).toBe(false);
  expect(can('viewer', allow('users', 'list'))).toBe(false);
});

test('a permission that the table does not have allows nothing', () => {
  const unknown = { resource: 'todos', action: 'explode' } as unknown as Permission;

  expect(roles.map((role) => can(role, unknown))).toEqual([false, false, false]);
});

test('viewer and user are two spellings of one role', () => {
  expect(roles.map(toAccountRole)).toEqual(['admin', 'analyst', 'user']);
  expect(roles.map(toAccountRole).map(fromAccountRole)).toEqual([...roles]);
});
