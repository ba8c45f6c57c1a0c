import { addDays, isDay, weekdayOf } from '@halyard/contracts/format/calendar.ts';
import { type Priority, priorities } from '@halyard/contracts/work/todos.ts';

type DateOrder = 'MM/DD/YYYY' | 'DD/MM/YYYY' | 'YYYY-MM-DD';

/** Accepted spellings of a day, in lower case. `weekdays` start on Monday and may list several spellings each. */
type EntryVocabulary = {
  readonly priorities: Readonly<Record<Priority, string>>;
  readonly today: string;
  readonly tomorrow: string;
  readonly weekdays: readonly (readonly string[])[];
  /** Words such as "by" before a day, which are dropped with it. */
  readonly leads: readonly string[];
};

export type EntryPart = 'priority' | 'dueDate';

export type Entry = { readonly text: string; readonly priority?: Priority; readonly dueDate?: string };

export type EntrySetting = {
  readonly vocabulary: EntryVocabulary;
  readonly today: string;
  readonly order: DateOrder;
  /** Parts that the person wants left as they were typed. */
  readonly literal?: ReadonlySet<EntryPart>;
};

/**
 * Reads one line such as `Rotate the keys by Friday !high`. A priority may be anywhere, a date written in figures too;
 * `tomorrow` or a weekday counts only at the end, because "Friday report" is the name of a report.
 */
export function readEntry(line: string, setting: EntrySetting): Entry {
  const plain = { text: line.trim() };
  let words = line.trim().split(/\s+/);
  const priority = setting.literal?.has('priority') ? undefined : findPriority(words, setting.vocabulary);
  if (priority) words = without(words, priority.index);
  const date = setting.literal?.has('dueDate') ? undefined : findDate(words, setting);
  if (date) words = withoutDate(words, date.index, setting.vocabulary);
  if (!priority && !date) return plain;
  const text = words.join(' ');
  if (text === '') return plain;
  return { text, ...(priority && { priority: priority.value }), ...(date && { dueDate: date.value }) };
}

type Found<T> = { readonly index: number; readonly value: T } | undefined;

/** Japanese keyboards write the mark in full width. */
const isMark = (word: string, name: string) => word.toLowerCase().replace(/^！/, '!') === `!${name}`;

const without = (words: readonly string[], index: number) => words.filter((_, at) => at !== index);

function withoutDate(words: readonly string[], index: number, { leads }: EntryVocabulary): string[] {
  let first = index;
  // "para el viernes": the prefix of the date may be two words; one word of the task always stays.
  while (first > 1 && leads.includes(words[first - 1]?.toLowerCase() ?? '')) first -= 1;
  return [...words.slice(0, first), ...words.slice(index + 1)];
}

function findPriority(words: readonly string[], vocabulary: EntryVocabulary): Found<Priority> {
  for (const [index, word] of words.entries()) {
    const value = priorities.find((priority) => isMark(word, vocabulary.priorities[priority]));
    if (value) return { index, value };
  }
  return undefined;
}

function findDate(words: readonly string[], setting: EntrySetting): Found<string> {
  const last = words.length - 1;
  const named = readNamedDay(words[last] ?? '', setting);
  if (named) return { index: last, value: named };
  for (const [index, word] of words.entries()) {
    const value = readFigures(word, setting);
    if (value) return { index, value };
  }
  return undefined;
}

function readNamedDay(word: string, { vocabulary, today }: EntrySetting): string | undefined {
  const name = word.toLowerCase().replaceAll('’', "'");
  if (name === vocabulary.today) return today;
  if (name === vocabulary.tomorrow) return addDays(today, 1);
  const weekday = vocabulary.weekdays.findIndex((names) => names.includes(name));
  if (weekday < 0) return undefined;
  // The next one: on a Monday, "Monday" is a week away, since the day itself has its own word.
  return addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
}

function readFigures(word: string, { today, order }: EntrySetting): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(word)) return isDay(word) ? word : undefined;
  const figures = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(word);
  if (!figures) return undefined;
  const [, first = '', second = '', year] = figures;
  const [month, date] = order === 'DD/MM/YYYY' ? [second, first] : [first, second];
  const inYear = (of: string) => `${of}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (year) return isDay(inYear(year)) ? inYear(year) : undefined;
  const thisYear = today.slice(0, 4);
  const coming = [thisYear, String(Number(thisYear) + 1)].map(inYear);
  return coming.find((day) => isDay(day) && day >= today);
}
