import type { Language } from '@halyard/contracts/accounts/settings.ts';
import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { expect, test } from 'vitest';
import { read, stateOf } from '../testing/read.ts';

const is = (field: string, ...values: string[]) => ({ field, op: 'is' as const, values });
const count = (subject: QuerySpec['subject'], ...where: QuerySpec['where']): QuerySpec => ({
  subject,
  measure: 'count',
  where,
});
const list = (subject: QuerySpec['subject'], ...where: QuerySpec['where']): QuerySpec => ({
  subject,
  measure: 'list',
  where,
});

const alike: readonly (readonly [spec: QuerySpec, questions: Readonly<Record<Language, string>>])[] = [
  [
    count('incidents', is('status', 'Open')),
    {
      en: 'Could you tell me how many open incidents there are?',
      de: 'Können Sie mir sagen, wie viele offene Vorfälle es gibt?',
      fr: 'Pouvez-vous me dire combien d’incidents ouverts il y a ?',
      es: '¿Me puede decir cuántos incidentes abiertos hay?',
      ja: 'オープンのインシデントは何件ですか',
    },
  ],
  [
    list('incidents', is('assignee', 'id-noor')),
    {
      en: 'incidents assigned to noor haddad',
      de: 'Vorfälle, die Noor Haddad zugewiesen sind',
      fr: 'incidents attribués à Noor Haddad',
      es: 'incidentes asignados a Noor Haddad',
      ja: 'Noor Haddadさんが担当しているインシデント',
    },
  ],
  [
    {
      subject: 'threats',
      measure: 'breakdown',
      where: [],
      groupBy: 'type',
      sort: { field: 'type', direction: 'desc' },
    },
    {
      en: 'threats by type',
      de: 'Bedrohungen nach Typ',
      fr: 'menaces par type',
      es: 'amenazas por tipo',
      ja: '種類別の脅威',
    },
  ],
  [
    count('threats', { field: 'severity', op: 'unknown', values: [] }),
    {
      en: 'how many threats have severity not set',
      de: 'Wie viele Bedrohungen haben keinen Schweregrad?',
      fr: 'Combien de menaces ont une gravité non définie ?',
      es: '¿Cuántas amenazas no tienen gravedad definida?',
      ja: '重要度のない脅威は何件ですか',
    },
  ],
  [
    list('people', is('waiting', 'yes')),
    {
      en: 'which role requests are open',
      de: 'Welche Rollenanträge sind offen?',
      fr: 'Quelles demandes de rôle sont ouvertes ?',
      es: '¿Qué solicitudes de rol están abiertas?',
      ja: '未処理のロールの申請',
    },
  ],
  [
    {
      subject: 'people',
      measure: 'list',
      where: [],
      period: { field: 'lastLogin', from: '2026-10-22T08:42:00.000Z', to: null, not: true },
    },
    {
      en: 'who has not signed in for a month',
      de: 'wer hat sich seit einem Monat nicht angemeldet',
      fr: 'quels utilisateurs ne se sont pas connectés depuis un mois',
      es: 'quién no ha iniciado sesión desde hace un mes',
      ja: '1か月以上サインインしていないユーザー',
    },
  ],
];

test.each(alike)('%j is read in every language', async (spec, questions) => {
  for (const [language, question] of Object.entries(questions)) {
    const { sure } = await read(question, { language: language as Language });
    expect([question, sure?.spec]).toEqual([question, spec]);
  }
});

test('"mir" and "me" in a polite request are not whose records they are', async () => {
  for (const question of ['Zeigen Sie mir die kritischen Vorfälle', 'Muéstreme los incidentes críticos'])
    expect((await read(question)).sure?.spec).toEqual(list('incidents', is('severity', 'Critical')));
  expect((await read('welche Vorfälle sind mir zugewiesen')).sure?.spec).toEqual(
    list('incidents', is('assignee', 'me')),
  );
});

test.each([
  ['opened and resolved in october', 'incidents opened and resolved in october'],
  ['a second group', 'users by department and role'],
  ['a word nobody knows', 'open incidents frobnicated by zonk'],
  ['a second count', 'how many incidents are open, and how many threats'],
  ['either-or across fields', 'threats from phishing or that are critical'],
])('%s that fits nowhere leaves no sure reading', async (_, question) => {
  expect((await read(question)).sure).toBeNull();
});

test('what is left out of a reading is said', async () => {
  const { closest } = await read('incidents assigned to Zorro');

  expect(closest.map(({ unused }) => unused)).toEqual([['Zorro']]);
});

test('a reading that leaves out the subject that was named is not offered', async () => {
  const { closest } = await read('incidents assigned to Zorro', { state: stateOf(count('threats')) });

  expect(closest.map(({ spec }) => spec.subject)).toEqual(['incidents']);
});

test('a word with "un" before it is never taken for its opposite', async () => {
  const { sure } = await read('unmitigated threats');

  expect(sure?.spec.where ?? []).not.toContainEqual(is('status', 'Mitigated'));
});

test('a misspelt word is read where only one is meant', async () => {
  expect((await read('how many critcal incidnets')).sure?.spec).toEqual(count('incidents', is('severity', 'Critical')));
});

test('thanks ask for nothing, neither anew nor again', async () => {
  const state = stateOf(count('tasks'));

  for (const message of ['thanks', 'thank you', 'ok thanks'])
    expect(await read(message, { state })).toMatchObject({ sure: null, closest: [], asWords: [] });
});

test('a follow-up changes what it names and keeps the rest', async () => {
  const state = stateOf(count('incidents', is('severity', 'High'), is('status', 'Open')));

  expect((await read('and critical?', { state })).sure?.spec).toEqual(
    count('incidents', is('status', 'Open'), is('severity', 'Critical')),
  );
  expect((await read('only those of noor', { state })).sure?.spec.where).toContainEqual(is('assignee', 'id-noor'));
});

test('after a question that was not understood, what was understood before it goes on', async () => {
  const state = stateOf(count('incidents', is('status', 'Open')), { missed: true });

  expect((await read('and critical ones?', { state })).sure?.spec).toEqual(
    count('incidents', is('status', 'Open'), is('severity', 'Critical')),
  );
  expect((await read('mitigated', { state: stateOf(null, { missed: true }) })).sure).toBeNull();
});

test('a number that is no number of rows is not read as one', async () => {
  const { sure, closest } = await read('139 mitigated incidents');

  expect([sure, ...closest]).toEqual([null]);
});

test.each([
  ['who has no second factor', list('people', is('secondFactor', 'no'))],
  ['users w/o 2fa', list('people', is('secondFactor', 'no'))],
  ['tasks without a date', list('tasks', { field: 'due', op: 'unknown', values: [] })],
  ['incidents open for more than 12h', list('incidents', { field: 'age', op: 'more', values: ['12'] })],
  ['shwo me hihg incidents', list('incidents', is('severity', 'High'))],
])('short and negated forms: %s', async (message, spec) => {
  expect((await read(message)).sure?.spec).toEqual(spec);
});

test.each([
  ['incidents, 24h', '2026-11-20T08:42:00.000Z'],
  ['incidents in the last 7d', '2026-11-14T08:42:00.000Z'],
  ['incidents past 2 wks', '2026-11-07T08:42:00.000Z'],
])('%s is until now', async (message, from) => {
  expect((await read(message)).sure?.spec.period).toEqual({ field: 'opened', from, to: '2026-11-21T08:42:00.000Z' });
});

test('a reading that leaves out "not" is not close', async () => {
  const { sure, closest } = await read('critical threats frobnicated or not');

  expect(sure).toBeNull();
  expect(closest).toEqual([]);
});

test('words that were not understood may be those of a record, and are never read so by themselves', async () => {
  const { sure, asWords } = await read('the incident with the usb stick');

  expect(sure).toBeNull();
  expect(asWords.map(({ spec }) => spec)).toContainEqual(
    list('incidents', { field: 'text', op: 'contains', values: ['usb stick'] }),
  );
});

test('a question stays in its language where a name in it is a word of another', async () => {
  for (const message of [
    'mail gateway incidents, 7d',
    'and Elbe Registrar to Quayline Hosting',
    'mia@example.com',
    '__proto__',
  ])
    expect([message, (await read(message)).question.language]).toEqual([message, 'en']);
});

test.each([
  ['en', 'How many incidents are open?'],
  ['de', 'Wie viele Vorfälle sind offen?'],
  ['fr', 'Combien d’incidents sont ouverts ?'],
  ['es', '¿Cuántos incidentes están abiertos?'],
  ['ja', '未着手のインシデントは何件ですか？'],
] as const)('a question is in %s, whatever the one before was in', async (language, message) => {
  for (const before of ['en', 'de', 'fr', 'es', 'ja'] as const) {
    const state = stateOf(null, { language: before, missed: true });
    expect([before, (await read(message, { state, language: before })).question.language]).toEqual([before, language]);
  }
});

test.each([
  ['Who is Quayline Hosting?', 'entity-quayline'],
  ['Who is Quaylne Hosting?', 'entity-quayline'],
  ['tell me about dorian', 'entity-dorian'],
  ['severity of Port sweep against the supplier portal', 'threat-sweep'],
])('a record is found by its name, also a misspelt one: %s', async (message, id) => {
  const { question } = await read(message);

  expect(question.pieces.flatMap(({ records = [] }) => records).map((one) => one.id)).toEqual([id]);
});

test.each([
  'path between Dorian Vella and Andrei Munteanu',
  'How is Dorian Vella connected to Andrei Munteanu?',
  'is dorian linked to andrei',
])('two names are the ends of a path: %s', async (message) => {
  expect((await read(message)).sure?.spec).toMatchObject({ measure: 'path', ends: ['entity-dorian', 'entity-andrei'] });
});

test('what names nothing is a path of nothing', async () => {
  const { question } = await read('path between Zebulon Quux and Dorian Vella');

  expect(question.pieces.flatMap(({ records = [] }) => records).map(({ id }) => id)).toEqual(['entity-dorian']);
});

test.each(["what's the severity of incident 139", "who's on incident 139", "what's the open incidents"])(
  'an apostrophe makes no difference: %s',
  async (message) => {
    const { sure } = await read(message);

    expect(sure?.spec).toBeDefined();
    expect(sure?.spec).toEqual((await read(message.replace("'", ''))).sure?.spec);
  },
);
