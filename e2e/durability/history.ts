/** A writer's request for one of its tasks. */
export type Change = 'add' | 'complete' | 'reopen' | 'delete';
/** The state of a task as read; deleted tasks and tasks never added are absent. */
export type State = 'absent' | 'active' | 'completed';
/** `unknown`: no response, so it may have happened or not. */
export type Outcome = 'ok' | 'fail' | 'unknown';

type Entry = { readonly task: string; readonly leadsTo: State; outcome: Outcome };

export type Found = { readonly task: string; readonly state: State };

const leadsTo: Readonly<Record<Change, State>> = {
  add: 'active',
  complete: 'completed',
  reopen: 'active',
  delete: 'absent',
};

/** All requests of one writer, and their outcomes. */
export function createHistory() {
  const entries = new Map<string, Entry[]>();

  function append(entry: Entry): Entry {
    const ofTask = entries.get(entry.task) ?? [];
    entries.set(entry.task, [...ofTask, entry]);
    return entry;
  }

  /** Logs the request before it is sent; its outcome stays unknown until `settle` is called. */
  function invoke(task: string, change: Change): { settle(outcome: Outcome): void } {
    const entry = append({ task, leadsTo: leadsTo[change], outcome: 'unknown' });
    return {
      settle(outcome) {
        entry.outcome = outcome;
      },
    };
  }

  /** The states a task may be in: that of its last `ok`, or of any `unknown` after it. */
  function possibleStates(task: string): ReadonlySet<State> {
    const counted = (entries.get(task) ?? []).filter(({ outcome }) => outcome !== 'fail');
    const lastOk = counted.findLastIndex(({ outcome }) => outcome === 'ok');
    const states = counted.slice(Math.max(0, lastOk)).map((entry) => entry.leadsTo);
    return new Set(lastOk < 0 ? ['absent', ...states] : states);
  }

  return {
    invoke,
    possibleStates,
    tasks: () => [...entries.keys()],
    /** The state read after a recovery is the expected one from then on. */
    observe({ task, state }: Found) {
      append({ task, leadsTo: state, outcome: 'ok' });
    },
    count: (outcome: Outcome) => [...entries.values()].flat().filter((entry) => entry.outcome === outcome).length,
  };
}

export type History = ReturnType<typeof createHistory>;

/** Compares the state read with a writer's expectation; returns every contradiction in words. */
export function judge(history: History, found: readonly Found[]): string[] {
  const known = new Set(history.tasks());
  const twice = found.filter(({ task }, index) => found.findIndex((other) => other.task === task) !== index);
  const states = new Map(found.map(({ task, state }) => [task, state]));
  return [
    ...found.filter(({ task }) => !known.has(task)).map(({ task }) => `${task} was never added`),
    ...twice.map(({ task }) => `${task} is there more than once`),
    ...[...known].flatMap((task) => {
      const state = states.get(task) ?? 'absent';
      const possible = history.possibleStates(task);
      return possible.has(state) ? [] : [`${task} is ${state}, but may only be ${[...possible].join(' or ')}`];
    }),
  ];
}
