import { expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { countedIn } from './testing/figures-of.ts';

const workspace = useWorkspace();
const ask = (question: string) => workspace().admin.question(question);

type Outcome = { readonly state: 'finished' | 'failed'; readonly created?: number; readonly rejected?: number };

async function remember(name: string, startedAt: number, { state, created = 0, rejected = 0 }: Outcome) {
  const { app, admin } = workspace();
  await app.database.write((tx) =>
    tx
      .insertInto('imports')
      .values({
        id: name.replace('.', '-'),
        file_name: name,
        format: 'stix',
        state,
        owner_id: admin.id,
        started_at: startedAt,
        finished_at: startedAt + 1_000,
        bytes: 10,
        bytes_read: 10,
        objects_in: created + rejected,
        created,
        rejected,
        updated: 0,
        unchanged: 0,
        problem: state === 'failed' ? 'not_json' : null,
        problem_detail: '',
      } as never)
      .execute(),
  );
}

test('without any import there is none to tell of', async () => {
  const { response } = await ask('what was the last import');

  expect(response).toContain('0 imports.');
});

test('the last import is told with its state and its balance', async () => {
  const now = workspace().app.now();
  await remember('first.json', now - 3_600_000, { state: 'finished', created: 12, rejected: 3 });
  const first = await ask('what was the last import');
  await remember('second.json', now - 60_000, { state: 'failed' });
  const second = await ask('what was the last import');

  expect(first.response).toContain('first.json: State: Finished.');
  expect(first.response).toContain('Created: 12. Updated: 0. Unchanged: 0. Rejected: 3.');
  expect(second.response).toContain('second.json: State: Failed.');
});

test('imports are counted by state and time', async () => {
  const rows = await workspace().app.database.read.selectFrom('imports').select('state').execute();

  const all = await ask('how many imports were there today');
  const failed = await ask('which imports failed');

  expect(countedIn(all.answer)).toBe(rows.length);
  expect(countedIn(failed.answer)).toBe(rows.filter(({ state }) => state === 'failed').length);
});

test('viewers do not see imports', async () => {
  const { answer } = await workspace().viewer.question('what was the last import');

  expect(answer.refused).toBe('forbidden');
});
