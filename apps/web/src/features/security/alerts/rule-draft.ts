import type { AlertRule } from '@halyard/contracts/intelligence/alerts.ts';
import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import type { RuleBody } from '../alert-queries.ts';
import { readList } from '../incidents/incident-draft.ts';

/** A rule as it stands in the form: lists are separated by commas, numbers as they were typed. */
export type RuleDraft = {
  readonly name: string;
  readonly enabled: boolean;
  readonly severities: readonly ThreatSeverity[];
  readonly types: string;
  readonly sources: string;
  readonly words: string;
  readonly leastConfidence: string;
};

/** What a rule says, without what the server adds to it. */
export const bodyOfRule = (rule: AlertRule): RuleBody => {
  const { name, enabled, severities, types, sources, words, leastConfidence } = rule;
  return { name, enabled, severities, types, sources, words, leastConfidence };
};

export const draftOfRule = (rule: RuleBody): RuleDraft => ({
  name: rule.name,
  enabled: rule.enabled,
  severities: rule.severities,
  types: rule.types.join(', '),
  sources: rule.sources.join(', '),
  words: rule.words,
  leastConfidence: rule.leastConfidence === null ? '' : String(rule.leastConfidence),
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

/** A confidence as it was typed; undefined where it is none. */
function readConfidence(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : undefined;
}

type Checked = { readonly body: RuleBody } | { readonly problems: readonly ('name' | 'leastConfidence')[] };

/** What is sent, or the fields that are not right. */
export function checkRule(draft: RuleDraft): Checked {
  const name = draft.name.trim();
  const leastConfidence = readConfidence(draft.leastConfidence);
  if (name === '' || leastConfidence === undefined) {
    return {
      problems: [
        ...(name === '' ? (['name'] as const) : []),
        ...(leastConfidence === undefined ? (['leastConfidence'] as const) : []),
      ],
    };
  }
  const { enabled, severities, words } = draft;
  const lists = { types: readList(draft.types), sources: readList(draft.sources) };
  return { body: { name, enabled, severities: [...severities], ...lists, words: words.trim(), leastConfidence } };
}
