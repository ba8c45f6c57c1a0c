import { ApiError } from '@halyard/contracts/errors.ts';
import type { SigmaProblemAt } from '@halyard/contracts/inflow/sigma.ts';
import { parseSigma, SigmaError, type SigmaRule } from '@halyard/detection/sigma';
import { fold } from '../../database/fold.ts';
import type { SigmaRulesTable } from '../../database/tables/sigma-schema.ts';

/** The columns are derived from the text. */
export type TextColumns = Pick<
  SigmaRulesTable,
  'rule_uuid' | 'title' | 'level' | 'rule_status' | 'text' | 'techniques' | 'logsource' | 'search_text'
>;

const searchMax = 2_000;

export function columnsOf(rule: SigmaRule, text: string): TextColumns {
  const { id, title, level, status, techniques, logsource, description, tags } = rule;
  const searched = [title, id ?? '', logsource.category ?? '', logsource.product ?? '', logsource.service ?? ''];
  return {
    rule_uuid: id,
    title,
    level,
    rule_status: status,
    text,
    techniques: JSON.stringify(techniques),
    logsource: JSON.stringify(logsource),
    search_text: fold([...searched, ...tags, description ?? ''].join('\n')).slice(0, searchMax),
  };
}

/** The columns of a rule derived from its text, before the change: restored by an undo. */
export const textOf = (row: SigmaRulesTable): TextColumns & Pick<SigmaRulesTable, 'examples' | 'proof'> => ({
  examples: row.examples,
  proof: row.proof,
  rule_uuid: row.rule_uuid,
  title: row.title,
  level: row.level,
  rule_status: row.rule_status,
  text: row.text,
  techniques: row.techniques,
  logsource: row.logsource,
  search_text: row.search_text,
});

export type Checked = { readonly rule: SigmaRule } | { readonly problem: SigmaProblemAt };

/** Reads a text as a rule, or returns why it is none. */
export function checkText(text: string): Checked {
  try {
    // PostgreSQL cannot store NUL, and YAML does not allow it.
    if (text.includes('\0')) throw new SigmaError('not_yaml', 'NUL');
    return { rule: parseSigma(text) };
  } catch (cause) {
    if (!(cause instanceof SigmaError)) throw cause;
    return { problem: { reason: cause.reason, detail: cause.detail, line: cause.line } };
  }
}

/** @throws ApiError that says where the text is no rule. */
export function requireRuleText(text: string): SigmaRule {
  const checked = checkText(text);
  if ('rule' in checked) return checked.rule;
  const { reason, detail, line } = checked.problem;
  const where = line === null ? '' : `line ${line}, `;
  const what = `${where}${reason.replaceAll('_', ' ')}: ${detail}`;
  throw new ApiError('bad_sigma_rule', `This is not a Sigma rule that can run here (${what}).`);
}
