import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { describe, expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { converse } from './testing/answers.ts';

const workspace = useWorkspace({ withCrime: true });

const ask = (questions: readonly string[], language: Language = 'en', screen = '/crime-analysis') =>
  converse(workspace().admin, questions, {
    screen,
    manner: { language, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' },
  });

test.each<readonly [language: Language, question: string]>([
  ['en', 'why is shoplifting going up in camden'],
  ['en', 'what will robbery in leeds look like next january'],
  ['en', 'weather in rotterdam tmrw?'],
  ['en', 'whats ingrids password'],
  ['es', 'cuanto gana ingrid?'],
  ['fr', 'donne-moi le nom des suspects à Bradford'],
  ['de', 'wer wird bundeskanzler'],
  ['de', 'und wie viele werdens bis jahresende?'],
  ['ja', '来月はどうなる?'],
])('in %s, “%s” is rejected because no data say it', async (language, question) => {
  const { refused, tables } = await ask([question], language);

  expect([refused, tables]).toEqual(['beyond', []]);
});

describe('what such a question was about is kept', () => {
  test.each<readonly [language: Language, questions: readonly string[], fields: readonly string[]]>([
    [
      'en',
      ['what will robbery in leeds look like next january', 'then how was it this past january'],
      ['area', 'category'],
    ],
    [
      'fr',
      ['donne-moi le nom des suspects à Bradford', 'alors juste le nombre de vols de vélo là-bas, dernier mois'],
      ['area', 'category'],
    ],
    [
      'de',
      ['Raub nach Gebiet in West Midlands, ganzes Jahr bisher', 'und wie viele werdens bis jahresende?', 'nur walsall'],
      ['area', 'category'],
    ],
  ])('in %s, %j', async (language, questions, fields) => {
    const { reading } = await ask(questions, language);

    expect([reading?.spec.subject, reading?.spec.where.map(({ field }) => field).toSorted()]).toEqual([
      'crime',
      fields,
    ]);
  });
});

test('why something changes is no question for the help pages', async () => {
  expect((await ask(['delitos de drogas en southampton este año, mes a mes', 'por qué bajan?'], 'es')).refused).toBe(
    'beyond',
  );
});

test('a word of what is not kept may still be one of a record', async () => {
  expect((await ask(['password guessing'], 'en', '/security')).refused).toBeNull();
});
