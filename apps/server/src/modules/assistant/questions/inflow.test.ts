import type { QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { expect, test, vi } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { saidIn, tellsData } from './testing/answers.ts';

const workspace = useWorkspace();

async function specOf(question: string, who: 'admin' | 'analyst' | 'viewer' = 'admin') {
  const { answer } = await workspace()[who].question(question);
  return { spec: answer.reading?.spec as QuerySpec | undefined, answer };
}
const hrefs = (answer: Awaited<ReturnType<typeof specOf>>['answer']) => answer.citations.map(({ href }) => href);

test.each([
  ['received alerts by severity', 'receivedAlerts'],
  ['empfangene Warnungen nach Schweregrad', 'receivedAlerts'],
  ['alertas recibidas por gravedad', 'receivedAlerts'],
  ['alertes reçues par gravité', 'receivedAlerts'],
  ['受信アラートの重大度別の件数', 'receivedAlerts'],
])('%s is a breakdown of received alerts, whose figure opens all of them', async (question, subject) => {
  const { spec, answer } = await specOf(question);
  expect(spec).toMatchObject({ subject, measure: 'breakdown', groupBy: 'severity' });
  expect(hrefs(answer)).toEqual(['/security?tab=alerts&alerts=received&queue=all']);
});

test.each([
  'which sources are paused',
  'welche Quellen sind pausiert',
  'qué fuentes están en pausa',
  'quelles sources sont en pause',
  '一時停止中の接続ソース',
])('%s asks for sources by their health', async (question) => {
  const { spec, answer } = await specOf(question);
  expect(spec).toMatchObject({ subject: 'sources', where: [{ field: 'health', op: 'is', values: ['paused'] }] });
  expect(hrefs(answer)).toEqual(['/sources?health=paused']);
});

test.each(['Sigma rules in testing', 'Sigma-Regeln im Test', 'reglas Sigma en pruebas', 'テスト中のSigmaルール'])(
  '%s asks for Sigma rules by their state',
  async (question) => {
    const { spec, answer } = await specOf(question);
    expect(spec).toMatchObject({
      subject: 'sigmaRules',
      where: [{ field: 'ruleState', op: 'is', values: ['testing'] }],
    });
    expect(hrefs(answer)).toEqual(['/sigma?state=testing']);
  },
);

test.each([
  'sightings yesterday',
  'Sichtungen gestern',
  'avistamientos de ayer',
  "montre les sightings d'hier",
  '昨日のサイティング',
])('%s asks for sightings of a day', async (question) => {
  const { spec } = await specOf(question);
  const where = [{ field: 'held', op: 'is', values: ['no'] }];
  expect(spec).toMatchObject({ subject: 'sightings', where, period: { field: 'at' } });
});

test('a source is named by a word of its name, and its alerts are those that it sent', async () => {
  const { spec } = await specOf('how many alerts has Suricata sent today');
  expect(spec).toMatchObject({ subject: 'receivedAlerts', measure: 'count', period: { field: 'received' } });
  expect(spec?.where).toMatchObject([{ field: 'source', op: 'is' }]);
});

test('alerts are those of the one list, whoever raised them; those of rules are asked for by name', async () => {
  expect((await specOf('how many alerts are there')).spec).toMatchObject({ subject: 'receivedAlerts' });
  expect((await specOf('how many rule hits are there')).spec).toMatchObject({ subject: 'alerts' });
});

test.each(['observables seen most', 'welche Observables wurden am meisten gesehen'])(
  '%s stand first',
  async (question) => {
    const { spec, answer } = await specOf(question);
    expect(spec).toMatchObject({ subject: 'observables', sort: { field: 'uses', direction: 'desc' } });
    expect(hrefs(answer)).toEqual(['/observables']);
  },
);

test('everyday words of what comes in name nothing by themselves', async () => {
  for (const question of ['what is new', 'is anything silent'])
    expect((await specOf(question)).spec?.subject ?? '').not.toMatch(/receivedAlerts|sources/);
});

test('who may not read sources gets a message that says so and no figure; received alerts are for everyone', async () => {
  const { answer } = await specOf('which sources are failing', 'viewer');
  expect([answer.refused, tellsData(answer)]).toEqual(['forbidden', false]);
  expect(saidIn((await specOf('how many received alerts are there', 'viewer')).answer)).toMatch(/\d/);
});

test('the numbers of alerts are written as on their screen, and types of observables by their names', async () => {
  const { answer } = await specOf('list the alerts');
  const [first] = answer.tables[0]?.rows ?? [];
  expect(first?.cells.some((cell) => /^ALT-\d{6}$/.test(String(cell)))).toBe(true);
  expect(JSON.stringify(answer)).not.toContain('INC-');

  const readTypes = async () =>
    (await specOf('observables by type')).answer.tables[0]?.rows.map(({ cells }) => cells[0]) ?? [];
  // Observables of the sample are taken in after the start.
  await vi.waitFor(async () => expect(await readTypes()).toContain('IPv4 address'), { timeout: 20_000 });
  expect((await readTypes()).filter((type) => /-addr$|^host$/.test(String(type)))).toEqual([]);
});

test('an alert is found by its number', async () => {
  const { spec, answer } = await specOf('alert 12');
  expect(spec).toMatchObject({ subject: 'receivedAlerts', where: [{ field: 'number', op: 'is', values: ['12'] }] });
  expect(saidIn(answer)).toContain('ALT-000012');
});

test.each([
  'how many alerts are not low',
  'how many alerts are expected',
  'how many alerts came in this week',
  'how many sightings were there this week',
  'which alert rules are enabled',
  'which sources have rejected rows',
  'how many alerts have no assignee',
])('%s has a figure that opens just the rows it counts', async (question) => {
  const { answer } = await specOf(question);
  const [cited] = answer.citations;
  const rows = new URL(cited?.href ?? '', 'http://console.invalid').searchParams.get('rows');
  const listed = await workspace().admin.question('', { spec: JSON.parse(`{${rows}}`) as QuerySpec });
  expect(listed.answer.citations[0]?.records).toBe(cited?.records);
});

test('sightings that a warning list holds back are left out, and the answer and its screen say so', async () => {
  const { answer } = await specOf('how many sightings are there');
  expect(saidIn(answer)).toContain('Not held back');
  expect(hrefs(answer)).toEqual(['/observables?tab=sightings&held=no']);
});
