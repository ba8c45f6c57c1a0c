import { allow } from '@halyard/contracts/policy.ts';
import type { Todo } from '@halyard/contracts/work/todos.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { type Question, says, type Topic } from '../topic.ts';
import { askTasks, byUrgency, nameOfTask, tableOfTasks } from './list-of-tasks.ts';
import { sayNext, sayOverall, sayRate, sayTrend, sayWeek } from './task-figures.ts';
import { readTaskFilter, type TaskFilter } from './task-filter.ts';
import { sayGroups } from './task-groups.ts';
import { texts } from './texts.ts';

const isAbout = (question: Question, ...allowed: readonly string[]) =>
  question.spans.length + question.names.length + question.quotes.length + question.numbers.length === 0 &&
  question.tail === null &&
  question.concepts.every((concept) =>
    ['topic:task', 'who:me', 'op:list', 'op:count', 'op:exists', 'task:any', ...allowed].includes(concept),
  );

async function sayOrdered(draft: Draft, filter: TaskFilter, order: 'newest' | 'oldest', many: number): Promise<void> {
  const text = texts[draft.language];
  const { todos, cite } = await askTasks(draft, filter);
  const isCompletion = filter.state === 'completed' && order === 'newest';
  const keyOf = ({ createdAt, completedAt }: Todo) => (isCompletion ? (completedAt ?? '') : createdAt);
  const newestFirst = todos.toSorted((one, other) => keyOf(other).localeCompare(keyOf(one)));
  const sorted = order === 'newest' ? newestFirst : newestFirst.toReversed();
  const [first] = sorted;
  draft.say(text.count(todos.length, draft.figure(todos.length, cite), filter.words.join(', ')));
  if (!first) return;
  const at = draft.show.instant(keyOf(first));
  const say = isCompletion ? text.lastCompleted : order === 'newest' ? text.newest : text.oldest;
  draft.say(say(nameOfTask(draft, first), at), cite);
  tableOfTasks(draft, sorted.slice(0, many), cite);
}

async function sayList(draft: Draft, filter: TaskFilter): Promise<void> {
  const { todos, cite } = await askTasks(draft, filter);
  const words = filter.words.join(', ');
  draft.say(texts[draft.language].count(todos.length, draft.figure(todos.length, cite), words));
  const isActive = todos.every(({ completed }) => !completed);
  tableOfTasks(draft, isActive ? todos.toSorted(byUrgency) : todos, cite);
}

/** Returns that look at all tasks whatever their state; false where the question says more than that. */
async function answerFigure(question: Question, draft: Draft): Promise<boolean> {
  const isShare = says(question, 'op:share');
  if (says(question, 'topic:completionRate') || isShare) {
    if (!isAbout(question, 'topic:completionRate', 'op:share', 'state:completed', 'op:status')) return false;
    await sayRate(draft);
    return true;
  }
  if (says(question, 'topic:nextTask') || says(question, 'task:next')) {
    if (!isAbout(question, 'topic:nextTask', 'task:next', 'op:due', 'state:undone', 'state:open')) return false;
    await sayNext(draft);
    return true;
  }
  if (says(question, 'op:trend')) {
    if (!isAbout(question, 'op:trend')) return false;
    await sayTrend(draft);
    return true;
  }
  return false;
}

const ofFigures = ['topic:completionRate', 'op:share', 'topic:nextTask', 'task:next', 'op:trend'] as const;

// The week's figures are completions of the trailing seven days and of nothing else.
async function answerWeek(question: Question, draft: Draft): Promise<boolean> {
  const week = ['by:day', 'by:weekday', 'state:completed', 'op:most', 'op:exists', 'op:trend'];
  if (!isAbout(question, ...week) || !says(question, 'state:completed')) return false;
  await sayWeek(question, draft);
  return true;
}

const isActive = (question: Question) =>
  (['state:open', 'state:active', 'state:unresolved', 'state:undone'] as const).some((state) => says(question, state));

/** "How many active and completed tasks" asks for all of them. */
const isAboutBoth = (question: Question) =>
  isAbout(question, 'state:open', 'state:active', 'state:unresolved', 'state:undone', 'state:completed') &&
  says(question, 'state:completed') &&
  isActive(question);

async function answerList(question: Question, draft: Draft): Promise<boolean> {
  const filter = readTaskFilter(question, draft);
  const [many, ...others] = question.numbers;
  const isOldest = says(question, 'op:oldest');
  const isOrdered = isOldest || says(question, 'op:newest');
  if (!filter || says(question, 'op:most') || others.length > 0) return false;
  // "Due last" is about due dates, and the newest is the one that was added last.
  if (isOrdered && question.concepts.some((concept) => concept === 'op:due' || concept.startsWith('due:')))
    return false;
  const isOfDays = says(question, 'due:days');
  if (many !== undefined && !isOfDays && (!isOrdered || many < 1 || many > 10)) return false;
  if (isOfDays && (many === undefined || isOrdered)) return false;
  const by = (['by:priority', 'by:status'] as const).filter((one) => says(question, one));
  if (by.length > 0) {
    if (by.length > 1 || isOrdered || (by[0] === 'by:status' && filter.state)) return false;
    await sayGroups(draft, filter, by[0] === 'by:priority' ? 'priority' : 'status');
  } else if (isOrdered) await sayOrdered(draft, filter, isOldest ? 'oldest' : 'newest', many ?? 10);
  else await sayList(draft, filter);
  return true;
}

/** The person's own tasks: how many, which, and what comes next. */
export const tasks: Topic = {
  name: 'tasks',
  mentions: ['topic:task', 'topic:completionRate', 'topic:nextTask'],
  accepts: [
    ...['op:count', 'op:list', 'op:exists', 'op:newest', 'op:oldest', 'op:share', 'op:trend', 'op:most', 'op:due'],
    ...['op:summary', 'op:status', 'op:when'],
    ...['level:High', 'level:Medium', 'level:Low', 'task:*', 'due:*', 'who:me', 'rel:named'],
    ...['state:open', 'state:active', 'state:unresolved', 'state:undone', 'state:completed', 'state:overdue'],
    ...['record:added', 'by:status', 'by:priority', 'by:day', 'by:weekday'],
  ],
  takes: ['spans', 'names', 'quotes', 'tail', 'numbers'],
  async answer(question, draft) {
    if (ofFigures.some((concept) => says(question, concept))) return answerFigure(question, draft);
    if (says(question, 'by:day') || says(question, 'by:weekday')) return answerWeek(question, draft);
    if (says(question, 'op:when')) return false;
    if (isAboutBoth(question)) {
      await sayOverall(draft);
      return true;
    }
    if (isAbout(question, 'op:summary', 'op:status')) {
      const isList = says(question, 'op:list') && !says(question, 'op:count');
      if (says(question, 'op:summary') || says(question, 'op:count') || !isList) await sayOverall(draft);
      else return answerList(question, draft);
      return true;
    }
    if (says(question, 'op:summary') || says(question, 'op:status')) return false;
    return answerList(question, draft);
  },
  texts,
  permission: allow('todos', 'list'),
  screens: ['/todos', '/dashboard'],
};
