import { expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { countedIn, figuresOf } from './testing/figures-of.ts';

const workspace = useWorkspace();

type Task = {
  readonly text: string;
  readonly completed: 0 | 1;
  readonly priority: string;
  readonly due_date: string | null;
  readonly created_at: number;
  readonly completed_at: number | null;
};

const tasksOf = async (isMeant: (task: Task) => boolean = () => true): Promise<Task[]> => {
  const { app, admin } = workspace();
  const rows = await app.database.read
    .selectFrom('todos')
    .select(['text', 'completed', 'priority', 'due_date', 'created_at', 'completed_at'])
    .where('owner_id', '=', admin.id)
    .where('deleted_at', 'is', null)
    .execute();
  return (rows as Task[]).filter(isMeant);
};

const dayMs = 86_400_000;
const now = () => workspace().app.now();
const midnight = () => now() - (now() % dayMs);
const dayAt = (days: number) => new Date(midnight() + days * dayMs).toISOString().slice(0, 10);
/** Monday of the present week is so many days ago. */
const sinceMonday = () => (new Date(midnight()).getUTCDay() + 6) % 7;
const isActive = ({ completed }: Task) => completed === 0;
const isDue = (first: number, last: number) => (task: Task) =>
  isActive(task) && task.due_date !== null && task.due_date >= dayAt(first) && task.due_date <= dayAt(last);
const isCompleted =
  (from: number, to: number) =>
  ({ completed_at: at }: Task) =>
    at !== null && at >= from && at < to;

const counted: readonly (readonly [question: string, isMeant: () => (task: Task) => boolean])[] = [
  ['How many active tasks do I have?', () => isActive],
  ['how many tasks are left', () => isActive],
  ['how many tasks are not done yet', () => isActive],
  ['number of completed tasks', () => (task) => !isActive(task)],
  ['how many high priority tasks are active', () => (task) => isActive(task) && task.priority === 'high'],
  [
    'urgent tasks',
    () =>
      ({ priority }) =>
        priority === 'high',
  ],
  ['how many low-priority tasks did I complete', () => (task) => !isActive(task) && task.priority === 'low'],
  ['which tasks are overdue', () => isDue(-10_000, -1)],
  ['do I have tasks due today?', () => isDue(0, 0)],
  ['what do i have to do today', () => isDue(0, 0)],
  ['tasks due tomorrow', () => isDue(1, 1)],
  ['tasks for this week', () => isDue(-sinceMonday(), 6 - sinceMonday())],
  ['tasks due next week', () => isDue(7 - sinceMonday(), 13 - sinceMonday())],
  ['tasks due in the next 3 days', () => isDue(0, 3)],
  ['tasks without a due date', () => (task) => task.due_date === null],
  ['tasks that are not high priority', () => (task) => task.priority !== 'high'],
  ['tasks due in 3 days', () => isDue(0, 3)],
  ['how many tasks did I complete today', () => isCompleted(midnight(), midnight() + dayMs)],
  ['what did I complete yesterday', () => isCompleted(midnight() - dayMs, midnight())],
  [
    'tasks I finished last week',
    () => isCompleted(midnight() - (sinceMonday() + 7) * dayMs, midnight() - sinceMonday() * dayMs),
  ],
  [
    'tasks added last week',
    () =>
      ({ created_at: at }) =>
        at >= midnight() - (sinceMonday() + 7) * dayMs && at < midnight() - sinceMonday() * dayMs,
  ],
  [
    'tasks mentioning certificate',
    () =>
      ({ text }) =>
        text.toLowerCase().includes('certificate'),
  ],
];

test.each(counted)('%s', async (question, isMeant) => {
  const meant = (await tasksOf()).filter(isMeant());

  const { answer } = await workspace().admin.question(question);

  expect(countedIn(answer)).toBe(meant.length);
  expect(answer.citations[0]?.records).toBe(meant.length);
});

test('all tasks are the active and the completed ones', async () => {
  const all = await tasksOf();

  const { answer } = await workspace().admin.question('How many tasks do I have?');

  expect(figuresOf(answer)).toEqual([all.length]);
});

test('the completion rate is that of the card', async () => {
  const all = await tasksOf();
  const completed = all.filter((task) => !isActive(task)).length;

  const { response } = await workspace().admin.question('What is my completion rate?');

  expect(response).toContain(`${Math.round((100 * completed) / all.length)}%`);
});

test('completions of the week add up, day by day', async () => {
  const start = midnight() - sinceMonday() * dayMs;
  const completed = await tasksOf(isCompleted(start, midnight() + dayMs));

  const { answer } = await workspace().admin.question('tasks completed per day this week');

  const perDay = answer.tables[0]?.rows.map(({ cells }) => cells[1]);
  const days = Array.from({ length: sinceMonday() + 1 }, (_, day) => start + day * dayMs);
  expect(perDay).toEqual(days.map((day) => completed.filter(isCompleted(day, day + dayMs)).length).toReversed());
});

test('what comes next is the active task that is due first', async () => {
  const [first] = (await tasksOf(isDue(0, 10_000))).toSorted((one, other) =>
    (one.due_date ?? '').localeCompare(other.due_date ?? ''),
  );

  const { answer } = await workspace().admin.question('What is next?');

  expect(answer.tables[0]?.rows[0]?.cells).toContain(first?.text);
});

test.each([
  ['how many high priority tasks are active', '/todos?priority=high&show=active'],
  ['completed tasks', '/todos?show=completed'],
  ['what did I complete yesterday', null],
  ['which tasks are overdue', '/todos?due=overdue'],
])('the source opens exactly those tasks, or nothing: %s', async (question, href) => {
  const { answer } = await workspace().admin.question(question);

  expect(answer.citations[0]?.href).toBe(href);
});

test.each([
  'critical tasks',
  "Ada's tasks",
  'how many tasks last week',
  'new tasks',
  'average tasks per day',
  'why do I have so many tasks',
])('what the list cannot be asked is refused: %s', async (question) => {
  const { answer } = await workspace().admin.question(question);

  expect(answer.refused).not.toBeNull();
});

test('a question goes on from the one before', async () => {
  const first = await workspace().admin.question('how many tasks did I complete this week');

  const { answer } = await workspace().admin.question('and last week?', { before: first.understood });

  const lastWeek = isCompleted(midnight() - (sinceMonday() + 7) * dayMs, midnight() - sinceMonday() * dayMs);
  expect(countedIn(answer)).toBe((await tasksOf(lastWeek)).length);
});

test('another person’s tasks are no part of the answer', async () => {
  const { app, viewer } = workspace();
  const own = await app.database.read.selectFrom('todos').select('text').where('owner_id', '=', viewer.id).execute();

  const { answer } = await viewer.question('show my tasks');

  expect(answer.tables[0]?.total).toBe(own.length);
  expect(own.map(({ text }) => text)).toEqual(
    expect.arrayContaining(answer.tables[0]?.rows.map(({ cells }) => cells[0]) ?? []),
  );
});
