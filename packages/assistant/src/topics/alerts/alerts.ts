import type { AlertRule } from '@halyard/contracts/intelligence/alerts.ts';
import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import { allow } from '@halyard/contracts/policy.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { texts as incidentTexts } from '../incidents/texts.ts';
import { type Question, says, type Topic, valuesOf } from '../topic.ts';
import { answerBySeverity } from './answer-by-severity.ts';
import {
  askAlerts,
  askRules,
  type CountedRule,
  findRule,
  hrefOfRule,
  hrefOfThreat,
  readAllAlerts,
} from './read-alerts.ts';
import { tableOfAlerts, tableOfRules } from './show-alerts.ts';
import { texts } from './texts.ts';

function refuseTooMany(draft: Draft): true {
  draft.refuse('beyond', texts[draft.language].tooMany);
  return true;
}

async function answerCount(draft: Draft, rule: AlertRule | undefined): Promise<true> {
  const text = texts[draft.language];
  const { reply, cite } = await askAlerts(draft, rule, 10);
  const figure = draft.figure(reply.total, cite);
  draft.say(rule ? text.countOf(reply.total, figure, plain(rule.name)) : text.count(reply.total, figure));
  tableOfAlerts(draft, reply, cite);
  return true;
}

async function answerLevels(
  draft: Draft,
  rule: AlertRule | undefined,
  levels: readonly ThreatSeverity[],
): Promise<true> {
  const text = texts[draft.language];
  const { severities } = incidentTexts[draft.language];
  const all = await readAllAlerts(draft, rule);
  if (!all) return refuseTooMany(draft);
  const { cite } = await askAlerts(draft, rule, 500);
  const found = all.filter(({ threat }) => levels.includes(threat.severity));
  const words = [...levels.map((level) => severities[level]), ...(rule ? [plain(rule.name)] : [])];
  draft.say(text.countOf(found.length, draft.figure(found.length, cite), words.join(', ')));
  tableOfAlerts(draft, { alerts: found, total: found.length }, cite);
  return true;
}

async function answerNewest(draft: Draft, rule: AlertRule | undefined, wanted: number): Promise<true> {
  const text = texts[draft.language];
  const all = await readAllAlerts(draft, rule);
  if (!all) return refuseTooMany(draft);
  const { cite } = await askAlerts(draft, rule, 500);
  const newestFirst = [...all].sort((one, other) => other.threat.timestamp.localeCompare(one.threat.timestamp));
  const [newest] = newestFirst;
  if (!newest) return answerCount(draft, rule);
  const { id, name, timestamp } = newest.threat;
  draft.say(text.newest(draft.name(name, hrefOfThreat(id)), draft.show.instant(timestamp)), cite);
  const shown = newestFirst.slice(0, wanted);
  if (wanted > 1) tableOfAlerts(draft, { alerts: shown, total: shown.length }, cite);
  return true;
}

function sayMost(draft: Draft, rules: readonly CountedRule[], cite: number): void {
  const most = Math.max(0, ...rules.map(({ matches }) => matches));
  const first = most === 0 ? [] : rules.filter(({ matches }) => matches === most);
  const names = draft.show.list(first.map(({ id, name }) => draft.name(name, hrefOfRule(id))));
  if (first.length > 0) draft.say(texts[draft.language].most(names, draft.figure(most, cite)));
}

/** The rules and how many alerts each makes; those that are off make none now, whatever they would match. */
async function answerByRule(draft: Draft): Promise<true> {
  const text = texts[draft.language];
  const total = await askAlerts(draft, undefined, 10);
  const { reply, cite } = await askRules(draft);
  const enabled = reply.filter((rule) => rule.enabled).sort((one, other) => other.matches - one.matches);
  draft.say(text.count(total.reply.total, draft.figure(total.reply.total, total.cite)));
  sayMost(draft, enabled, cite);
  if (enabled.length > 1) draft.say(text.overlap);
  tableOfRules(draft, enabled, cite);
  return true;
}

async function answerRules(question: Question, draft: Draft): Promise<true> {
  const text = texts[draft.language];
  const { reply, cite } = await askRules(draft);
  const isOn = says(question, 'state:enabled');
  const isOff = says(question, 'state:disabled');
  const isAll = isOn === isOff;
  const rules = isAll ? reply : reply.filter(({ enabled }) => enabled === isOn);
  const figure = draft.figure(rules.length, cite);
  const state = isOn ? text.states.enabled : text.states.disabled;
  draft.say(isAll ? text.rules(rules.length, figure) : text.rulesOf(rules.length, figure, state));
  tableOfRules(draft, rules, cite);
  return true;
}

type Named = { readonly rule: CountedRule | undefined; readonly isKnown: boolean };

async function readRule({ quotes, names }: Question, draft: Draft): Promise<Named> {
  const [words] = [...quotes, ...names];
  if (words === undefined) return { rule: undefined, isKnown: true };
  const { reply } = await askRules(draft);
  const rule = findRule(reply, words);
  return { rule, isKnown: rule !== undefined };
}

function answerAlerts(question: Question, draft: Draft, rule: AlertRule | undefined): Promise<boolean> | boolean {
  const levels = valuesOf(question, 'level') as ThreatSeverity[];
  const isNewest = says(question, 'op:newest');
  if (says(question, 'by:severity'))
    return isNewest || levels.length + question.numbers.length > 0 ? false : answerBySeverity(draft, rule);
  const [wanted = 10, ...others] = question.numbers;
  if (others.length > 0 || (question.numbers.length > 0 && !isNewest) || wanted < 1) return false;
  if (isNewest) return levels.length > 0 ? false : answerNewest(draft, rule, wanted);
  return levels.length > 0 ? answerLevels(draft, rule, levels) : answerCount(draft, rule);
}

async function answer(question: Question, draft: Draft): Promise<boolean> {
  if (question.names.length + question.quotes.length > 1) return false;
  if (says(question, 'state:acknowledged')) return sayAcknowledged(draft);
  const { rule, isKnown } = await readRule(question, draft);
  if (!isKnown) return refuseRule(question, draft);
  const asksByRule =
    says(question, 'by:rule') ||
    (says(question, 'topic:rule') && (says(question, 'op:most') || says(question, 'rule:fires')));
  const levels = valuesOf(question, 'level');
  const isSplit = says(question, 'by:severity');
  if (asksByRule) {
    const isWhole = levels.length + question.numbers.length === 0 && !rule && !isSplit;
    return isWhole && !says(question, 'state:disabled') ? answerByRule(draft) : false;
  }
  if (says(question, 'op:most')) return false;
  if (rule || (says(question, 'topic:alert') && !says(question, 'topic:rule'))) {
    const asksRuleState = !says(question, 'topic:alert') && !rule;
    return asksRuleState || says(question, 'state:disabled') ? false : answerAlerts(question, draft, rule);
  }
  return levels.length + question.numbers.length > 0 || says(question, 'op:newest') || isSplit
    ? false
    : answerRules(question, draft);
}

function sayAcknowledged(draft: Draft): true {
  draft.refuse('beyond', texts[draft.language].acknowledged);
  return true;
}

/** A name that no rule has is said to be unknown, where it was said to be a rule's. */
function refuseRule({ names, quotes, ...question }: Question, draft: Draft): boolean {
  const [words = ''] = [...quotes, ...names];
  if (!says({ ...question, names, quotes }, 'rel:ofRule')) return false;
  draft.refuse('not_found', texts[draft.language].noSuchRule(plain(words)));
  draft.suggest(...texts[draft.language].examples);
  return true;
}

/** Alerts, and the rules that make them. */
export const alerts: Topic = {
  name: 'alerts',
  mentions: ['topic:alert', 'topic:rule', 'by:rule', 'rel:ofRule'],
  accepts: [
    ...['op:count', 'op:list', 'op:exists', 'op:newest', 'op:most', 'level:*', 'state:disabled', 'state:enabled'],
    ...['state:waiting', 'state:unacknowledged', 'state:acknowledged', 'rel:named', 'rule:fires', 'by:severity'],
  ],
  takes: ['numbers', 'names', 'quotes'],
  async answer(question, draft) {
    const isAnswered = await answer(question, draft);
    if (isAnswered) draft.suggest(...texts[draft.language].examples.filter((example) => example !== question.text));
    return isAnswered;
  },
  texts,
  permission: allow('alerts', 'read'),
  screens: ['/security', '/threats'],
};
