import { expect, test } from 'vitest';
import { startCloudApp } from '../../testing/cloud-app.ts';
import { testDatabases } from '../../testing/databases.ts';

const samplePerson = {
  email: 'Amara.Keller@example.com',
  firstName: 'Amara',
  lastName: 'Keller',
  password: '',
  role: 'admin' as const,
  department: 'Engineering',
};

test.each(testDatabases)(
  'people of the sample stand in the directory without an account, and administer nothing, on $name',
  async ({ open }) => {
    const cloud = await startCloudApp({ home: await open() });
    const { ensureAccount, admin } = cloud.home().identity;

    const id = await ensureAccount(samplePerson);
    expect(await ensureAccount(samplePerson)).toBe(id);
    await cloud.home().database.write((tx) => tx.updateTable('people').set({ sample: 1 }).execute());

    expect(await admin.findByEmail(samplePerson.email)).toBeUndefined();
    const { email } = await cloud.remote.addPerson('viewer', 'first');
    const account = await cloud.askWith(await cloud.remote.signIn(email))('GET', '/users/me');
    expect(account.json()).toMatchObject({ email, role: 'admin' });
    await cloud.close();
  },
);

test.each(testDatabases)(
  'pages may ask the user pool and the hosted login, and are told where they are, on $name',
  async ({ open }) => {
    const environment = {
      HALYARD_HOSTED_LOGIN: 'https://company.auth.eu-west-1.amazoncognito.com',
      HALYARD_IDENTITY_POOL_ID: 'eu-west-1:00000000-0000-4000-8000-000000000000',
    };
    const cloud = await startCloudApp({ home: await open(), environment });

    const config = await cloud.home().app.inject('/identity/config.json');

    expect(config.json()).toEqual({
      provider: 'cognito',
      region: 'eu-west-1',
      userPoolId: cloud.poolId,
      clientId: cloud.clientId,
      endpoint: `${cloud.url}/identity/`,
      identityPoolEndpoint: null,
      identityPoolId: environment.HALYARD_IDENTITY_POOL_ID,
      hostedLogin: environment.HALYARD_HOSTED_LOGIN,
      declaredRoles: 'approved',
    });
    const policy = String(config.headers['content-security-policy']);
    const own = `connect-src 'self' ${cloud.url} https://cognito-identity.eu-west-1.amazonaws.com`;
    expect(policy).toContain(`${own} ${environment.HALYARD_HOSTED_LOGIN};`);
    for (const url of ['/identity', '/identity/', '/identity/outbox'])
      expect((await cloud.home().app.inject(url)).statusCode).toBe(404);
    await cloud.close();
  },
);
