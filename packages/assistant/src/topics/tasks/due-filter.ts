import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { addDays, dayIn, weekdayOf } from '@halyard/contracts/format/calendar.ts';
import type { Todo } from '@halyard/contracts/work/todos.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { times as de } from '../../lexicon/de/core.ts';
import { times as en } from '../../lexicon/en/core.ts';
import { times as es } from '../../lexicon/es/core.ts';
import { times as fr } from '../../lexicon/fr/core.ts';
import { times as ja } from '../../lexicon/ja/core.ts';
import type { TimePhrases } from '../../lexicon/lexicon.ts';
import { findPoints } from '../../understand/find-points.ts';
import { fold } from '../../understand/fold.ts';
import type { Span } from '../../understand/span.ts';
import { findWeekdays } from '../../understand/weekdays.ts';
import { type Question, says } from '../topic.ts';
import { showDay, todayOf } from './task-days.ts';
import { texts } from './texts.ts';

/** A condition on due dates, as a person reads it. */
export type DueFilter = {
  readonly keep: (todo: Todo) => boolean;
  readonly words: string;
  /** What the task screen calls it; absent where it cannot be asked of that screen. */
  readonly choice?: 'overdue' | 'today' | 'week' | 'none';
};

const times: Readonly<Record<Language, TimePhrases>> = { en, es, fr, de, ja };
const dayMs = 86_400_000;
const soonDays = 7;

/** The days of "in the next 3 days", where the language has no time of the past in them. */
const units = ['due:days'];

type Days = readonly [first: string, last: string];

/** Weeks that have begun end with Sunday here: what is due lies ahead. */
function isThisWeek({ text, language }: Question): boolean {
  const folded = fold(text);
  return times[language].thisWeek.some((phrase) => folded.includes(fold(phrase)));
}

/** Whether a day or month is named without its year; of such a one the past one was taken. */
function lacksYear({ text, language }: Question, { asked }: Draft, span: Span): boolean {
  const folded = fold(text);
  const now = { now: asked.now, timeZone: asked.manner.timeZone };
  const named = findPoints(folded, language, now, text).find((point) => point.span.start === span.start);
  return named !== undefined && !/\d{4}/.test(folded.slice(named.at, named.until));
}

const nowOf = ({ asked }: Draft) => ({ now: asked.now, timeZone: asked.manner.timeZone });

/** The weekdays of a question; of such a one the past one was taken. */
const weekdaysIn = ({ text, language }: Question, draft: Draft) =>
  findWeekdays(fold(text), text, { language, times: times[language] }, nowOf(draft));

/** "Friday" lies ahead like everything due, "last Friday" does not; of a stretch between two of them no one can tell. */
function onWeekday(question: Question, draft: Draft, days: Days): Days | undefined {
  const [weekday, ...others] = weekdaysIn(question, draft);
  const isDated = findPoints(fold(question.text), question.language, nowOf(draft), question.text).length > 0;
  const isOne = others.length === 0 && days[0] === days[1] && !isDated;
  if (!isOne) return undefined;
  const isComing = weekday?.which === 'latest' && days[0] < todayOf(draft.asked);
  return isComing ? [addDays(days[0], 7), addDays(days[1], 7)] : days;
}

const yearLater = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

function daysOfSpan(question: Question, draft: Draft, span: Span): Days | undefined {
  const today = todayOf(draft.asked);
  // "7 days" reaches back for every other question; said with "in the next" it reaches ahead.
  if (span.unit === 'hours') {
    const days = Math.round((span.end - span.start) / dayMs);
    return says(question, 'due:ahead') && days > 0 ? [today, addDays(today, days)] : undefined;
  }
  if (says(question, 'due:ahead')) return undefined;
  const { timeZone } = draft.asked.manner;
  const days: Days = [dayIn(timeZone, span.start), dayIn(timeZone, span.end - 1)];
  if (weekdaysIn(question, draft).length > 0) return onWeekday(question, draft, days);
  if (isThisWeek(question)) {
    const monday = addDays(today, -weekdayOf(today));
    return [monday, addDays(monday, 6)];
  }
  // What is due lies ahead: said in November, December is the coming one.
  return days[1] < today && lacksYear(question, draft, span) ? [yearLater(days[0]), yearLater(days[1])] : days;
}

function daysOf(question: Question, draft: Draft): Days | undefined {
  const today = todayOf(draft.asked);
  const [span] = question.spans;
  const [days] = question.numbers;
  if (span) return daysOfSpan(question, draft, span);
  if (says(question, 'due:days'))
    return days !== undefined && says(question, 'due:ahead') ? [today, addDays(today, days)] : undefined;
  const named: readonly Days[] = [
    ...(says(question, 'due:tomorrow') ? [[addDays(today, 1), addDays(today, 1)] as const] : []),
    ...(says(question, 'due:nextWeek')
      ? [[addDays(today, 7 - weekdayOf(today)), addDays(today, 13 - weekdayOf(today))] as const]
      : []),
    ...(says(question, 'due:soon') ? [[today, addDays(today, soonDays)] as const] : []),
  ];
  return named.length === 1 ? named[0] : undefined;
}

function within(draft: Draft, [first, last]: Days): DueFilter {
  const shown = first === last ? showDay(draft, first) : `${showDay(draft, first)} – ${showDay(draft, last)}`;
  const today = todayOf(draft.asked);
  const isWeek = first === today && last === addDays(today, soonDays);
  const choice = first === today && last === today ? 'today' : isWeek ? 'week' : undefined;
  return {
    ...(choice && { choice }),
    keep: ({ dueDate }) => dueDate !== null && dueDate >= first && dueDate <= last,
    words: texts[draft.language].due(shown),
  };
}

// "Tasks for today" means what is due; of a time that has passed no one can tell what was meant.
const isAhead = (question: Question, draft: Draft) =>
  question.spans.every(({ end, unit }) => end > draft.asked.now && unit !== 'hours');

/** The condition on due dates that a question states; undefined without one. */
export function readDue(question: Question, draft: Draft): DueFilter | 'unclear' | undefined {
  const text = texts[draft.language];
  const dues = question.concepts.filter((concept) => concept.startsWith('due:') && !units.includes(concept));
  const isAboutPast = says(question, 'state:completed') || says(question, 'record:added');
  if (says(question, 'state:overdue')) {
    const today = todayOf(draft.asked);
    const isPlain = dues.length + question.spans.length === 0 && !isAboutPast;
    return isPlain
      ? { keep: ({ dueDate }) => dueDate !== null && dueDate < today, words: text.states.overdue, choice: 'overdue' }
      : 'unclear';
  }
  if (dues.length > 1) return 'unclear';
  const timed = question.spans.length > 0 || dues.length > 0;
  if (isAboutPast) return dues.length > 0 || (says(question, 'op:due') && timed) ? 'unclear' : undefined;
  if (question.spans.length + (says(question, 'due:ahead') ? 0 : dues.length) > 1) return 'unclear';
  if (says(question, 'due:none'))
    return { keep: ({ dueDate }) => dueDate === null, words: text.withoutDue, choice: 'none' };
  if (says(question, 'due:any')) return { keep: ({ dueDate }) => dueDate !== null, words: text.withDue };
  if (!timed)
    return says(question, 'op:due') ? { keep: ({ dueDate }) => dueDate !== null, words: text.withDue } : undefined;
  if (!says(question, 'op:due') && !says(question, 'due:ahead') && !isAhead(question, draft)) return 'unclear';
  const days = daysOf(question, draft);
  return days ? within(draft, days) : 'unclear';
}
