import type { Answer, Caller, Todo } from './caller.ts';
import { createHistory, type Found, judge, type Outcome } from './history.ts';

type Attempt = { readonly text: string; readonly key: string };

const outcomeOf = (answer: Answer): Outcome => {
  if (answer === undefined || answer.status >= 500) return 'unknown';
  return answer.status < 300 ? 'ok' : 'fail';
};

const stateOf = ({ text, completed }: Todo): Found => ({ task: text, state: completed ? 'completed' : 'active' });

/** Adds, ticks and deletes its own tasks, one after the other, until the server no longer responds. */
export function createWriter(name: string, caller: Caller) {
  const history = createHistory();
  const adds = new Map<string, string>();
  let mine: Todo[] = [];
  let added: Attempt | undefined;

  async function add(attempt: Attempt): Promise<Outcome> {
    const { settle } = history.invoke(attempt.text, 'add');
    added = attempt;
    const answer = await caller.add(attempt.text, attempt.key);
    const outcome = outcomeOf(answer);
    settle(outcome);
    if (outcome !== 'ok') return outcome;
    const todo = answer?.body as Todo;
    adds.set(attempt.key, todo.id);
    mine = [...mine, todo];
    return outcome;
  }

  async function toggle(todo: Todo): Promise<Outcome> {
    const changed = { id: todo.id, text: todo.text, completed: !todo.completed };
    const { settle } = history.invoke(todo.text, changed.completed ? 'complete' : 'reopen');
    const outcome = outcomeOf(await caller.update(changed));
    settle(outcome);
    mine = [...mine.filter(({ id }) => id !== todo.id), changed];
    return outcome;
  }

  async function remove(todo: Todo): Promise<Outcome> {
    const { settle } = history.invoke(todo.text, 'delete');
    const outcome = outcomeOf(await caller.remove(todo));
    settle(outcome);
    mine = mine.filter(({ id }) => id !== todo.id);
    return outcome;
  }

  /** Two tasks come for each that is ticked and each that goes, the oldest first. */
  function next(step: number): Promise<Outcome> {
    const [oldest] = mine;
    const turn = step % 4;
    if (oldest && turn === 2) return toggle(oldest);
    if (oldest && turn === 3) return remove(oldest);
    const text = `${name} ${crypto.randomUUID()}`;
    return add({ text, key: `key of ${text}` });
  }

  return {
    history,
    async write(): Promise<void> {
      for (let step = 0; ; step++) {
        const outcome = await next(step);
        if (outcome === 'unknown') return;
      }
    },
    /** Compares the state read after a recovery with all requests, and continues from there. */
    recover(read: readonly Todo[]): string[] {
      mine = read.filter(({ text }) => text.startsWith(`${name} `));
      const found = mine.map(stateOf);
      const contradictions = judge(history, found);
      const states = new Map(found.map(({ task, state }) => [task, state]));
      for (const task of history.tasks()) history.observe({ task, state: states.get(task) ?? 'absent' });
      return contradictions;
    },
    /** Repeats the last addition with its key: it must be the same task, and no second one. */
    async repeatLastAdd(): Promise<string[]> {
      if (!added) return [];
      const { text, key } = added;
      const wasThere = mine.find((todo) => todo.text === text);
      const id = adds.get(key) ?? wasThere?.id;
      if (id === undefined) {
        const outcome = await add(added);
        return outcome === 'ok' ? [] : [`${text} could not be added after the recovery: ${outcome}`];
      }
      const answer = await caller.add(text, key);
      const repeated = (answer?.body as Partial<Todo> | undefined)?.id;
      return repeated === id ? [] : [`${text} was ${id} and is ${repeated} when it is asked for again`];
    },
  };
}

export type Writer = ReturnType<typeof createWriter>;
