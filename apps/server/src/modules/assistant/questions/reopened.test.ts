import { expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { figuresOf, saidIn } from './testing/answers.ts';

const workspace = useWorkspace();

/** Sets the status of an incident, as its screen does. */
async function change(id: string, status: string): Promise<void> {
  const { app, admin } = workspace();
  const { version } = await app.database.read
    .selectFrom('incidents')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { statusCode } = await app.app.inject({
    method: 'POST',
    url: `/api/incidents/${id}/status`,
    headers: { authorization: `Bearer ${admin.token}` },
    payload: { status, version },
  });
  expect(statusCode).toBe(200);
}

test('incidents that were reopened in a period are counted by the events that say so', async () => {
  const ask = async (question: string, language: 'en' | 'de' | 'es' | 'fr' | 'ja' = 'en') => {
    const manner = { language, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' } as const;
    return (await workspace().viewer.question(question, { manner })).answer;
  };
  const [before = 0] = figuresOf(await ask('how many incidents were reopened this month'));
  await change('140', 'Resolved');
  await change('140', 'Investigating');
  await change('143', 'Investigating');

  for (const question of [
    'how many incidents were reopened this month',
    'reopened this month',
    'incidents reopened today',
  ])
    expect([question, figuresOf(await ask(question))]).toEqual([question, [before + 1]]);
  for (const [question, language] of [
    ['diesen Monat wiedereröffnete Vorfälle', 'de'],
    ['incidents rouverts ce mois-ci', 'fr'],
    ['incidentes reabiertos este mes', 'es'],
    ['今月再開されたインシデント', 'ja'],
  ] as const)
    expect([question, figuresOf(await ask(question, language))]).toEqual([question, [before + 1]]);
  expect(saidIn(await ask('incidents reopened last month'))).toContain('October 2026');
});
