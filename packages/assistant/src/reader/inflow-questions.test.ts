import type { Condition, QuerySpec, SubjectName } from '@halyard/contracts/query/query-spec.ts';
import { expect, test } from 'vitest';
import { read } from '../testing/read.ts';

/** What the data of these tests have: a question names them, and nothing else. */
const values: Partial<Record<SubjectName, readonly { field: string; key: string; label: string }[]>> = {
  receivedAlerts: [
    { field: 'source', key: 's1', label: 'Harbour IDS' },
    { field: 'labels', key: 'vip', label: 'vip' },
    { field: 'host', key: 'crane-07', label: 'crane-07' },
    { field: 'assignee', key: 'id-noor', label: 'Noor Haddad' },
  ],
  sources: [{ field: 'name', key: 'Harbour IDS', label: 'Harbour IDS' }],
};

const is = (field: string, ...of: string[]): Condition => ({ field, op: 'is', values: of });
const not = (field: string, ...of: string[]): Condition => ({ field, op: 'not', values: of });
const any = (field: string): Condition => ({ field, op: 'more', values: ['0'] });
const open = is('unresolved', 'yes');
const counted = is('held', 'no');

const of =
  (measure: QuerySpec['measure']) =>
  (subject: SubjectName, where: Condition[] = [], more: object = {}) =>
    Object.assign({ subject, measure, where }, more) as QuerySpec;
const [count, list] = [of('count'), of('list')];
const by = (subject: SubjectName, groupBy: string, where: Condition[] = [], more: object = {}): QuerySpec =>
  of('breakdown')(subject, where, { groupBy, sort: { field: groupBy, direction: 'desc' }, ...more });

// The tests are on Saturday, 21 November 2026.
const days = (field: string, from: string, to: string) => ({
  period: { field, from: `2026-11-${from}T00:00:00.000Z`, to: `2026-11-${to}T00:00:00.000Z` },
});
const today = (field: string) => days(field, '21', '22');
const yesterday = (field: string) => days(field, '20', '21');
// A week that is not over is told up to today.
const week = (field: string) => days(field, '16', '22');
const newest = (field: string) => ({ sort: { field, direction: 'desc' } });

const questions: readonly (readonly [question: string, spec: QuerySpec])[] = [
  // Alerts: one list, whoever raised them.
  ['How many alerts are open right now?', count('receivedAlerts', [open])],
  ['how many of the incoming alerts are still open', count('receivedAlerts', [open])],
  ['Wie viele Warnungen sind offen?', count('receivedAlerts', [open])],
  ['¿Cuántas alertas están abiertas?', count('receivedAlerts', [open])],
  ['Combien d’alertes sont ouvertes ?', count('receivedAlerts', [open])],
  ['開いているアラートは何件ですか', count('receivedAlerts', [open])],
  ['alerts by status', by('receivedAlerts', 'status')],
  ['Warnungen nach Quelle', by('receivedAlerts', 'source')],
  ['alertas abiertas por gravedad', by('receivedAlerts', 'severity', [open])],
  ['alertes par gravité', by('receivedAlerts', 'severity')],
  ['ソース別のアラート', by('receivedAlerts', 'source')],
  ['which alerts are not low', list('receivedAlerts', [not('severity', 'Low')])],
  ['How many alerts are acknowledged?', count('receivedAlerts', [is('status', 'Acknowledged')])],
  ['unacknowledged high alerts', list('receivedAlerts', [is('acknowledged', 'no'), is('severity', 'High')])],
  ['Warnungen, die niemand bestätigt hat', list('receivedAlerts', [is('acknowledged', 'no')])],
  ['alerts received per day this week', of('trend')('receivedAlerts', [], { bucket: 'day', ...week('received') })],
  ['how many alerts came in today', count('receivedAlerts', [], today('received'))],
  ['Combien d’alertes reçues hier ?', count('receivedAlerts', [], yesterday('received'))],
  ['alerts closed as false positives', list('receivedAlerts', [is('closeReason', 'false_positive')])],
  ['overdue alerts of Noor', list('receivedAlerts', [is('overdue', 'yes'), is('assignee', 'id-noor')])],
  ['alerts tagged vip', list('receivedAlerts', [is('labels', 'vip')])],
  ['alerts with the tag malware', list('receivedAlerts', [is('labels', 'malware')])],
  ['Warnungen mit dem Tag ransomware', list('receivedAlerts', [is('labels', 'ransomware')])],
  ['alertas con la etiqueta phishing', list('receivedAlerts', [is('labels', 'phishing')])],
  ['alertes avec l’étiquette quartz', list('receivedAlerts', [is('labels', 'quartz')])],
  ['open alerts from Harbour IDS', list('receivedAlerts', [open, is('source', 's1')])],
  ['alerts without an assignee', list('receivedAlerts', [{ field: 'assignee', op: 'unknown', values: [] }])],
  ['alerts on host crane-07', list('receivedAlerts', [is('host', 'crane-07')])],
  ['alerts silenced at the source', list('receivedAlerts', [is('sourceState', 'suppressed')])],
  ['alert 77', of('record')('receivedAlerts', [is('number', '77')])],
  ['ALT-000077', of('record')('receivedAlerts', [is('number', '77')])],
  ['alerts of incident 139', list('receivedAlerts', [is('incident', '139')])],
  // Alerts of rules by name, and the rules.
  ['how many rule alerts are there', count('alerts')],
  ['alerts by country', by('alerts', 'country')],
  ['which alert rules are disabled', list('rules', [is('enabled', 'no')])],
  ['alert rules without matches', list('rules', [is('matches', '0')])],
  ['Sigma rules that are disabled', list('sigmaRules', [is('ruleState', 'disabled')])],
  ['Wie viele Sigma-Regeln sind aktiviert?', count('sigmaRules', [is('ruleState', 'enabled')])],
  ['reglas Sigma críticas', list('sigmaRules', [is('level', 'critical')])],
  ['règles Sigma en test', list('sigmaRules', [is('ruleState', 'testing')])],
  ['無効なSigmaルール', list('sigmaRules', [is('ruleState', 'disabled')])],
  ['Sigma rules by level', by('sigmaRules', 'level')],
  ['Sigma rules with matches', list('sigmaRules', [any('matches')])],
  // Sources.
  ['connected sources with dead letters', list('sources', [any('deadLetters')])],
  ['which sources have rejected rows', list('sources', [any('rejected')])],
  ['angebundene Quellen mit Dead Letters', list('sources', [any('deadLetters')])],
  ['fuentes conectadas sin dead letters', list('sources', [is('deadLetters', '0')])],
  ['quelles sources ont des dead letters', list('sources', [any('deadLetters')])],
  ['デッドレターのある接続ソース', list('sources', [any('deadLetters')])],
  ['connected sources by health', by('sources', 'health')],
  ['which connected sources are silent', list('sources', [is('health', 'silent')])],
  // Sightings.
  ['sightings by indicator', by('sightings', 'indicator', [counted])],
  ['Sichtungen nach Indikator', by('sightings', 'indicator', [counted])],
  ['avistamientos por tipo', by('sightings', 'type', [counted])],
  ['how many sightings today', count('sightings', [counted], today('at'))],
  ['sightings added by hand', list('sightings', [is('byHand', 'yes'), counted])],
  ['sightings that are held back', list('sightings', [is('held', 'yes')])],
  ['昨日のサイティング', list('sightings', [counted], yesterday('at'))],
  // Observables.
  ['how many observables are IP addresses', count('observables', [is('type', 'ipv4-addr')])],
  ['observables by type', by('observables', 'type')],
  ['observables with sightings', list('observables', [any('sightings')])],
  ['quels observables sont de type nom de domaine', list('observables', [is('type', 'domain-name')])],
  ['Observables vom Typ Benutzerkonto', list('observables', [is('type', 'user-account')])],
  ['newest observables', list('observables', [], { ...newest('seen'), limit: 5 })],
];

test.each(questions)('“%s” is read by what it means', async (question, spec) => {
  const { sure, closest } = await read(question, { readValues: async (subject) => values[subject] ?? [] });
  expect(sure?.spec ?? closest.map((one) => one.spec)).toEqual(spec);
});

// What the words ask for is nothing that its records have: that is said, and nothing is counted.
test.each([
  'sightings by value of the moon',
  'escalated alerts',
  'open threats',
  'how many sources are muddy',
  'Warnungen nach Titel',
  'observables reopened yesterday',
  'summarize the muddy alerts',
])('“%s” has a word without a place: no reading is sure', async (question) => {
  const { sure } = await read(question, { readValues: async (subject) => values[subject] ?? [] });
  expect(sure?.spec).toBeUndefined();
});
