import { type AlertRule, ruleAgeMaxHours } from '@halyard/contracts/intelligence/alerts.ts';
import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import type { RuleBody } from '../alert-queries.ts';
import { readList } from '../incidents/incident-draft.ts';

/** A rule as it is in the form: lists are separated by commas, numbers as they were typed. */
export type RuleDraft = {
  readonly name: string;
  readonly enabled: boolean;
  readonly severities: readonly ThreatSeverity[];
  readonly types: string;
  readonly sources: string;
  readonly words: string;
  readonly leastConfidence: string;
  readonly entity: string;
  readonly labels: string;
  readonly leastAge: string;
  readonly mostAge: string;
  readonly isScheduled: boolean;
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  /** Empty: the queue of the severity. */
  readonly queue: string;
};

const workDays = [1, 2, 3, 4, 5];

/** The fields of a rule, without those added by the server. */
export const bodyOfRule = (rule: AlertRule): RuleBody => {
  const { name, enabled, severities, types, sources, words, leastConfidence } = rule;
  const { entity, labels, leastAgeHours, mostAgeHours, schedule, queue } = rule;
  return {
    name,
    enabled,
    severities,
    types,
    sources,
    words,
    leastConfidence,
    ...(entity !== undefined && { entity }),
    ...(labels !== undefined && { labels }),
    ...(leastAgeHours !== undefined && { leastAgeHours }),
    ...(mostAgeHours !== undefined && { mostAgeHours }),
    ...(schedule && { schedule }),
    ...(queue !== undefined && { queue }),
  };
};

export const draftOfRule = (rule: RuleBody): RuleDraft => ({
  name: rule.name,
  enabled: rule.enabled,
  severities: rule.severities,
  types: rule.types.join(', '),
  sources: rule.sources.join(', '),
  words: rule.words,
  leastConfidence: rule.leastConfidence === null ? '' : String(rule.leastConfidence),
  entity: rule.entity ?? '',
  labels: rule.labels?.join(', ') ?? '',
  leastAge: String(rule.leastAgeHours ?? ''),
  mostAge: String(rule.mostAgeHours ?? ''),
  isScheduled: rule.schedule !== undefined,
  days: rule.schedule?.days ?? workDays,
  from: rule.schedule?.from ?? '08:00',
  to: rule.schedule?.to ?? '18:00',
  timeZone: rule.schedule?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  queue: rule.queue ?? '',
});

export const emptyRule: RuleBody = {
  name: '',
  enabled: true,
  severities: [],
  types: [],
  sources: [],
  words: '',
  leastConfidence: null,
};

/** The entered confidence; undefined if it is invalid. */
function readConfidence(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : undefined;
}

/** The entered age; undefined for any, null if it is invalid. */
function readHours(typed: string): number | undefined | null {
  const text = typed.trim();
  if (text === '') return undefined;
  const hours = Number(text);
  return Number.isInteger(hours) && hours >= 1 && hours <= ruleAgeMaxHours ? hours : null;
}

type Problem = 'name' | 'leastConfidence' | 'leastAge' | 'mostAge' | 'days';
type Checked = { readonly body: RuleBody } | { readonly problems: readonly Problem[] };

/** The fields that are right only with what people typed in them. */
function problemsOf(draft: RuleDraft): readonly Problem[] {
  const wrong: readonly (readonly [Problem, boolean])[] = [
    ['name', draft.name.trim() === ''],
    ['leastConfidence', readConfidence(draft.leastConfidence) === undefined],
    ['leastAge', readHours(draft.leastAge) === null],
    ['mostAge', readHours(draft.mostAge) === null],
    ['days', draft.isScheduled && draft.days.length === 0],
  ];
  return wrong.filter(([, isWrong]) => isWrong).map(([name]) => name);
}

/** Conditions omitted if they are not stated. */
function statedOf(draft: RuleDraft) {
  const entity = draft.entity.trim();
  const labels = readList(draft.labels);
  const [leastAgeHours, mostAgeHours] = [readHours(draft.leastAge), readHours(draft.mostAge)];
  const { isScheduled, days, from, to, timeZone, queue } = draft;
  return {
    ...(entity !== '' && { entity }),
    ...(labels.length > 0 && { labels }),
    ...(typeof leastAgeHours === 'number' && { leastAgeHours }),
    ...(typeof mostAgeHours === 'number' && { mostAgeHours }),
    ...(isScheduled && { schedule: { days: days.toSorted(), from, to, timeZone } }),
    ...(queue !== '' && { queue }),
  };
}

/** The payload, or the invalid fields. */
export function checkRule(draft: RuleDraft): Checked {
  const problems = problemsOf(draft);
  if (problems.length > 0) return { problems };
  const leastConfidence = readConfidence(draft.leastConfidence) ?? null;
  const name = draft.name.trim();
  const { enabled, severities, words } = draft;
  const lists = { types: readList(draft.types), sources: readList(draft.sources) };
  const stated = { name, enabled, severities: [...severities], words: words.trim(), leastConfidence };
  return { body: { ...stated, ...lists, ...statedOf(draft) } };
}
