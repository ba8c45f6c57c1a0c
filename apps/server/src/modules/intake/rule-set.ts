import type { EventRule } from '@halyard/alert-intake';
import { absentFields, compileSigma, parseSigma, SigmaError } from '@halyard/detection/sigma';

/** A Sigma rule as sent to a process. */
export type RuleText = Pick<EventRule, 'id' | 'state'> & { readonly text: string };

/** The active rules; another version is another set. One without a version is a test, and is not cached. */
export type RuleSet = { readonly version: string | null; readonly texts: readonly RuleText[] };

type Compiled = Pick<EventRule, 'rule' | 'matches'> & { readonly text: string };

/** The set that this process ran last. */
let last: { readonly version: string; readonly rules: readonly EventRule[] } | undefined;
/** Rules of that set by their id: of a set that changes, most do not. */
let known: ReadonlyMap<string, Compiled> = new Map();

/** Rules accepted by an earlier version and not by this one are skipped; the rule's screen says so. */
function compile({ id, text }: RuleText): Compiled | null {
  const before = known.get(id);
  if (before?.text === text) return before;
  try {
    const rule = parseSigma(text);
    return { text, rule, matches: compileSigma(rule) };
  } catch (cause) {
    if (!(cause instanceof SigmaError)) throw cause;
    return null;
  }
}

export const hasRules = (version: string | null): boolean => version !== null && last?.version === version;

/** The rules of a set, ready to run. */
export function rulesOf({ version, texts }: RuleSet): readonly EventRule[] {
  if (last && last.version === version) return last.rules;
  const compiled = texts.flatMap((one) => {
    const made = compile(one);
    return made ? [{ one, made }] : [];
  });
  const rules = compiled.map(({ one, made }) => ({
    id: one.id,
    state: one.state,
    rule: made.rule,
    matches: made.matches,
    // A slow check for tests only.
    ...(version === null && { absent: absentFields(made.rule) }),
  }));
  if (version !== null) {
    last = { version, rules };
    known = new Map(compiled.map(({ one, made }) => [one.id, made]));
  }
  return rules;
}
