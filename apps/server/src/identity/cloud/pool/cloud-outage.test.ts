import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { startCloudApp } from '../../../testing/cloud-app.ts';
import { testDatabases } from '../../../testing/databases.ts';

const minuteMs = 60_000;

test.each(testDatabases)('a user pool that is down for ten minutes, on $name', async ({ open }) => {
  const cloud = await startCloudApp({ home: await open() });
  const admin = await cloud.join('admin', 'admin');
  const person = await cloud.join('viewer', 'person');
  const later = await cloud.remote.signIn(person.email);
  const stranger = await cloud.remote.signIn((await cloud.remote.addPerson('viewer', 'stranger')).email);
  const statusOf = async (token: string) => (await cloud.askWith(token)('GET', '/users/me')).statusCode;
  const deactivate = (token = admin.token) =>
    cloud
      .askWith(token)('PATCH', `/users/${person.id}/status`, { payload: { status: 'inactive' } })
      .then((answer) => answer.json());

  await cloud.cut();
  for (let minute = 0; minute < 10; minute += 1) {
    cloud.pass(minuteMs);
    // Signed-in people go on working, …
    expect(await statusOf(person.token)).toBe(200);
    expect((await person.ask('POST', '/todos', { payload: { text: `minute ${minute}` } })).statusCode).toBe(201);
    // … and a change that the pool has to agree to is rejected in words and leaves nothing behind. Five minutes after
    // the sign-in the password is asked for first.
    const isRecent = minute < 4;
    expect(await deactivate()).toMatchObject({ code: isRecent ? 'identity_unavailable' : 'recent_sign_in_required' });
    expect((await admin.ask('GET', `/users/${person.id}`)).json()).toMatchObject({ status: 'active' });
  }
  // A new session of someone who is known needs nothing of the pool; of a stranger nothing is known.
  expect(await statusOf(later)).toBe(200);
  expect((await cloud.askWith(stranger)('GET', '/users/me')).json()).toMatchObject({ code: 'identity_unavailable' });
  expect((await cloud.askWith(stranger)('GET', '/users/me')).statusCode).toBe(503);

  // A start during the outage finds the keys in the database.
  await cloud.restartHome();
  expect(await statusOf(person.token)).toBe(200);
  expect(await statusOf(`${person.token.slice(0, -8)}AAAAAAAA`)).toBe(401);

  await cloud.restore();
  cloud.pass(11_000);
  expect(await statusOf(stranger)).toBe(200);
  expect(await deactivate(await cloud.remote.signIn(admin.email))).toMatchObject({ status: 'inactive' });
  cloud.pass(1_000);
  expect(await statusOf(person.token)).toBe(401);
  await cloud.close();
});

test.each(testDatabases)(
  'a user pool that takes calls and never answers holds nobody up twice, on $name',
  async ({ open }) => {
    const cloud = await startCloudApp({ home: await open() });
    const admin = await cloud.join('admin', 'admin');
    const person = await cloud.join('viewer', 'person');
    await cloud.cut();
    let calls = 0;
    const silent = createServer(() => {
      calls += 1;
    }).listen(Number(new URL(cloud.url).port), '127.0.0.1');
    await once(silent, 'listening');
    const rename = () =>
      admin.ask('PUT', `/users/${person.id}`, {
        payload: {
          username: 'other',
          email: person.email,
          role: 'viewer',
          department: 'Engineering',
          status: 'active',
        },
      });

    expect((await rename()).statusCode).toBe(503);
    const callsOfTheFirst = calls;
    for (let tries = 0; tries < 5; tries += 1) expect((await rename()).statusCode).toBe(503);

    expect(callsOfTheFirst).toBeGreaterThan(0);
    expect(calls).toBe(callsOfTheFirst);
    expect((await admin.ask('GET', `/users/${person.id}`)).json()).toMatchObject({ username: 'person' });
    silent.close();
    await cloud.close();
  },
);
