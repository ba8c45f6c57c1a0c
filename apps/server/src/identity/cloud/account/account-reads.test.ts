import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { servePoolDouble } from '../../../testing/pool-double.ts';
import { openPool } from '../pool/open-pool.ts';
import { createAccountReads } from './account-reads.ts';

const sub = '7d0f4c2e-1111-4222-8333-944455556666';
const poolId = 'eu-west-1_Company01';
const unknown = ['UserNotFoundException', 'User does not exist.'] as const;

const ada = {
  Username: 'Company_4711',
  Enabled: true,
  UserStatus: 'EXTERNAL_PROVIDER',
  UserCreateDate: 1_795_000_000,
  UserLastModifiedDate: 1_795_000_100,
  UserMFASettingList: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'],
  PreferredMfaSetting: 'SMS_MFA',
  UserAttributes: Object.entries({
    sub,
    email: 'Ada@Example.com',
    email_verified: 'true',
    given_name: 'Ada',
    'custom:role': 'admin',
    phone_number: '+4930123456',
    phone_number_verified: 'true',
    identities: '[]',
  }).map(([Name, Value]) => ({ Name, Value })),
};

let close = async () => {};
afterEach(() => close());

async function openReads(answer: Parameters<typeof servePoolDouble>[0]) {
  const double = await servePoolDouble(answer);
  const config = readConfig({
    HALYARD_IDENTITY: 'cognito',
    HALYARD_POOL_ID: poolId,
    HALYARD_CLIENT_ID: 'client',
    HALYARD_IDENTITY_ENDPOINT: double.url,
    HALYARD_IDENTITY_ADMIN_TOKEN: 'a-token-of-at-least-32-characters',
  });
  if (!config.cloudPool) throw new Error('no cloud pool');
  const pool = await openPool({ config: { ...config, cloudPool: config.cloudPool }, clock: () => 0 });
  close = async () => {
    pool.close();
    await double.close();
  };
  return { reads: createAccountReads(pool), calls: double.calls };
}

test('somebody of another directory is found by the sub, and then addressed by the name the pool has for them', async () => {
  const { reads, calls } = await openReads(({ operation, request }) => {
    if (operation === 'ListUsers') return { Users: [{ Username: ada.Username }] };
    return request.Username === ada.Username ? ada : unknown;
  });

  const account = await reads.read(sub);
  await reads.read(sub);

  expect(account?.user).toEqual({
    id: sub,
    username: 'ada',
    email: 'ada@example.com',
    emailVerified: true,
    status: 'CONFIRMED',
    enabled: true,
    attributes: { given_name: 'Ada', 'custom:role': 'admin', phone_number: '+4930123456', identities: '[]' },
    createdAt: 1_795_000_000_000,
    updatedAt: 1_795_000_100_000,
    passwordChangedAt: null,
  });
  expect(account).toMatchObject({
    factors: { authenticator: 'enabled', textMessage: 'preferred', mail: 'off' },
    phoneVerified: true,
  });
  expect(calls.map(({ operation, request }) => [operation, request.Username ?? request.Filter])).toEqual([
    ['AdminGetUser', sub],
    ['ListUsers', `sub = "${sub}"`],
    ['AdminGetUser', 'Company_4711'],
    ['AdminGetUser', 'Company_4711'],
  ]);
  expect(calls.every(({ headers }) => headers['x-halyard-admin-token'] !== undefined)).toBe(true);
});

test('nobody by that name is nobody, and other rejections rise', async () => {
  const { reads } = await openReads(({ operation }) => (operation === 'ListUsers' ? { Users: [] } : unknown));

  expect(await reads.read(sub)).toBeUndefined();
  await close();
  const rejected = await openReads(() => ['AccessDeniedException', 'not allowed to perform cognito-idp:AdminGetUser']);
  await expect(rejected.reads.read(sub)).rejects.toMatchObject({ code: 'identity_unavailable' });
});

test('what is asked for cannot leave the filter', async () => {
  const { reads, calls } = await openReads(() => ({ Users: [] }));

  await reads.findByEmail('a" or sub = "\\b');

  expect(calls[0]?.request.Filter).toBe('email = "a\\" or sub = \\"\\\\b"');
});
