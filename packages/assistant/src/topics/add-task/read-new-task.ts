import { type Priority, priorities } from '@halyard/contracts/work/todos.ts';
import { escapePattern } from '../../understand/escape-pattern.ts';
import { fold } from '../../understand/fold.ts';
import { type DaySetting, findDays, findPhrase } from './read-day.ts';

/** A task as it would be added. */
export type NewTask = { readonly text: string; readonly priority: Priority; readonly dueDate: string | null };

type Cut = { readonly text: string };
type Place = { readonly at: number; readonly until: number };

const trimmed = (text: string) => text.replaceAll(/^[\s,;:、，]+|[\s,;:、，(（]+$/gu, '');
const isEnd = (text: string, { until }: Place) => /^[\s.!。！)）]*$/u.test(text.slice(until));

/** Words that lead to a place belong to it; undefined where a word before it makes it part of the text. */
function withLeads(folded: string, at: number, { words }: DaySetting): number | undefined {
  const before = folded.slice(0, at);
  const oneOf = (choices: readonly string[]) =>
    [...choices]
      .sort((one, other) => other.length - one.length)
      .map((word) => escapePattern(fold(word)))
      .join('|');
  const lead = new RegExp(String.raw`(?:(?<![\p{L}\d])(?:${oneOf(words.leads)}) ?)+$`, 'u').exec(before);
  const start = lead?.index ?? at;
  const isGuarded = new RegExp(String.raw`(?<![\p{L}\d])(?:${oneOf(words.guards)}) ?$`, 'u').test(
    before.slice(0, start),
  );
  return isGuarded ? undefined : start;
}

function cutPriority(text: string, { words }: DaySetting): (Cut & { priority: Priority }) | undefined {
  const folded = fold(text);
  for (const priority of priorities) {
    const longestFirst = [...words.priorities[priority]].sort((one, other) => other.length - one.length);
    for (const phrase of longestFirst)
      for (const place of findPhrase(folded, fold(phrase))) {
        if (isEnd(text, place)) return { priority, text: trimmed(text.slice(0, place.at)) };
        if (words.inFront.length > 0 && place.at === 0)
          return { priority, text: trimmed(text.slice(place.until).replace(/^[でのに]/u, '')) };
      }
  }
  return undefined;
}

function cutFront(text: string, folded: string, until: number, { words }: DaySetting): string | undefined {
  const after = words.inFront.find((word) => folded.startsWith(word, until));
  return after === undefined ? undefined : trimmed(text.slice(until + after.length));
}

function cutDay(text: string, setting: DaySetting): (Cut & { day: string }) | undefined {
  const folded = fold(text);
  for (const { at, until, day } of findDays(folded, setting)) {
    if (isEnd(text, { at, until })) {
      const start = withLeads(folded, at, setting);
      return start === undefined ? undefined : { day, text: trimmed(text.slice(0, start)) };
    }
    const rest = at === 0 ? cutFront(text, folded, until, setting) : undefined;
    if (rest !== undefined) return { day, text: rest };
  }
  return undefined;
}

/**
 * Reads what a person wants added: priority and day at its end are taken off, everything else stays as it was typed.
 * A text of nothing but a day or a priority stays a text.
 */
export function readNewTask(given: string, setting: DaySetting): NewTask {
  let text = given.trim();
  let priority: Priority | undefined;
  let dueDate: string | undefined;
  for (let turn = 0; turn < 2; turn += 1) {
    const ranked = priority ? undefined : cutPriority(text, setting);
    if (ranked?.text) ({ text, priority } = ranked);
    const dated = dueDate ? undefined : cutDay(text, setting);
    if (dated?.text) ({ text, day: dueDate } = dated);
  }
  return { text, priority: priority ?? 'medium', dueDate: dueDate ?? null };
}
