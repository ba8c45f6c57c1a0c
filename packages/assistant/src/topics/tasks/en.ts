import type { Priority } from '@halyard/contracts/work/todos.ts';
import { inWords } from '../in-words.ts';

const count = (n: number, figure: string) => `${figure} ${n === 1 ? 'task' : 'tasks'}`;
const priorities: Readonly<Record<Priority, string>> = {
  high: 'high priority',
  medium: 'medium priority',
  low: 'low priority',
};

/** Questions about the person's own tasks in English. */
export const tasks = {
  phrases: {
    // Whether something holds for all is no count of those for which it does: no one knows this concept.
    'bound:all': inWords(`
      are all, are all of, were all, have all, did all, is every, is everything, was everything,
      have i done everything, did i do everything, did i finish everything, have i finished everything
    `),
    'topic:task': inWords(`
      task, tasks, to-do, to-dos, todo, todos, to do list, to-do list, todo list, task list, on my plate,
      what do i have to do, what do i need to do, what must i do, what is left to do, what did i complete,
      what have i completed, what have i done, what did i finish, what did i get done, what is due, what's due,
      what do i have due, did i complete anything, have i completed anything, did i finish anything, to-do items,
      todo items, to do items, to dos, action items, on my list, my list, on my agenda, on my to-do list,
      on my todo list, on my task list, anything due, anything to do, my deadlines, upcoming deadlines,
      current tasks, things to do, stuff to do, left to do, still to do, what have i finished,
      did i get anything done, have i finished anything, have i done anything, my to do list, left on my list,
      whats due, what's left, whats left, what is left, what have i got on, what have i got to do, what do i have on,
      what's on for me, what do i still have to do, what do i still need to do, what else do i have to do,
      what have i left to do, what have i got left
    `),
    'topic:completionRate': inWords(`
      completion rate, completion percentage, rate of completion, completion ratio, how productive am i,
      how far am i, how far along am i
    `),
    'topic:nextTask': inWords(`
      what is next, what's next, whats next, what comes next, what next, next task, what is up next,
      what is due next, what's due next, due next, most urgent task, next deadline, next due date, next due task,
      next task due, the next task, my next task, the next deadline, my next deadline, the most urgent task,
      most important task, the most important task, which task should i do next, which task comes next,
      which task is next, most pressing task, the most pressing task, my most pressing task, my most urgent task,
      most urgent thing, my most urgent thing, the most urgent thing, most pressing thing, what is most urgent,
      what's most urgent, whats most urgent, most urgent to-do, my next to-do, next to-do, the next thing,
      next thing, next thing to do, next thing on my list, the next thing on my list, next item,
      what's the next thing, what is the next thing
    `),
    'state:undone': inWords(`
      on my plate, what do i have to do, what do i need to do, what must i do, what is left to do, pending,
      remaining, left, left to do, unfinished, incomplete, not done, not yet done, not completed, not yet completed,
      not finished, still to do, uncompleted, ahead of me, still open, undone, not complete, to do, to be done,
      on my agenda, current tasks, anything to do, things to do, stuff to do, left on my list, what's left,
      whats left, what is left, what have i got on, what have i got to do, what do i have on,
      what do i still have to do, what do i still need to do, what else do i have to do, what have i left to do,
      what have i got left
    `),
    'state:completed': inWords(`
      what did i complete, what have i completed, what have i done, what did i finish, what did i get done,
      did i complete anything, have i completed anything, did i finish anything, ticked off, tick off, finish,
      complete, completions, what have i finished, did i get anything done, have i finished anything,
      have i done anything
    `),
    'record:added': inWords('added, created, were added, were created, did i add, did i create, have i added'),
    'state:overdue': inWords('missed, past their due date, past its due date, past deadline, past their deadline'),
    'op:due': inWords(`
      what is due, what's due, what do i have due, due next week, due, due date, due dates, deadline, deadlines,
      are due, is due, falling due, fall due, anything due, my deadlines, upcoming deadlines, whats due
    `),
    'due:none': inWords(`
      without due date, without a due date, without due dates, without deadline, without a deadline,
      with no due date, with no deadline, have no due date, have no deadline, no due date, no deadline, undated,
      not scheduled
    `),
    'due:any': inWords('with a due date, with due date, with a deadline, have a due date, have a deadline'),
    'due:tomorrow': inWords(`tomorrow, tomorrow's`),
    'due:nextWeek': inWords('next week, due next week'),
    'due:soon': inWords(`
      soon, upcoming, coming up, upcoming deadlines
    `),
    'due:ahead': inWords('in the next, within the next, the next, over the next, in the coming, within'),
    'due:days': inWords('days ahead'),
    'by:weekday': inWords(`
      by weekday, per weekday, each weekday, by day of the week, per day of the week, which day, on which day,
      which weekday, on which weekday, what day, on what day, every day, each day
    `),
    'by:priority': inWords('by priority, per priority, for each priority, by urgency'),
    'task:priority': inWords('priority, with priority, priorities'),
    'task:urgent': inWords('urgent, important, most important, top priority, highest priority'),
    'task:next': inWords('first, next'),
    'task:any': inWords(`
      get done, still, everything
    `),
    'op:newest': inWords('recently, lately, most recently'),
    'op:list': inWords(`what's, whats, on my list, on the list`),
    'op:who': inWords(`who's`),
    'filler:': inWords(`'s`),
    'level:High': inWords(`
      high prio, high-prio, top prio
    `),
    'level:Medium': inWords(`
      medium prio, normal prio, normal priority
    `),
    'level:Low': inWords(`
      low prio, low-prio
    `),
    'op:trend': inWords(`
      change in, changes in, changes to
    `),
    // Due dates are asked for one day or one week; of what lies before or behind it nothing is said.
    'bound:time': inWords(`
      by tomorrow, by next week, before tomorrow, before next week, until tomorrow, until next week, after tomorrow,
      after next week, from tomorrow, from next week, except tomorrow, by soon
    `),
  },
  examples: [
    'How many tasks do I have?',
    'How many high-priority tasks are active?',
    'Which tasks are overdue?',
    'Which tasks are due this week?',
    'What is my completion rate?',
    'How many tasks did I complete today?',
    'Tasks completed per day this week',
    'What is next on my task list?',
  ],
  ofOne: ['When is this task due?'],
  label: (filter: string) => (filter === '' ? 'My tasks' : `My tasks: ${filter}`),
  summaryLabel: 'Figures of my tasks',
  states: { active: 'active', completed: 'completed', overdue: 'overdue' },
  priorities,
  completed: (span: string) => `completed ${span}`,
  added: (span: string) => `added ${span}`,
  due: (span: string) => `due ${span}`,
  withoutDue: 'without due date',
  containing: (words: string) => `containing “${words}”`,
  count: (n: number, figure: string, filter: string) =>
    `You have ${count(n, figure)}${filter === '' ? '' : ` (${filter})`}.`,
  rate: (rate: string, completed: string, total: string) =>
    `Your completion rate is ${rate}: ${completed} of ${total} tasks are completed.`,
  next: {
    overdue: (name: string, day: string) => `The most pressing one is ${name}; it has been due since ${day}.`,
    due: (name: string, day: string) => `Next comes ${name}, due ${day}.`,
    undated: (name: string, priority: string) =>
      `None of your active tasks has a due date. The first by priority is ${name} (${priority}).`,
    none: 'You have no active tasks, so nothing is next.',
    rule: 'The order is the due date first, then the priority.',
  },
  newest: (name: string, at: string) => `The newest is ${name}, added ${at}.`,
  week: (n: number, figure: string) => `You completed ${count(n, figure)} in the last seven days.`,
  one: {
    active: (name: string, priority: string) => `${name} is active and has ${priority}.`,
    completed: (name: string, priority: string, at: string) => `${name} has ${priority} and was completed ${at}.`,
    due: (day: string) => `It is due ${day}.`,
    overdue: (day: string) => `It was due ${day}, so it is overdue.`,
    withoutDue: 'It has no due date.',
    added: (at: string) => `It was added ${at}.`,
  },
  caption: 'My tasks',
  columns: {
    task: 'Task',
    priority: 'Priority',
    due: 'Due',
    completed: 'Completed',
    day: 'Day',
    state: 'State',
    tasks: 'Tasks',
  },
  noDue: 'none',
  notYet: 'not yet',
};
