/** What a writer asked of one of its tasks. */
export type Change = 'add' | 'complete' | 'reopen' | 'delete';
/** What a task is found to be; deleted tasks and tasks never added are absent. */
export type State = 'absent' | 'active' | 'completed';
/** `unknown`: no answer came, so it may have happened or not. */
export type Outcome = 'ok' | 'fail' | 'unknown';

type Entry = { readonly task: string; readonly leadsTo: State; outcome: Outcome };

export type Found = { readonly task: string; readonly state: State };

const leadsTo: Readonly<Record<Change, State>> = {
  add: 'active',
  complete: 'completed',
  reopen: 'active',
  delete: 'absent',
};

/** Everything one writer asked for, and what became of it. */
export function createHistory() {
  const entries = new Map<string, Entry[]>();

  function append(entry: Entry): Entry {
    const ofTask = entries.get(entry.task) ?? [];
    entries.set(entry.task, [...ofTask, entry]);
    return entry;
  }

  /** Notes the question before it is asked; its outcome stays unknown until `settle` is told. */
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
    /** What was read after a recovery is what holds from then on. */
    observe({ task, state }: Found) {
      append({ task, leadsTo: state, outcome: 'ok' });
    },
    count: (outcome: Outcome) => [...entries.values()].flat().filter((entry) => entry.outcome === outcome).length,
  };
}

export type History = ReturnType<typeof createHistory>;

/** Compares what was read with what a writer may expect; answers every contradiction in words. */
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
