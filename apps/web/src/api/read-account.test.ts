import { expect, test } from 'vitest';
import { fakeCall } from '../testing/fake-call.ts';
import { person } from '../testing/people.ts';
import { type Problem, TransportError } from './errors/transport-error.ts';
import { readAccount } from './read-account.ts';

const failing = (problem: Problem) =>
  fakeCall({
    'GET /users/me': () => {
      throw new TransportError({ problem });
    },
  }).call;

test('the account behind the token is read', async () => {
  expect(await readAccount(fakeCall({ 'GET /users/me': () => person() }).call)).toEqual(person());
});

test('a token that the server does not accept belongs to nobody', async () => {
  expect(await readAccount(failing('unauthenticated'))).toBeNull();
});

test('a server that is away says nothing about who is here', async () => {
  await expect(readAccount(failing('unreachable'))).rejects.toMatchObject({ problem: 'unreachable' });
});
