import { randomUUID } from 'node:crypto';
import type { Client, Outcome, Todo } from './api-client.ts';

// Durability is judged from outside: every writer notes what it asked for and what it was told, and afterwards the
// product has to agree with the notes.

type Change = 'add' | 'complete' | 'reopen' | 'delete';
type Entry = {
  readonly text: string;
  readonly change: Change;
  outcome: 'ok' | 'unknown';
  readonly key?: string;
  id?: string;
};

/** One writer's notes: all it asked for, in order, over all restarts. */
export type History = { readonly client: Client; readonly entries: Entry[] };

export const createHistory = (client: Client): History => ({ client, entries: [] });

const wasDone = (outcome: Outcome) => outcome !== 'no answer' && outcome.status < 300;

async function add({ client, entries }: History): Promise<Todo | undefined> {
  const entry: Entry = { text: `task ${randomUUID()}`, change: 'add', outcome: 'unknown', key: randomUUID() };
  entries.push(entry);
  const outcome = await client.send(
    'POST',
    '/todos',
    { text: entry.text, completed: false },
    { 'idempotency-key': entry.key ?? '' },
  );
  if (!wasDone(outcome) || outcome === 'no answer') return undefined;
  const todo = outcome.body as Todo;
  entry.outcome = 'ok';
  entry.id = todo.id;
  return todo;
}

async function change(
  { client, entries }: History,
  { id, text }: Todo,
  what: 'complete' | 'reopen' | 'delete',
): Promise<boolean> {
  const entry: Entry = { text, change: what, outcome: 'unknown', id };
  entries.push(entry);
  const outcome =
    what === 'delete'
      ? await client.send('DELETE', `/todos/${id}`)
      : await client.send('PUT', `/todos/${id}`, { id, text, completed: what === 'complete' });
  if (wasDone(outcome)) entry.outcome = 'ok';
  return entry.outcome === 'ok';
}

/** Adds, completes, reopens and deletes until told to stop or until the server is gone. */
export async function write(history: History, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    const todo = await add(history);
    if (!todo) return;
    if (turn % 2 === 0 && !(await change(history, todo, 'complete'))) return;
    if (turn % 4 === 0 && !(await change(history, todo, 'reopen'))) return;
    if (turn % 3 === 0 && !(await change(history, todo, 'delete'))) return;
  }
}

const stateAfter: Record<Change, string> = { add: 'open', complete: 'done', reopen: 'open', delete: 'gone' };

/** What a task may look like now: as the last acknowledged change left it, or as a later one of unknown fate would. */
function allowedStates(entries: readonly Entry[]): Set<string> {
  const lastOk = entries.findLastIndex(({ outcome }) => outcome === 'ok');
  const later = entries.slice(lastOk + 1).map(({ change }) => stateAfter[change]);
  return new Set([lastOk < 0 ? 'gone' : stateAfter[entries[lastOk]?.change ?? 'delete'], ...later]);
}

function describe(found: readonly Todo[]): string {
  if (found.length === 0) return 'gone';
  if (found.length > 1) return `there ${found.length} times`;
  return found[0]?.completed ? 'done' : 'open';
}

/** An addition of unknown fate, sent again with its key, must end as exactly one task. */
async function repeatUnknownAdditions({ client, entries }: History): Promise<void> {
  for (const entry of entries.filter(({ change, outcome }) => change === 'add' && outcome === 'unknown')) {
    const outcome = await client.send(
      'POST',
      '/todos',
      { text: entry.text, completed: false },
      { 'idempotency-key': entry.key ?? '' },
    );
    if (wasDone(outcome)) entry.outcome = 'ok';
  }
}

/** Compares the product with one writer's notes; answers a sentence for everything that does not fit. */
export async function judge(history: History): Promise<string[]> {
  await repeatUnknownAdditions(history);
  const todos = await history.client.listTodos();
  const byText = Map.groupBy(todos, ({ text }) => text);
  const problems: string[] = [];
  for (const [text, entries] of Map.groupBy(history.entries, ({ text }) => text)) {
    const allowed = allowedStates(entries);
    const state = describe(byText.get(text) ?? []);
    if (!allowed.has(state)) problems.push(`${text} is ${state}; it may be ${[...allowed].join(' or ')}`);
  }
  return problems;
}
