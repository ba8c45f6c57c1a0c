import { expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp } from '../../testing/test-app.ts';

test.each(testDatabases)('the third-party notices are served to everyone, on $name', async ({ open }) => {
  const app = await startTestApp(await open());

  const notices = await app.app.inject('/third-party-notices.txt');

  await app.close();
  await app.database.close();
  expect(notices.statusCode).toBe(200);
  expect(notices.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(notices.body).toMatch(/^# Third-party notices\n/);
  expect(notices.body).toContain('| fastify | ');
});
