import type { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { openPool } from './open-pool.ts';

type Sent = { hostname: string; path: string; protocol: string; headers: Record<string, string> };

async function openWith(environment: Record<string, string>) {
  const config = readConfig({
    HALYARD_IDENTITY: 'cognito',
    HALYARD_POOL_ID: 'eu-central-1_Company01',
    HALYARD_CLIENT_ID: 'client',
    ...environment,
  });
  if (!config.cloudPool) throw new Error('no cloud pool');
  return openPool({ config: { ...config, cloudPool: config.cloudPool }, clock: () => 0 });
}

/** Where the client would send a call, without sending it. */
async function addressOf(client: CognitoIdentityProvider): Promise<string> {
  let sent: Sent | undefined;
  client.middlewareStack.add(
    () => async (args) => {
      sent = args.request as Sent;
      return { output: {} as never, response: {} };
    },
    { step: 'build', priority: 'low' },
  );
  await client.getUser({ AccessToken: 'token' });
  return `${sent?.protocol}//${sent?.hostname}${sent?.path}`;
}

test('without an address of its own a pool is asked at the endpoint of its region', async () => {
  const pool = await openWith({});

  expect(await pool.asClient(addressOf)).toBe('https://cognito-idp.eu-central-1.amazonaws.com/');
  expect(await pool.asAdmin(addressOf)).toBe('https://cognito-idp.eu-central-1.amazonaws.com/');
  pool.close();
});

test('an address of its own counts for both, one for administration for that alone', async () => {
  const one = await openWith({ HALYARD_IDENTITY_ENDPOINT: 'https://id.example.org/pool' });
  const two = await openWith({
    HALYARD_IDENTITY_ENDPOINT: 'https://id.example.org/pool',
    HALYARD_IDENTITY_ADMIN_ENDPOINT: 'https://inner.example.org/admin',
  });

  expect(await one.asAdmin(addressOf)).toBe('https://id.example.org/pool/');
  expect(await two.asClient(addressOf)).toBe('https://id.example.org/pool/');
  expect(await two.asAdmin(addressOf)).toBe('https://inner.example.org/admin/');
  one.close();
  two.close();
});
