import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import type { Group } from './check-settings.ts';

type Values = Readonly<Record<string, unknown>>;

const groups = ['preferences', 'notifications', 'security', 'api'] as const satisfies readonly Group[];
// The server's own: the masked key is never written.
const readOnly = ['apiKey'];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

function changedFields(before: Values, after: Values): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter((name) => !readOnly.includes(name) && !isSame(before[name], after[name]));
}

/** Whether anything differs that a save would change. */
export const isDirty = (saved: Settings, draft: Settings): boolean =>
  groups.some((group) => changedFields(saved[group], draft[group]).length > 0);

/** The current list, without my removals and with my additions. */
function mergeLists(before: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly string[] {
  if (isSame(before, theirs)) return mine;
  const added = mine.filter((entry) => !before.includes(entry) && !theirs.includes(entry));
  const removed = before.filter((entry) => !mine.includes(entry));
  return [...theirs.filter((entry) => !removed.includes(entry)), ...added];
}

function mergeGroup(before: Values, mine: Values, theirs: Values): Values {
  const own = changedFields(before, mine).map((name) => {
    const [a, b, c] = [before[name], mine[name], theirs[name]];
    return [name, isList(a) && isList(b) && isList(c) ? mergeLists(a, b, c) : b];
  });
  return { ...theirs, ...Object.fromEntries(own) };
}

/** Lays what `mine` changed since `before` over `theirs`; everything else, and the version, is theirs. */
export function mergeSettings(before: Settings, mine: Settings, theirs: Settings): Settings {
  const merged = groups.map((group) => [group, mergeGroup(before[group], mine[group], theirs[group])]);
  return { ...theirs, ...(Object.fromEntries(merged) as Settings) };
}
