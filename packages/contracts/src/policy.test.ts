import { expect, test } from 'vitest';
import { fromAccountRole, roles, toAccountRole } from './accounts/roles.ts';
import { allEndpoints } from './api-document/all-endpoints.ts';
import { needsPerson } from './endpoint.ts';
import { allow, can, findRow, type Permission, policy, recentSignInOf, recentSignIns, scopeFor } from './policy.ts';

test('every endpoint that needs a token names a row of the policy table', () => {
  const guarded = allEndpoints.filter(({ access }) => needsPerson(access));

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
  expect(roles.map((role) => scopeFor(role, allow('todos', 'list')))).toEqual(['own', 'own', 'own']);
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

const nameOf = ({ method, path }: (typeof allEndpoints)[number]) => `${method} ${path}`;

test('the table of recent sign-ins names operations that there are', () => {
  const known = allEndpoints.map(nameOf);

  expect(Object.keys(recentSignIns).filter((name) => !known.includes(name))).toEqual([]);
});

/** What changes accounts, credentials or the workspace and may be done by any session that lives, and why. */
const needNone: Readonly<Record<string, string>> = {
  'POST /audit/verification': 'reads',
  'PUT /block-lists/:id': 'opens nothing to anybody, and can be undone',
  'DELETE /block-lists/:id': 'takes access away, and can be undone',
  'DELETE /block-lists/:id/token': 'takes access away',
  'DELETE /enrichment-actions/:id': 'takes access away, and can be undone',
  'PUT /severity-rules': 'leaves what people stated, and is undone by its switch',
  'POST /users/profile/identity-confirmation': 'is the recent sign-in',
  'POST /users/profile/email-verification': 'takes a code that was mailed',
  'POST /users/profile/email-verification/code': 'mails a code to the address that waits for it',
  'POST /users/profile/second-factor/disable': 'takes a code of the second factor',
  'POST /users/profile/deletion-request': 'asks administrators, who decide',
  'POST /users/profile/deletion-request/withdrawal': 'leaves things as they were',
  'POST /users/profile/sessions/activity': 'says that somebody is there',
  'DELETE /users/profile/sessions/:id': 'takes access away',
  'DELETE /users/profile/sessions': 'takes access away',
  'DELETE /users/profile/devices/:id': 'takes trust away',
  'DELETE /users/api-key': 'takes access away',
  'POST /users/webhook/test': 'goes to the address that was saved',
  'POST /system-health/dead-letters': 'goes to where it was to go before; what is discarded can be brought back',
  'POST /users/webhook/deliveries/:id/retry': 'goes to the address that was saved',
};

test('every change of accounts, credentials and the workspace needs a recent sign-in, or says why not', () => {
  const sensitive = ['account', 'apiKeys', 'audit', 'platform', 'sessions', 'settings', 'users', 'webhooks'];
  const changes = allEndpoints.filter(
    ({ access, method }) => needsPerson(access) && method !== 'GET' && sensitive.includes(access.resource),
  );

  const undecided = changes.filter((endpoint) => !recentSignInOf(endpoint) && !(nameOf(endpoint) in needNone));

  expect(undecided.map(nameOf)).toEqual([]);
  expect(Object.keys(needNone).filter((name) => name in recentSignIns)).toEqual([]);
});
