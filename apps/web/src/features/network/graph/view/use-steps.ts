import { useState } from 'react';

/** One change of the view, and the way there and back. */
type Step = { readonly undo: () => void; readonly redo: () => void };
type Steps = { readonly done: readonly Step[]; readonly undone: readonly Step[] };

const none: Steps = { done: [], undone: [] };
const keptSteps = 100;

/** Changes of the view that can be undone and redone, the newest first. */
export function useSteps() {
  const [{ done, undone }, setSteps] = useState(none);
  const [last, next] = [done.at(-1), undone.at(-1)];
  return {
    canUndo: last !== undefined,
    canRedo: next !== undefined,
    add: (step: Step) => setSteps((before) => ({ done: [...before.done, step].slice(-keptSteps), undone: [] })),
    undo() {
      if (!last) return;
      last.undo();
      setSteps({ done: done.slice(0, -1), undone: [...undone, last] });
    },
    redo() {
      if (!next) return;
      next.redo();
      setSteps({ done: [...done, next], undone: undone.slice(0, -1) });
    },
    forget: () => setSteps(none),
  };
}

export type ViewSteps = ReturnType<typeof useSteps>;
