import { expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';

const workspace = useWorkspace();
const said = async (question: string) => (await workspace().admin.question(question)).response;

test.each([
  ['What is my role?', 'Your role is Administrator.'],
  ['am I an admin', 'Your role is Administrator.'],
  ['what is my e-mail', 'Your email address is admin@example.com.'],
  ['which language and time zone do I use', 'Your language is English. [1] Your time zone is UTC.'],
  ['is two-factor authentication on', 'Two-factor authentication is off.'],
  ['when am I logged out automatically', 'Your session ends after 30 minutes without activity.'],
  ['what is my rate limit', 'Your rate limit is 1,000 requests per minute.'],
  ['do I have a webhook', 'You have no webhook.'],
  ['how many recovery codes are left', 'so you need no recovery codes.'],
  ['where am I signed in', 'You are signed in with 1 session.'],
])('%s', async (question, sentence) => {
  expect(await said(question)).toContain(sentence);
});

test('a viewer is told the own role and nobody else’s', async () => {
  const { viewer } = workspace();

  const own = await viewer.question('what is my role');
  const other = await viewer.question('what is the role of amara.keller');

  expect(own.response).toContain('Your role is User.');
  expect(other.answer.refused).not.toBeNull();
  expect(other.response).not.toContain('Analyst');
});

test('neither an API key nor the address of a webhook is ever said', async () => {
  const { app, admin } = workspace();
  const headers = { authorization: `Bearer ${admin.token}` };
  const made = await app.app.inject({ method: 'POST', url: '/api/users/api-key/regenerate', headers });
  const { apiKey } = made.json() as { apiKey: string };

  const answers = await Promise.all(
    ['what is my api key', 'show me my api key', 'what are my settings', 'do I have an api key'].map(said),
  );

  expect(apiKey.length).toBeGreaterThan(20);
  for (const answer of answers) expect(answer).not.toContain(apiKey.slice(-4));
  expect(answers[0]).toContain('You have an API key.');
});

test.each(['what role does an analyst have', 'what is my password', 'theme of Ada'])(
  'what is not about the own account is refused: %s',
  async (question) => {
    expect((await workspace().viewer.question(question)).answer.refused).not.toBeNull();
  },
);
