import { getDashboardSummary, getTaskActivity } from '@halyard/contracts/work/dashboard.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { type Question, says } from '../topic.ts';
import { askTasks, byUrgency, nameOfTask } from './list-of-tasks.ts';
import { showDay, todayOf } from './task-days.ts';
import { texts } from './texts.ts';

/** The four figures of the dashboard's cards. */
export function askSummary(draft: Draft) {
  const label = texts[draft.language].summaryLabel;
  return draft.ask(getDashboardSummary, {}, { label, records: ({ totalRecords }) => totalRecords });
}

export async function sayOverall(draft: Draft): Promise<void> {
  const { reply, cite } = await askSummary(draft);
  const { totalRecords: total, activeProcesses: active, completedProcesses: completed } = reply;
  const figure = (value: number) => draft.figure(value, cite);
  draft.say(texts[draft.language].overall(total, figure(total), figure(active), figure(completed)));
}

/** The same rounded rate as the card shows. */
export async function sayRate(draft: Draft): Promise<void> {
  const text = texts[draft.language];
  const { reply, cite } = await askSummary(draft);
  const { totalRecords: total, completedProcesses: completed, completionRate } = reply;
  const rate = draft.figure(completionRate, cite, draft.show.share(completionRate / 100));
  if (total === 0) draft.say(text.rateWithoutTasks(rate));
  else draft.say(text.rate(rate, draft.figure(completed, cite), draft.figure(total, cite)));
}

/** What should be done first: the due date decides, then the priority. */
export async function sayNext(draft: Draft): Promise<void> {
  const text = texts[draft.language];
  const active = { words: [text.states.active], href: '/todos?show=active' };
  const { todos, cite } = await askTasks(draft, { keep: ({ completed }) => !completed, ...active });
  const [first] = todos.toSorted(byUrgency);
  if (!first) {
    draft.say(text.next.none, cite);
    return;
  }
  const { dueDate, priority } = first;
  const name = nameOfTask(draft, first);
  if (dueDate === null) draft.say(text.next.undated(name, text.priorities[priority]), cite);
  else if (dueDate < todayOf(draft.asked)) draft.say(text.next.overdue(name, showDay(draft, dueDate)), cite);
  else draft.say(text.next.due(name, showDay(draft, dueDate)), cite);
  draft.say(text.next.rule);
}

function askActivity(draft: Draft) {
  const label = texts[draft.language].activityLabel;
  const { timeZone } = draft.asked.manner;
  return draft.ask(getTaskActivity, { query: { timeZone } }, { label });
}

/** Completions of the trailing seven days, day by day. */
export async function sayWeek(question: Question, draft: Draft): Promise<void> {
  const text = texts[draft.language];
  const { reply, cite } = await askActivity(draft);
  const total = reply.days.reduce((sum, { completed }) => sum + completed, 0);
  draft.say(text.week(total, draft.figure(total, cite)));
  const most = Math.max(...reply.days.map(({ completed }) => completed));
  if (says(question, 'op:most') && most > 0) {
    const best = reply.days.filter(({ completed }) => completed === most).map(({ day }) => showDay(draft, day));
    draft.say(text.bestDays(draft.show.list(best), draft.figure(most, cite)));
  }
  draft.table({
    caption: text.activityLabel,
    cite,
    columns: [
      { label: text.columns.day, kind: 'day' },
      { label: text.columns.completed, kind: 'number' },
    ],
    rows: reply.days.map(({ day, completed }) => ({ href: `/todos?completed=${day}`, cells: [day, completed] })),
  });
}

/** The total against seven days ago, as the first card shows it. */
export async function sayTrend(draft: Draft): Promise<void> {
  const text = texts[draft.language].trend;
  const { reply, cite } = await askActivity(draft);
  const { scope, tasksBefore, tasksNow, percent } = reply.trend;
  if (percent === null) {
    draft.say(text.none, cite);
    return;
  }
  draft.say(text[scope](draft.figure(tasksNow, cite), draft.figure(tasksBefore, cite)));
  const shown = `${percent > 0 ? '+' : ''}${draft.show.share(percent / 100)}`;
  draft.say(text.change(draft.figure(percent, cite, shown)));
}
