import { expect, test } from 'vitest';
import { changeUsers, readUsersSearch, toUsersQuery } from './users-search.ts';

test('an empty address asks for the first page of everybody, by user name', () => {
  expect(toUsersQuery(readUsersSearch({}))).toEqual({ sort: 'username', direction: 'asc', page: '1', size: '50' });
});

test('everything a link can ask for reaches the server', () => {
  const link = {
    q: 'ada',
    role: 'admin',
    status: 'active',
    department: 'Sales',
    request: 'role',
    sort: 'lastLogin',
    dir: 'desc',
    page: '3',
    user: 'p1',
  };

  expect(readUsersSearch(link).user).toBe('p1');
  expect(toUsersQuery(readUsersSearch(link))).toEqual({
    search: 'ada',
    role: 'admin',
    status: 'active',
    department: 'Sales',
    request: 'role',
    sort: 'lastLogin',
    direction: 'desc',
    page: '3',
    size: '50',
  });
});

test.each(['0', '-1', '1.5', 'two', '99999999999'])('page %s is the first page', (page) => {
  expect(readUsersSearch({ page }).page).toBe(1);
});

test('what the address does not know is left out', () => {
  expect(
    readUsersSearch({
      role: 'user',
      status: 'gone',
      department: 'IT',
      request: 'pay',
      sort: 'x',
      dir: 'up',
      part: 'y',
    }),
  ).toEqual(readUsersSearch({}));
});

test('another choice begins with its first page, another page keeps the choice', () => {
  expect(changeUsers({ q: 'a', page: '3', events: 'all' }, { role: 'admin' })).toEqual({
    q: 'a',
    role: 'admin',
    events: 'all',
  });
  expect(changeUsers({ q: 'a', page: '3' }, { page: '4' })).toEqual({ q: 'a', page: '4' });
  expect(changeUsers({ q: 'a', page: '3' }, { user: 'p1' })).toEqual({ q: 'a', page: '3', user: 'p1' });
  expect(changeUsers({ page: '3' }, { user: 'p1', part: 'sign-in' })).toEqual({
    page: '3',
    user: 'p1',
    part: 'sign-in',
  });
  expect(changeUsers({ q: 'a', user: 'p1' }, { user: undefined })).toEqual({ q: 'a' });
});
