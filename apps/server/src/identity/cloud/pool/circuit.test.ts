import { expect, test } from 'vitest';
import { createCircuit } from './circuit.ts';

const serviceError = (name: string, status = 400) =>
  Object.assign(new Error('no'), {
    name,
    $fault: status < 500 ? 'client' : 'server',
    $metadata: { httpStatusCode: status },
  });

function openCircuit() {
  let now = 1_000_000;
  let calls = 0;
  const circuit = createCircuit(() => now);
  const call = (outcome: unknown) =>
    circuit(async () => {
      calls += 1;
      if (outcome instanceof Error) throw outcome;
      return outcome;
    }).catch((cause: { name: string; code?: string }) => cause.code ?? cause.name);
  return { call, calls: () => calls, pass: (ms: number) => (now += ms) };
}

test('a rejection of the pool comes out by its name, and the next call is made', async () => {
  const { call, calls } = openCircuit();

  expect(await call(serviceError('UserNotFoundException'))).toBe('UserNotFoundException');
  expect(await call(serviceError('PasswordHistoryPolicyViolationException'))).toBe('InvalidPasswordException');
  expect(await call(serviceError('ThrottlingException'))).toBe('too_many_requests');
  expect(await call('an answer')).toBe('an answer');
  expect(calls()).toBe(4);
});

test.each([
  ['nobody listens', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['the answer is not the protocol', new SyntaxError('Unexpected token <')],
  ['the service is broken', serviceError('InternalErrorException', 500)],
  ['there are no credentials', Object.assign(new Error('none'), { name: 'CredentialsProviderError' })],
])('when %s, calls are rejected for ten seconds without being made', async (_why, cause) => {
  const { call, calls, pass } = openCircuit();

  expect(await call(cause)).toBe('identity_unavailable');
  pass(9_999);
  expect(await call('an answer')).toBe('identity_unavailable');
  expect(calls()).toBe(1);
  pass(1);
  expect(await call('an answer')).toBe('an answer');
});

test('missing permissions are no outage: other calls may be allowed', async () => {
  const { call } = openCircuit();

  expect(await call(serviceError('AccessDeniedException'))).toBe('identity_unavailable');
  expect(await call('an answer')).toBe('an answer');
});

test('a clock that is set back by a day does not keep the pool away for a day', async () => {
  const { call, pass } = openCircuit();
  await call(new Error('down'));
  pass(-86_400_000);

  expect(await call('an answer')).toBe('an answer');
});
