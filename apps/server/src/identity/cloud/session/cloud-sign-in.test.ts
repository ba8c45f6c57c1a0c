import { connectAmplify } from '@halyard/identity-provider/testing/amplify';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CloudApp, startCloudApp } from '../../../testing/cloud-app.ts';
import { openThrowawaySqlite, testDatabases } from '../../../testing/databases.ts';

const password = 'Night-chart-7781';
const minuteMs = 60_000;

/** The token with one character of this part replaced. */
function alter(token: string, part: 0 | 1 | 2): string {
  const parts = token.split('.');
  const text = parts[part] ?? '';
  parts[part] = `${text.slice(0, -5)}${text.at(-5) === 'A' ? 'B' : 'A'}${text.slice(-4)}`;
  return parts.join('.');
}

describe.each(testDatabases)('people of a cloud user pool, on $name', ({ open }) => {
  let cloud: CloudApp;
  beforeAll(async () => {
    cloud = await startCloudApp({ home: await open() });
  });
  afterAll(() => cloud.close());

  const me = (token: string) => cloud.askWith(token)('GET', '/users/me');

  test('whoever signs in first with the browser library works here, as administrator', async () => {
    const { email } = await cloud.remote.addPerson('viewer', 'first');
    const settings = { ...cloud.remote.config, baseUrl: `${cloud.url}/identity` };
    connectAmplify({ settings: settings as never, endpoint: `${cloud.url}/identity/` });

    expect((await signIn({ username: email, password })).nextStep.signInStep).toBe('DONE');
    const { tokens } = await fetchAuthSession();
    const account = await me(String(tokens?.accessToken));
    await signOut();

    expect(account.json()).toMatchObject({ email, role: 'admin', username: 'first', firstName: 'Ada', verified: true });
  });

  test('everybody after that is a viewer, whatever role the pool says', async () => {
    const { id, email } = await cloud.remote.addPerson('admin', 'second');
    const { ask } = await cloud.join('viewer', 'third');

    const account = await me(await cloud.remote.signIn(email));

    expect(account.json()).toMatchObject({ id, role: 'user', requestedRole: 'admin' });
    expect((await ask('GET', '/users')).statusCode).toBe(403);
  });

  test('ten requests at once with a new token enter one session and one person', async () => {
    const { id, email } = await cloud.remote.addPerson('viewer', 'many');
    const token = await cloud.remote.signIn(email);

    const answers = await Promise.all(Array.from({ length: 10 }, () => me(token)));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect((await cloud.askWith(token)('GET', '/users/profile/sessions')).json()).toHaveLength(1);
    const kinds = await cloud
      .home()
      .database.read.selectFrom('events')
      .select('kind')
      .where('actor_id', '=', id)
      .orderBy('id')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'account_registered',
      'account_confirmed',
      'signed_in_from_new_device',
    ]);
  });

  test('a person who signs in twice at once for the first time is entered once', async () => {
    const { email } = await cloud.remote.addPerson('viewer', 'double');
    const [one = '', other = ''] = [await cloud.remote.signIn(email), await cloud.remote.signIn(email)];

    const answers = await Promise.all([me(one), me(other)]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await cloud.askWith(one)('GET', '/users/profile/sessions')).json()).toHaveLength(2);
  });

  test.each([
    ['header', 0],
    ['payload', 1],
    ['signature', 2],
  ] as const)('a token with an altered %s is rejected', async (_part, index) => {
    const { token } = await cloud.join('viewer');

    expect((await me(alter(token, index))).statusCode).toBe(401);
  });

  test('an id token, and a token of another pool, are rejected', async () => {
    const { email } = await cloud.join('viewer');
    const answer = await cloud.remote.callIdentity('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: cloud.clientId,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });
    const { IdToken = '' } = answer.AuthenticationResult as Record<string, string>;
    const stranger = await startCloudApp({ home: await openThrowawaySqlite() });
    const foreign = await stranger.join('admin');

    expect((await me(IdToken)).statusCode).toBe(401);
    expect((await me(foreign.token)).statusCode).toBe(401);
    await stranger.close();
  });

  test('a token that was revoked at the pool before it was seen here admits nobody', async () => {
    const { email } = await cloud.remote.addPerson('viewer');
    const token = await cloud.remote.signIn(email);
    await cloud.remote.callIdentity('GlobalSignOut', { AccessToken: token });

    expect((await me(token)).statusCode).toBe(401);
  });

  test('an account whose address somebody else has here is rejected in words', async () => {
    const { ask } = await cloud.join('admin', 'holder');
    const { email } = await cloud.remote.addPerson('viewer', 'rival');
    const holder = (await ask('GET', '/users/me')).json();
    await cloud
      .home()
      .database.write((tx) => tx.updateTable('people').set({ email }).where('id', '=', holder.id).execute());

    const token = await cloud.remote.signIn(email);

    expect((await me(token)).json()).toMatchObject({ code: 'email_taken' });
    expect((await me(token)).json()).toMatchObject({ code: 'email_taken' });
  });

  test('a session that is ended here is rejected at once, although its token lives on', async () => {
    const { token, email, ask } = await cloud.join('viewer');
    const other = await cloud.remote.signIn(email);
    await me(other);
    const sessions = (await ask('GET', '/users/profile/sessions')).json();
    expect(sessions).toHaveLength(2);

    const target = sessions.find(({ current }: { current: boolean }) => !current);
    expect((await ask('DELETE', `/users/profile/sessions/${target.id}`)).statusCode).toBe(204);

    expect((await me(other)).statusCode).toBe(401);
    expect((await me(token)).statusCode).toBe(200);
    await me(await cloud.remote.signIn(email));
    expect((await ask('DELETE', '/users/profile/sessions')).json()).toEqual({ ended: 1 });
    expect((await ask('GET', '/users/profile/sessions')).json()).toHaveLength(1);
  });

  test('a session that nobody used ends after the chosen time; activity keeps it, and new tokens do not revive it', async () => {
    const { id, email } = await cloud.remote.addPerson('viewer');
    const ClientId = cloud.clientId;
    const { identity } = cloud.remote;
    const { AuthenticationResult } = await cloud.remote.callIdentity('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });
    let tokens = AuthenticationResult as Record<string, string>;
    await me(tokens.AccessToken ?? '');
    async function afterMinutes(minutes: number): Promise<string> {
      // The pool here is its own product, which ends what no one uses there.
      for (const session of await identity.admin.listSessions(id)) await identity.noteActivity(session.id);
      cloud.pass(minutes * minuteMs);
      const request = { ClientId, RefreshToken: tokens.RefreshToken };
      const answer = await cloud.remote.callIdentity('GetTokensFromRefreshToken', request);
      tokens = { ...tokens, ...(answer.AuthenticationResult as Record<string, string>) };
      return tokens.AccessToken ?? '';
    }

    const working = await afterMinutes(20);
    expect((await cloud.askWith(working)('POST', '/users/profile/sessions/activity')).statusCode).toBe(204);
    expect((await me(await afterMinutes(20))).statusCode).toBe(200);
    expect((await me(await afterMinutes(20))).statusCode).toBe(401);
    expect((await me(await afterMinutes(1))).statusCode).toBe(401);
  });

  test('a token runs out when it says so', async () => {
    const { token } = await cloud.join('viewer');
    cloud.pass(16 * minuteMs);

    expect((await me(token)).statusCode).toBe(401);
  });

  test('what changed at the pool is taken over at the next sign-in', async () => {
    const { token, email } = await cloud.join('viewer');
    await cloud.remote.callIdentity('UpdateUserAttributes', {
      AccessToken: token,
      UserAttributes: [
        { Name: 'family_name', Value: 'Lovelace' },
        { Name: 'custom:company', Value: 'Engines' },
      ],
    });

    const account = await me(await cloud.remote.signIn(email));

    expect(account.json()).toMatchObject({ lastName: 'Lovelace', company: 'Engines' });
  });
});

describe.each(testDatabases)('the first administrator of a cloud user pool, on $name', ({ open }) => {
  test('is the address that the settings name, and nobody who comes earlier', async () => {
    const environment = { HALYARD_ADMIN_EMAIL: 'Chief@example.com', HALYARD_SAMPLE_WORKSPACE: 'off' };
    const cloud = await startCloudApp({ home: await open(), environment });
    const roleOf = async (name: string) => {
      const { email } = await cloud.remote.addPerson('admin', name);
      return (await cloud.askWith(await cloud.remote.signIn(email))('GET', '/users/me')).json().role;
    };

    expect([await roleOf('early'), await roleOf('chief'), await roleOf('late')]).toEqual(['user', 'admin', 'user']);
    await cloud.close();
  });
});
