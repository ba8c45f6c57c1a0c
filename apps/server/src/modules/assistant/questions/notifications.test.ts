import type { EventKind } from '@halyard/contracts/events.ts';
import { allMessages } from '@halyard/messages/all';
import { expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { countedIn } from './testing/figures-of.ts';

const workspace = useWorkspace();
const dayMs = 86_400_000;
const midnight = () => workspace().app.now() - (workspace().app.now() % dayMs);

async function told() {
  const { app, admin } = workspace();
  return app.database.read
    .selectFrom('notifications')
    .selectAll()
    .where('person_id', '=', admin.id)
    .where('dismissed_at', 'is', null)
    .where('at', '>=', midnight() - 8 * dayMs)
    .execute();
}
type Told = Awaited<ReturnType<typeof told>>[number];

const counted: readonly (readonly [question: string, isMeant: (one: Told) => boolean])[] = [
  ['how many notifications do I have', () => true],
  ['how many unread notifications do I have', ({ read_at: at }) => at === null],
  ['do I have new notifications', ({ read_at: at }) => at === null],
  ['which notifications require an action', (one) => one.action_required === 1],
  ['security notifications', ({ type }) => type === 'security'],
  ['unread security notifications', ({ type, read_at: at }) => type === 'security' && at === null],
  ['entity and system notifications', ({ type }) => type === 'entity' || type === 'system'],
  ['high severity notifications', ({ severity }) => severity === 'high'],
  ['notifications of today', ({ at }) => at >= midnight()],
  ['notifications since yesterday', ({ at }) => at >= midnight() - dayMs],
];

test.each(counted)('%s', async (question, isMeant) => {
  const meant = (await told()).filter(isMeant);

  const { answer } = await workspace().admin.question(question);

  expect(countedIn(answer)).toBe(meant.length);
});

test('by type every type that there is is counted', async () => {
  const all = await told();

  const { answer } = await workspace().admin.question('notifications by type');

  const types = ['security', 'entity', 'intel', 'system'].map((type) => all.filter((one) => one.type === type).length);
  expect(answer.tables[0]?.rows.map(({ cells }) => cells[1])).toEqual(types.filter((count) => count > 0));
});

test('the newest is told with what happened', async () => {
  const [newest] = (await told()).toSorted((one, other) => other.at - one.at || other.event_id - one.event_id);
  const { kind } = await workspace()
    .app.database.read.selectFrom('events')
    .select('kind')
    .where('id', '=', newest?.event_id ?? 0)
    .executeTakeFirstOrThrow();

  const { response } = await workspace().admin.question('what is my latest notification');

  expect(response).toContain(allMessages.en.events.titles[kind as EventKind]);
});

test.each(['notifications for Ada', 'critical notifications', 'notifications that are not about security'])(
  'what the list cannot be asked is refused: %s',
  async (question) => {
    const { answer } = await workspace().admin.question(question);

    expect(answer.refused).not.toBeNull();
  },
);
