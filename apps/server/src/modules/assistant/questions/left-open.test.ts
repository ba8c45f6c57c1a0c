import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';

const workspace = useWorkspace();

const ask = async (question: string, language: Language = 'en') => {
  const manner = { language, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' } as const;
  const { answer } = await workspace().admin.question(question, { manner });
  const { subject, where } = answer.reading?.spec ?? {};
  return [answer.refused, subject, where?.map(({ field, op, values }) => [field, op, ...values].join(' '))];
};

const critical = ['severity is Critical'];

test.each<readonly [question: string, language: Language, subject: string, where: readonly string[]]>([
  ['critical threats, acknowledged or not', 'en', 'threats', critical],
  ['threats, acknowledged or unacknowledged', 'en', 'threats', []],
  ['critical threats whether acknowledged or not', 'en', 'threats', critical],
  ['all incidents, resolved or not', 'en', 'incidents', []],
  ['critical incidents, resolved or unresolved', 'en', 'incidents', critical],
  ['incidents, overdue or not', 'en', 'incidents', []],
  ['my tasks, done or not', 'en', 'tasks', []],
  ['users with or without mfa', 'en', 'people', []],
  ['incidents with or without an assignee', 'en', 'incidents', []],
  ['critical threats irrespective of status', 'en', 'threats', critical],
  ['kritische Bedrohungen, bestätigt oder nicht', 'de', 'threats', critical],
  ['alle Vorfälle, egal ob gelöst oder nicht', 'de', 'incidents', []],
  ['incidents critiques, résolus ou non', 'fr', 'incidents', critical],
  ['amenazas críticas, reconocidas o no', 'es', 'threats', critical],
  ['重大な脅威、確認済みかどうかに関わらず', 'ja', 'threats', critical],
])('“%s” leaves both sides open', async (question, language, subject, where) => {
  expect(await ask(question, language)).toEqual([null, subject, where]);
});

test('alerts of rules are what nobody has acknowledged, so those that are acknowledged or not are threats', async () => {
  expect(await ask('critical rule alerts, acked or not')).toEqual([null, 'threats', critical]);
  expect(await ask('critical rule alerts')).toEqual([null, 'alerts', critical]);
  expect(await ask('critical alerts, acked or not')).toEqual([null, 'receivedAlerts', critical]);
});

test('an “or” between two values, and a “not” that is said of what follows, stay what they are', async () => {
  expect(await ask('high or critical incidents')).toEqual([null, 'incidents', ['severity is High Critical']]);
  expect(await ask('incidents not critical or high')).toEqual([null, 'incidents', ['severity not Critical High']]);
  expect((await ask('critical or not resolved incidents'))[0]).toBe('not_understood');
});

test.each([
  ['is incident 144 resolved or not?', 'en'],
  ['is 144 resolved or not', 'en'],
  ['ist 144 gelöst oder nicht?', 'de'],
  ['l’incident 144 est-il résolu ou non ?', 'fr'],
  ['¿está resuelto el incidente 144 o no?', 'es'],
] as const)('of one record “or not” asks how it is: %s', async (question, language) => {
  const manner = { language, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' } as const;
  const { spec } = (await workspace().admin.question(question, { manner })).answer.reading ?? {};

  expect([spec?.measure, spec?.fields?.includes('status')]).toEqual(['record', true]);
});

test('whether there is any is asked with “or not” as well', async () => {
  expect(await ask('are there any unresolved critical incidents or not?')).toEqual([
    null,
    'incidents',
    ['unresolved is yes', 'severity is Critical'],
  ]);
});
