import { expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { figuresOf } from './testing/figures-of.ts';

const workspace = useWorkspace();
const dayMs = 86_400_000;

test('an overview tells what is open, every figure with its query', async () => {
  const { app, admin } = workspace();
  const incidents = await app.database.read
    .selectFrom('incidents')
    .selectAll()
    .where('deleted_at', 'is', null)
    .execute();
  const unresolved = incidents.filter(({ status }) => ['Open', 'Investigating', 'Mitigated'].includes(status));
  const tasks = await app.database.read.selectFrom('todos').selectAll().where('owner_id', '=', admin.id).execute();

  const { answer } = await admin.question('give me an overview');

  const figures = figuresOf(answer);
  expect(figures[0]).toBe(unresolved.length);
  expect(figures).toContain(tasks.filter(({ completed }) => completed === 0).length);
  for (const { cites } of answer.sentences) expect(cites.length).toBeGreaterThan(0);
});

test('what happened on a day is counted within that day', async () => {
  const { app, admin } = workspace();
  const midnight = app.now() - (app.now() % dayMs);
  const incidents = await app.database.read
    .selectFrom('incidents')
    .selectAll()
    .where('deleted_at', 'is', null)
    .execute();
  const opened = incidents.filter(({ detected_at: at }) => at >= midnight && at < midnight + dayMs);
  const resolved = incidents.filter(({ resolved_at: at }) => at !== null && at >= midnight && at < midnight + dayMs);

  const { answer } = await admin.question('what happened today');

  expect(figuresOf(answer).slice(0, 2)).toEqual([opened.length, resolved.length]);
});

test('what happened, without a time, could mean anything', async () => {
  const { answer } = await workspace().admin.question('what happened');

  expect(answer.refused).not.toBeNull();
});

test('it can be asked after anything else', async () => {
  const first = await workspace().admin.question('how many incidents are open');

  const { answer } = await workspace().admin.question('what happened today?', { before: first.understood });

  expect(answer.refused).toBeNull();
});

test('advice follows the rules of the card', async () => {
  const { app, admin } = workspace();
  const tasks = await app.database.read.selectFrom('todos').selectAll().where('owner_id', '=', admin.id).execute();
  const active = tasks.filter(({ completed }) => completed === 0);
  const high = active.filter(({ priority }) => priority === 'high').length;

  const { response, answer } = await admin.question('what should I do first?');

  expect(response).toContain(`${high} high-priority tasks are active. [2] Take these before anything new.`);
  expect(response).toContain(`${active.length} tasks are open at once. [1] Split the larger ones into steps.`);
  expect(response).not.toContain('completion rate is');
  expect(answer.citations.map(({ href }) => href)).toEqual(['/dashboard', '/todos?show=active&priority=high']);
});

test('without tasks the advice is to add some', async () => {
  const { app, viewer } = workspace();
  await app.database.write((tx) => tx.deleteFrom('todos').where('owner_id', '=', viewer.id).execute());

  const { response } = await viewer.question('any advice?');

  expect(response).toContain('Your completion rate is 0%.');
  expect(response).toContain('Add and complete tasks to raise your completion rate.');
});
