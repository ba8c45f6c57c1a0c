import { expect, test } from 'vitest';
import { requestIdOf } from '../../api/errors/request-id-of.ts';
import { readIdentityConfig, StartUpError } from './read-identity-config.ts';

const known = { region: 'eu-west-1', userPoolId: 'eu-west-1_Halyard01', clientId: 'console' };
const addresses = {
  endpoint: 'http://localhost/identity/',
  identityPoolEndpoint: 'http://localhost/identity/',
  identityPoolId: 'eu-west-1:pool',
  hostedLogin: 'http://localhost/identity',
};
const failed = 'Authentication initialization failed';
const answering = (response: () => Response) => async () => response();

test('the console is told where to sign in', async () => {
  const requests: unknown[] = [];
  const request = async (address: unknown) => {
    requests.push(address);
    return Response.json({ ...known, ...addresses, provider: 'embedded', declaredRoles: 'granted' });
  };

  const config = await readIdentityConfig(request, failed);

  expect(config).toEqual({ ...known, ...addresses, provider: 'embedded', grantsRoles: true });
  expect(requests).toEqual(['/identity/config.json']);
});

test('a cloud user pool needs neither endpoints, nor identity pool, nor hosted login', async () => {
  const config = await readIdentityConfig(
    answering(() => Response.json({ ...known, provider: 'cognito' })),
    failed,
  );

  expect(config).toEqual({
    ...known,
    provider: 'cognito',
    endpoint: null,
    identityPoolEndpoint: null,
    identityPoolId: null,
    hostedLogin: null,
    grantsRoles: false,
  });
});

test.each<[string, () => Response]>([
  ['an error', () => Response.json(known, { status: 503 })],
  ['a page', () => new Response('<!doctype html>')],
  ['nothing', () => Response.json(null)],
  ['an empty name', () => Response.json({ ...known, clientId: '' })],
  ['a missing name', () => Response.json({ region: 'eu-west-1' })],
])('%s in its place stops the start', async (_, response) => {
  const reading = readIdentityConfig(answering(response), failed);

  await expect(reading).rejects.toBeInstanceOf(StartUpError);
  await expect(reading).rejects.toThrow('Authentication initialization failed');
});

test('a start that failed knows the request that failed', async () => {
  const headers = { 'x-request-id': 'a-request' };
  const reading = readIdentityConfig(
    answering(() => Response.json({}, { status: 500, headers })),
    failed,
  );

  expect(requestIdOf(await reading.catch((error: unknown) => error))).toBe('a-request');
});

test('no answer at all stops the start', async () => {
  const reading = readIdentityConfig(() => Promise.reject(new TypeError('offline')), failed);

  await expect(reading).rejects.toThrow('Authentication initialization failed');
});
